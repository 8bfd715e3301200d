/** Short messages about things refused or done. They disappear by themselves, and screen readers announce them. */

import { told } from './refusal';

export interface Notice {
  number: number;
  kind: 'problem' | 'done';
  text: string;
}

let next = 1;
export const notices: Notice[] = $state([]);
/** The next announcement of screen readers; the log and the question speak through it. */
export const announced = $state({ text: '' });

/** Takes back what is about to be read aloud: somebody else takes the device. */
export function hush() {
  announced.text = '';
}

export function notify(kind: Notice['kind'], text: string, lasts = 6000) {
  const number = next++;
  notices.push({ number, kind, text });
  setTimeout(() => dismiss(number), lasts);
}

export function dismiss(number: number) {
  const at = notices.findIndex((notice) => notice.number === number);
  if (at >= 0) notices.splice(at, 1);
}

/** Tells of something that went wrong. */
export function complain(problem: unknown) {
  const text = told(problem);
  // A problem that was explained where it happened has no text.
  if (text) notify('problem', text);
}

/** Has screen readers say something, politely. */
export function announce(text: string) {
  announced.text = text;
}
