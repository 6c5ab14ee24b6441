declare module "virtual:icons/*" {
  const drawings: Record<string, string>;
  export default drawings;
}
declare module "virtual:rules/*" {
  const book: { id: string; title: string; level: number; html: string }[] | null;
  export default book;
}
declare module "virtual:keywords/*" {
  const keywords: Record<string, { id: string; text: string }> | null;
  export default keywords;
}
