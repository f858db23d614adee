import { produce } from 'immer';
import * as v from 'valibot';
import { foldHidden, removeSlots } from '@/games/gathering-storm/rules/state/start';
import type { Stored } from '@/kernel/command/command';
import { asSentence } from '@/kernel/print';
import { accept, refuse } from '@/kernel/result';
import { readShowing } from '../../amend/amended';
import { askAgain } from '../../guide/asking';
import { stopping } from '../../guide/dues';
import { nextStep, STEP_IDS, stepAfter, stepAt, stepIndex } from '../../guide/phases';
import { applyWaiting } from '../../guide/waiting-parts';
import {
  applyShowing,
  collectDeclined,
  collectLast,
  collectShown,
  hiddenAgain,
  hiddenOf,
  titleOf,
  withRevealed,
} from '../../hands/showing';
import { movedOnSheets, storeRevealed } from '../../research/sheets-tell';
import { nameShown, sayDetail, sayRevealed, sayShowing, sayShown } from '../../say/say-showing';
import type { HiddenOutcome, SheetReveal, Showing } from '../../state/outcomes';
import { handOf, type OpenState, type Table } from '../../state/state';
import { POWERS, printList } from '../../vocabulary';
import { define, type Edition, goesOn, thirdEdition } from '../define';
import { hiddenSecret, sheetReveal, showingOutcome } from '../outcome-shapes';

const step = v.picklist(STEP_IDS);
/** One completed step: the cards shown and discarded as its phase ended. */
const leftOutcome = v.strictObject({ step, showings: v.array(showingOutcome) });
type Left = v.InferOutput<typeof leftOutcome>;

/** Returns what research sheets reveal with an entry, if anything. */
export const revealedWith = (
  table: Table,
  hidden: Record<string, HiddenOutcome>,
  { edition: today }: Edition,
): SheetReveal => (today ? movedOnSheets(table, hidden) : {});

const advanceShape = v.strictObject({
  type: v.literal('advance'),
  to: v.optional(v.picklist(STEP_IDS, 'There is no such step.')),
  /** No more cards are shown this turn: later steps do not ask for any. */
  noMoreCards: v.optional(v.literal(true, 'Say true, or leave it out.')),
  /** Stops after a step that showed a card, so that what it allows can still be done in its phase. */
  untilShown: v.optional(v.literal(true, 'Say true, or leave it out.')),
  edition: thirdEdition,
});
type Advance = Stored<v.InferOutput<typeof advanceShape>>;

/**
 * Returns the cards shown at the end of a step: those of its windows, then declined ones, then last cards.
 */
function showingsAt(table: Table, step: string, command: Edition): Showing[] {
  const { shows, ends } = stepAt(step);
  const shown = collectShown(table, shows);
  const declined = collectDeclined(withoutCards(table, shown), ends);
  const gone = [...shown, ...declined];
  const lastHere = step === 'resolution' && table.open.readings['only-secret-card'] === 'diplomatic';
  const all = lastHere ? [...gone, ...collectLast(withoutCards(table, gone))] : gone;
  return all.map((showing) => withRevealed(table, showing, command));
}

export const readShowings = (open: OpenState, showings: readonly Showing[]) =>
  showings.map((showing) => readShowing(open, showing));

/** Returns the table with these cards removed from the hands and no other change. */
function withoutCards(table: Table, showings: readonly Showing[]): Table {
  if (showings.length === 0) return table;
  return produce(table, (draft) => {
    for (const power of POWERS)
      removeSlots(
        handOf(draft, power),
        showings.flatMap((showing) => (showing.power === power ? (showing.slot ?? []) : [])),
      );
  });
}

/** Returns the next step. Skips subversion if nothing needs it; older entries have no stop for it. */
function onward(open: OpenState, { edition, to }: Advance) {
  if (to === 'subversion') return nextStep(open.step);
  return edition ? stepAfter(open) : nextStep(open.step === 'diplomacy' ? 'subversion' : open.step);
}

/** Applies the end of one step to a copy, so that the next step is decided on the result. */
function leave(table: Table, left: Left, command: Advance): Table {
  return produce(withoutCards(table, left.showings), (draft) => leaveOpen(draft.open, left, command));
}

function leaveOpen(draft: OpenState, left: Left, command: Advance): void {
  if (command.edition === 3) askAgain(draft, left.step);
  for (const showing of left.showings) applyShowing(draft, showing, command);
  applyWaiting(draft, stepAt(left.step).shows, titleOf, command);
  draft.step = onward(draft, command)?.id ?? left.step;
  draft.visited = [];
  draft.round = false;
}

