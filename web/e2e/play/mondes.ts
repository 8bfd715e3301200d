import { pressable, type Move } from '../players';

/** One decision at the table of La Clé des mondes. */
export const mondes: Move = async (page, press, roll) => {
  const first = [
    '.choice .person',
    '.reaction .answers .btn',
    '.trade .answers .btn, .trade .end .btn',
    '.arrange button',
    'dialog[open] .ways .btn:not([aria-disabled="true"])',
    '.slip .answers .btn, .slip .end .btn.primary',
  ];
  for (const selector of first) {
    const found = await pressable(page, selector);
    if (found.length > 0) return press(found[roll(found.length)]!);
  }
  const shut = await pressable(page, 'dialog[open] .shut');
  const deeds = await pressable(page, '.deed:not([aria-disabled="true"])');
  if (shut[0] && deeds.length === 0) return press(shut[0]);
  if (deeds.length > 0) return press(deeds[roll(deeds.length)]!);
  const offered = await pressable(page, '.hand .card.offered, .world.offered, .opponent.offered');
  if (offered.length > 0) return press(offered[roll(offered.length)]!);
  // On a phone some actions are in the dock, between oneself and the log, and the others in the sheet it opens.
  const dock = await pressable(page, '.dock .btn:not(:first-child, :last-child, [aria-disabled="true"])');
  if (dock.length > 0) await press(dock[roll(dock.length)]!);
};
