import type { Report, TableDocument, ReportInWords } from '$/lib/table/wire';
import { figure, say } from '$/lib/words.svelte';
import { percent, turnsOf } from '../../table/hints/figures';
import { nameOf } from '../../table/names';
import { pointsOf } from './curves';

/** Points that were won or lost, as they are written beside a sign. */
export function signed(points: number): string {
  return figure(points, { signDisplay: 'exceptZero' }).replace('-', '−');
}

/** A decision in sentences: its time and player, its value, and the luck after it. */
export function decisionInWords(
  { decisions }: Report,
  told: ReportInWords,
  document: TableDocument,
  place: number,
): string[] {
  const decision = decisions[place];
  const words = told.decisions[place];
  if (!decision || !words) return [];
  const { turn, seat, step, worth, chance, regret, turns, luck } = decision;
  const when = { turn, move: step + 1, name: nameOf(document, seat) };
  const slower = (turns?.lost ?? 0) > 0 ? 'slower' : 'near';
  const kind = decision.taken === decision.best ? 'best' : regret > 0 ? 'mistake' : slower;
  const { taken, best } = words;
  const toGo = { turns: turnsOf(turns?.taken ?? 0), fewer: turnsOf(turns?.best ?? 0) };
  const sentences = [
    say(document.seats.length > 1 ? 'replay-decision-of' : 'replay-decision', when),
    say(`replay-decision-${kind}`, { taken, best, worth: percent(worth), chance: percent(chance), ...toGo }),
  ];
  const points = pointsOf(luck ?? 0);
  if (points !== 0)
    sentences.push(
      say('replay-decision-luck', { way: points > 0 ? 'up' : 'down', points: Math.abs(points) }),
    );
  return sentences;
}
