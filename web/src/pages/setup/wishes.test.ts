import { expect, test } from 'vitest';
import type { Offered } from '$/generated/api';
import {
  OWN,
  companyOf,
  conflicting,
  grouped,
  optionOf,
  recalled,
  resized,
  seatsFor,
  sharing,
  usual,
  wishOf,
} from './wishes';

const option = (id: string, values: string[], own?: string) => ({
  id,
  values,
  default: values[0]!,
  rule: '',
  own,
});
const onirim: Offered = {
  id: 'onirim',
  min_players: 1,
  max_players: 2,
  cooperative: true,
  rule_prefix: 'ON',
  first_game_players: 1,
  puzzles: 0,
  main_options: ['book', 'towers', 'premonitions', 'communication'],
  options: [option('players', ['1', '2']), option('first', ['1', '2']), option('book', ['none', 'hard'])],
  bots: ['random', 'greedy'],
  rules: 1,
  setup: {},
};
const mondes: Offered = {
  id: 'mondes',
  min_players: 2,
  max_players: 5,
  cooperative: false,
  rule_prefix: 'MO',
  first_game_players: 3,
  puzzles: 0,
  main_options: ['character-key', 'reach', 'counter-chains'],
  options: [
    option('players', ['2', '3', '4', '5']),
    option('reach', ['anywhere', 'same-world']),
    option('max-rounds', ['60'], '^[1-9][0-9]{0,3}$'),
  ],
  bots: ['random', 'greedy'],
  rules: 1,
  setup: {},
};

test('a game for one is played alone at first, others against the strongest bot', () => {
  expect(usual(onirim).seats).toEqual(['me']);
  expect(usual(mondes).seats).toEqual(['me', 'bot:greedy']);
});

test('seats are made for a company, and the company is read from the seats', () => {
  for (const company of ['bots', 'device', 'friends'] as const) {
    expect(companyOf(seatsFor(mondes, company, 3))).toBe(company);
  }
  expect(companyOf(['me', 'open', 'bot:greedy'])).toBeNull();
  expect(companyOf(['me'])).toBe('alone');
});

test('further seats are like the last one', () => {
  expect(resized(mondes, ['me', 'open'], 4)).toEqual(['me', 'open', 'open', 'open']);
  expect(resized(onirim, ['me'], 2)).toEqual(['me', 'bot:greedy']);
  expect(resized(mondes, ['me', 'open', 'bot:random'], 2)).toEqual(['me', 'open']);
});

test('only what differs from the defaults is sent, numbers as numbers', () => {
  const choices = usual(mondes);
  choices.options['max-rounds'] = OWN;
  choices.own['max-rounds'] = ' 12 ';
  choices.clock = 'bank';
  choices.listed = true;
  expect(wishOf(mondes, choices)).toEqual({
    game: 'mondes',
    setup: { players: 2, 'max-rounds': 12 },
    seats: ['me', { bot: 'greedy' }],
    listed: false,
    spectators: true,
    chat: true,
    hints: false,
    archived: true,
    clock: { bank_s: 600, increment_s: 5 },
  });
});

test('hints for everybody are a matter of tables others come to', () => {
  const choices = { ...usual(mondes), hints: true };
  expect(wishOf(mondes, choices).hints).toBe(false);
  expect(wishOf(mondes, { ...choices, seats: ['me', 'open'] }).hints).toBe(true);
});

test('what was chosen the last time comes back, as far as it still exists', () => {
  const kept = {
    ...usual(onirim),
    options: { book: 'hard', towers: 'many' },
    seats: ['me', 'bot:gone'],
    chat: false,
  };
  const choices = recalled(onirim, kept);
  expect(choices.options).toEqual({ players: '1', first: '1', book: 'hard' });
  expect(choices.seats).toEqual(['me']);
  expect(choices.chat).toBe(false);
  expect(recalled(onirim, 'nonsense')).toEqual(usual(onirim));
});

test('an option nobody told the form of is among the finer rules', () => {
  const { first, finer } = grouped(mondes);
  expect(first.map(({ id }) => id)).toEqual(['reach']);
  expect(finer.map(({ id }) => id)).toEqual(['max-rounds']);
});

test('a refusal names the option and what it does not go with', () => {
  expect(optionOf('setup.communication')).toBe('communication');
  expect(conflicting('not with players=1')).toEqual({ option: 'players', value: '1' });
  expect(conflicting('classic, all-loose')).toBeUndefined();
});

test('only people who share the device are given names', () => {
  const names = { 1: 'Ada', 2: 'Malo', 3: 'Inès' };
  expect(sharing(['me', 'bot:hard'], names)).toEqual({});
  expect(sharing(['me', 'bot:hard', 'me'], names)).toEqual({ 1: 'Ada', 3: 'Inès' });
});
