import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal, Unreachable } from '$/lib/refusal';
import type { Account, AnalysisDocument, Decision, Report } from '$/lib/table/wire';
import { Analysis } from './analysis.svelte';
import { curvesOf, lineOf, nearest, placeAt, remarksOf, sideOf } from './curves';

const decision = (step: number, seat: number, more: Partial<Decision> = {}): Decision => ({
  step,
  turn: 1,
  seat,
  taken: 'a',
  best: 'a',
  then: [],
  chance: 0.5,
  worth: 0.5,
  error: 0.01,
  regret: 0,
  luck: 0,
  others: 0,
  ...more,
});
const account = (seats: number[], end = 1): Account => ({
  seats,
  start: 0.5,
  regret: 0,
  luck: 0,
  others: 0,
  end,
  mistakes: [],
});
const report = (accounts: Account[], decisions: Decision[], complete = true): Report => ({
  accounts,
  decisions,
  complete,
  simulations: 100,
  game: 'onirim',
  setup: {},
  outcome: null,
});

test('each side has a curve of its own decisions, and an end when all is known', () => {
  const decisions = [decision(1, 1), decision(2, 2, { chance: 0.4, regret: 0.1 }), decision(5, 1)];
  const sides = [account([1], 0), account([2]), account([3])];
  const [one, other, ...more] = curvesOf(report(sides, decisions));
  expect(one!.points.map(({ place, step }) => [place, step])).toEqual([
    [0, 1],
    [2, 5],
  ]);
  expect(one!.end).toBe(0);
  expect(other!.points).toEqual([{ place: 1, step: 2, chance: 0.4, after: expect.closeTo(0.3) as number }]);
  expect(more).toEqual([]);
  expect(curvesOf(report(sides, decisions, false))[0]!.end).toBeNull();
});

test('the line falls at once by what a mistake cost, and ends with the result', () => {
  const curve = curvesOf(report([account([1])], [decision(0, 1), decision(4, 1, { regret: 0.2 })]))[0]!;
  const line = lineOf(
    curve,
    10,
    (step) => step * 10,
    (chance) => (1 - chance) * 100,
  );
  expect(line).toBe('M0 50L40 50V70L100 0');
});

test('who plays in a team is on its side, who sees everything on no side where there are several', () => {
  const team = account([1, 2]);
  expect(sideOf([team], '2')).toBe(team);
  expect(sideOf([team], 'all')).toBe(team);
  const rivals = [account([1]), account([2])];
  expect(sideOf(rivals, '2')).toBe(rivals[1]);
  expect(sideOf(rivals, 'all')).toBeNull();
});

test('a move is seen with the decision it begins, or the last one before it', () => {
  const decisions = [{ step: 2 }, { step: 5 }, { step: 9 }];
  expect([0, 2, 4, 5, 20].map((moves) => placeAt(decisions, moves))).toEqual([0, 0, 0, 1, 2]);
  expect([0, 3, 4, 8].map((moves) => nearest(decisions, moves))).toEqual([0, 0, 1, 2]);
});

test('remarks are about the move that answered, in whole points, and about one’s own side', () => {
  const found = report(
    [account([1]), account([2])],
    [
      decision(3, 1, { regret: 0.124, luck: -0.08 }),
      decision(4, 2, { regret: 0.3 }),
      decision(6, 1, { luck: 0.004 }),
      decision(7, 1, { turns: { best: 6, taken: 7.5, lost: 1.5 } }),
      decision(8, 1, { luck: null }),
    ],
  );
  expect([...remarksOf(found, found.accounts[0]!)]).toEqual([
    [4, { regret: 12, luck: -8, turns: 0 }],
    [8, { regret: 0, luck: 0, turns: 1.5 }],
  ]);
  expect([...remarksOf(found, null).keys()]).toEqual([4, 5, 8]);
});

const state = (state: AnalysisDocument['state'], done = 0): AnalysisDocument => ({
  table: 'a',
  state,
  done,
  of: 9,
  before: 0,
  report: null,
});
const refuse = (code: string) => Promise.reject(new Refusal({ code }, code, 404));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a game nobody had analysed is asked about once, and followed when somebody asks for it', async () => {
  const look = vi.fn<() => Promise<AnalysisDocument>>(() => refuse('no-analysis'));
  const analysis = new Analysis({ begin: () => Promise.resolve(state('waiting')), look });
  const stop = analysis.follow('1', 'en');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(analysis.found).toBeNull();
  expect(look).toHaveBeenCalledOnce();
  stop();
  await analysis.begin();
  expect(analysis.found?.state).toBe('waiting');
  look.mockImplementation(() => Promise.resolve(state('done', 9)));
  analysis.follow('1', 'en');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(analysis.isDone).toBe(true);
  expect(look).toHaveBeenCalledTimes(2);
});

test('while it runs it is looked at less and less often, also when the server is away for a while', async () => {
  const look = vi.fn<() => Promise<AnalysisDocument>>(() => Promise.resolve(state('running', 3)));
  const analysis = new Analysis({ begin: () => refuse('no-analysis'), look });
  const stop = analysis.follow('1', 'en');
  await vi.advanceTimersByTimeAsync(10_000);
  const early = look.mock.calls.length;
  look.mockImplementation(() => Promise.reject(new Unreachable('gone')));
  await vi.advanceTimersByTimeAsync(60_000);
  const late = look.mock.calls.length - early;
  expect(early).toBeGreaterThan(3);
  expect(late).toBeGreaterThan(3);
  expect(late).toBeLessThan(early * 2);
  expect(analysis.found?.done).toBe(3);
  expect(analysis.problem).toBeUndefined();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look.mock.calls.length).toBe(early + late);
});

test('what is refused is told, and may be asked for again', async () => {
  const begin = vi.fn(() => refuse('too-many-analyses'));
  const analysis = new Analysis({ begin, look: () => refuse('no-analysis') });
  await analysis.begin();
  expect((analysis.problem as Refusal).data.code).toBe('too-many-analyses');
  await analysis.begin();
  expect(begin).toHaveBeenCalledTimes(2);
});
