import { expect, test } from 'vitest';
import { shared } from './sharing';

const older = { step: 1, rows: [{ cards: ['a'] }, { cards: [] }], hand: [{ card: 'b' }], top: null };

test('an equal document is the older one', () => {
  expect(shared(older, structuredClone(older))).toBe(older);
});

test('what is equal is taken from the older document, the rest from the newer one', () => {
  const newer = { step: 2, rows: [{ cards: ['a', 'c'] }, { cards: [] }], hand: [{ card: 'b' }], top: null };
  const found = shared(older, newer);
  expect(found).toEqual(newer);
  expect(found.hand).toBe(older.hand);
  expect(found.rows[1]).toBe(older.rows[1]);
  expect(found.rows).not.toBe(older.rows);
});

test('a list that grew or shrank, and a part that came or went, are new', () => {
  const changes = [
    { ...older, hand: [] },
    { ...older, hand: [{ card: 'b' }, { card: 'b' }] },
    { step: 1, rows: older.rows, hand: older.hand },
    { ...older, more: undefined },
    { ...older, rows: {} },
    { ...older, top: { card: 'b' } },
  ];
  for (const newer of changes) expect(shared(older, structuredClone(newer))).toEqual(newer);
  expect(shared(older, structuredClone({ ...older, more: undefined }))).not.toBe(older);
});

test('neither document is changed', () => {
  const kept = structuredClone(older);
  const newer = { ...structuredClone(older), step: 2 };
  shared(older, newer);
  expect(older).toEqual(kept);
  expect(newer.hand).not.toBe(older.hand);
});
