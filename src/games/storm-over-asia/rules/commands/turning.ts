import * as v from 'valibot';
import { edition, noShortForm, override, text } from '@/kernel/command/define';
import { sayWhy, whyShape } from '@/kernel/command/policy';
import { accept, refuse } from '@/kernel/result';
import { checkThere, countFlags } from '../china/regions';
import { flagName, sayReplaced } from '../say-event';
import type { Obligation, OpenState } from '../state';
import { type Flag, REGIONS } from '../vocabulary';
import { checkTurning, targetsOf, turn } from '../warlords/conversions';
import { define, goesOn, plain } from './define';
import { flag, region } from './outcome-shapes';
import { refused } from './regions';

/** If the app plays the power that picks: the policy rules it used. */
const why = v.optional(whyShape);

const tablesOf = ({ china, front, lines, readings }: OpenState) => ({
  china,
  front,
  lines,
  initial: readings['initial-modifiers'] === 'yes',
  follows: readings['surplus-use'] === 'all',
});

const TURNED_BY = {
  event: 'By a random event',
  other: 'For another reason',
  correction: 'Only to correct the board: the United Front stays as it is',
} as const;

/** A flag becomes another. The United Front counts it, except as a correction of the board. @rule SOA 26.22 */
export const turnFlagCommand = plain({
  shape: v.strictObject({
    type: v.literal('turn-flag'),
    region,
    from: flag,
    to: flag,
    by: v.picklist(['event', 'other', 'correction'], 'Say event, other or correction.'),
  }),
  asks: { region: 'Region', from: 'From', to: 'To', by: 'By what' },
  check: (open, { region: where, from, to }) =>
    from === to
      ? refuse(`It is a ${to} flag already.`, { rule: 'SOA 26', allowed: 'Name another kind of flag.' })
      : refused(undefined, checkThere(open.china, where, from)),
  open: (draft, { region: where, from, to, by }) =>
    turn(tablesOf(draft), { cause: by, region: where, from, to }, draft.turn),
  say: ({ region: where, from, to, by }) => ({
    text: sayReplaced(from, to, where),
    notes: [TURNED_BY[by]],
    rule: 'SOA 26.22',
  }),
  short: noShortForm,
  nature: 'event',
});

const flagAsk = (open: OpenState, id: string) => {
  const owed = open.obligations.find((item) => item.id === id);
  return owed?.ask.type === 'flag'
    ? (owed as Obligation & { ask: { type: 'flag'; from: Flag; to: Flag } })
    : null;
};

/** Other picks that find no flag once this one is turned: they fall away. */
function goneWith({ china, obligations }: OpenState, obligation: string, from: Flag): string[] {
  const left = REGIONS.reduce((sum, where) => sum + countFlags(china[where], from), 0);
  if (left > 1) return [];
  return obligations.flatMap(({ id, ask }) =>
    id !== obligation && ask.type === 'flag' && ask.from === from ? [ask.title] : [],
  );
}

/** The power that picks names the region in which an event turns a flag. @rule SOA 26.111, 26.213 */
export const pickFlag = define({
  shape: v.strictObject({ type: v.literal('pick-flag'), obligation: v.string(), region, why, edition }),
  asks: { obligation: null, region: 'Region', why: null },
  outcome: v.strictObject({
    from: flag,
    to: flag,
    /** Titles of open picks that no longer have a flag. */
    gone: v.optional(v.array(text(200))),
  }),
  reveals: false,
  // A pick belongs to its power and its flags: after a correction, a different card asks again.
  means(open, { obligation }) {
    const owed = flagAsk(open, obligation);
    return owed ? `${owed.owes}: ${owed.ask.from} to ${owed.ask.to}` : undefined;
  },
  decide({ open }, command) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const owed = flagAsk(open, command.obligation);
    if (!owed)
      return refuse('This flag is no longer waiting to be picked.', { allowed: 'Settle what is due now.' });
    const { from, to } = owed.ask;
    const refusal = checkTurning(tablesOf(open), { cause: 'event', region: command.region, from, to });
    if (refusal) return { ok: false, refusal };
    const gone = command.edition ? goneWith(open, command.obligation, from) : [];
    return accept({ open: { from, to, ...(gone.length > 0 ? { gone } : {}) } });
  },
  open(draft, command, { from, to }) {
    turn(tablesOf(draft), { cause: 'event', region: command.region, from, to }, draft.turn);
    draft.obligations = draft.obligations.filter(
      // What can no longer be picked anywhere falls away.
      (item) =>
        item.id !== command.obligation &&
        (item.ask.type !== 'flag' || targetsOf(draft.china, item.ask).length > 0),
    );
  },
  say: (command, { from, to, gone = [] }) => ({
    text: sayReplaced(from, to, command.region),
    notes: [
      ...gone.map((title) => `${title}: no ${flagName(from)} is left in China, so nothing more is turned`),
      ...sayWhy(command.why),
    ],
    rule: 'SOA 26.111, 26.213',
  }),
  short: noShortForm,
  nature: 'event',
});

/** A warlord flag becomes Nationalist by a Chinese result, or by the United Front's surplus. @rule SOA 26.211, 26.212 */
export const convertWarlord = plain({
  shape: v.strictObject({
    type: v.literal('convert-warlord'),
    region,
    cause: v.picklist(['chinese-result', 'surplus'], 'Say chinese-result or surplus.'),
    why,
    anyway: override,
  }),
  asks: { region: 'Region', cause: 'How it turns', why: null, anyway: null },
  check: (open, command) =>
    refused(command.anyway, checkTurning(tablesOf(open), { ...command, from: 'warlord', to: 'Nationalist' })),
  open: (draft, command) =>
    turn(tablesOf(draft), { ...command, from: 'warlord', to: 'Nationalist' }, draft.turn),
  say: (command) => ({
    text: sayReplaced('warlord', 'Nationalist', command.region),
    notes: ['United Front −1', ...sayWhy(command.why)],
    rule: command.cause === 'surplus' ? 'SOA 26.212' : 'SOA 26.211',
  }),
  short: noShortForm,
  nature: 'event',
});
