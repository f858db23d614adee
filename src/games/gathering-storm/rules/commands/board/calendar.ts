import * as v from 'valibot';
import { freshId } from '@/kernel/fresh-id';
import { firstOf, overridable, type Refusal, refuse } from '@/kernel/result';
import { oweBacking } from '../../diplomacy/backing';
import { conquerTarget } from '../../diplomacy/targets';
import { dealMissingPaper } from '../../hands/paper-pile';
import type { Aggression, OpenState } from '../../state/state';
import { AGGRESSION_TARGETS, type Power, printTurn } from '../../vocabulary';
import { anyway, edition, fine, plain, text, whole } from '../define';
import { describeByChange } from '../describe-by-change';

/** “austria ” is Austria: a name is the same however it is written. */
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
const usualTarget = (target: string) => AGGRESSION_TARGETS.find(({ name }) => isSame(name, target));

/** The turn, if the table named one. */
const inTurn = (turn: number | undefined) => (turn === undefined ? '' : ` (${printTurn(turn)})`);

const aggressionShape = v.strictObject({
  type: v.literal('aggression'),
  power: v.picklist(['Germany', 'Italy'], 'An aggression is German or Italian.'),
  target: text(40),
  /** Victory points; the usual value of a known target when left out. */
  value: v.optional(whole(0, 9)),
  raisesIndex: v.optional(v.boolean()),
  outcome: v.optional(
    v.picklist(['succeeded', 'going-on', 'failed'], 'Say succeeded, going-on or failed.'),
    'succeeded',
  ),
  /** The turn it was completed in; this turn when left out. */
  completed: v.optional(whole(1, 60)),
  began: v.optional(whole(1, 60)),
  edition,
  anyway,
});

/**
 * Refuses a second aggression against a target; the table may overrule it for the other Axis power.
 * @rule GS 9.14
 */
function checkTwice(open: OpenState, power: Power, target: string): Refusal | null {
  const found = open.aggressions.filter((item) => !item.failed && isSame(item.target, target));
  const own = found.some((item) => item.power === power);
  const [first] = found;
  if (own || !first)
    return own
      ? {
          message: `${target} is on the calendar already.`,
          rule: 'GS 9.14',
          allowed: 'Name another, or correct its entry in the journal.',
        }
      : null;
  return overridable({
    message: `${target} is on the calendar already: it is ${first.power}’s.`,
    rule: 'GS 9.14',
    allowed: 'Name another, or correct its entry in the journal.',
  });
}

/** Records an Axis aggression; the calendar of extra cards and the index follow by themselves. @rule GS 9.14, 23.21A */
export const aggression = plain({
  shape: aggressionShape,
  asks: {
    power: 'Power',
    target: 'Target',
    value: 'Value',
    raisesIndex: 'Raises the index',
    outcome: 'Outcome',
    completed: 'Completed in turn',
    began: 'Began in turn',
    anyway: null,
  },
  check(open, { power, target, value, completed, outcome, began, anyway: force }) {
    if (outcome !== 'failed' && value === undefined && !usualTarget(target)) {
      return refuse(`The value of ${target} is not known.`, {
        rule: 'GS 9.14A',
        allowed: 'Enter its victory points.',
      });
    }
    if ((completed ?? 0) > open.turn || (began ?? 0) > open.turn) {
      return refuse('That turn has not come yet.', {
        allowed: `Name ${printTurn(open.turn)} or an earlier turn.`,
      });
    }
    if (began !== undefined && began > (completed ?? open.turn)) {
      return refuse('An aggression begins before it is completed.', {
        rule: 'GS 9.14',
        allowed: 'Name an earlier turn for its beginning.',
      });
    }
    const refusal = outcome === 'failed' ? null : firstOf([checkTwice(open, power, target)], force);
    return refusal ? { ok: false, refusal } : fine();
  },
  open(draft, command) {
    const usual = usualTarget(command.target);
    const target = usual?.name ?? command.target;
    const completed = command.completed ?? draft.turn;
    const raisesIndex = command.raisesIndex ?? usual?.raisesIndex ?? false;
    const failed = command.outcome === 'failed';
    if (failed && !outlastsFailure(draft, { power: command.power, raisesIndex })) return;
    draft.aggressions.push({
      id: freshId(draft, 'a'),
      power: command.power,
      target,
      value: command.value ?? usual?.value ?? 0,
      raisesIndex,
      began: command.began ?? completed,
      completed: command.outcome === 'succeeded' ? completed : null,
      ...(failed ? { failed } : {}),
    });
    if (command.outcome === 'succeeded') conquer(draft, target);
    if (command.edition) dealMissingPaper(draft);
  },
  say({ power, target, outcome }) {
    if (outcome === 'failed')
      return { text: `${power}’s aggression against ${target} does not succeed`, rule: 'GS 9.14' };
    return outcome === 'going-on'
      ? { text: `${power} attacks ${target}; not completed yet`, rule: 'GS 9.14B' }
      : { text: `${power} completes its aggression against ${target}`, rule: 'GS 9.14' };
  },
  short: describeByChange,
  nature: 'event',
});

