// Plays through the page itself: clicks one of the buttons of the moves, any, as long as there are some.
async ([seed, limit, seconds]) => {
  let state = (seed * 48271) % 2147483647 || 1;
  let played = 0;
  const until = performance.now() + seconds * 1000;
  const below = (n) => (state = (state * 48271) % 2147483647) % n;
  while (played < limit && performance.now() < until) {
    if (document.querySelector("[data-ending]")) return { played, over: true };
    const buttons = document.querySelectorAll("[data-moves] button:not([disabled])");
    if (buttons.length) {
      buttons[below(buttons.length)].click();
      played += 1;
    }
    await new Promise((done) => setTimeout(done, 5));
  }
  return { played, over: Boolean(document.querySelector("[data-ending]")) };
}
