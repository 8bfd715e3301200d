import { expect, test } from 'vitest';
import { legs, route } from './route';

test('a way goes straight through corridors and round rooms', () => {
  const cells = ['0.0', '0.1', '1.1'];
  expect(route(cells, () => false)).toBe('M0.8 0.5L1.5 0.5L1.5 1.2');
  expect(route(cells, (cell) => cell === '0.1')).toContain('A0.3 0.3');
});

test('who stays walks nowhere', () => {
  expect(route(['3.3'], () => false)).toBe('');
});

test('a way is cut where the pawn jumps, not where it crosses rubble', () => {
  expect(legs({ cells: ['0.0', '6.6', '6.5'], cast_at: 1 })).toEqual([['0.0'], ['6.6', '6.5']]);
  expect(legs({ cells: ['0.0', '0.1', '0.2'], cast_at: 2 })).toEqual([['0.0', '0.1', '0.2']]);
});
