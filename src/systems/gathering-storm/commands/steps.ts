import { produce } from 'immer';
import * as v from 'valibot';
import { asSentence } from '@/kernel/print';
import { accept, refuse } from '@/kernel/result';
import { readShowing } from '../amended';
import { mayPass, stopping } from '../dues';
import { foldHidden, removeSlots } from '../hidden';
import type { HiddenCame, SheetsTold, Showing } from '../outcomes';
import { nextStep, STEP_IDS, stepAfter, stepAt, stepIndex } from '../phases';
import { hidesMoney } from '../purse';
import { movedOnSheets, tellSheets } from '../research/sheets-tell';
import {
  applyShowing,
  collectDeclined,
  collectLast,
  collectShown,
  hiddenAgain,
  hiddenOf,
  titleOf,
  withTold,
} from '../showing';
import { boardViewer, handOf, keeps, type OpenState, type Table } from '../state';
import { type Keeping, pointsAtEnd } from '../totals/known-money';
import { POWERS, SIDES } from '../vocabulary';
import { applyWaiting } from '../waiting-parts';
import { advanceCame, endCame, hiddenSecret } from './came';
import { define, type Edition, edition, goesOn } from './define';
import { keptOf, type Shortfalls, settle } from './settle';

/** One step that was left: what was shown and what was discarded as its phase ended. */
export interface Left {
  step: string;
  showings: Showing[];
}

/** With what support counts and came or went on the sheets. */
interface Advanced extends SheetsTold {
  to: string;
  left: Left[];
}

/** What sheets tell with an entry, where they tell anything. */
const tellings = (table: Table, hidden: Record<string, HiddenCame>, { edition }: Edition): SheetsTold =>
  edition ? movedOnSheets(table, hidden) : {};

const advanceShape = v.strictObject({
  type: v.literal('advance'),
  to: v.optional(v.picklist(STEP_IDS, 'There is no such step.')),
  /** Nobody shows another card in this turn: no later step asks for one. */
  noMoreCards: v.optional(v.literal(true, 'Say true, or leave it out.')),
  edition,
});
type Advance = { type: 'advance'; to?: string | undefined; noMoreCards?: true | undefined } & Edition;

/** Everything that lies open as a step is left: its windows first, then what was declined, then last cards. */
function showingsAt(table: Table, step: string, command: Edition): Showing[] {
  const { shows, ends } = stepAt(step);
  const shown = collectShown(table, shows);
  const declined = collectDeclined(withoutCards(table, shown), ends);
  const gone = [...shown, ...declined];
  const lastHere = step === 'resolution' && table.open.readings['only-secret-card'] === 'diplomatic';
  const all = lastHere ? [...gone, ...collectLast(withoutCards(table, gone))] : gone;
  return all.map((showing) => withTold(table, showing, command));
}

const readShowings = (open: OpenState, showings: readonly Showing[]) =>
  showings.map((showing) => readShowing(open, showing));

/** The table with these cards out of the hands and nothing else done. */
function withoutCards(table: Table, showings: readonly Showing[]): Table {
  return produce(table, (draft) => {
    for (const power of POWERS)
      removeSlots(
        handOf(draft, power),
        showings.flatMap((showing) => (showing.power === power ? (showing.slot ?? []) : [])),
      );
  });
}

/** Where a step leads: older entries know no stop for subversion, and it is passed where nothing asks for it. */
function onward(open: OpenState, { edition, to }: Advance) {
  if (to === 'subversion') return nextStep(open.step);
  return edition ? stepAfter(open) : nextStep(open.step === 'diplomacy' ? 'subversion' : open.step);
}

/** Applies one step's leaving to a private copy, so that the next step is decided on what came of it. */
function leave(table: Table, left: Left, command: Advance): Table {
  return produce(withoutCards(table, left.showings), (draft) => leaveOpen(draft.open, left, command));
}

function leaveOpen(draft: OpenState, left: Left, command: Advance): void {
  for (const showing of left.showings) applyShowing(draft, showing, command);
  applyWaiting(draft, stepAt(left.step).shows, titleOf, command);
  draft.step = onward(draft, command)?.id ?? left.step;
  draft.visited = [];
  draft.round = false;
}

/**
 * Goes on to a later step. Each step that is left shows the cards of its windows; empty steps pass in one go;
 * nothing due passes in silence: the first step with something due stops the way.
 * @rule GS 9.41, 9.13
 */
