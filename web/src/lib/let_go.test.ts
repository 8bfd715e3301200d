import { afterEach, expect, it } from 'vitest';
import { letGo } from './let_go';

function pressed(): HTMLButtonElement {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  return button;
}

afterEach(() => document.body.replaceChildren());

it('takes the focus off what was pressed, and gives it back', () => {
  const button = pressed();
  const giveBack = letGo();
  expect(document.activeElement).toBe(document.body);
  giveBack();
  expect(document.activeElement).toBe(button);
});

it('gives nothing back that is gone', () => {
  const button = pressed();
  const giveBack = letGo();
  button.remove();
  giveBack();
  expect(document.activeElement).toBe(document.body);
});

it('takes the focus from nobody', () => {
  pressed();
  const giveBack = letGo();
  const other = pressed();
  giveBack();
  expect(document.activeElement).toBe(other);
});
