import { expect, test } from 'vitest';
import { clockText } from './clock';

test('a clock shows what is left, rounded up, as people write it', () => {
  expect(clockText(0)).toBe('0:00');
  expect(clockText(64_001)).toBe('1:05');
  expect(clockText(7_200_000)).toBe('2:00:00');
  expect(clockText(3 * 86_400_000)).toBe('3 d');
});
