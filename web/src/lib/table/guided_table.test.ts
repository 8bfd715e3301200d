import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stepBefore, waitsForLearner, type Lesson } from '$/lessons/lesson';
import { GAMES } from '../games';
import { settings } from '../settings.svelte';
import { needWords, sayIfKnown } from '../words.svelte';
import { GuidedTable, NotNow } from './guided_table.svelte';
import type { GameName } from './wire';

const lessonOf = (game: GameName): Lesson =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../games/${game}/lesson.json`), 'utf8')) as Lesson;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Does what the lesson asks for, once. */
async function obey(table: GuidedTable) {
  if (table.busy) vi.advanceTimersByTime(5000);
  else if (table.expected) await table.act(table.expected);
  else table.next();
}

afterEach(() => {
  settings.language = 'en';
});

test.each(GAMES)('whoever does what the notes of %s say comes to its end', async (game) => {
  const table = new GuidedTable(lessonOf(game));
  for (let turns = 0; !table.over && turns < 200; turns++) await obey(table);
  expect(table.over).toBe(true);
  expect(table.log).toHaveLength(table.lesson.moments.length);
  table.close();
});

test.each(GAMES)('every answer of %s is one of those that are possible', (game) => {
  const { steps, moments } = lessonOf(game);
  steps
    .filter(({ action }) => action)
    .forEach(({ action, by }, at) => {
      if (by === undefined) expect(moments[at]!.legal).toContain(action);
    });
});

test.each(GAMES)('every note of %s has words in both languages, and so has its end', async (game) => {
  for (const language of ['en', 'fr'] as const) {
    settings.language = language;
    await needWords(`${game}.lesson`);
    const notes = lessonOf(game).steps.flatMap(({ note }) => note ?? []);
    expect([...notes, 'end'].filter((note) => sayIfKnown(`lesson-${game}-${note}`) === undefined)).toEqual(
      [],
    );
  }
});

test('another answer is refused, and nothing has changed but that the lesson knows', async () => {
  const table = new GuidedTable(lessonOf('onirim'));
  while (!table.expected) table.next();
  const before = table.standing.step;
  await expect(table.act('discard brown-key')).rejects.toBeInstanceOf(NotNow);
  expect(table.standing.step).toBe(before);
  expect(table.astray).toBe(1);
  table.close();
});

test('the other seats answer by themselves, and one goes back to a note, never into their turn', async () => {
  const lesson = lessonOf('labyrinth');
  const table = new GuidedTable(lesson);
  while (!table.busy) await obey(table);
  const by = table.at;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.busy).toBe(false);
  expect(table.at).toBeGreaterThan(by);
  expect(waitsForLearner(lesson, stepBefore(lesson, table.at))).toBe(true);
  table.close();
});

test('what cannot be answered is explained with its rule', async () => {
  const table = new GuidedTable(lessonOf('onirim'));
  while (table.standing.step === 0) await obey(table);
  const [explained] = await table.explain(['play blue-sun']);
  expect(explained).toMatchObject({ refusal: 'same-symbol', rule: 'ON-T1' });
  table.close();
});

test('answers to one note may come in any order that leads to the same', async () => {
  const table = new GuidedTable(lessonOf('mondes'));
  while (table.note?.note !== 'pay') await obey(table);
  const last = table.lesson.moments.at(-1)!;
  await table.act('pay-character');
  expect(table.standing.legal).not.toContain('pay-character');
  expect(table.astray).toBe(0);
  while (!table.over) await obey(table);
  expect(table.standing.view).toEqual(last.view);
  table.back();
  await table.act('home');
  expect(table.expected).toBe('pay h4');
  table.close();
});
