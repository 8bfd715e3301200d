import { byKeyboard, pressable, type Move } from '../players';

/** One decision at Labyrinth's table: looks what is offered, aims, and does it. */
export const labyrinth: Move = async (page, press, roll) => {
  const gold = page.locator('.acts .primary');
  const spells = await pressable(page, '.choice.panel button[aria-disabled="false"]');
  if (spells.length > 0) {
    await press(spells[roll(spells.length)]!);
    return press(gold);
  }
  const cells = await page.locator('.cell.lit').all();
  const arrows = await pressable(page, '.arrow.ready');
  const what = roll(10);
  if (press === byKeyboard) {
    // The board is one stop of the keyboard: arrows and Enter move in it.
    if (what < 3) await page.keyboard.press('t');
    return page.keyboard.press('Control+Enter');
  }
  if (arrows.length > 0 && what < 2) {
    const arrow = arrows[roll(arrows.length)]!;
    await press(arrow);
    return press((await gold.count()) > 0 ? gold : arrow);
  }
  if (cells.length > 0 && what < 6) {
    const cell = cells[roll(cells.length)]!;
    await press(cell);
    // A finger aims first; so does a mouse that has not been there.
    if ((await gold.count()) > 0) await press(gold);
    return;
  }
  if ((await gold.count()) > 0) return press(gold.first());
  await press(page.locator('.acts .btn').last());
};
