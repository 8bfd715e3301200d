import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What the pages may load: files of their own folder's host, and nothing else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** The form that Netlify and Cloudflare Pages read; `docs/site.md` says the same for other hosts. */
const HEADERS = `/*
  Content-Security-Policy: ${[...POLICY, "frame-ancestors 'none'"].join('; ')}
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Cache-Control: no-cache

/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/*.wasm
  Content-Type: application/wasm
`;

/** Most people come to the first page and then begin a game: what that takes is fetched beside the program, in this order. */
const EARLY = ['Home', 'words_en', 'words_fr', 'Table'];

function early(bundle: Rolldown.OutputBundle, page: string): HtmlTagDescriptor[] {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputBundle[string] | undefined) => {
    // The page asks for the program itself.
    if (chunk?.type !== 'chunk' || files.has(chunk.fileName) || page.includes(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const file of chunk.imports) add(bundle[file]);
  };
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const parts = EARLY.map((wanted) => chunks.find(({ name }) => name === wanted));
  parts.forEach(add);
  const link = (rel: string, file: string, more = {}): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, href: `./${file}`, crossorigin: true, ...more },
    injectTo: 'head',
  });
  const styles = [...(parts[0]?.viteMetadata?.importedCss ?? [])];
  return [
    ...styles.map((file) => link('preload', file, { as: 'style' })),
    ...[...files].map((file) => link('modulepreload', file)),
  ];
}

/** Makes pages for a host that only serves files: the policy stands in the page, for hosts that send no headers. */
export function site(): Plugin {
  return {
    name: 'site',
    apply: 'build',
    transformIndexHtml: (page, { bundle = {} }) => [
      ...early(bundle, page),
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY.join('; ') },
        injectTo: 'head-prepend',
      },
      { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head-prepend' },
    ],
    writeBundle: ({ dir = 'dist' }) => writeFileSync(join(dir, '_headers'), HEADERS),
  };
}
