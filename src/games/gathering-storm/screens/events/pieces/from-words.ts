import { namedIn } from '@/games/gathering-storm/rules/card-text/grammar/named';
import { wordsAt } from '@/games/gathering-storm/rules/card-text/read/mend';
import type { Mistake } from '@/games/gathering-storm/rules/card-text/read/mistake';
import type { ReadEvent } from '@/games/gathering-storm/rules/card-text/read/read-event';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import { createDraft, draftOf, type EffectDraft } from './effect-draft';
import { standsOn } from './effect-kinds';

/** The pieces that words come to. */
export interface Pieces {
  drafts: EffectDraft[];
  title: string | null;
  secret: boolean;
}

/**
 * The pieces of words that are not all read: what is understood comes along whole, and each place that is not becomes a
 * piece with as much as its words name. So there is a way on from any words.
 */
export function piecesFrom(text: string, read: Extract<ReadEvent, { ok: false }>, place: CardPlace): Pieces {
  const { mistakes, effects, title, secret } = read;
  const own = place.power ?? null;
  const open = mistakes.filter(({ trend, length }) => !trend && length > 0);
  return {
    drafts: [
      ...effects.map((effect) => draftOf(effect, own)),
      ...open.map((mistake) => likelyDraft(text, mistake, place)),
    ],
    title: title || null,
    secret,
  };
}

/** An effect with whatever words name that nothing reads: its kind, whose it is, where, and their one number. */
function likelyDraft(text: string, mistake: Mistake, place: CardPlace): EffectDraft {
  const typed = wordsAt(text, mistake).trim();
  const { kinds, power, beneficiaries, amount, type, base, max, ...rest } = namedIn(typed, place);
  const kind = kinds.find((one) => standsOn(one, place));
  return {
    ...createDraft(
      kind ?? (place.general && typed !== '' ? 'by-hand' : 'support'),
      power ?? place.power ?? null,
    ),
    ...rest,
    ...(base === null ? {} : { base }),
    ...(max === null ? {} : { max }),
    ...(kind === 'free-unit' && type ? { unit: type as EffectDraft['unit'] } : {}),
    ...(kind === 'free-ship' && type ? { ship: type as EffectDraft['ship'] } : {}),
    // A number of nothing that is named is no kind’s, and none is assumed.
    amount: kind ? amount : null,
    usual: false,
    ...(kind === 'diplomacy' && beneficiaries.length > 0 ? { beneficiaries } : {}),
    // Whatever it becomes, the words are there if it is left to the table.
    words: typed.replace(/^by hand[^:]*: */i, '').slice(0, 200),
  };
}