/** Whether an aggression that fails goes on raising the index, by the table’s reading. @rule GS 23.21A */
const outlastsFailure = (
  { readings }: OpenState,
  { power, raisesIndex }: Pick<Aggression, 'power' | 'raisesIndex'>,
): boolean => readings['failed-aggression'] === 'stays' && power === 'Italy' && raisesIndex;

/** Marks a target taken by the Axis as conquered; a dispute may depend on it. @rule GS Guide, Diplomacy */
function conquer(draft: OpenState, target: string): void {
  conquerTarget(draft, target);
  oweBacking(draft);
}

/** Returns the aggression against a target; if both Axis powers attacked it, the one in progress. */
function goingOn(open: OpenState, { target, power }: { target: string; power?: Power | undefined }) {
  const found = open.aggressions.filter(
    (item) => !item.failed && item.target === target && (power === undefined || item.power === power),
  );
  return found.find(({ completed }) => completed === null) ?? found[0];
}

/** Italy has conquered its target: its extra cards start next turn. @rule GS 9.14B */
export const completeAggression = plain({
  shape: v.strictObject({
    type: v.literal('complete-aggression'),
    target: v.string(),
    /** Whose it was, where both have attacked it. */
    power: v.optional(v.picklist(['Germany', 'Italy'], 'An aggression is German or Italian.')),
    succeeded: v.optional(v.boolean(), true),
  }),
  asks: { target: 'Target', power: 'Power', succeeded: 'It succeeded' },
  check(open, command) {
    const { target } = command;
    const found = goingOn(open, command);
    if (!found)
      return refuse(`No aggression against ${target} is going on.`, {
        rule: 'GS 9.14B',
        allowed: 'Record that it began first.',
      });
    return found.completed === null
      ? fine()
      : refuse(`${target} was completed in ${printTurn(found.completed)}.`, {
          rule: 'GS 9.14B',
          allowed: 'If it was another turn, correct that entry.',
        });
  },
  open(draft, { succeeded, ...command }) {
    const { target } = command;
    const found = goingOn(draft, command);
    if (found && succeeded) {
      found.completed = draft.turn;
      conquer(draft, target);
    } else if (found && outlastsFailure(draft, found)) found.failed = true;
    else draft.aggressions = draft.aggressions.filter((item) => item !== found);
  },
  say: ({ succeeded, target }) => ({
    text: succeeded ? `${target} is conquered` : `The aggression against ${target} fails`,
    rule: 'GS 9.14B',
  }),
  short: describeByChange,
  nature: 'event',
});

/** The Nazi-Soviet Pact is signed. @rule GS 9.15, 23.21B */
export const signPact = plain({
  shape: v.strictObject({ type: v.literal('sign-pact'), signed: v.optional(whole(1, 60)), edition }),
  asks: { signed: 'Signed in turn' },
  check(open, { signed }) {
    if (open.pact)
      return refuse(`The Pact was signed in ${printTurn(open.pact.signed)}.`, {
        rule: 'GS 9.15',
        allowed: 'If it was another turn, correct that entry.',
      });
    return (signed ?? 0) > open.turn
      ? refuse('That turn has not come yet.', { allowed: `Name ${printTurn(open.turn)} or an earlier turn.` })
      : fine();
  },
  open(draft, { signed, edition: today }) {
    draft.pact = { signed: signed ?? draft.turn, ended: null };
    if (today) dealMissingPaper(draft);
  },
  say: ({ signed }) => ({ text: `The Nazi-Soviet Pact is signed${inTurn(signed)}`, rule: 'GS 9.15' }),
  short: describeByChange,
  nature: 'event',
});

/** Ends the Pact: no more extra cards from next turn on; its index line stays. @rule GS 9.15, 31.81 */
export const endPact = plain({
  shape: v.strictObject({
    type: v.literal('end-pact'),
    /** The last turn of the Pact; this turn if omitted. */
    ended: v.optional(whole(1, 60)),
  }),
  asks: { ended: 'Stood to the end of turn' },
  check(open, { ended = open.turn }) {
    if (!open.pact || open.pact.ended !== null)
      return refuse('There is no Pact.', { rule: 'GS 9.15', allowed: 'It is signed before it ends.' });
    return ended < open.pact.signed || ended > open.turn
      ? refuse('The Pact ends after it is signed, in a turn that has come.', {
          rule: 'GS 9.15',
          allowed: `Name a turn from ${printTurn(open.pact.signed)} to ${printTurn(open.turn)}.`,
        })
      : fine();
  },
  open(draft, { ended }) {
    if (draft.pact) draft.pact.ended = ended ?? draft.turn;
  },
  say: ({ ended }) => ({ text: `The Nazi-Soviet Pact has ended${inTurn(ended)}`, rule: 'GS 9.15' }),
  short: describeByChange,
  nature: 'event',
});
