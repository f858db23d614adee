import * as v from 'valibot';
import { edition, NOT_CORRECTABLE, noShortForm, override } from '@/kernel/command/define';
import { sayWhy } from '@/kernel/command/policy';
import { accept, firstOf, overridable, type Refusal, refuse } from '@/kernel/result';
import { canWaive, duesOf, endsWithAttacks } from '../dues';
import { notesOf, sayShowing } from '../say-event';
import { applyShowing, nothingOf, readAgain, type Showing, showingOf } from '../showing';
import { eachPower, handOf, type OpenState, type Table } from '../state';
import { nextStep, STEP_IDS, stepAt, stepIndex } from '../steps';
import { measure } from '../totals';
import { lapseSurplus } from '../united-front/surplus';
import { POWERS } from '../vocabulary';
import { cardsInDeck, isDrawn, passDraw } from '../warlords/cards';
import { checkAt, define, goesOn } from './define';
import { foldHand, handSecret } from './hand-outcome';
import { showing } from './outcome-shapes';

/** Cards shown as a step ends: those of its windows that are not kept; at turn's end the rest (assumed). */
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

/** Refuses to leave a step while something is due; offers to mark it as done only if that is possible. */
function checkDues(open: OpenState): Refusal | null {
  const [due] = duesOf(open);
  if (!due) return null;
  const allowed = canWaive(due) ? 'Do it here, or mark it as done on the table.' : 'Do it here.';
  return overridable({ message: `${due.words}.`, rule: due.rule, allowed });
}

/** The warlord card of the turn is not passed over. @rule SOA 26.112 */
function checkPassed(open: OpenState, target: string): Refusal | null {
  const passed = stepIndex(open.step) < stepIndex('warlord') && stepIndex(target) > stepIndex('warlord');
  if (!passed || isDrawn(open) || cardsInDeck(open.china, open.warlords).length === 0) return null;
  return overridable({
    message: 'The warlord card comes before the China Incident.',
    rule: 'SOA 26.112',
    allowed: 'Go to the warlord card first.',
  });
}

/** The step that comes next; a turn that begins without a general card has none to apply. @rule SOA 9 */
const stepAfter = ({ step, card }: OpenState) => (step === 'draw' && !card ? 'deal' : nextStep(step)?.id);

/** Older entries: a step that shows cards or owes one was never passed over. */
const stopBefore = (step: string, target: string) =>
  STEP_IDS.slice(stepIndex(step) + 1, stepIndex(target)).find(
    (id) => id === 'warlord' || stepAt(id).shows.length > 0,
  ) ?? target;

const nameStep = (step: string) => {
  const { phase, name } = stepAt(step);
  return `${phase}: ${name}`;
};

/** Goes on by one step, or to the later one that is named; cards of the steps between are shown. @rule SOA 7 (order inferred) */
export const advance = define({
  ...NOT_CORRECTABLE,
  shape: v.strictObject({
    type: v.literal('advance'),
    to: v.optional(v.picklist(STEP_IDS, 'There is no such step.')),
    edition,
    anyway: override,
  }),
  asks: { to: null, anyway: null },
  outcome: v.strictObject({ to: v.picklist(STEP_IDS), showings: v.array(showing) }),
  secret: handSecret,
  keepsOutcome: (open, outcome) => ({
    ...outcome,
    open: { ...outcome.open, showings: outcome.open.showings.map((shown) => readAgain(open, shown)) },
  }),
  reveals: true,
  decide(state, command) {
    const { open } = state;
    const running = goesOn(open);
    if (!running.ok) return running;
    const target = command.to ?? stepAfter(open);
    if (!target) return refuse('This is the last step of the turn.', { allowed: 'End the turn.' });
    if (stepIndex(target) <= stepIndex(open.step))
      return refuse('The table only goes on.', { allowed: 'Undo goes back.' });
    const passed = command.edition ? checkPassed(open, target) : null;
    const refusal = firstOf([checkDues(open), passed], command.anyway);
    if (refusal) return { ok: false, refusal };
    const truly = (shown: Showing) =>
      command.edition ? { ...shown, ...nothingOf(open, shown.event) } : shown;
    const to = command.edition ? target : stopBefore(open.step, target);
    const left = command.edition ? STEP_IDS.slice(stepIndex(open.step), stepIndex(to)) : [open.step];
    const showings = left.flatMap((step) => showingsAt(state, step)).map(truly);
    return accept({ open: { to, showings }, hidden: slotsOf(showings) });
  },
  open(draft, _, outcome) {
    for (const shown of outcome.showings) applyShowing(draft, shown);
    draft.step = outcome.to;
    draft.visited = [];
    draft.round = false;
  },
  hidden: foldHand,
  say: (_, { to, showings }) => ({
    text: showings.length === 1 ? sayShowing(showings[0] as Showing) : `On to ${nameStep(to)}`,
    notes: showings.flatMap((item) => [...(showings.length > 1 ? [sayShowing(item)] : []), ...notesOf(item)]),
    rule: 'SOA 7',
    ...(showings.length > 1 ? { cards: showings.map(sayShowing) } : {}),
  }),
  short: (_, { to, showings }) => (showings.length === 1 ? null : nameStep(to)),
  // A step is an event if its end showed cards.
  nature: (_, { showings }) => (showings.length > 0 ? 'event' : 'step'),
});

const sayDiscarded = (item: Showing) => `${sayShowing(item)}; discarded`;

/** Ends the turn: cards still held are shown (assumed), this turn’s lines go, and the next turn begins; from the attacks where nobody holds a card. */
export const endTurn = define({
  ...NOT_CORRECTABLE,
  shape: v.strictObject({ type: v.literal('end-turn'), edition, anyway: override }),
  asks: { anyway: null },
  outcome: v.strictObject({ showings: v.array(showing) }),
  secret: handSecret,
  reveals: true,
  decide(state, command) {
    const { open } = state;
    const running = goesOn(open);
    if (!running.ok) return running;
    const here = endsWithAttacks(open) ? null : checkAt(open, 'end', 'Ending the turn', 'SOA 7');
    const refusal = firstOf([here, checkDues(open)], command.anyway);
    if (refusal) return { ok: false, refusal };
    const showings = POWERS.flatMap((owner) => {
      const own = handOf(state, owner);
      return own.hand.map((card) => showingOf(owner, own, card));
    });
    return accept({ open: { showings }, hidden: slotsOf(showings) });
  },
  open(draft, command, outcome) {
    if (command.edition) lapse(draft);
    endOpen(draft, outcome.showings);
  },
  hidden: foldHand,
  say: (_, { showings }) => ({
    text: 'The turn ends',
    notes: showings.flatMap((item) => [sayDiscarded(item), ...sayWhy(item.why)]),
    rule: 'SOA 7',
    cards: showings.map(sayDiscarded),
  }),
  short: noShortForm,
  nature: (_, { showings }) => (showings.length > 0 ? 'event' : 'step'),
});

/** What lasts for its turn alone besides modifiers: a draw that nobody made, and the surplus (assumed). @rule SOA 26.112D, 32.72 */
function lapse(draft: OpenState): void {
  if (!isDrawn(draft)) passDraw(draft.warlords, draft.turn);
  lapseSurplus(draft.front);
}

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
