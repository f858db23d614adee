import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { DURATIONS } from '@/kernel/totals';
import { addLine, totalOf } from '../lines';
import { keeps, type OpenState } from '../state';
import { readTotal } from '../totals';
import { readSupportEvents } from '../totals/support';
import {
  CIVIL_WAR_COUNTRIES,
  COUNTRIES,
  PACT_COUNTRIES,
  POWERS,
  PROJECTS,
  printSigned,
  SIDES,
} from '../vocabulary';
import { at, fine, plain, text, whole } from './define';

const TOTALS = new Set<string>([
  ...POWERS.flatMap((power) => [
    totalOf.support(power),
    totalOf.income(power),
    totalOf.tiles(power),
    totalOf.draws(power),
  ]),
  ...COUNTRIES.flatMap((country) => SIDES.map((side) => totalOf.country(country, side))),
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
  (_, { amount }) =>
    amount === 0
      ? refuse('A line of 0 changes nothing.', { allowed: 'Write an amount above or below 0.' })
      : fine(),
  (draft, { total: key, amount, words, rule, until }) => {
    addLine(draft, { total: key, amount, words, until, basis: 'table', ...(rule ? { rule } : {}) });
  },
);

/** Takes a line of the table's own away. */
export const removeLine = plain(
  v.strictObject({ type: v.literal('remove-line'), id: v.string() }),
  (open, { id }) => {
    const line = open.lines.find((item) => item.id === id);
    if (!line) return refuse('This line is no longer there.');
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
  (open, { total: key, value }) =>
    readTotal(open, key).value === value && !(key === totalOf.balance && open.balance === null)
      ? refuse(`It is ${printSigned(value)} already.`)
      : fine(),
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

const project = v.picklist(
  PROJECTS.map((item) => item.id),
  'Name a project of the list, for example Germany/armor.',
);

const factShape = v.variant('fact', [
  v.strictObject({ type: v.literal('set-fact'), fact: v.literal('results'), project, value: whole(0, 20) }),
  v.strictObject({ type: v.literal('set-fact'), fact: v.literal('steps'), project, value: whole(0, 40) }),
  v.strictObject({
    type: v.literal('set-fact'),
    fact: v.literal('pact'),
    country: v.picklist(PACT_COUNTRIES),
    sides: v.array(v.picklist(SIDES)),
  }),
  v.strictObject({ type: v.literal('set-fact'), fact: v.literal('balance'), value: whole(-40, 40) }),
  v.strictObject({ type: v.literal('set-fact'), fact: v.literal('index'), value: whole(-20, 20) }),
  v.strictObject({
    type: v.literal('set-fact'),
    fact: v.literal('base-income'),
    power: v.picklist(POWERS),
    value: whole(-99, 99),
  }),
  v.strictObject({
    type: v.literal('set-fact'),
    fact: v.literal('climate-income'),
    climate: whole(-9, 9),
    power: v.picklist(POWERS),
    value: whole(-20, 20),
  }),
]);
type Fact = v.InferOutput<typeof factShape>;

/** A number of the board that formulas read, set by hand. */
export const setFact = plain<Fact>(
  factShape,
  (_, command) =>
    command.fact === 'climate-income' && command.power === 'Russia'
      ? refuse('Russia does not feel the Economic Climate.', { rule: 'GS 9.21' })
      : accept(null),
  (draft, command) => {
    applyFact(draft, command);
    settleFacts(
      draft,
      command.fact,
      'project' in command ? command.project : 'country' in command ? command.country : '',
    );
  },
);

function applyFact(draft: OpenState, command: Fact): void {
  const { facts } = draft;
  switch (command.fact) {
    case 'results':
      facts.results[command.project] = command.value;
      return;
    case 'steps':
      facts.steps[command.project] = command.value;
      return;
    case 'pact':
      facts.pacts[command.country] = command.sides;
      if (!facts.known.includes(command.country)) facts.known.push(command.country);
      return;
    case 'balance':
      draft.balance = command.value;
      return;
    case 'index': {
      const difference = command.value - readTotal(draft, totalOf.index).value;
      if (difference !== 0) {
        addLine(draft, {
          total: totalOf.index,
          amount: difference,
          words: `The table says ${printSigned(command.value)}`,
          until: 'removed',
          basis: 'table',
        });
      }
      return;
    }
    case 'base-income':
      facts.baseIncome[command.power] = command.value;
      return;
    case 'climate-income':
      facts.climateIncome[command.climate] = {
        ...facts.climateIncome[command.climate],
        [command.power]: command.value,
      };
  }
}

/** Crosses an entered number off every obligation that waited for it. */
function settleFacts(draft: OpenState, fact: string, key = ''): void {
  for (const obligation of draft.obligations) {
    if (obligation.ask.type === 'facts')
      obligation.ask.facts = obligation.ask.facts.filter((item) => item.fact !== fact || item.key !== key);
  }
  draft.obligations = draft.obligations.filter(({ ask }) => ask.type !== 'facts' || ask.facts.length > 0);
  if (fact === 'index' && !draft.facts.known.includes('index')) draft.facts.known.push('index');
}

/** Counters and state of a civil war, as the board shows them. @rule GS 25 */
export const setCivilWar = plain(
  v.strictObject({
    type: v.literal('civil-war'),
    country: v.picklist(CIVIL_WAR_COUNTRIES),
    counters: whole(0, 20),
    state: v.picklist(['quiet', 'fought', 'ended'], 'Say quiet, fought or ended.'),
  }),
  fine,
  (draft, { country, counters, state }) => {
    // A war that is fought has lost counters; what happened there has not.
    const earlier = state === 'fought' ? draft.civilWars[country].events : 0;
    draft.civilWars[country] = { counters, events: Math.max(counters, earlier), state };
  },
);

/** Takes every power's income: the lines become amounts and stay so this turn. @rule GS 11.12C */
export const takeIncome = plain(
  v.strictObject({ type: v.literal('take-income') }),
  (open) => {
    const here = at(open, 'income', 'Taking income', 'GS 11.12C');
    if (!here.ok) return here;
    if (!keeps(open, 'income')) return refuse('This table keeps income on its own sheets.');
    return POWERS.some((power) => open.income[power] === null)
      ? fine()
      : refuse('Income is taken already.', { allowed: 'Undo takes it back.' });
  },
  (draft) => {
    for (const power of POWERS) {
      if (draft.income[power]) continue;
      const lines = readTotal(draft, totalOf.income(power)).lines.map(
        ({ words, amount, rule, basis, id }) => ({
          words,
          amount,
          basis,
          ...(rule ? { rule } : {}),
          ...(id ? { id } : {}),
        }),
      );
      const counted = draft.readings['support-income'] === 'at-once' ? 0 : readSupportEvents(draft, power);
      draft.income[power] = { lines, counted };
    }
  },
);
