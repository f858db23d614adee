import * as v from 'valibot';
import { text, whole } from '@/kernel/define';
import { whyShape } from '@/kernel/policy';
import { DURATIONS } from '@/kernel/totals';
import { eventShape } from '../cards/card';
import { MOST_CARDS } from '../cards/own-deck';
import { answersShape, category } from '../effects/shapes';
import { STEP_IDS } from '../phases';
import { DOUBLED } from '../research/catalogue';
import { TILES } from '../tile-pool';
import { POWERS, SIDES } from '../vocabulary';
import { factShape } from './facts';

/** What may come of the commands of Gathering Storm, as entries hold it: a file that says anything else is damaged. */

const power = v.picklist(POWERS);
const side = v.picklist(SIDES);
const step = v.picklist(STEP_IDS);
const count = whole(0, 9999);
const signed = whole(-9999, 9999);
const yes = v.literal(true);
const slot = whole(1, 99);
const number = whole(1, MOST_CARDS);
const name = text(400);
const tiles = v.array(v.picklist(TILES));
/** Counts by project, or by power and category. */
const tallies = v.record(v.pipe(v.string(), v.includes('/'), v.maxLength(80)), count);
const eachPower = <S extends v.GenericSchema>(shape: S) =>
  v.strictObject({ Germany: shape, Italy: shape, Britain: shape, France: shape, Russia: shape });
const somePowers = v.strictObject({
  Germany: v.optional(count),
  Italy: v.optional(count),
  Britain: v.optional(count),
  France: v.optional(count),
  Russia: v.optional(count),
});

const project = text(80);
const factNeed = v.variant('fact', [
  v.strictObject({ fact: v.picklist(['results', 'steps']), project }),
  v.strictObject({ fact: v.literal('pact'), country: text(40), side: v.optional(side) }),
  v.strictObject({ fact: v.literal('category-results'), power, category }),
  v.strictObject({ fact: v.picklist(['balance', 'index', 'subversion']) }),
]);

/** What research sheets tell of themselves. */
const sheetsTold = { levels: v.optional(tallies), results: v.optional(tallies) };
const told = { ...sheetsTold, steps: v.optional(tallies), counted: v.optional(v.array(factNeed)) };

export const toldCame = v.optional(v.strictObject(told));
export const showingCame = v.strictObject({
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
  ...told,
});

const printed = v.strictObject({ trend: whole(-9, 9), general: eventShape });
export const faceUpCame = v.strictObject({
  ...printed.entries,
  number: v.optional(number),
  epoch: v.optional(count),
  printed: v.optional(printed),
});
export const dealtCame = v.strictObject({
  counts: eachPower(whole(0, 99)),
  epoch: v.optional(count),
  short: v.optional(count),
});
export const handSecret = v.strictObject({
  cards: v.array(
    v.strictObject({
      slot,
      number,
      event: eventShape,
      printed: v.optional(eventShape),
      own: v.optional(yes),
      lost: v.optional(yes),
    }),
  ),
});

export const advanceCame = v.strictObject({
  to: step,
  left: v.array(v.strictObject({ step, showings: v.array(showingCame) })),
  ...sheetsTold,
});
export const endCame = v.strictObject({
  showings: v.array(showingCame),
  settled: v.boolean(),
  short: v.optional(somePowers),
  ...sheetsTold,
});
export const layOpenCame = v.strictObject({
  hands: eachPower(
    v.strictObject({
      cards: v.array(v.strictObject({ number, event: eventShape })),
      note: v.optional(v.pipe(v.string(), v.maxLength(600))),
    }),
  ),
  steps: tallies,
});
export const tilesCame = v.strictObject({ count, tiles: v.optional(tiles) });
export const shipCame = v.strictObject({ power, name, row: count, space: count });
export const revealCame = v.strictObject({ steps: v.nullable(count) });
export const saidCame = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(4000)),
  given: v.array(factShape),
  right: v.array(
    v.strictObject({
      asked: v.strictObject({
        label: name,
        fact: text(40),
        key: v.pipe(v.string(), v.maxLength(80)),
        sides: v.array(side),
      }),
      fact: factShape,
    }),
  ),
});

const basis = v.picklist(['event', 'table', 'rule', 'assumed']);
const rule = v.optional(v.pipe(v.string(), v.maxLength(80)));
const taken = v.strictObject({
  lines: v.array(v.strictObject({ words: name, amount: signed, rule, basis, id: v.optional(text(40)) })),
  counted: signed,
});
const purse = v.strictObject({
  power,
  base: v.nullable(signed),
  carried: count,
  taken: v.nullable(taken),
  lines: v.array(
    v.strictObject({
      id: text(40),
      total: text(60),
      amount: v.optional(signed),
      words: name,
      rule,
      until: v.picklist(DURATIONS),
      basis,
      ruling: v.optional(v.boolean()),
      tiles: v.optional(tiles),
      turn: count,
    }),
  ),
  nextId: count,
});
export const readingCame = v.optional(v.strictObject({ purses: eachPower(purse) }));

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
const reached = v.array(v.strictObject({ title: name, deed, card: v.optional(name) }));

/** What a public command leaves in a hidden part: in a power’s own, or on a research sheet. */
export const hiddenSecret = v.strictObject({
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
/** What a card that is brought leaves on its sheet, and in the hand that it lies in. */
export const broughtSecret = v.optional(
  v.union([v.strictObject({ reached, card: name }), v.strictObject({ slot })]),
);