const nameStep = (id: string) => {
  const { phase, name } = stepAt(id);
  return `${phase}: ${name}`;
};

/** The rule by which cards are shown as a step is left. */
const RULES: Record<string, string> = {
  read: 'GS 9.41E',
  'income-events': 'GS 9.41A',
  construction: 'GS 9.41B, C',
  diplomacy: 'GS 9.41D',
};

const shownAt = (left: readonly Left[]) => left.flatMap(({ showings }) => showings);

/**
 * Advances to a later step. Each step on the way shows the cards of its windows; empty steps pass silently.
 * Stops at the first step that has something due, or after a card was shown if the command says so.
 * @rule GS 9.41, 9.13
 */
export const advance = define({
  shape: advanceShape,
  asks: { to: null, noMoreCards: null, untilShown: null },
  outcome: v.strictObject({ to: step, left: v.array(leftOutcome), ...sheetReveal }),
  secret: hiddenSecret,
  reveals: true,
  corrections: [],
  keepsOutcome(open, outcome) {
    const left = outcome.open.left.map((step) => ({ ...step, showings: readShowings(open, step.showings) }));
    const showings = left.flatMap((step) => step.showings);
    if (showings.every((showing) => outcome.open.left.some((step) => step.showings.includes(showing))))
      return outcome;
    return {
      open: { ...outcome.open, left },
      ...(outcome.hidden ? { hidden: hiddenAgain(open, showings, outcome.hidden) } : {}),
    };
  },
  decide(state, command) {
    const running = goesOn(state.open);
    if (!running.ok) return running;
    const target = command.to ?? onward(state.open, command)?.id;
    if (!target) return refuse('This is the last step of the turn.', { allowed: 'End the turn.' });
    if (stepIndex(target) <= stepIndex(state.open.step)) {
      return refuse('The table only goes on.', { allowed: 'Undo goes back.' });
    }
    let table = state;
    const left: Left[] = [];
    while (stepIndex(table.open.step) < stepIndex(target)) {
      const due = stopping(table.open)[0];
      if (due && left.length === 0)
        return refuse(asSentence(due.words), {
          rule: due.rule,
          allowed: 'Do it here, or mark it as done on the table.',
        });
      if (due) break;
      const step: Left = { step: table.open.step, showings: showingsAt(table, table.open.step, command) };
      left.push(step);
      table = leave(table, step, { ...command, to: target as Advance['to'] });
      if (command.untilShown && step.showings.length > 0) break;
    }
    const hidden = hiddenOf(
      state.open,
      left.flatMap((step) => step.showings),
      command,
    );
    return accept({ open: { to: table.open.step, left, ...revealedWith(table, hidden, command) }, hidden });
  },
  open(draft, command, outcome) {
    // Older entries lack steps that were added later: end each step under its recorded name.
    for (const left of outcome.left) leaveOpen(Object.assign(draft, { step: left.step }), left, command);
    draft.step = outcome.to;
    if (command.noMoreCards) draft.noMoreCards = true;
    storeRevealed(draft, outcome);
  },
  hidden: foldHidden,
  say(command, { to, left, ...revealed }, entry) {
    const shown = shownAt(left);
    const passed = left.slice(1).map((item) => stepAt(item.step).name);
    const [one] = shown;
    const alone = shown.length === 1 && one;
    return {
      text: alone ? sayShowing(one) : one ? sayShown(shown) : `On to ${nameStep(to)}`,
      notes: [
        ...shown.flatMap((item) => [...(alone ? [] : [sayShowing(item)]), ...sayDetail(item, entry)]),
        ...sayRevealed(revealed),
        ...(passed.length > 0 ? [`Skipped: ${printList(passed)}`] : []),
        ...(command.to && command.to !== to && !(command.untilShown && one)
          ? ['Stopped here: something is due']
          : []),
      ],
      rule: RULES[left[0]?.step ?? to] ?? 'GS 9.41',
      ...(alone ? {} : { cards: shown.map(sayShowing) }),
    };
  },
  short: (_, { to, left }) => nameShown(shownAt(left)) ?? nameStep(to),
  // A step counts as an event if it showed cards.
  nature: (_, { left }) => (shownAt(left).length > 0 ? 'event' : 'step'),
});
