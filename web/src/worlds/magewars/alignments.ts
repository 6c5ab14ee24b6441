/** The alignments, as the rows number them. */
export const ALIGNMENTS = ["Good", "Neutral", "Evil"];
