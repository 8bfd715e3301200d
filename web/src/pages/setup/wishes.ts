/** The choices of the form, and the table they make. */

import type { Names } from '$/lib/people.svelte';
import type { Clock, Setup } from '$/lib/table/wire';
import type { Sitter, Wish } from '$/parts/around/seating';
import type { OptionSpec, Offered } from '$/generated/api';

/** A seat in the form: `me`, `open`, or `bot:NAME`. */
export type SeatChoice = string;

export interface Choices {
  seats: SeatChoice[];
  /** By option; `own` stands for the text in `own`. */
  options: Record<string, string>;
  own: Record<string, string>;
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  hints: boolean;
  archived: boolean;
  clock: 'none' | 'move' | 'bank';
  perMove: number;
  bank: number;
  increment: number;
}

/** The kind of players, in one word for all seats. */
export type Company = 'alone' | 'bots' | 'device' | 'friends';

export const OWN = 'own:';

/** The number of players is asked with the seats. */
export function grouped({ options, main_options }: Offered): {
  /** The options that change the game most. */
  first: OptionSpec[];
  /** Finer rules. */
  finer: OptionSpec[];
} {
  const rest = options.filter((option) => option.id !== 'players');
  return {
    first: main_options.flatMap((one) => rest.filter((option) => option.id === one)),
    finer: rest.filter((option) => !main_options.includes(option.id)),
  };
}

/** The strongest bot is the last. */
function strongest({ bots }: Offered): SeatChoice {
  return `bot:${bots.at(-1)}`;
}

/** Seats for so many players in that company; the first is always the user's. */
export function seatsFor(game: Offered, company: Company, players: number): SeatChoice[] {
  const count = company === 'alone' ? 1 : Math.max(players, 2);
  const other = { alone: 'me', bots: strongest(game), device: 'me', friends: 'open' }[company];
  return Array.from({ length: count }, (_, at) => (at === 0 ? 'me' : other));
}

/** Which company the seats are; none of them if they are mixed. */
export function companyOf(seats: SeatChoice[]): Company | null {
  const others = seats.slice(1);
  if (seats[0] !== 'me') return null;
  if (others.length === 0) return 'alone';
  if (others.every((seat) => seat === 'me')) return 'device';
  if (others.every((seat) => seat === 'open')) return 'friends';
  if (others.every((seat) => seat.startsWith('bot:'))) return 'bots';
  return null;
}

/** More or fewer seats; those that come are like the last one. */
export function resized(game: Offered, seats: SeatChoice[], players: number): SeatChoice[] {
  const more = seats.length > 1 ? seats.at(-1)! : strongest(game);
  return Array.from({ length: players }, (_, at) => seats[at] ?? more);
}

/** The names of those who share this device; one alone is called as always. */
export function sharing(seats: SeatChoice[], names: Names): Names {
  const here = seats.flatMap((seat, at) => (seat === 'me' ? [at + 1] : []));
  return here.length > 1 ? Object.fromEntries(here.map((seat) => [seat, names[seat] ?? ''])) : {};
}

export function usual(game: Offered): Choices {
  const players = Math.max(game.min_players, Number(defaultOf(game, 'players') ?? 1));
  return {
    seats: seatsFor(game, game.min_players === 1 ? 'alone' : 'bots', players),
    options: Object.fromEntries(game.options.map(({ id, default: value }) => [id, value])),
    own: {},
    listed: false,
    spectators: true,
    chat: true,
    hints: false,
    archived: true,
    clock: 'none',
    perMove: 60,
    bank: 600,
    increment: 5,
  };
}

function defaultOf(game: Offered, option: string): string | undefined {
  return game.options.find(({ id }) => id === option)?.default;
}

/** The choices of the last time, as far as the game still knows them. */
export function recalled(game: Offered, kept: unknown): Choices {
  const choices = usual(game);
  if (typeof kept !== 'object' || kept === null) return choices;
  const before = kept as Partial<Choices>;
  for (const { id, values, own } of game.options) {
    const value = before.options?.[id];
    if (value !== undefined && (values.includes(value) || (own && value === OWN)))
      choices.options[id] = value;
    const text = before.own?.[id];
    if (own && typeof text === 'string') choices.own[id] = text;
  }
  const known = (seat: unknown) =>
    seat === 'me' || seat === 'open' || game.bots.some((bot) => seat === `bot:${bot}`);
  const seats = before.seats;
  if (
    Array.isArray(seats) &&
    seats.length >= game.min_players &&
    seats.length <= game.max_players &&
    seats.every(known)
  ) {
    choices.seats = seats;
  }
  for (const name of ['listed', 'spectators', 'chat', 'hints', 'archived'] as const) {
    if (typeof before[name] === 'boolean') choices[name] = before[name];
  }
  for (const name of ['perMove', 'bank', 'increment'] as const) {
    if (Number.isFinite(before[name])) choices[name] = before[name]!;
  }
  if (before.clock && ['none', 'move', 'bank'].includes(before.clock)) choices.clock = before.clock;
  return choices;
}

const plain = (value: string) => (/^\d+$/.test(value) ? Number(value) : value);

function clockOf({ clock, perMove, bank, increment }: Choices): Clock | null {
  if (clock === 'move') return { per_move_s: perMove };
  return clock === 'bank' ? { bank_s: bank, increment_s: increment } : null;
}

/** The wish to send: only options that differ from the defaults, and the number of players. */
export function wishOf(game: Offered, choices: Choices): Wish {
  const setup: Setup = { players: choices.seats.length };
  for (const { id, default: usual } of game.options) {
    if (id === 'players') continue;
    const chosen = choices.options[id] ?? usual;
    const value = chosen === OWN ? (choices.own[id] ?? '').replace(/\s+/g, '') : chosen;
    if (value !== usual) setup[id] = plain(value);
  }
  const sitter = (seat: SeatChoice): Sitter =>
    seat === 'me' || seat === 'open' ? seat : { bot: seat.slice('bot:'.length) };
  return {
    game: game.id,
    setup,
    seats: choices.seats.map(sitter),
    listed: choices.listed && choices.seats.includes('open'),
    spectators: choices.spectators,
    chat: choices.chat,
    hints: choices.hints && choices.seats.includes('open'),
    archived: choices.archived,
    clock: clockOf(choices),
  };
}

/** The option a refusal is about: `setup.communication` is `communication`. */
export function optionOf(field: string | undefined): string | undefined {
  return field?.startsWith('setup.') ? field.slice('setup.'.length) : field;
}

/** The other option of a conflict: `not with players=1`. */
export function conflicting(expected: string | undefined): { option: string; value: string } | undefined {
  const found = /^not with ([\w-]+)=(\S+)$/.exec(expected ?? '');
  return found ? { option: found[1]!, value: found[2]! } : undefined;
}
