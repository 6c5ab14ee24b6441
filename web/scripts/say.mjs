// Reads `{matter, names, sources: [[language, catalogue]], said: [Said]}` from standard input and writes what each is in words,
// `[[text, help]]`, by the page's own code: `python web/build.py --say`. So tests compare it with what Python says.
import { createServer } from "vite";

let input = "";
for await (const piece of process.stdin.setEncoding("utf8")) input += piece;
const { matter, names, sources, said } = JSON.parse(input);
const server = await createServer({ root: new URL("..", import.meta.url).pathname, configFile: false, server: { middlewareMode: true }, appType: "custom", logLevel: "error", optimizeDeps: { noDiscovery: true } });
const { Words } = await server.ssrLoadModule("/src/lib/words.ts");
const words = new Words(matter, sources);
const texts = said.map((one) => [words.say(one, names), words.help(one, names)]);
await server.close();
console.log(JSON.stringify(texts));
