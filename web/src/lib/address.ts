/**
 * The address of a page is a path of our own, `/t/abc/replay?analyse#12`. Behind a server the browser shows it as it is. A
 * static host serves nothing but files, so there the whole address stands in the fragment of the first page's URL:
 * `https://host/any/folder/#/t/here-abc/replay?analyse#12`.
 */

export interface Address {
  path: string;
  query: URLSearchParams;
  fragment: string;
}

/** Whether a server is behind these pages; a build with `--mode site` has none. */
export const hasServer = import.meta.env.MODE !== 'site';

/** A record in the fragment (`lib/record_link.ts`) is opened wherever the first page is. */
const RECORD = /^#r=/;
const OPEN = '/open';

/** The `href` of a page of ours. */
export function to(address: string, pretty = hasServer): string {
  return pretty ? address : `#${address}`;
}

/** The URL of a page of ours, to be sent to somebody. */
export function urlOf(address: string, pretty = hasServer, here: URL = new URL(location.href)): string {
  return new URL(to(address, pretty), here.href.split('#', 1)[0]).href;
}

/** The page that a URL stands for. */
export function addressIn({ pathname, search, hash }: URL | Location, pretty = hasServer): Address {
  if (RECORD.test(hash) && (!pretty || pathname === '/'))
    return { path: OPEN, query: new URLSearchParams(), fragment: hash.slice(1) };
  if (pretty) return { path: pathname, query: new URLSearchParams(search), fragment: hash.slice(1) };
  if (!hash.startsWith('#/')) return { path: '/', query: new URLSearchParams(), fragment: hash.slice(1) };
  const { pathname: path, searchParams: query, hash: fragment } = new URL(`page:${hash.slice(1)}`);
  return { path, query, fragment: fragment.slice(1) };
}

/** Where a link of a page leads among our own pages; nothing if it leads elsewhere. */
export function addressOf(
  link: URL | HTMLAnchorElement,
  here: URL | Location,
  pretty = hasServer,
): string | undefined {
  if (link.origin !== here.origin) return;
  if (pretty) return link.pathname.startsWith('/api/') ? undefined : link.pathname + link.search + link.hash;
  if (link.pathname !== here.pathname || link.search !== here.search) return;
  return /^#(\/|r=)/.test(link.hash) || !link.hash ? link.hash.slice(1) || '/' : link.hash;
}
