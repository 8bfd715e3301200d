/** Onirim's generated types, some of them by the names the board has for them. */

import type { Card, PremonitionsView, Question, RowView, Source } from '$/generated/onirim';

export type {
  Action,
  Bag,
  Contents,
  End,
  Event,
  From,
  Goal,
  Premonition,
  Question,
  Spell,
  View,
} from '$/generated/onirim';
export type CardId = Card;
export type Hand = Source;
export type Premonitions = PremonitionsView;
export type QuestionName = Question['question'];
export type Row = RowView;
