/** The types of every message, generated from the server's schema (see scripts/types.mjs). */
export type * from "../generated/messages";
