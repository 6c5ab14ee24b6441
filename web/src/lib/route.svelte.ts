/** Addresses: `/`, `/t/{table}`, `/r/{replay}`, `/rules/{game}`, `/cards/{game}`, `/tables`, `/about`. */

export const route = $state({ path: location.pathname, query: location.search, hash: location.hash });

function read(): void {
  route.path = location.pathname;
  route.query = location.search;
  route.hash = location.hash;
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  const before = route.path;
  read();
  if (before !== route.path) scrollTo({ top: 0 });
}

/** For links inside the page: `<a href="/rules/castle" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
