import * as v from 'valibot';
import { whyShape } from '@/kernel/policy';
import { accept } from '@/kernel/result';
import { oweBacking } from '../diplomacy/backing';
import { checkPhase, checkPlacing, doorFor, isFirst } from '../diplomacy/counters';
import { COUNTRIES, POWERS } from '../vocabulary';
import { plain, whole } from './define';

const placeShape = v.strictObject({
  type: v.literal('place-counter'),
  power: v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.'),
  country: v.picklist(COUNTRIES, 'Name a country of the diplomatic regions (GS 4.16).'),
  counter: v.optional(
    v.picklist(['diplomatic', 'anti-Comintern'], 'Say diplomatic or anti-Comintern.'),
    'diplomatic',
  ),
  /** Left out where its owner does not say it. */
  worth: v.optional(whole(0, 9)),
  why: v.optional(whyShape),
});

/** A counter goes down on the board. A table that keeps none is never asked for any. @rule GS 24.3, 24.5, 24.54E, 24.61 */
export const placeCounter = plain<v.InferOutput<typeof placeShape>>(
  placeShape,
  (open, placing) => {
    const refusal = checkPhase(open) ?? checkPlacing(open, placing);
    return refusal ? { ok: false, refusal } : accept(null);
  },
  (draft, { power, country, counter, worth }) => {
    const door = power === 'Russia' && counter === 'diplomatic' ? doorFor(draft, country) : undefined;
    draft.placed.push({
      power,
      country,
      counter,
      ...(worth === undefined ? {} : { worth }),
      ...(isFirst(draft) ? { first: true as const } : {}),
      ...(door === undefined ? {} : { door }),
    });
    oweBacking(draft);
  },
);
