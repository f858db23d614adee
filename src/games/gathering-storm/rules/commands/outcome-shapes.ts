import * as v from 'valibot';
import { key, text, whole } from '@/kernel/command/define';
import { whyShape } from '@/kernel/command/policy';
import { DURATIONS } from '@/kernel/totals';
import { eventShape } from '../cards/card';
import { MOST_CARDS } from '../cards/own-deck';
import { answersShape, category } from '../effects/shapes';
import { DOUBLED } from '../research/catalogue';
import type { HiddenOutcome } from '../state/outcomes';
import { TILES } from '../state/tile-pool';
import { PACT_COUNTRIES, POWERS, SIDES } from '../vocabulary';

/** Shapes of the outcomes of commands, as entries store them: a file that does not match is damaged. */

export const power = v.picklist(POWERS);
export const side = v.picklist(SIDES);
export const count = whole(0, 9999);
const signed = whole(-9999, 9999);
export const yes = v.literal(true);
export const slot = whole(1, 99);
export const number = whole(1, MOST_CARDS);
export const name = text(400);
export const tiles = v.array(v.picklist(TILES));
/** Counts by project, or by power and category. */
export const tallies = v.record(v.pipe(v.string(), v.includes('/'), v.maxLength(80)), count);
export const eachPower = <S extends v.GenericSchema>(shape: S) =>
  v.strictObject({ Germany: shape, Italy: shape, Britain: shape, France: shape, Russia: shape });
const project = key(80);
const pactCountry = v.pipe(
  v.string(),
  v.check((name) => (PACT_COUNTRIES as string[]).includes(name)),
);
const factNeed = v.variant('fact', [
  v.strictObject({ fact: v.picklist(['results', 'steps']), project }),
  v.strictObject({ fact: v.literal('pact'), country: pactCountry, side: v.optional(side) }),
  v.strictObject({ fact: v.literal('category-results'), power, category }),
  v.strictObject({ fact: v.picklist(['balance', 'index', 'subversion']) }),
]);

/** What research sheets reveal. */
export const sheetReveal = { levels: v.optional(tallies), results: v.optional(tallies) };
const revealed = { ...sheetReveal, steps: v.optional(tallies), counted: v.optional(v.array(factNeed)) };

export const revealedOutcome = v.optional(v.strictObject({ ...revealed, brought: v.optional(yes) }));
export const showingOutcome = v.strictObject({
  power,
  slot: v.optional(slot),
  number: v.optional(number),
  event: eventShape,
  how: v.picklist(['played', 'declined']),
  answers: answersShape,
  brought: v.optional(yes),
  printed: v.optional(eventShape),
  own: v.optional(yes),
  why: v.optional(whyShape),
  ...revealed,
});

const basis = v.picklist(['event', 'table', 'rule', 'assumed']);
const rule = v.optional(v.pipe(v.string(), v.maxLength(80)));
const taken = v.strictObject({
  lines: v.array(v.strictObject({ words: name, amount: signed, rule, basis, id: v.optional(key(40)) })),
  counted: signed,
});
export const purse = v.strictObject({
  power,
  base: v.nullable(signed),
  carried: count,
  taken: v.nullable(taken),
  lines: v.array(
    v.strictObject({
      id: key(40),
      total: key(60),
      amount: v.optional(signed),
      words: name,
      rule,
      until: v.picklist(DURATIONS),
      basis: v.picklist(['event', 'table', 'rule']),
      ruling: v.optional(v.boolean()),
      tiles: v.optional(tiles),
      turn: count,
    }),
  ),
  nextId: count,
});
const owner = v.picklist([...SIDES, ...POWERS]);
const deed = v.variant('deed', [
  v.strictObject({ deed: v.literal('double'), name: v.picklist(DOUBLED) }),
  v.strictObject({ deed: v.literal('steps'), project, steps: count }),
  v.strictObject({
    deed: v.literal('grant'),
    owner,
    category,
    projects: count,
    steps: count,
    point: v.optional(yes),
  }),
  v.strictObject({ deed: v.literal('espionage'), category }),
]);
export const reached = v.array(v.strictObject({ title: name, deed, card: v.optional(name) }));

/** What a public command stores in a hidden part: a power's own, or a research sheet. */
export const hiddenSecret: v.GenericSchema<unknown, HiddenOutcome> = v.strictObject({
  slots: v.optional(v.array(slot)),
  amend: v.optional(v.strictObject({ power, slot, event: eventShape })),
  purse: v.optional(
    v.strictObject({
      taken: v.optional(taken),
      carried: v.optional(count),
      drawn: v.optional(tiles),
      moved: v.optional(purse),
    }),
  ),
  reached: v.optional(reached),
  ends: v.optional(yes),
});
