/** Short notices at the edge of the screen: what went wrong, what was done. */
export interface Notice {
  id: number;
  text: string;
  kind: "info" | "problem";
}

export const notices: { list: Notice[] } = $state({ list: [] });
let next = 1;

export function notice(text: string, kind: Notice["kind"] = "info"): void {
  const id = next++;
  notices.list = [...notices.list.slice(-2), { id, text, kind }];
  setTimeout(() => (notices.list = notices.list.filter((one) => one.id !== id)), kind === "problem" ? 9000 : 5000);
}
