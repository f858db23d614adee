import type { GenericSchema } from 'valibot';
import type { Refusal } from '@/kernel/result';
import type { Event } from '../cards/card';
import type { Edition } from '../commands/define';
import type { SheetAct } from '../research/sheet';
import type { OpenState } from '../state/state';
import type { Category, Power, Side } from '../vocabulary';
import type { CardPlace } from './place';
import type { Answers, Effect } from './shapes';
import type { Window } from './windows';
import type { EffectWorth, Holder } from './worth';

/** Where an effect came from, as its lines will tell. */
export interface Source extends Edition {
  title: string;
  /** Whose card it was; nothing for the general card. */
  power?: Power;
  secret: boolean;
  answers: Answers;
  /** The whole event, where only some of its effects apply now. */
  event?: Event;
}

/** What an effect must know before it can apply, drawn by any screen. */
export interface Question {
  words: string;
  /** With a reason it is not allowed here and now. */
  options: { value: string; label: string; why?: string }[];
  rule: string;
  /** The table answers it once the event lies open; its owner cannot in advance. */
  whose?: 'table';
  /** The step that it must not pass; at once when left out. */
  by?: string;
}

/** A number of the table that a shown event needs and nobody has entered yet. */
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
  /** Results of a category as one number, where the table counts them so. */
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

/** The card on which a kind stands: both, where nothing is said; the powers that may have it, else all. */
interface KindPlacement {
  group: KindGroup;
  /** Those of its group that have a lower one come first; 0 where nothing is said. */
  rank?: number;
  card?: 'general' | 'national';
  powers?: readonly Power[];
  /** The card of a power may carry it for another power as well. @rule GS 9.41 */
  forAnother: boolean;
}

/** One kind of effect, whole: the compiler refuses a kind with a part missing. */
export interface EffectKind<E extends Effect = Effect> {
  shape: GenericSchema<unknown, E>;
  /** A short name for lists and forms. */
  name: string;
  /** Where it is found among the kinds, and on which cards it can stand, as its own check has it. @rule GS Guide */
  placement: KindPlacement;
  /** The rule's label on the card's margin. */
  rule(effect: E, general: boolean): string;
  /** When a national event with this effect is shown. */
  window(effect: E, secret: boolean): Window;
  /** What the form that enters it by hand asks for, in order. */
  fields: readonly FieldSpec[];
  /** It lets somebody do what she need not: a card says “may” of it. */
  optional?: true;
  /** Where a card may not carry it: nothing, or a reason. */
  check(effect: E, place: CardPlace): Refusal | null;
  /**
   * What it must be told before it applies, or nothing.
   * @param owner whose card it is; nothing for the general card
   * @param event the whole event that it is a part of
   */
  ask(open: OpenState, effect: E, answer: string | undefined, owner?: Power, event?: Event): Question | null;
  /** What the table must know for it, as it was answered, and has not entered. */
  missing(open: OpenState, effect: E, answer?: string): Missing | null;
  apply(draft: OpenState, effect: E, source: Source, answer: string | undefined): void;
  /** What it does to research sheets; most kinds do nothing. */
  onSheets(effect: E): readonly SheetAct[];
  /** The total that it moves first, or nothing. */
  moves(effect: E): string | null;
  /** What it is worth to the power that holds the card: what the app decides by where it plays that power. */
  worth(open: OpenState, effect: E, holder: Holder): EffectWorth;
  /** What it still does where a paper card is entered after its moment. @param power whose card it is */
  late(open: OpenState, effect: E, power: Power): string;
  /** A whole sentence in our words. */
  say(effect: E): string;
}

export const never = () => null;
/** It touches no research sheet. */
export const noSheet = (): readonly SheetAct[] => [];
