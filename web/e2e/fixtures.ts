import { test as base, expect, type Page } from '@playwright/test';
import type { TableDocument, Done } from '../src/generated/api';
import { PagesServer } from './pages_server';
import { TableServer } from './server';

interface Shared {
  server: TableServer;
  /** Where the pages are: the server's own, or those of a folder (`DEDALE_PAGES`) in front of it. */
  pages: string;
}

/** Every worker has a server of its own; `page` starts there. */
export const test = base.extend<object, Shared>({
  server: [
    async ({}, use) => {
      const server = await new TableServer().start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  pages: [
    async ({ server }, use) => {
      const folder = process.env.DEDALE_PAGES;
      const pages = folder ? await new PagesServer(folder, server.address).start() : undefined;
      await use(pages?.address ?? server.address);
      pages?.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ pages }, use) => use(pages),
});

export { expect };

export const LANGUAGES = ['en', 'fr'] as const;

/** Earlier choices, as the settings page keeps them. */
export async function settle(page: Page, settings: Record<string, unknown>) {
  await page.addInitScript((kept) => localStorage.setItem('dedale-settings', JSON.stringify(kept)), settings);
}

interface Plan {
  game: string;
  setup: Record<string, unknown>;
  bots: Record<number, string>;
  seats: number[];
  start: boolean;
}

/** Sets a table up, sits down, and begins. Runs in the page, as whoever that is; answers with the table's id. */
export async function makeTable({ game, setup, bots, seats, start }: Plan): Promise<string> {
  const post = async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  await post('/api/guest', {});
  const { table } = await post<TableDocument>('/api/tables', { game, setup });
  let step = 0;
  const order = async (name: string, body: object) =>
    ({ step } = await post<Done>(`/api/tables/${table}/${name}`, {
      step,
      key: `e2e-${name}-${step}-${Math.random()}`,
      ...body,
    }));
  for (const seat of seats) await order('sit', { seat });
  for (const [seat, bot] of Object.entries(bots)) await order('seat-bot', { seat: Number(seat), bot });
  if (start) await order('start', {});
  return table;
}

/** Sets a table up as whoever the page is, sits down, and begins. Answers with its id. */
export async function newTable(
  page: Page,
  game: string,
  setup: Record<string, unknown> = {},
  { bots = {}, seats = [1], start = true }: Partial<Pick<Plan, 'bots' | 'seats' | 'start'>> = {},
): Promise<string> {
  if (page.url() === 'about:blank') await page.goto('/about');
  return page.evaluate(makeTable, { game, setup, bots, seats, start });
}
