/** The rules as books: `docs/rules/book/LANGUAGE/GAME.md`, written as HTML by `tools/book.ts`. */

import type { Language } from '$/lib/settings.svelte';
import type { GameName } from '$/lib/table/wire';

export interface Book {
  title: string;
  html: string;
  contents: { depth: number; id: string; text: string }[];
}

const files = import.meta.glob<Book>('../../../../docs/rules/book/*/*.md', { import: 'default' });

export function bookOf(game: GameName, language: Language): Promise<Book> {
  return files[`../../../../docs/rules/book/${language}/${game}.md`]!();
}
