import { existsSync } from 'node:fs';

/**
 * The browser to test in: the one that CHROMIUM names, or Debian's. The one without windows needs a third less of the processor to
 * open a page. Undefined is Playwright's own.
 */
export const browserPath =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
