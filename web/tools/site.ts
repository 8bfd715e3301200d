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

/** Most people come to the first page: it is fetched beside the program that shows it. */
function firstPage(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const chunk = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === 'Home');
  if (chunk?.type !== 'chunk') return [];
  const link = (rel: string, file: string, more = {}): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, href: `./${file}`, crossorigin: true, ...more },
    injectTo: 'head',
  });
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [
    link('modulepreload', chunk.fileName),
    ...styles.map((file) => link('preload', file, { as: 'style' })),
  ];
}

/** Makes pages for a host that only serves files: the policy stands in the page, for hosts that send no headers. */
export function site(): Plugin {
  return {
    name: 'site',
    apply: 'build',
    transformIndexHtml: (_page, { bundle = {} }) => [
      ...firstPage(bundle),
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
