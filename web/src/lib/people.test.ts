import { expect, test } from 'vitest';
import { callPeople, callPerson, personAt, usualNames } from './people.svelte';

test('people who share a device are called by their names at their table, and offered them again at the next one', () => {
  callPeople('here-1', { 1: 'Ada', 2: ' Malo ', 3: '  ' });
  expect([1, 2, 3].map((seat) => personAt('here-1', seat))).toEqual(['Ada', 'Malo', undefined]);
  expect(personAt('here-2', 1)).toBeUndefined();
  expect(usualNames()).toEqual({ 1: 'Ada', 2: 'Malo' });
  callPerson('here-1', 2, '');
  expect(personAt('here-1', 2)).toBeUndefined();
  expect(personAt('here-1', 1)).toBe('Ada');
});

test('the names of old tables are forgotten', () => {
  for (let table = 0; table < 100; table += 1) callPeople(`here-old-${table}`, { 1: 'Inès' });
  expect(personAt('here-old-0', 1)).toBeUndefined();
  expect(personAt('here-old-99', 1)).toBe('Inès');
});
