/** The current address, without loading the page again. */

import { addressIn, addressOf, to } from './address';

class Place {
  path = $state('/');
  query = $state.raw(new URLSearchParams());
  fragment = $state('');

  constructor() {
    this.#read();
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  #read() {
    ({ path: this.path, query: this.query, fragment: this.fragment } = addressIn(location));
  }

  /** Goes to an address of ours, or with `#` to another fragment of this page; `replace` leaves no way back to the old address. */
  go(address: string, { replace = false } = {}) {
    const from = this.path;
    const query = this.query.size ? `?${this.query}` : '';
    const whole = address.startsWith('#') ? `${from}${query}${address}` : address;
    history[replace ? 'replaceState' : 'pushState'](null, '', to(whole));
    this.#read();
    if (this.path !== from) scrollTo(0, 0);
  }
}

export const place = new Place();

/** Follows links to places of our own without asking for the page again. */
export function followLinks(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  const address = addressOf(link, location);
  if (address === undefined) return;
  event.preventDefault();
  place.go(address);
}
