/** The current address, without loading the page again. */

class Place {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  fragment = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  #read() {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.fragment = location.hash.slice(1);
  }

  /** Goes there; `replace` leaves no way back to the old address. */
  go(address: string, { replace = false } = {}) {
    const there = new URL(address, location.href);
    const elsewhere = there.pathname !== location.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', there);
    this.#read();
    if (elsewhere) scrollTo(0, 0);
  }
}

export const place = new Place();

/** Follows links to places of our own without asking the server for the page again. */
export function followLinks(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  place.go(link.href);
}
