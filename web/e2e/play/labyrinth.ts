import { byKeyboard, pressable, type Move } from '../players';

/** One decision at Labyrinth's table: looks at what is offered, aims, and does it. */
export const labyrinth: Move = async (page, press, roll) => {
  const gold = page.locator('.acts .primary');
  const spells = await pressable(page, '.choice.panel button[aria-disabled="false"]');
  if (spells.length > 0) {
    await press(spells[roll(spells.length)]!);
    return press(gold);
  }
  if ((await gold.count()) > 0) return press(gold.first());
  const what = roll(10);
  if (press === byKeyboard) {
    // The board is one stop of the keyboard; inside it arrows choose and Enter does.
    if (what < 4) {
      await page.keyboard.press('t');
      await page.keyboard.press('Enter');
      if ((await gold.count()) > 0) return press(gold.first());
    }
    return page.keyboard.press('Control+Enter');
  }
  const arrows = await pressable(page, '.arrow.ready');
  if (arrows.length > 0 && what < 2) {
    await press(arrows[roll(arrows.length)]!);
    if ((await gold.count()) > 0) await press(gold.first());
    return;
  }
  const cells = await page.locator('.cell.lit').all();
  if (cells.length > 0 && what < 6) {
    await press(cells[roll(cells.length)]!);
    if ((await gold.count()) > 0) await press(gold.first());
    return;
  }
  await press(page.locator('.acts .btn:visible').last());
};
