import { tidy } from '@/systems/gathering-storm/card-text/ask/fillers';
import { namedIn, partsIn, unreadIn } from '@/systems/gathering-storm/card-text/ask/named-in';
import type { Mistake } from '@/systems/gathering-storm/card-text/read/mistake';
import { saysSecret } from '@/systems/gathering-storm/card-text/read/secrecy';
import type { Event } from '@/systems/gathering-storm/cards/card';
import type { CardPlace } from '@/systems/gathering-storm/effects/place';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import { createDraft, draftOf, type EffectDraft } from './effect-draft';
import { standsOn } from './effect-kinds';

/**
 * Words of which not all is read, turned into pieces: what is understood comes along whole, and each place that is not
 * becomes a piece with as much as its words name, to be gone on with by choosing. So there is a way on from any words.
 */

type Kind = Effect['kind'];

/** The pieces that words come to. */
export interface Pieces {
  drafts: EffectDraft[];
  title: string | null;
  secret: boolean;
}

/**
 * The pieces of words that are not all read.
 * @param mistakes what is wrong with the text, in its order
 * @param readText reads other words for the same card; nothing where they are not read either
 */
export function piecesFrom(
  text: string,
  mistakes: readonly Mistake[],
  effects: readonly Effect[],
  place: CardPlace,
  readText: (text: string) => Event | null,
): Pieces {
  const unread = unreadIn(text, mistakes, place);
  // Beside an effect that is read whatever stands above it a title is told from what is not read.
  const beside = readText(`${unread.rest}\n${BESIDE}`);
  const rest = beside ? { ...beside, effects: beside.effects.slice(0, -1) } : readText(unread.rest);
  const own = place.power ?? null;
  // What is read and cannot stand here is told of its whole line, whatever else stands on it.
  const isBarred = mistakes.some(({ kind }) => kind === 'refused');
  const read = rest?.effects ?? [];
  const known = isBarred && read.length < effects.length ? effects : read;
  const open = unread.places.flatMap((words) => openFrom(words, place, readText));
  return {
    drafts: [...known.map((effect) => draftOf(effect, own)), ...open],
    title: unread.title ?? (rest?.title || null),
    // A title may say it of something else.
    secret: rest?.secret || (!place.general && [...unread.places, unread.title ?? ''].some(saysSecret)),
  };
}

/** An effect that any card may have. */
const BESIDE = 'EAI +1';

/** Kinds that say all in a few words, so that what stands behind a comma is another matter. */
const BRIEF: readonly Kind[] = ['support', 'income', 'index'];

/** The drafts of one place that is not read: parts that are read by themselves, and what is left of it. */
function openFrom(words: string, place: CardPlace, read: (text: string) => Event | null): EffectDraft[] {
  const parts = partsIn(words, place);
  const known = parts.flatMap((part, at) => {
    const effects = parts.length > 1 ? (read(part)?.effects ?? []) : [];
    const isBrief = effects.length > 0 && effects.every(({ kind }) => BRIEF.includes(kind));
    return isBrief ? [{ at, effects }] : [];
  });
  const left = parts.filter((_, at) => !known.some((part) => part.at === at)).join('');
  return [
    ...known.flatMap(({ effects }) => effects).map((effect) => draftOf(effect, place.power ?? null)),
    ...(known.length === 0 || /\p{L}{2}|\d/u.test(left) ? [likelyDraft(left, place)] : []),
  ];
}

/** An effect with whatever words name that nothing reads: its kind, whose it is, where, and their one number. */
function likelyDraft(words: string, place: CardPlace): EffectDraft {
  const { kinds, power, beneficiaries, amount, type, ...named } = namedIn(words, place);
  const kind = kinds.find((one) => standsOn(one, place));
  return {
    ...createDraft(kind ?? 'support', power ?? place.power ?? null),
    ...named,
    ...(kind === 'free-unit' && type ? { unit: type as EffectDraft['unit'] } : {}),
    ...(kind === 'free-ship' && type ? { ship: type as EffectDraft['ship'] } : {}),
    // A number of nothing that is named is no kind’s.
    amount: kind ? amount : null,
    ...(kind === 'diplomacy' && beneficiaries.length > 0 ? { beneficiaries } : {}),
    // Whatever it becomes, the words are there if it is left to the table.
    words: tidy(words),
  };
}
