import * as v from 'valibot';
import { acceptNothing, edition, NOT_CORRECTABLE, noShortForm, whole } from '@/kernel/command/define';
import { accept, refuse } from '@/kernel/result';
import type { OpenState } from '../state';
import { levelOf } from '../united-front/surplus';
import { define, plain } from './define';

/** Sets what the table knows of the United Front. @rule SOA 32 */
export const setFront = plain({
  shape: v.strictObject({
    type: v.literal('set-front'),
    exists: v.optional(v.boolean()),
    entered: v.optional(v.nullable(whole(-99, 99))),
    allJoined: v.optional(v.boolean()),
    surplus: v.optional(whole(0, 99)),
    edition,
  }),
  asks: {
    exists: 'The United Front exists',
    entered: 'What its sheet says',
    allJoined: 'All Communist flags have joined',
    surplus: 'Surplus',
  },
  check: (_, { type: __, edition: ___, ...facts }) =>
    Object.keys(facts).length > 0
      ? acceptNothing()
      : refuse('Nothing is entered.', { allowed: 'Say what has changed.' }),
  open(draft, { type: _, edition: today, ...facts }) {
    const { front, readings } = draft;
    const before = { level: levelOf(draft), entered: front.entered };
    if (facts.exists !== undefined) front.exists = facts.exists;
    if (facts.entered !== undefined) front.entered = facts.entered;
    if (facts.allJoined !== undefined) front.allJoined = facts.allJoined;
    if (facts.surplus !== undefined) {
      front.surplus = facts.surplus;
      front.surplusUsed = 0;
      if (today && readings['surplus-use'] === 'all') front.surplusAt = levelOf(draft);
      else delete front.surplusAt;
    } else if (front.surplusAt !== undefined && (before.entered === null) !== (front.entered === null))
      // The level is known only now, or no longer: it did not move.
      front.surplusAt += levelOf(draft) - before.level;
  },
  say: () => ({ text: 'The United Front is entered', rule: 'SOA 32' }),
  short: noShortForm,
  nature: 'ruling',
});

const RULE = 'SOA purge cards';
const card = whole(1, 4);

/** How many purge cards the app has drawn in this turn. */
const purgesOf = ({ turn, purge: { drawn } }: OpenState) => (drawn?.turn === turn ? drawn.count : 0);

/** The purge card in force; the one just used is held out until the next is drawn (assumed). */
export const drawPurge = define({
  ...NOT_CORRECTABLE,
  shape: v.strictObject({ type: v.literal('draw-purge'), edition }),
  asks: {},
  outcome: v.strictObject({ card }),
  reveals: true,
  decide({ open }, command, chance) {
    if (!chance)
      return refuse('There is no seed to draw with.', {
        allowed: 'Draw the card on the table and enter it.',
      });
    const stream = ['purge', open.turn].join('/');
    const order = command.edition
      ? chance.order(stream, purgesOf(open), 4)
      : chance.order('purge', open.nextId, 4);
    const drawn = order.find((index) => index + 1 !== open.purge.now);
    return accept({ open: { card: (drawn ?? 0) + 1 } });
  },
  open(draft, command, outcome) {
    // Older entries go by this number; ids of later ones stay what they were.
    draft.nextId += 1;
    if (command.edition) draft.purge.drawn = { turn: draft.turn, count: purgesOf(draft) + 1 };
    draft.purge.now = outcome.card;
  },
  say: (_, outcome) => ({ text: `Purge card ${outcome.card} is drawn`, rule: RULE }),
  short: noShortForm,
  nature: 'event',
});

/** Enters the purge card that the table drew. */
export const enterPurge = plain({
  shape: v.strictObject({ type: v.literal('enter-purge'), card }),
  asks: { card: 'Purge card' },
  check: (open, { card: drawn }) =>
    open.purge.now === drawn
      ? refuse(`Purge card ${drawn} was used last: it is held out.`, {
          rule: RULE,
          allowed: 'One of the other three.',
        })
      : acceptNothing(),
  open(draft, { card: drawn }) {
    draft.purge.now = drawn;
  },
  say: (command) => ({ text: `Purge card ${command.card} is entered`, rule: RULE }),
  short: noShortForm,
  nature: 'event',
});
