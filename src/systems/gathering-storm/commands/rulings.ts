import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { DURATIONS } from '@/kernel/totals';
import { oweBacking } from '../diplomacy/backing';
import { foldHidden, type HiddenCame } from '../hidden';
import { addLine, totalOf } from '../lines';
import { checkPublicMoney, hidesMoney, isMoney } from '../purse';
import { handOf, keeps, type OpenState } from '../state';
import { readTotal } from '../totals';
import { takeNow } from '../totals/income';
import { CIVIL_WAR_COUNTRIES, COUNTRIES, POWERS, type Power, printSigned, SIDES } from '../vocabulary';
import { at, define, fine, plain, text, whole } from './define';
import { settleFacts } from './facts';

const TOTALS = new Set<string>([
  ...POWERS.flatMap((power) => [
    totalOf.support(power),
    totalOf.income(power),
    totalOf.tiles(power),
    totalOf.draws(power),
    totalOf.researchCounters(power),
    totalOf.conversion(power),
    totalOf.freeUnits(power),
    totalOf.freeShips(power),
    totalOf.counters(power),
  ]),
  ...COUNTRIES.flatMap((country) => SIDES.map((side) => totalOf.country(country, side))),
  ...SIDES.map(totalOf.points),
  totalOf.index,
  totalOf.climate,
  totalOf.balance,
]);

const total = v.pipe(
  v.string(),
  v.check(
    (key) => TOTALS.has(key),
    'There is no such total; for example "support:Germany", "index", "country:Turkey:Axis".',
  ),
);
const duration = v.picklist(DURATIONS, 'Say "turn", "every" or "removed".');

const checkMoney = (open: OpenState, key: string) => (isMoney(key) ? checkPublicMoney(open) : null);

/** A line of the table's own: many modifiers of the rulebooks are not known to the app. */
export const addTableLine = plain(
  v.strictObject({
    type: v.literal('add-line'),
    total,
    amount: whole(-99, 99),
    words: v.optional(text(80), 'The table’s line'),
    rule: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(24, 'A rule label has at most 24 letters.'))),
    until: v.optional(duration, 'turn'),
  }),
  (open, { total: key, amount }) => {
    const barred = checkMoney(open, key);
    if (barred) return { ok: false, refusal: barred };
    return amount === 0
      ? refuse('A line of 0 changes nothing.', { allowed: 'Write an amount above or below 0.' })
      : fine();
  },
  (draft, { total: key, amount, words, rule, until }) => {
    addLine(draft, { total: key, amount, words, until, basis: 'table', ...(rule ? { rule } : {}) });
  },
);

/** Takes a line of the table's own away. */
export const removeLine = plain(
  v.strictObject({ type: v.literal('remove-line'), id: v.string() }),
  (open, { id }) => {
    const line = open.lines.find((item) => item.id === id);
    if (!line) return refuse('This line is no longer there.', { allowed: 'Take away one that is there.' });
    return line.basis === 'table'
      ? fine()
      : refuse('Only a line of the table’s own can be removed.', { allowed: 'Undo takes an event back.' });
  },
  (draft, { id }) => {
    draft.lines = draft.lines.filter((line) => line.id !== id);
  },
);

/** "The table says it is N": the difference becomes a line, or a step of the climate, or the balance itself. */
export const sayTotal = plain(
  v.strictObject({ type: v.literal('say-total'), total, value: whole(-99, 99), until: v.optional(duration) }),
  (open, { total: key, value }) => {
    const barred = checkMoney(open, key);
    if (barred) return { ok: false, refusal: barred };
    return readTotal(open, key).value === value && !(key === totalOf.balance && open.balance === null)
      ? refuse(`It is ${printSigned(value)} already.`, { allowed: 'Say another number.' })
      : fine();
  },
  (draft, { total: key, value, until }) => {
    const difference = value - readTotal(draft, key).value;
    if (key === totalOf.climate) {
      draft.climate.moves.push({
        asked: difference,
        amount: difference,
        words: 'The table’s ruling',
        basis: 'table',
      });
    } else if (key === totalOf.balance) {
      draft.balance = (draft.balance ?? 0) + difference;
    } else {
      addLine(draft, {
        total: key,
        amount: difference,
        words: `The table says ${printSigned(value)}`,
        until: until ?? (key === totalOf.index ? 'removed' : 'turn'),
        basis: 'table',
        ruling: true,
      });
    }
    settleFacts(draft, key === totalOf.index ? 'index' : key === totalOf.balance ? 'balance' : '');
  },
);

/** Counters and state of a civil war, as the board shows them. @rule GS 25 */
export const setCivilWar = plain(
  v.strictObject({
    type: v.literal('civil-war'),
    country: v.picklist(CIVIL_WAR_COUNTRIES),
    counters: whole(0, 20),
    state: v.picklist(['quiet', 'fought', 'ended'], 'Say quiet, fought or ended.'),
    /** Counters at which a war is expected; as it was when left out. */
    threshold: v.optional(whole(1, 20)),
  }),
  fine,
  (draft, { country, counters, state, threshold = draft.civilWars[country].threshold }) => {
    // A war that is fought has lost counters; what happened there has not.
    const earlier = state === 'fought' ? draft.civilWars[country].events : 0;
    draft.civilWars[country] = { counters, events: Math.max(counters, earlier), state, threshold };
    // Russia may place where a war is fought (GS 24.61B).
    oweBacking(draft);
  },
);

/** Takes every power's income: the lines become amounts and stay so this turn. @rule GS 11.12C */
export const takeIncome = define<{ type: 'take-income' }, undefined, HiddenCame>({
  corrections: [],
  shape: v.strictObject({ type: v.literal('take-income') }),
  audience: () => 'public',
  decide(state) {
    const { open } = state;
    const here = at(open, 'income', 'Taking income', 'GS 11.12C');
    if (!here.ok) return here;
    if (!keeps(open, 'income'))
      return refuse('This table keeps income on its own sheets.', {
        allowed: 'Let the app keep it, on the Economy page.',
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
});
