// Do what the coach says, by clicking where the ring is, to the end. Every step is looked at: is the bubble inside the
// window, is none of it cut off, does it leave the thing free that is to be clicked? Gives the steps, with what was wrong.
async ([patience, wrongAt]) => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const seen = (selector) => document.querySelector(selector);
  const state = () => {
    const coach = seen("[data-coach]");
    if (!coach) return null;
    const ring = seen("[data-ring=act]")?.getBoundingClientRect();
    const place = coach.getBoundingClientRect();
    return { coach, ring, key: [coach.dataset.step, coach.dataset.coach, ring?.left, ring?.top, place.left, place.top, coach.textContent].join(" ") };
  };
  const overlap = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const steps = [];
  let clicked = null, before = "", same = 0, tried = false;
  const until = performance.now() + patience;
  while (performance.now() < until) {
    await frame();
    for (const next of document.querySelectorAll("[data-reveal] [data-seen], [data-night] [data-seen], [data-scene] [data-seen]")) next.click();
    const now = state();
    same = now && now.key === before ? same + 1 : 0;
    before = now?.key ?? "";
    if (!now || same < 4 || now.coach.getAttribute("style") === "" || now.key === clicked) continue;
    const { coach, ring } = now;
    const kind = coach.dataset.coach;
    if (getComputedStyle(coach).visibility === "hidden" || (kind === "do" && !ring)) continue;
    const box = coach.getBoundingClientRect();
    const wrong = [];
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) wrong.push("outside");
    if ([...coach.querySelectorAll("p, h2, button")].some((one) => one.scrollWidth > one.clientWidth + 1)) wrong.push("cut off");
    if (ring && overlap(box, ring) > 0.12 * ring.width * ring.height) wrong.push("covered");
    if (kind === "tell" && coach.dataset.points > 0 && !seen("[data-ring]")) wrong.push("nothing shown");
    steps.push({ step: Number(coach.dataset.step), kind, text: coach.querySelector(".text")?.textContent ?? "", wrong });
    if (kind === "end") return steps;
    clicked = now.key;
    const astray = wrongAt === Number(coach.dataset.step) && kind === "do" && !tried && [...document.querySelectorAll(".thing.lit, [data-moves] [data-move]")].find((one) => {
      const at = one.getBoundingClientRect();
      return overlap(at, ring) === 0;
    });
    if (astray) {
      tried = true;
      astray.click();
    } else if (kind === "do") {
      const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2];
      document.elementFromPoint(x, y)?.closest("button")?.click();
    } else seen("[data-coach-next]").click();
  }
  return [...steps, { step: -1, kind: "stuck", text: before, wrong: ["stuck"] }];
}
