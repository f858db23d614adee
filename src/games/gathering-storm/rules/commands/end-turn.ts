import { produce } from 'immer';
import * as v from 'valibot';
import type { Stored } from '@/kernel/command/command';
import type { Entry } from '@/kernel/journal/entry';
import { asSentence } from '@/kernel/print';
import { accept, refuse } from '@/kernel/result';
import { mayPass, stopping } from '../guide/dues';
import { applyShowing, collectLast, hiddenAgain, hiddenOf, withRevealed } from '../hands/showing';
import { storeRevealed } from '../research/sheets-tell';
import { sayDetail, sayRevealed, sayShowing } from '../say/say-showing';
import type { HiddenOutcome } from '../state/outcomes';
import { hidesMoney } from '../state/purse';
import { foldHidden } from '../state/start';
import { handOf, isTracked, type OpenState, sheetViewer, type Table } from '../state/state';
import { type Keeping, pointsAtEnd } from '../totals/known-money';
import { POWERS, printTurn, SIDES } from '../vocabulary';
import { carriedPoints, isQuestion, loweredBy, type Shortfalls, settle } from './board/settle';
import { readShowings, revealedWith } from './cards/advance';
import { asSaid, define, edition, goesOn } from './define';
import { count, hiddenSecret, sheetReveal, showingOutcome } from './outcome-shapes';

/**
 * Settles what each purse carries over and what was short. Only shortfalls are public, as next turn's
 * support.
 * @rule GS 10.41C, 11.11
 */
function settlePurses(
  open: OpenState,
  state: Table,
  keeping: Keeping,
  hidden: Record<string, HiddenOutcome>,
): Shortfalls {
  const short: Shortfalls = {};
  for (const power of POWERS) {
    const points = pointsAtEnd(open, power, keeping, handOf(state, power));
    hidden[power] = { ...hidden[power], purse: { carried: carriedPoints(points) } };
    // Only the part that lowers support is public; the rest is known to the owner alone.
    const lowered = loweredBy(open, power, Math.max(0, -points));
    if (lowered > 0) short[power] = lowered;
  }
  return short;
}

const shape = v.strictObject({
  type: v.literal('end-turn'),
  /** Whose tile points settle: those known to the table; all of them in older entries. */
  keeping: v.optional(v.literal('known')),
  edition,
});
type EndTurn = Stored<v.InferOutput<typeof shape>>;

const some = v.optional(count);
const endOutcome = v.strictObject({
  showings: v.array(showingOutcome),
  /** False when a last card left something owing: the turn ends once that is settled. */
  settled: v.boolean(),
  /** What powers were short, where only the owner sees tile points. */
  short: v.optional(
    v.strictObject({ Germany: some, Italy: some, Britain: some, France: some, Russia: some }),
  ),
  ...sheetReveal,
  /** After a correction: open choices of its events carry over to the next turn. */
  asks: v.optional(v.literal(true)),
});

const keepingOf = ({ keeping }: EndTurn): Keeping => keeping ?? 'any';

/** Describes the last cards and what sheets revealed with them. */
const sayLast = ({ showings, ...revealed }: v.InferOutput<typeof endOutcome>, entry: Entry) => [
  ...showings.flatMap((showing) => [sayShowing(showing), ...sayDetail(showing, entry)]),
  ...sayRevealed(revealed),
];

/** Whether it does more than begin the numbers anew: points that are lost or short. @rule GS 10.41C, 11.11 */
const losesPoints = ({ changes }: Entry) =>
  changes.some(
    ([total, , after]) => total.startsWith('tiles:') || (total.startsWith('support:') && after !== 0),
  );

/** Ends the turn: last cards are played or discarded, points settle, this turn's lines go. @rule GS 9.13, 10.31, 10.41C, 11.11 */
export const endTurn = define({
  shape,
  asks: { keeping: null },
  outcome: endOutcome,
  secret: hiddenSecret,
  reveals: true,
  corrections: [],
  keepsOutcome(open, outcome) {
    const showings = readShowings(open, outcome.open.showings);
    const asks = open.obligations.some(isQuestion) ? ({ asks: true } as const) : {};
    const { asks: _, ...rest } = outcome.open;
    if (showings.every((showing) => outcome.open.showings.includes(showing)))
      return { ...outcome, open: { ...rest, ...asks } };
    return {
      open: { ...rest, ...asks, showings },
      ...(outcome.hidden ? { hidden: hiddenAgain(open, showings, outcome.hidden) } : {}),
    };
  },
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
    const showings = collectLast(state).map((showing) => withRevealed(state, showing, command));
    const hidden = hiddenOf(state.open, showings, command);
    const shown = produce(state, (draft) => {
      for (const showing of showings) applyShowing(draft.open, showing, command);
    });
    const revealed = revealedWith(shown, hidden, command);
    const after = produce(shown.open, (draft) => storeRevealed(draft, revealed));
    // Events shown only now must ask their questions before the points settle.
    const asked = state.open.obligations.filter(mayPass).map(({ id }) => id);
    const settled = after.obligations.every(({ id }) => asked.includes(id));
    if (settled && isTracked(state.open, 'research'))
      for (const side of SIDES) hidden[sheetViewer(side)] = { ...hidden[sheetViewer(side)], ends: true };
    const short =
      settled && hidesMoney(after) ? settlePurses(after, state, keepingOf(command), hidden) : null;
    return accept({ open: { showings, settled, ...revealed, ...(short ? { short } : {}) }, hidden });
  },
  open(draft, command, outcome) {
    for (const showing of outcome.showings) applyShowing(draft, showing, command);
    storeRevealed(draft, outcome);
    if (outcome.settled)
      settle(draft, {
        keeping: keepingOf(command),
        short: outcome.short,
        byEvent: command.edition !== undefined,
        asks: outcome.asks === true,
      });
  },
  hidden: foldHidden,
  say: (_, outcome, entry) => ({
    text: outcome.settled ? `${printTurn(entry.at.turn)} ends` : 'Last cards are shown',
    notes: sayLast(outcome, entry),
    rule: 'GS 10.31',
    cards: outcome.showings.map(sayShowing),
  }),
  short: asSaid,
  // Cards that come to light, and tile points that are lost; what only ends with its turn is no event.
  nature: (_, outcome, entry) =>
    sayLast(outcome, entry).length > 0 || losesPoints(entry) ? 'event' : 'step',
});
