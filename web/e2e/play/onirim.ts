import { byTouch, pressable, type Move } from '../players';

/** One decision at Onirim's table. */
export const onirim: Move = async (page, press, roll) => {
  if ((await page.locator('dialog[open] [data-lifted]').count()) > 0) {
    // A prophecy: one card is put away, the others stay as they lie, and all is confirmed at once.
    const confirm = page.locator('dialog[open] footer .btn.primary');
    if ((await confirm.getAttribute('aria-disabled')) === 'true') {
      const lifted = await pressable(page, 'dialog[open] .order [data-lifted]');
      await press(lifted[roll(lifted.length)]!);
      if (press === byTouch) await press(page.locator('dialog[open] .here').first());
      else await page.keyboard.press('d');
    }
    return press(confirm);
  }
  // Paying goes on and nothing is taken back, so that the sum is reached.
  const options = await pressable(
    page,
    'dialog[open] .content button:not([aria-disabled="true"]):not(.minus)',
  );
  if (options.length > 0) {
    await press(options[roll(options.length)]!);
    const confirm = await pressable(page, 'dialog[open] footer .btn.primary:not([aria-disabled="true"])');
    if (confirm[0]) await press(confirm[0]);
    return;
  }
  const answers = await pressable(page, '.ask .acts .btn:not([aria-disabled="true"])');
  if (answers.length > 0) return press(answers[roll(answers.length)]!);
  const cards = await pressable(page, 'button[data-hand]');
  if (cards.length === 0) return;
  if (press === byTouch) await press(cards[roll(cards.length)]!);
  else await reachByKeys();
  const ready = await pressable(page, '.ask .acts .btn:not([aria-disabled="true"])');
  if (ready.length > 0) await press(ready[roll(ready.length)]!);

  /** Only one card of the hand is a stop of the keyboard; the arrows go on from there. */
  async function reachByKeys() {
    await press(page.locator('button[data-hand][tabindex="0"]'));
    for (let steps = roll(cards.length); steps > 0; steps--) await page.keyboard.press('ArrowRight');
  }
};
