import { printList, printSigned as signed } from '@/kernel/print';
import { as } from '@/kernel/say-table';
import type { AssaultCame, DoublesCame } from '../commands/assaults';
import type { NegateCame, TypeCame } from '../commands/events';
import type { ResultCame } from '../commands/results';
import { isDoubles } from '../doubles';
import { printRange } from '../results/check';
import { otherSide, printTwo, readTwo, type Side, type Whom } from '../vocabulary';
import { FALLEN, type Say, takeMarker, where } from './say';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const sayAssault: Say = (command, came, name) => {
  const { attacker } = as<{ attacker: Side }>(command);
  const { dice, doubles, events, again } = as<AssaultCame>(came);
  const said = [attacker, otherSide(attacker)].map((side, at) => {
    const two = dice[side];
    return `${capital(name(side))}, ${at === 0 ? 'attacking' : 'defending'}: ${printTwo(readTwo(two))}${isDoubles(two) ? ', doubles' : ''}`;
  });
  const place = where(command);
  if (events === 'table')
    return {
      text: `A random event in ${place}: the table says whose`,
      notes: said,
      rule: 'GOSS 23.1.0',
    };
  if (again)
    return {
      text: `New dice of the assault on ${place}: no new random event`,
      notes: said,
      rule: 'GOSS 23.1.1a',
    };
  if (events === 'both')
    return { text: `A random event in ${place}: ${name('both')}`, notes: said, rule: 'GOSS 23.1.0' };
  if (events.length > 0)
    return {
      text: `${events.length === 1 ? 'A random event' : 'Random events'} in ${place}: ${printList(events.map(name))}`,
      notes: said,
      rule: 'GOSS 23.1.0',
    };
  const none = doubles.length === 0 ? 'no doubles' : 'doubles on one side alone';
  return { text: `A ground assault on ${place}: ${none}, no random event`, notes: said, rule: 'GOSS 23.1.0' };
};

const THEN: Record<TypeCame['then'], string> = {
  resolve: 'It is resolved before the assault’s own result',
  waits: 'It waits for a unit in its hex or next to it that is about to move',
  brief: 'Two wait already: it stays for the next phase alone (assumed)',
  ignored: 'Ignored: two wait already, and it would stay for more than one phase',
};

const sayType: Say = (_, came, name) => {
  const { die, kind, then, side, fallen, ...place } = as<TypeCame>(came);
  return {
    text: `Type die ${die}: a ${kind} event for ${name(side)} in ${where(place)}${then === 'ignored' ? ', ignored' : ''}`,
    notes: [fallen ? FALLEN : THEN[then]],
    rule: then === 'ignored' || then === 'brief' ? 'GOSS 23.1.2' : 'GOSS 23.1.0',
  };
};

const sayNegate: Say = (command, came) => {
  const { die, negated, fallen, ...place } = as<NegateCame>(came);
  const { leader, rating } = as<{ leader?: string; rating?: number }>(command);
  const who = leader ?? 'A leader';
  const rolled = die === undefined ? [] : [`The die shows ${die} against a rating of ${rating}`];
  return {
    text: negated
      ? `${who} negates the event in ${where(place)}`
      : `${who} does not negate the event in ${where(place)}: it stays`,
    notes: [...rolled, ...(fallen ? [FALLEN] : [])],
    rule: 'GOSS 22.1.5',
  };
};

/** What becomes of the marker, and that its dice make nothing new. @rule GOSS 23.1.1a, 23.1.1b */
export function sayAfter({ kind, row, doubles, fallen }: ResultCame): string[] {
  const goes =
    kind === 'combat'
      ? 'Take its marker off'
      : row.keeps
        ? 'Its marker stays to the end of the phase'
        : 'Take its marker off when those units are done';
  return [...(doubles ? ['Doubles on these dice make no new event'] : []), fallen ? FALLEN : goes];
}

const sayRolled = (side: Whom, amount: number, name: (side: Whom) => string) =>
  side === 'both'
    ? `Rolled for both sides: ${printTwo(amount)}`
    : `${capital(name(side))} rolls ${printTwo(amount)}`;

const sayResult: Say = (_, came, name) => {
  const { side, kind, sum, row, table, ours, ...place } = as<ResultCame>(came);
  const lines = sum.lines.map(({ words, amount }, at) =>
    at === 0 ? sayRolled(side, amount, name) : `${words}: ${signed(amount)}`,
  );
  const value = sum.lines.length > 1 ? [`In all ${printTwo(sum.value)}`] : [];
  return {
    text: `${capital(name(side))}, ${where(place)}: ${row.words}`,
    notes: [
      ...lines,
      ...value,
      `Row ${printRange(row.from, row.to)} of ${table}, ${kind}${ours ? '; our own table' : ''}`,
      ...sayAfter(as<ResultCame>(came)),
    ],
    rule: kind === 'combat' ? 'GOSS 23.1.1a' : 'GOSS 23.1.1b',
  };
};

/** What is said of random events. */
export const SAY_EVENTS: Record<string, Say> = {
  assault: sayAssault,
  doubles: (command, came, name) => {
    const { sides } = as<{ sides: Side[] }>(command);
    const { together, again } = as<DoublesCame>(came);
    if (again)
      return {
        text: `New dice of the assault on ${where(command)}: doubles, no new random event`,
        rule: 'GOSS 23.1.1a',
      };
    if (together)
      return { text: `Doubles: a random event in ${where(command)}: ${name('both')}`, rule: 'GOSS 23.1.0' };
    return {
      text: `Doubles: ${sides.length === 1 ? 'a random event' : 'random events'} in ${where(command)}: ${printList(sides.map(name))}`,
      rule: 'GOSS 23.1.0',
    };
  },
  'say-side': (command, _, name) => ({
    text: `The table says: the event affects ${printList(as<{ sides: Side[] }>(command).sides.map(name))}`,
    rule: 'GOSS 23.1.0',
  }),
  'type-die': sayType,
  negate: sayNegate,
  result: sayResult,
  'units-done': (_, came) => ({ text: `${takeMarker(came)}: its units are done`, rule: 'GOSS 23.1.1b' }),
};
