import { freshId } from '@/kernel/fresh-id';
import { type Explained, explain, type Line } from '@/kernel/totals';
import { printTurn } from './calendar';
import type { Cohesion, OpenState, StandingLine } from './state';
import { explainFront } from './united-front/front';
import { POWERS, type Power } from './vocabulary';

/** The keys of the totals. */
export const totalOf = {
  support: (power: Power) => `support:${power}`,
  income: (power: Power) => `income:${power}`,
  index: 'index',
  front: 'front',
  army: 'garrison:army',
  armyNeeded: 'garrison:army-needed',
  navy: 'garrison:navy',
  navyNeeded: 'garrison:navy-needed',
};

/** Every total, in the order that screens show them. */
export const TOTALS = [
  ...POWERS.map(totalOf.support),
  ...POWERS.map(totalOf.income),
  totalOf.index,
  totalOf.front,
  totalOf.army,
  totalOf.armyNeeded,
  totalOf.navy,
  totalOf.navyNeeded,
];

const NAMES: Record<string, string> = {
  index: 'Japanese Aggression Index',
  front: 'United Front',
  'garrison:army': 'Japanese army garrison',
  'garrison:army-needed': 'Army garrison required',
  'garrison:navy': 'Japanese naval garrison',
  'garrison:navy-needed': 'Naval garrison required',
};

/** "Japanese Aggression Index", "China support". */
export function nameTotal(key: string): string {
  const [what, power] = key.split(':');
  // What each turn brings stands on the board: the app knows what changes it.
  return NAMES[key] ?? `${power} ${what === 'income' ? 'income change' : what}`;
}

/** The same at this table: an income is one where the table said what the whole of it is. */
export function nameNow({ lines }: Pick<OpenState, 'lines'>, key: string): string {
  const ruled = lines.some(({ total, ruling }) => total === key && ruling);
  return ruled ? nameTotal(key).replace(/ change$/, '') : nameTotal(key);
}

/** Puts a line into a total. */
export function addLine(draft: OpenState, line: Omit<StandingLine, 'id' | 'turn'>): void {
  draft.lines.push({ ...line, id: freshId(draft, 'l'), turn: draft.turn });
}

function lineOf({ words, amount, basis, rule, id, until, turn }: StandingLine): Line {
  return { words, amount, basis, id, until, how: printTurn(turn), ...(rule ? { rule } : {}) };
}

/** What a cohesion gives to support; low gives nothing. Known for Russia. @rule SOA counter guide */
const SUPPORT_OF: Record<Cohesion, number> = { low: 0, medium: 1, high: 2, full: 3 };

function cohesionLines({ cohesion }: OpenState, power: Power): Line[] {
  if (power !== 'Russia' || cohesion.Russia === null) return [];
  return [
    {
      words: `Russian cohesion is ${cohesion.Russia}`,
      amount: SUPPORT_OF[cohesion.Russia],
      basis: 'rule',
      rule: 'SOA counter guide',
      how: 'Medium +1, high +2, full +3',
    },
  ];
}

/** A number with its lines: what the rules give, then what events and the table put in. */
export function readTotal(open: OpenState, key: string): Explained {
  const own = open.lines.filter((line) => line.total === key).map(lineOf);
  const [what, power] = key.split(':');
  if (key === totalOf.front) return explain([...explainFront(open.front, printTurn).lines, ...own]);
  if (what === 'support') return explain([...cohesionLines(open, power as Power), ...own]);
  if (what === 'income') {
    const support = readTotal(open, totalOf.support(power as Power)).value;
    return explain([
      {
        words: 'Support',
        amount: support,
        basis: 'assumed',
        how: 'One for each level, as in the sister game',
        reads: totalOf.support(power as Power),
      },
      ...own,
    ]);
  }
  return explain(own);
}

/** Every total by its key. */
export function measure(open: OpenState): Record<string, number> {
  return Object.fromEntries(TOTALS.map((key) => [key, readTotal(open, key).value]));
}
