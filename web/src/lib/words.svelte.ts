/** Texts, from the same Fluent files as the terminal's. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { GameName } from '$/generated/games';
import { settings, type Language } from './settings.svelte';

/** A file of texts, `locales/LANGUAGE/NAME.ftl`; with `web` come the errors and the `list` of every game. */
export type Texts =
  'web' | 'lessons' | 'analysis' | 'puzzles' | GameName | `${GameName}.${'table' | 'lesson'}`;

type Args = Record<string, FluentVariable>;

const common = { en: () => import('./words_en'), fr: () => import('./words_fr') };
const files = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/{web,errors,every_game,program,*.list}.ftl'],
  { query: '?raw', import: 'default' },
);

const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle('en', { useIsolating: false }),
  fr: new FluentBundle('fr', { useIsolating: false }),
};
const loading = new Map<string, Promise<void>>();
const known: Record<Language, string[]> = { en: [], fr: [] };
const wanted = new Set<Texts>(['web']);
/** Counts what has been loaded, so that texts are written again when more of them are there. */
let loaded = $state(0);

function load(language: Language, texts: Texts): Promise<void> {
  const path = `../../../locales/${language}/${texts}.ftl`;
  let going = loading.get(path);
  if (!going) {
    const text = texts === 'web' ? common[language]().then((file) => file.default) : files[path]!();
    going = text.then((text) => {
      const resource = new FluentResource(text);
      bundles[language].addResource(resource, { allowOverrides: true });
      known[language].push(...resource.body.map(({ id }) => id));
      loaded += 1;
    });
    going.catch(() => loading.delete(path));
    loading.set(path, going);
  }
  return going;
}

/** Fetches texts in the current language; after a change of language they are fetched again. */
export async function needWords(...texts: Texts[]): Promise<void> {
  for (const one of texts) wanted.add(one);
  await Promise.all([...wanted].map((one) => load(settings.language, one)));
}

/** The text of that id in the language of the moment; `id.attribute` for an attribute. Says the id if there is none. */
export function say(id: string, args?: Args): string {
  return sayIfKnown(id, args) ?? id;
}

/** The same, or nothing where there is no such text. */
export function sayIfKnown(id: string, args?: Args): string | undefined {
  void loaded;
  const bundle = bundles[settings.language];
  const [name, attribute] = id.split('.', 2) as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : undefined;
}

/** The ids of all texts that begin so, in the order of their file. */
export function textsLike(beginning: string): string[] {
  void loaded;
  return known[settings.language].filter((id) => id.startsWith(beginning));
}

/** A number as the language writes it. */
export function figure(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(settings.language, options).format(value);
}

/** A moment in time, as the language writes it. */
export function moment(
  at: number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  return new Intl.DateTimeFormat(settings.language, options).format(at);
}

/** How long ago something was. */
export function ago(at: number, now = Date.now()): string {
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
  ];
  const [unit, length] = units.find(([, length]) => now - at >= length) ?? ['second', 1000];
  return new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' }).format(
    -Math.round((now - at) / length),
    unit,
  );
}
