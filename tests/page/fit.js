// What of the table cannot be seen: things outside the window or clipped, small text, what one needs under something else,
// a part that would have to be scrolled. `phone`: only question, moves, identity and middle must be in sight.
(phone) => {
  const found = [];
  const named = (one) => one.dataset.zone ? `zone ${one.dataset.zone}` : one.dataset.move ? `move ${one.dataset.move}` : `${one.tagName}.${one.className}`.slice(0, 60);
  const whole = phone ? "[data-prompt], [data-moves] button, [data-identity], .middle" : "[data-zone], [data-prompt], [data-moves] button, [data-identity], .middle";
  const over = Boolean(document.querySelector("[data-ending]"));
  for (const one of over ? [] : document.querySelectorAll(whole)) {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) found.push(`${named(one)} has no size`);
    else if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) found.push(`${named(one)} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const edge = around.getBoundingClientRect();
      if (box.left < edge.left - 2 || box.top < edge.top - 2 || box.right > edge.right + 2 || box.bottom > edge.bottom + 2) found.push(`${named(one)} is clipped by ${named(around)}`);
    }
  }
  const table = document.querySelector(".table");
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const one = text.parentElement;
    if (!text.textContent.trim() || one.closest(".hidden-text, [data-all-moves], [data-text-view]") || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < 10.95) found.push(`"${text.textContent.trim().slice(0, 24)}" is ${size.toFixed(1)} px high (${named(one)})`);
  }
  // Whatever can be pressed now must be hit where it lies: at its middle or near a corner something of it is on top.
  for (const one of over ? [] : document.querySelectorAll("[data-moves] button, [data-prompt], .hand .thing.lit")) {
    const box = one.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.12, 0.12], [0.12, 0.5], [0.88, 0.12]].map(([x, y]) => [box.left + box.width * x, box.top + box.height * y]);
    const hit = points.some(([x, y]) => { const top = document.elementFromPoint(x, y); return top && (one.contains(top) || top.contains(one)); });
    if (!hit && box.bottom <= innerHeight + 1) found.push(`${named(one)} lies under something`);
  }
  for (const one of phone ? [] : document.querySelectorAll(".stage, .middle, .yours, .place, .rivals, .hand, .question"))
    if ((one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2) && getComputedStyle(one).overflow !== "visible") found.push(`${named(one)} overflows: ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`);
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) found.push("the page scrolls");
  for (const one of document.querySelectorAll(".stage, .middle, .yours, .place, .hand, .question, main")) if (one.scrollTop || (one.scrollLeft && !phone)) found.push(`${named(one)} has scrolled by itself`);
  return [...new Set(found)];
}
