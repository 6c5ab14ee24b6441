// Reads `{book, you, deeds: [[DeedView]], views: [View]}` from standard input and writes what the page makes of them, by its own
// code: `python web/build.py --scenes`. For each list of deeds, as they come one after the other, the scene, its cards and its
// times; the story of all of them by turns; and what changed from each view to the next.
import { createServer } from "vite";

let input = "";
for await (const piece of process.stdin.setEncoding("utf8")) input += piece;
const { book, you, deeds, views } = JSON.parse(input);
const server = await createServer({ root: new URL("..", import.meta.url).pathname, configFile: false, server: { middlewareMode: true }, appType: "custom", logLevel: "error", optimizeDeps: { noDiscovery: true } });
const { cardsOf, changed, Drama, headlines, lookAt, PACES, tell, turnsOf } = await server.ssrLoadModule("/src/lib/scenes.ts");
const drama = new Drama(book);
const faces = new Set(book.cards.map((card) => card.id));
let open = null;
const scenes = deeds.map((list) => {
  const scene = tell(open, list, drama, you);
  open = scene ?? open;
  return scene && { ...scene, cards: cardsOf(scene.news, (id) => faces.has(id), drama), times: Object.fromEntries(PACES.map((pace) => [pace, lookAt(scene, pace, 0, false)])), hurried: lookAt(scene, "normal", 30, true) };
});
const turns = turnsOf(deeds.flat()).map((turn) => ({ ...turn, deeds: turn.deeds.map((deed) => deed.number), heads: headlines(turn, drama) }));
const changes = views.slice(1).map((view, place) => changed(views[place], view));
await server.close();
console.log(JSON.stringify({ scenes, turns, changes }, (_, value) => (value === Infinity ? "until seen" : value)));
