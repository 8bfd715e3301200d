/** The generated types of La Clé des mondes, some of them by the names the board has for them. */

import type { Card, Character, HomeKeyView, OfferView, Question, Side, World } from '$/generated/mondes';

export type { Action, Contents, Event, Key, Kind, Place, View } from '$/generated/mondes';
export type CardId = Card;
export type CharacterId = Character;
export type HomeKey = HomeKeyView;
export type Offer = OfferView;
export type QuestionName = Question['question'];
export type SideName = Side;
export type WorldId = World;
