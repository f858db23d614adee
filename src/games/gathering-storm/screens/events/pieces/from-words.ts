import { namedIn } from '@/games/gathering-storm/rules/card-text/grammar/named';
import type { Mistake } from '@/games/gathering-storm/rules/card-text/read/mistake';
import { wordsAt } from '@/games/gathering-storm/rules/card-text/read/mistake';
import type { ReadEvent } from '@/games/gathering-storm/rules/card-text/read/read-event';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import { createDraft, draftOf, type EffectDraft } from './effect-draft';
import { standsOn } from './effect-kinds';

/** The pieces made from words. */
export interface Pieces {
  drafts: EffectDraft[];
  title: string | null;
  secret: boolean;
}

/**
 * Makes pieces from words that are not all read. What is understood is kept whole; each unread place becomes
 * a piece with as much as its words name. So any words can be continued as pieces.
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

/** Drafts an effect from unread words: its kind, whose it is, where, and the only number, if named. */
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
    // A number without a kind is dropped rather than guessed.
    amount: kind ? amount : null,
    usual: false,
    ...(kind === 'diplomacy' && beneficiaries.length > 0 ? { beneficiaries } : {}),
    // Keeps the words in case the effect is left to the table.
    words: typed.replace(/^by hand[^:]*: */i, '').slice(0, 200),
  };
}
