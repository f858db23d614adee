import * as v from 'valibot';
import { foldHidden } from '@/games/gathering-storm/rules/state/start';
import { isWhole } from '@/games/gathering-storm/rules/totals/index';
import { createLines } from '@/kernel/command/line-commands';
import { accept, refuse } from '@/kernel/result';
import { oweBacking } from '../../diplomacy/backing';
import { nameTotal, sayWarMarker } from '../../say/names';
import { addLine, totalOf } from '../../state/lines';
import { checkPublicMoney, hidesMoney, isMoney } from '../../state/purse';
import { handOf, isTracked } from '../../state/state';
import { readTotal } from '../../totals';
import { takeNow } from '../../totals/income';
import { findKind, kindOf, totalKey } from '../../totals/kinds';
import { CIVIL_WAR_COUNTRIES, POWERS, type Power, printSigned } from '../../vocabulary';
import { asSaid, at, define, defining, fine, plain, whole } from '../define';
import { describeByChange } from '../describe-by-change';
import { hiddenSecret } from '../outcome-shapes';
import { settleFacts } from './facts';

/** Whether the table may change this total. */
const isOpen = (key: string) => (findKind(key)?.kind.table ?? 'nothing') !== 'nothing';

const total = v.pipe(
  v.string(),
  v.check(isOpen, 'There is no such total; for example "support:Germany", "index", "country:Turkey:Axis".'),
);
/** Lines of the table's own. What it says of the climate is a step of it, and of the balance the balance itself. */
export const LINES = createLines(defining, {
  total,
  readTotal: (open, key) => readTotal(open, totalKey(key)),
  addLine,
  barred: (open, key) => (isMoney(key) ? checkPublicMoney(open) : null),
  unknown: (open, key) => (key === totalOf.balance && open.balance === null) || !isWhole(open, key),
  take(draft, key, difference) {
    settleFacts(draft, key === totalOf.index ? 'index' : key === totalOf.balance ? 'balance' : '');
    if (key === totalOf.climate) {
      const words = 'The table’s ruling';
      draft.climate.moves.push({ asked: difference, amount: difference, words, basis: 'table' });
      return true;
    }
    if (key !== totalOf.balance) return false;
    draft.balance = (draft.balance ?? 0) + difference;
    return true;
  },
  usually: (key) => kindOf(key).kind.lasts ?? 'turn',
  print: printSigned,
  sayAdded: (line) => ({
    text: `The table adds ${printSigned(line.amount)} to ${nameTotal(line.total)}: ${line.words}`,
    ...(line.rule ? { rule: line.rule } : {}),
  }),
  removed: 'The table removes a modifier',
  sayTotal: (key, value) => ({ text: `The table says: ${nameTotal(key)} is ${printSigned(value)}` }),
  short: describeByChange,
});

const WAR = { quiet: 'quiet', fought: 'civil war is fought', ended: 'the civil war has ended' };

/** Counters and state of a civil war, as the board shows them. @rule GS 25 */
export const setCivilWar = plain({
  shape: v.strictObject({
    type: v.literal('civil-war'),
    country: v.picklist(CIVIL_WAR_COUNTRIES),
    counters: whole(0, 20),
    state: v.picklist(['quiet', 'fought', 'ended'], 'Say quiet, fought or ended.'),
    /** Counters at which a war is expected; as it was when left out. */
    threshold: v.optional(whole(1, 20)),
    /** While the war is fought: the total placed by events; unchanged if omitted. */
    events: v.optional(whole(0, 40)),
  }),
  asks: {
    country: 'Country',
    counters: 'Counters',
    state: 'State',
    threshold: 'War at',
    events: 'Counters by events',
  },
  check: fine,
  open(draft, { country, counters, state, ...said }) {
    const before = draft.civilWars[country];
    const { threshold = before.threshold, events = before.events } = said;
    // A war that is fought has lost counters; what happened there has not.
    const earlier = state === 'fought' ? events : 0;
    draft.civilWars[country] = { counters, events: Math.max(counters, earlier), state, threshold };
    // Russia may place a counter where a war is fought (GS 24.61B).
    oweBacking(draft);
  },
  say({ country, counters, state }, _, { changes }) {
    const stands = `${country}: ${WAR[state]}, ${counters} ${counters === 1 ? 'counter' : 'counters'}`;
    const moved = changes.find(([key]) => key === totalOf.war(country));
    return moved
      ? { text: sayWarMarker(moved), notes: [stands], rule: 'GS 25.31' }
      : { text: stands, rule: 'GS 25.31' };
  },
  short: describeByChange,
  nature: 'event',
});

/** Takes every power's income: turns the lines into amounts that are fixed for this turn. @rule GS 11.12C */
export const takeIncome = define({
  shape: v.strictObject({ type: v.literal('take-income') }),
  asks: {},
  secret: hiddenSecret,
  reveals: false,
  corrections: [],
  decide(state) {
    const { open } = state;
    const here = at(open, 'income', 'Taking income', 'GS 11.12C');
    if (!here.ok) return here;
    if (!isTracked(open, 'income'))
      return refuse('This table keeps income on its own sheets.', {
        allowed: 'Let the app track it, on the Economy page.',
      });
    if (open.incomeTaken) return refuse('Income is taken already.', { allowed: 'Undo takes it back.' });
    if (!hidesMoney(open)) return accept({});
    const taken = (power: Power) => ({ purse: { taken: takeNow(open, power, handOf(state, power)) } });
    return accept({ hidden: Object.fromEntries(POWERS.map((power) => [power, taken(power)])) });
  },
  open(draft) {
    if (!hidesMoney(draft)) for (const power of POWERS) draft.income[power] = takeNow(draft, power);
    draft.incomeTaken = true;
  },
  hidden: foldHidden,
  say: () => ({ text: 'Income is taken', rule: 'GS 11.12C' }),
  short: asSaid,
  // Income that changed no points in public is only a step.
  nature: (_, __, { changes }) => (changes.length > 0 ? 'event' : 'step'),
});
