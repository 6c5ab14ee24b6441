// Plays through the page itself: clicks any button of the list of all moves, as long as there are some, and goes on where
// something is shown first.
// A move counts once the page shows what came of it. When nothing happens for so long, it gives up.
async ([seed, limit, patience]) => {
  let state = (seed * 48271) % 2147483647 || 1;
  let played = 0;
  const below = (n) => (state = (state * 48271) % 2147483647) % n;
  const at = () => document.querySelector("[data-at]")?.dataset.at;
  const over = () => Boolean(document.querySelector("[data-ending]"));
  const until = async (happened) => {
    for (const since = performance.now(); !happened() && performance.now() - since < patience; )
      await new Promise((done) => setTimeout(done, 5));
  };
  const buttons = () => {
    document.querySelector("[data-reveal] [data-seen], [data-scene] [data-seen]")?.click();
    return document.querySelectorAll("[data-all-moves][data-known=true] button:not([disabled])");
  };
  while (played < limit && !over()) {
    await until(() => over() || buttons().length);
    const offered = buttons();
    if (over() || !offered.length) break;
    const before = at();
    offered[below(offered.length)].click();
    await until(() => over() || at() !== before);
    if (!over() && at() === before) break;
    played += 1;
  }
  return { played, over: over() };
}
