import type { Refusal } from '$/lib/refusal';
import type { GameName } from '$/lib/table/wire';
import { say, sayIfKnown } from '$/lib/words.svelte';
import { conflicting } from './wishes';

/** Why a choice is not possible, in words to stand beside it. */
export function whyNot(game: GameName, refusal: Refusal): string {
  const other = refusal.data.code === 'setup-conflict' && conflicting(refusal.data.expected);
  if (!other) return refusal.told;
  return say('setup-conflict', {
    option: say(`${game}-option-${other.option}`),
    value: sayIfKnown(`${game}-option-${other.option}-${other.value}`) ?? other.value,
  });
}
