/** Statistics of two hosts as one: the server's, and those of games on this device. */

import type { ConfigurationStatistics, OneDay, Share, Statistics, Tally } from '$/generated/api';

export function both(one: Statistics, other: Statistics): Statistics {
  return {
    days: one.days,
    configurations: merged(
      [...one.configurations, ...other.configurations],
      ({ game, setup }) => `${game} ${setup}`,
      bothConfigurations,
    ).sort((one, other) => other.all_time.games - one.all_time.games),
    per_day: merged([...one.per_day, ...other.per_day], ({ day }) => day, bothDays).sort((one, other) =>
      one.day < other.day ? -1 : 1,
    ),
  };
}

function merged<Value>(
  all: Value[],
  key: (value: Value) => string,
  add: (one: Value, other: Value) => Value,
): Value[] {
  const found = new Map<string, Value>();
  for (const value of all) {
    const before = found.get(key(value));
    found.set(key(value), before ? add(before, value) : value);
  }
  return [...found.values()];
}

const bothDays = (one: OneDay, other: OneDay): OneDay => ({
  day: one.day,
  games: one.games + other.games,
  wins: one.wins + other.wins,
});

const bothConfigurations = (
  one: ConfigurationStatistics,
  other: ConfigurationStatistics,
): ConfigurationStatistics => ({
  ...one,
  recent: bothTallies(one.recent, other.recent),
  all_time: bothTallies(one.all_time, other.all_time),
});

function bothTallies(one: Tally, other: Tally): Tally {
  const games = one.games + other.games;
  const moves = (one.mean_moves ?? 0) * one.games + (other.mean_moves ?? 0) * other.games;
  return {
    games,
    wins: one.wins + other.wins,
    mean_moves: games > 0 ? moves / games : null,
    endings: summed(one.endings, other.endings, (one, other) => one + other),
    seats: summed(one.seats, other.seats, bothShares),
    bots: summed(one.bots, other.bots, bothShares),
  };
}

const bothShares = (one: Share, other: Share): Share => ({
  played: one.played + other.played,
  won: one.won + other.won,
});

function summed<Value>(
  one: Record<string, Value>,
  other: Record<string, Value>,
  add: (one: Value, other: Value) => Value,
): Record<string, Value> {
  const sum = { ...one };
  for (const [key, value] of Object.entries(other))
    sum[key] = sum[key] === undefined ? value : add(sum[key], value);
  return sum;
}