export const advance = define<Advance, Advanced, HiddenCame>({
  corrections: [],
  kept(open, outcome) {
    const left = outcome.open.left.map((step) => ({ ...step, showings: readShowings(open, step.showings) }));
    const showings = left.flatMap((step) => step.showings);
    if (showings.every((showing) => outcome.open.left.some((step) => step.showings.includes(showing))))
      return outcome;
    return {
      open: { ...outcome.open, left },
      ...(outcome.hidden ? { hidden: hiddenAgain(open, showings, outcome.hidden) } : {}),
    };
  },
  came: advanceCame,
  secret: hiddenSecret,
  shape: advanceShape,
  audience: () => 'public',
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
    }
    const hidden = hiddenOf(
      state.open,
      left.flatMap((step) => step.showings),
      command,
    );
    return accept({ open: { to: table.open.step, left, ...tellings(table, hidden, command) }, hidden });
  },
  open(draft, command, came) {
    // Steps that came in between later are in no older entry: each is left where it was left.
    for (const left of came.left) leaveOpen(Object.assign(draft, { step: left.step }), left, command);
    draft.step = came.to;
    if (command.noMoreCards) draft.noMoreCards = true;
    tellSheets(draft, came);
  },
  hidden: foldHidden,
});

/** With what support counts and came or went on the sheets. */
interface Ended extends SheetsTold {
  showings: Showing[];
  /** False when a last card left something owing: the turn ends once that is settled. */
  settled: boolean;
  /** What powers were short, where only the owner sees tile points. */
  short?: Shortfalls;
}

/** What each purse keeps, and what was short: that alone shows, as next turn's support. @rule GS 10.41C, 11.11 */
function settlePurses(
  open: OpenState,
  state: Table,
  keeping: Keeping,
  hidden: Record<string, HiddenCame>,
): Shortfalls {
  const short: Shortfalls = {};
  for (const power of POWERS) {
    const points = pointsAtEnd(open, power, keeping, handOf(state, power));
    hidden[power] = { ...hidden[power], purse: { carried: keptOf(points) } };
    if (points < 0) short[power] = -points;
  }
  return short;
}

type EndTurn = Edition & {
  type: 'end-turn';
  /** Whose tile points are kept or short: those that the table knows; any, in older entries. */
  keeping?: 'known' | undefined;
};

const keepingOf = ({ keeping }: EndTurn): Keeping => keeping ?? 'any';

/** Ends the turn: last cards are played or discarded, points settle, this turn's lines go. @rule GS 9.13, 10.31, 10.41C, 11.11 */
export const endTurn = define<EndTurn, Ended, HiddenCame>({
  corrections: [],
  kept(open, outcome) {
    const showings = readShowings(open, outcome.open.showings);
    if (showings.every((showing) => outcome.open.showings.includes(showing))) return outcome;
    return {
      open: { ...outcome.open, showings },
      ...(outcome.hidden ? { hidden: hiddenAgain(open, showings, outcome.hidden) } : {}),
    };
  },
  came: endCame,
  secret: hiddenSecret,
  shape: v.strictObject({ type: v.literal('end-turn'), keeping: v.optional(v.literal('known')), edition }),
  audience: () => 'public',
  decide(state, command) {
    const running = goesOn(state.open);
    if (!running.ok) return running;
    if (state.open.step !== 'end')
      return refuse('The turn has steps left.', { allowed: 'Go on to the end of the turn first.' });
    const due = stopping(state.open)[0];
    if (due)
      return refuse(asSentence(due.words), {
        rule: due.rule,
        allowed: 'Do it here, or mark it as done on the table.',
      });
    const showings = collectLast(state).map((showing) => withTold(state, showing, command));
    const hidden = hiddenOf(state.open, showings, command);
    const shown = produce(state, (draft) => {
      for (const showing of showings) applyShowing(draft.open, showing, command);
    });
    const told = tellings(shown, hidden, command);
    const after = produce(shown.open, (draft) => tellSheets(draft, told));
    // What has only now come to lie open is asked about before the points settle.
    const asked = state.open.obligations.filter(mayPass).map(({ id }) => id);
    const settled = after.obligations.every(({ id }) => asked.includes(id));
    if (settled && keeps(state.open, 'research'))
      for (const side of SIDES) hidden[boardViewer(side)] = { ...hidden[boardViewer(side)], ends: true };
    const short =
      settled && hidesMoney(after) ? settlePurses(after, state, keepingOf(command), hidden) : null;
    return accept({ open: { showings, settled, ...told, ...(short ? { short } : {}) }, hidden });
  },
  open(draft, command, came) {
    for (const showing of came.showings) applyShowing(draft, showing, command);
    tellSheets(draft, came);
    if (came.settled)
      settle(draft, {
        keeping: keepingOf(command),
        short: came.short,
        byEvent: command.edition !== undefined,
      });
  },
  hidden: foldHidden,
});
