import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { compress, filesIn, transferOf } from './compressed.ts';

/** One file of a group: its size, and the bytes to transfer. */
interface Kept {
  name: string;
  size: number;
  transfer: number;
}

type Bundle = Rolldown.OutputBundle;

/** The game that a source file belongs to, if it belongs to one alone. */
export function gameOf(source: string, games: string[]): string | undefined {
  const game = games.join('|');
  const places = [
    `/src/(?:games|art)/(${game})/`,
    `/locales/[a-z]+/(${game})\\.`,
    `/rules/book/[a-z]+/(${game})\\.`,
    `(?:^|/)wasm/(?:nets/)?(${game})[-/.]`,
  ];
  return places.map((place) => new RegExp(place).exec(source)?.[1]).find(Boolean);
}

/** The game of each file of a build; a file made of several games' sources, or of none, belongs to all pages. */
function gamesOfFiles(bundle: Bundle, games: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const output of Object.values(bundle)) {
    const sources = output.type === 'chunk' ? output.moduleIds : output.originalFileNames;
    const owners = new Set(sources.filter((id) => !id.startsWith('\0')).map((id) => gameOf(id, games)));
    const [owner] = owners;
    if (owners.size !== 1 || !owner) continue;
    const meta = output.type === 'chunk' ? output.viteMetadata : undefined;
    for (const name of [output.fileName, ...(meta?.importedCss ?? []), ...(meta?.importedAssets ?? [])])
      found.set(name, owner);
  }
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  for (const chunk of chunks) if (!found.has(chunk.fileName)) giveToAll(chunk, bundle, found);
  return found;
}

/** The files that a page of no game cannot do without belong to all pages, too. */
function giveToAll({ imports }: Rolldown.OutputChunk, bundle: Bundle, found: Map<string, string>) {
  for (const name of imports) {
    const output = bundle[name];
    if (found.delete(name) && output?.type === 'chunk') giveToAll(output, bundle, found);
  }
}

/** Modules and nets reach the build through the worker's own bundle, which does not tell their origin: their content does. */
function gamesOfContents(folder: string, games: string[]): Map<string, string> {
  const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  const entries = existsSync(folder) ? filesIn(folder) : [];
  return new Map(
    entries.flatMap((name) => {
      const game = gameOf(`wasm/${name}`, games);
      return game ? [[digest(join(folder, name)), game] as const] : [];
    }),
  );
}

/** Makes `worker.js` from `offline/worker.js`, with the list of all files of the build. */
export function offline({ games, pretty }: { games: string[]; pretty: boolean }): Plugin {
  const root = new URL('..', import.meta.url).pathname;
  return {
    name: 'offline',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const owners = gamesOfFiles(bundle, games);
        const contents = gamesOfContents(join(root, 'wasm'), games);
        const groups: Record<string, Kept[]> = { shell: [] };
        for (const game of games) groups[game] = [];
        const whole = createHash('sha256');
        for (const name of filesIn(dir)) {
          if (/^(worker\.js|_headers|icon-\d+\.png|previews\/.*)$/.test(name)) continue;
          const path = join(dir, name);
          const bytes = readFileSync(path);
          whole.update(`${name} ${bytes.length} `).update(bytes);
          const owner =
            owners.get(name) ?? contents.get(createHash('sha256').update(bytes).digest('hex')) ?? 'shell';
          const kept = {
            name: name === 'index.html' ? '' : name,
            size: statSync(path).size,
            transfer: transferOf(path),
          };
          groups[owner]!.push(kept);
        }
        const text = readFileSync(join(root, 'offline/worker.js'), 'utf8');
        const id = whole.update(text).digest('hex').slice(0, 12);
        const worker = join(dir, 'worker.js');
        writeFileSync(worker, text.replace('__BUILD__', JSON.stringify({ id, pretty, groups })));
        await compress(worker);
      },
    },
  };
}
