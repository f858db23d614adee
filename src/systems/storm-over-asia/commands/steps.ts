import * as v from 'valibot';
import { STAYS } from '@/kernel/define';
import { accept, refuse } from '@/kernel/result';
import { duesOf, endsWithAttacks } from '../dues';
import { applyShowing, type Showing, showingOf } from '../showing';
import { eachPower, handOf, type OpenState, type Table } from '../state';
import { nextStep, STEP_IDS, stepAt, stepIndex } from '../steps';
import { measure } from '../totals';
import { POWERS } from '../vocabulary';
import { at, define, goesOn } from './define';
import { foldHand, type HandCame } from './hand-came';

const advanceShape = v.strictObject({
  type: v.literal('advance'),
  to: v.optional(v.picklist(STEP_IDS, 'There is no such step.')),
});

/** Cards shown as a step is left: those of its windows that are not kept; at the turn's end all that are left (assumed). */
function showingsAt(table: Table, step: string): Showing[] {
  const { shows } = stepAt(step);
  return POWERS.flatMap((owner) => {
    const own = handOf(table, owner);
    return own.hand
      .filter((card) => card.event && shows.includes(card.event.window) && own.orders[card.slot] !== 'keep')
      .map((card) => showingOf(owner, own, card));
  });
}

const slotsOf = (showings: readonly Showing[]) =>
  Object.fromEntries(
    POWERS.flatMap((owner) => {
      const slots = showings.flatMap((item) =>
        item.power === owner && item.slot !== undefined ? [item.slot] : [],
      );
      return slots.length > 0 ? [[owner, { slots }]] : [];
    }),
  );

/** Goes on by one step, or to a later one where nothing is due between. */
export const advance = define<
  v.InferOutput<typeof advanceShape>,
  { to: string; showings: Showing[] },
  HandCame
>({
  ...STAYS,
  shape: advanceShape,
  audience: () => 'public',
  decide(state, command) {
    const { open } = state;
    const running = goesOn(open);
    if (!running.ok) return running;
    const target = command.to ?? nextStep(open.step)?.id;
    if (!target) return refuse('This is the last step of the turn.', { allowed: 'End the turn.' });
    if (stepIndex(target) <= stepIndex(open.step))
      return refuse('The table only goes on.', { allowed: 'Undo goes back.' });
    const [due] = duesOf(open);
    if (due)
      return refuse(`${due.words}.`, {
        rule: due.rule,
        allowed: 'Do it here, or mark it as done on the table.',
      });
    // A step that shows cards or owes one is never passed over.
    const stop = STEP_IDS.slice(stepIndex(open.step) + 1, stepIndex(target)).find(
      (id) => id === 'warlord' || stepAt(id).shows.length > 0,
    );
    return accept({
      open: { to: stop ?? target, showings: showingsAt(state, open.step) },
      hidden: slotsOf(showingsAt(state, open.step)),
    });
  },
  open(draft, _, came) {
    for (const showing of came.showings) applyShowing(draft, showing);
    draft.step = came.to;
    draft.visited = [];
    draft.round = false;
  },
  hidden: foldHand,
});

/** Ends the turn: cards still held are shown (assumed), this turn's lines go, and the next turn begins; from the attacks where nobody holds a card. */
export const endTurn = define<{ type: 'end-turn' }, { showings: Showing[] }, HandCame>({
  ...STAYS,
  shape: v.strictObject({ type: v.literal('end-turn') }),
  audience: () => 'public',
  decide(state) {
    const here = at(state.open, 'end', 'Ending the turn', 'SOA 7');
    if (!here.ok && !endsWithAttacks(state.open)) return here;
    const [due] = duesOf(state.open);
    if (due)
      return refuse(`${due.words}.`, {
        rule: due.rule,
        allowed: 'Do it here, or mark it as done on the table.',
      });
    const showings = POWERS.flatMap((owner) => {
      const own = handOf(state, owner);
      return own.hand.map((card) => showingOf(owner, own, card));
    });
    return accept({ open: { showings }, hidden: slotsOf(showings) });
  },
  open: (draft, _, came) => endOpen(draft, came.showings),
  hidden: foldHand,
});

function endOpen(draft: OpenState, showings: readonly Showing[]): void {
  for (const { number: card } of showings) if (card !== undefined) draft.deck?.gone.push(card);
  draft.past.push({ turn: draft.turn, values: measure(draft) });
  draft.lines = draft.lines.filter(({ until }) => until !== 'turn');
  draft.turn += 1;
  draft.step = 'draw';
  draft.card = null;
  draft.shown = [];
  draft.waived = [];
  draft.visited = [];
  draft.round = false;
  draft.hands = eachPower(() => ({ dealt: 0, held: 0 }));
}
