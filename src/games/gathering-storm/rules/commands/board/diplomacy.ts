import * as v from 'valibot';
import { sayWhy, whyShape } from '@/kernel/command/policy';
import { accept, firstOf } from '@/kernel/result';
import { oweBacking } from '../../diplomacy/backing';
import { checkPhase, checkPlacing, doorFor, isFirst } from '../../diplomacy/counters';
import { sayWorth } from '../../diplomacy/standing';
import type { PlacedCounter } from '../../diplomacy/state';
import { COUNTRIES, POWERS } from '../../vocabulary';
import { anyway, plain, whole } from '../define';
import { describeByChange } from '../describe-by-change';

const placeShape = v.pipe(
  v.strictObject({
    type: v.literal('place-counter'),
    power: v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.'),
    country: v.picklist(COUNTRIES, 'Name a country of the diplomatic regions (GS 4.16).'),
    counter: v.optional(
      v.picklist(['diplomatic', 'anti-Comintern'], 'Say diplomatic or anti-Comintern.'),
      'diplomatic',
    ),
    /** Whether it is worth one or more; required if a dispute depends on it. */
    backs: v.optional(v.boolean()),
    /** The worth in older entries; only `backs` is derived from it. */
    worth: v.optional(whole(0, 9)),
    anyway,
    why: v.optional(whyShape),
  }),
  v.transform(({ worth, ...placing }) =>
    worth === undefined || placing.backs !== undefined ? placing : { ...placing, backs: worth >= 1 },
  ),
);
type Placed = v.InferOutput<typeof placeShape> & Pick<PlacedCounter, 'worth'>;

/**
 * Places a counter on the board. Not required if the table tracks none.
 * @rule GS 24.3, 24.5, 24.54E, 24.61
 */
export const placeCounter = plain<Placed>({
  shape: placeShape,
  asks: {
    power: 'Power',
    country: 'Country',
    counter: 'Counter',
    backs: 'Worth one or more',
    worth: null,
    anyway: null,
    why: null,
  },
  check(open, placing) {
    const refusal = firstOf([checkPhase(open), checkPlacing(open, placing, placing.anyway)], placing.anyway);
    return refusal ? { ok: false, refusal } : accept(null);
  },
  open(draft, { power, country, counter, backs, worth }) {
    const door = power === 'Russia' && counter === 'diplomatic' ? doorFor(draft, country) : undefined;
    draft.placed.push({
      power,
      country,
      counter,
      ...(backs === undefined ? {} : { backs }),
      ...(worth === undefined ? {} : { worth }),
      ...(isFirst(draft) ? { first: true as const } : {}),
      ...(door === undefined ? {} : { door }),
    });
    oweBacking(draft);
  },
  say({ power, country, counter, why, ...worth }) {
    const what = counter === 'diplomatic' ? 'a diplomatic counter' : 'the anti-Comintern counter';
    return {
      text: `${power} lays ${what} in ${country}${sayWorth(worth)}`,
      notes: sayWhy(why),
      rule: counter === 'diplomatic' ? 'GS 24.5' : 'GS 24.3',
    };
  },
  short: describeByChange,
  nature: 'event',
});
