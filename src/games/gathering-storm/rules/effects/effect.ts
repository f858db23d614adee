import type { GenericSchema } from 'valibot';
import type { Refusal } from '@/kernel/result';
import type { Event } from '../cards/card';
import type { Edition } from '../commands/define';
import type { SheetAct } from '../research/sheet';
import type { OpenState } from '../state/state';
import { type Category, type Power, type Side, sideOf } from '../vocabulary';
import type { CardPlace } from './place';
import type { Answers, Effect } from './shapes';
import type { Window } from './windows';

/** What an effect is worth to the card's holder, by public facts: now, and at best within the turn. */
export type EffectWorth = readonly [now: number, best: number];

/** The power that holds a card, and the whole event of it. */
export interface Holder {
  power: Power;
  event: Event;
}

/** A worth that does not depend on anything else. */
export const worth = (amount: number): EffectWorth => [amount + 0, amount + 0];

/** What helps the side of a power is worth as much as it is, what helps the other side as little. */
export const worthTo = ({ power }: Holder, side: Side, amount: number): EffectWorth =>
  worth(sideOf(power) === side ? amount : -amount);

/** A free unit, a step of research and the like count as one. */
export const worthOne = () => worth(1);
export const worthNothing = () => worth(0);

/** The source of an effect, as its lines report it. */
export interface Source extends Edition {
  title: string;
  /** The card's owner; undefined for the general card. */
  power?: Power;
  secret: boolean;
  answers: Answers;
  /** The whole event, where only some of its effects apply now. */
  event?: Event;
}

/** What an effect must know before it applies, in a form that any screen can render. */
export interface Question {
  words: string;
  /** With a reason it is not allowed here and now. */
  options: { value: string; label: string; why?: string }[];
  rule: string;
  /** The table answers once the event is open; the owner cannot answer in advance. */
  whose?: 'table';
  /** The step that it must not pass; at once when left out. */
  by?: string;
}

/** A number that a shown event needs and the table has not entered. */
export interface Missing {
  facts: FactNeed[];
  words: string;
  rule: string;
  /** The step that it must not pass; at once when left out. */
  by?: string;
}

export type FactNeed =
  | { fact: 'results' | 'steps'; project: string }
  /** Of one alliance alone, where only its pacts are counted. */
  | { fact: 'pact'; country: string; side?: Side }
  /** Results of a category as one number, if the table counts them so. */
  | { fact: 'category-results'; power: Power; category: Category }
  | { fact: 'balance' }
  | { fact: 'index' }
  /** What one subversion result changes. */
  | { fact: 'subversion' };

/** One part of the form that enters an effect by hand. */
export type FieldSpec =
  | 'power'
  | 'amount'
  | 'countries'
  | 'country'
  | 'beneficiaries'
  | 'region'
  | 'category'
  | 'project'
  | 'base'
  | 'max'
  | 'window'
  | 'words'
  | 'doubled'
  | 'projects'
  | 'owner'
  | 'ships'
  /** The type of a free unit or ship; of any without it. */
  | 'unit'
  | 'ship';

/** The groups in which kinds are found, in the order of a turn's questions. */
export const KIND_GROUPS = [
  'Support',
  'Income and factories',
  'Index and diplomacy',
  'Research',
  'Construction',
  'By hand',
] as const;
export type KindGroup = (typeof KIND_GROUPS)[number];

/** The card for this kind (both if omitted), and the powers that may have it (all if omitted). */
interface KindPlacement {
  group: KindGroup;
  /** Sorts within its group, lowest first; 0 if omitted. */
  rank?: number;
  card?: 'general' | 'national';
  powers?: readonly Power[];
  /** Whether a power's card may carry it for another power. @rule GS 9.41 */
  forAnother: boolean;
}

/** One kind of effect, whole: the compiler refuses a kind with a part missing. */
export interface EffectKind<E extends Effect = Effect> {
  shape: GenericSchema<unknown, E>;
  /** A short name for lists and forms. */
  name: string;
  /** Its place in the list of kinds, and the cards that may carry it, as `check` enforces. @rule GS Guide */
  placement: KindPlacement;
  /** The rule's label on the card's margin. */
  rule(effect: E, general: boolean): string;
  /** When a national event with this effect is shown. */
  window(effect: E, secret: boolean): Window;
  /** The fields of the manual entry form, in order. */
  fields: readonly FieldSpec[];
  /** The effect is optional: the card says "may". */
  optional?: true;
  /** Returns why a card may not carry it, or null. */
  check(effect: E, place: CardPlace): Refusal | null;
  /**
   * Returns the question to answer before it applies, or null.
   * @param owner the card's owner; undefined for the general card
   * @param event the whole event that it is a part of
   */
  ask(open: OpenState, effect: E, answer: string | undefined, owner?: Power, event?: Event): Question | null;
  /** Returns what the table must know for it, given the answer, but has not entered yet. */
  missing(open: OpenState, effect: E, answer?: string): Missing | null;
  apply(draft: OpenState, effect: E, source: Source, answer: string | undefined): void;
  /** Returns what it does to research sheets; none for most kinds. */
  onSheets(effect: E): readonly SheetAct[];
  /** Returns the first total that it changes, or null. */
  moves(effect: E): string | null;
  /** What it is worth to the card's holder: the app decides by it when it plays that power. */
  worth(open: OpenState, effect: E, holder: Holder): EffectWorth;
  /** What it still does where a paper card is entered after its moment. @param power whose card it is */
  late(open: OpenState, effect: E, power: Power): string;
  /**
   * The sentences that cards print for it; each is read back as it. The first that fits prints it. `{amount}` and the
   * like are slots of card-text/grammar/printed.ts; a pair holds the fields that its sentence implies.
   */
  printed: readonly (string | readonly [sentence: string, implies: Partial<E>])[];
  /** A whole sentence in our words. */
  say(effect: E): string;
}

export const never = () => null;
/** It touches no research sheet. */
export const noSheet = (): readonly SheetAct[] => [];
