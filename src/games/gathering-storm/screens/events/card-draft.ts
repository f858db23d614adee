import { findUnseen, UNSEEN_LETTER } from '@/games/gathering-storm/rules/card-text/read/letters';
import { beginOf, type Mistake, type TrendLine } from '@/games/gathering-storm/rules/card-text/read/mistake';
import { printEntered } from '@/games/gathering-storm/rules/card-text/read/print-event';
import { parseEntered } from '@/games/gathering-storm/rules/card-text/read/read-event';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { kindOf } from '@/games/gathering-storm/rules/effects';
import type { Question } from '@/games/gathering-storm/rules/effects/effect';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import type { Answers, Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { movesWith } from '@/games/gathering-storm/rules/previews';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import type { Refusal } from '@/kernel/result';
import { buildEffect, draftOf, type EffectDraft } from './pieces/effect-draft';
import { piecesFrom } from './pieces/from-words';

/** The options of a question, each with what else it moves on the board, or why it is barred. @rule GS 25.31 */
export function answersWithMoves(
  open: OpenState,
  options: Question['options'],
  of: { event: Event; at: number; power?: Power | undefined },
) {
  return options.map((option): Answer => {
    const moves = option.why ? null : movesWith(open, of, option.value);
    return moves ? { ...option, note: moves } : option;
  });
}

type Answer = Question['options'][number] & { note?: string };

/** Converts answers to choices; a barred one says why. */
export const asChoices = (answers: readonly Answer[]) =>
  answers.map(({ value, label, why, note = why }) => ({
    value,
    label,
    ...(note ? { note } : {}),
    ...(why ? { disabled: true } : {}),
  }));

/** A paper card while it is entered: by its printed words, or by kinds with blanks. */
export interface CardDraft {
  how: 'words' | 'pieces';
  /** The words as they were typed. */
  text: string;
  drafts: EffectDraft[];
  /** The title of the pieces; null if none is wanted. */
  title: string | null;
  secret: boolean;
  /** A conditional support event made it secret; it was not set by hand. */
  presetSecret?: true | undefined;
  answers: Answers;
  /** The table says that it is allowed here despite the rule. */
  anyway?: boolean;
  /**
   * The partly unread words from which the pieces were made. They are shown next to the pieces, and nothing
   * is entered until the player confirms that the pieces say all of them.
   */
  typed?: { text: string; said: boolean };
}

/** What the pieces say: a change to any of these resets the comparison with the words. */
const COMPARED = ['drafts', 'title', 'secret'] as const;

/** The entry with a part of it changed. */
export function changeDraft(entry: CardDraft, part: Partial<CardDraft>): CardDraft {
  const changed = { ...entry, ...part, ...presetOf(entry, part) };
  const { typed } = changed;
  const isOther = COMPARED.some((key) => JSON.stringify(changed[key]) !== JSON.stringify(entry[key]));
  return typed?.said && isOther ? { ...changed, typed: { ...typed, said: false } } : changed;
}

const isConditionalDraft = ({ kind }: EffectDraft) => kind.startsWith('support-');

/**
 * Conditional support events are secret (GS Guide, Support; 10.41B): the first such piece sets the flag,
 * removing the last one clears it, and a manual choice stays.
 */
function presetOf(entry: CardDraft, { drafts, secret }: Partial<CardDraft>): Partial<CardDraft> {
  if (secret !== undefined) return { presetSecret: undefined };
  const [before, now] = [entry.drafts, drafts ?? entry.drafts].map((list) => list.some(isConditionalDraft));
  if (before === now) return {};
  if (now) return entry.secret ? {} : { secret: true, presetSecret: true };
  return entry.presetSecret ? { secret: false, presetSecret: undefined } : {};
}

/** The result of an entry: the event if complete, what was understood, and what is wrong. */
export interface Understood {
  event: Event | null;
  effects: readonly Effect[];
  /** The trend from a line of the words, if the form uses it; `rest` is the words without it. */
  trend?: number;
  rest?: string;
  /** What is wrong in the words; empty for pieces. */
  mistakes: readonly Mistake[];
  /** Of the pieces: the first that is missing or wrong, with its draft's key. */
  wrong: (Refusal & { key?: number }) | null;
}

/**
 * Reads the current entry for a card of this place.
 * @param takes whether to use a trend found in the words; it is not used if one is set elsewhere
 */
export function readCardDraft(
  entry: CardDraft,
  place: CardPlace,
  takes?: (trend: number) => boolean,
): Understood {
  if (entry.how === 'pieces') return readPieces(entry, place);
  const read = readWords(entry.text, place);
  return (takes && withTrend(entry.text, read, takes, (text) => readWords(text, place))) ?? read;
}

/** Reads the words without the one trend that a line sets. @rule GS 9.21 */
function withTrend(
  text: string,
  read: Understood,
  takes: (trend: number) => boolean,
  readText: (text: string) => Understood,
): Understood | null {
  const [trendMistake, ...more] = read.mistakes.filter(({ trend }) => trend);
  if (!trendMistake?.trend || more.length > 0 || !takes(trendMistake.trend.value)) return null;
  const rest = withoutTrend(text, trendMistake, trendMistake.trend);
  return { ...readText(rest), trend: trendMistake.trend.value, rest };
}

/** Replaces the trend with spaces, so that positions in the rest of the text stay valid. */
function withoutTrend(text: string, mistake: Mistake, { at: [from, end], rest }: TrendLine): string {
  const begin = beginOf(text, mistake);
  const [before, behind] = [text.slice(0, begin + from), text.slice(begin + end)];
  const isBetween = from > 0 && rest.length > from;
  return before + (isBetween ? ',' : ' ').padEnd(end - from) + behind;
}

function readWords(text: string, place: CardPlace): Understood {
  const read = parseEntered(text, place);
  return read.ok
    ? { event: read.value, effects: read.value.effects, mistakes: [], wrong: null }
    : { event: null, effects: read.effects, mistakes: read.mistakes, wrong: null };
}

/** The refusal for pieces that have not been compared with the words. */
const NOT_COMPARED: Refusal = {
  message: 'Is that all of what you wrote? Then tap “It says all I wrote”.',
  allowed: 'Tap “It says all I wrote”.',
  at: 'typed',
};

function readPieces({ drafts, title, secret, typed }: CardDraft, place: CardPlace): Understood {
  const built = drafts.map((draft) => ({ key: draft.key, result: buildEffect(draft, place) }));
  const effects = built.flatMap(({ result }) => (result.ok ? [result.value] : []));
  const unseen = findUnseen(title ?? '');
  const first = built.find(({ result }) => !result.ok);
  const wrong =
    first && !first.result.ok
      ? { ...first.result.refusal, key: first.key }
      : unseen
        ? { ...UNSEEN_LETTER, at: 'title' }
        : typed?.said === false
          ? NOT_COMPARED
          : null;
  // A general card is public.
  const event = { title: (title ?? '').trim(), secret: secret && !place.general, effects };
  return { event: wrong ? null : event, effects, mistakes: [], wrong };
}

/**
 * Switches the way a card is entered; what was understood carries over, and nothing typed is lost. If the
 * words are not all read, the understood part becomes pieces, and the rest is chosen.
 */
export function turnCardDraft(entry: CardDraft, how: CardDraft['how'], place: CardPlace): CardDraft {
  // The trend is shown separately, with pieces as with words.
  const { event, rest = entry.text } = readCardDraft(entry, place, place.general ? () => true : undefined);
  const turned = { ...entry, how };
  if (how === 'pieces' && entry.how === 'words' && !event && entry.text.trim() !== '') {
    // Going back to the unchanged words and then to the pieces again keeps the pieces.
    if (entry.typed?.text === entry.text) return turned;
    const read = parseEntered(rest, place);
    const pieces = read.ok ? piecesOf(read.value, place) : piecesFrom(rest, read, place);
    return { ...turned, ...pieces, typed: { text: entry.text, said: false } };
  }
  if (!event || isEmpty(event)) return turned;
  if (how === 'pieces') {
    const { typed: _, ...whole } = turned;
    return { ...whole, ...piecesOf(event, place) };
  }
  const typed = readWords(entry.text, place).event;
  return typed && isSame(typed, event) ? turned : { ...turned, text: printEntered(event, place) };
}

/** Converts a complete event to pieces. */
const piecesOf = ({ title, secret, effects }: Event, { power }: CardPlace) => ({
  drafts: effects.map((effect) => draftOf(effect, power ?? null)),
  title: title || null,
  secret,
});

/** Whether pieces are used for this card only, as its words cannot be read; the next starts with words. */
export const isForThisCardOnly = (entry: CardDraft, how: CardDraft['how'], { event }: Understood): boolean =>
  how === 'pieces' && entry.how === 'words' && entry.text.trim() !== '' && event === null;

/** Converts an event entered earlier to a draft, to enter it again. */
export function cardDraftOf(event: Event, how: CardDraft['how'], place: CardPlace): CardDraft {
  return {
    how,
    text: how === 'words' ? printEntered(event, place) : '',
    ...piecesOf(event, place),
    answers: {},
  };
}

const isEmpty = ({ title, effects }: Event) => title === '' && effects.length === 0;
const isSame = (one: Event, other: Event) => JSON.stringify(one) === JSON.stringify(other);

/** The question of one effect, with its index in the event and its answer. */
export interface Asked extends Omit<Question, 'options'> {
  options: ReturnType<typeof answersWithMoves>;
  effect: number;
  answer: string | null;
}

/** Returns every question of an event, answered or not. */
export function questionsOf(open: OpenState, event: Event, answers: Answers, power?: Power): Asked[] {
  return event.effects.flatMap((item, effect) => {
    const ask = (answer?: string) => kindOf(item).ask(open, item, answer, power, event);
    const answer = answers[effect];
    const still = ask(answer);
    const question = still ?? ask();
    if (!question) return [];
    const options = answersWithMoves(open, question.options, { event, at: effect, power });
    return [{ ...question, options, effect, answer: still ? null : (answer ?? null) }];
  });
}

/** Returns the answers that apply to the current event. */
export function answersOf(asked: readonly Asked[]): Answers {
  return Object.fromEntries(
    asked.flatMap(({ effect, answer }) => (answer === null ? [] : [[effect, answer] as const])),
  );
}
