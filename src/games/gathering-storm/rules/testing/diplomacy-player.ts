import type { Command } from '@/kernel/game';
import { wantedOf } from '../diplomacy/backing';
import { COUNTRIES, DECLARERS, GARRISON_PARTS, POWERS, type Power, SIDES } from '../vocabulary';
import type { Pick } from './pick';
import type { Play } from './play';

/** Test helper: random commands for counters, countries and disputes. */

const one = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)] as T;

/** One of the ways to back a side of a dispute; where there is none, or now and then, the table settles it. */
export function backCommand(table: Play, due: string, id: string, pick: Pick): Command {
  const dispute = table.open.disputes.find((item) => item.id === id);
  const ways = dispute ? (wantedOf(table.open, dispute)?.ways.filter(({ barred }) => !barred) ?? []) : [];
  if (ways.length === 0 || pick(6) === 0) return { type: 'waive', due };
  const { barred: _, ...placing } = one(pick, ways);
  return { type: 'place-counter', ...placing };
}

/** A fact that the Crisis and the garrison use. */
const crisisFact = (pick: Pick) =>
  pick(2) === 0
    ? { fact: 'threshold', power: one(pick, DECLARERS) }
    : { fact: 'garrison', part: one(pick, GARRISON_PARTS) };

/** Counters, countries and Russia. */
export function diplomacyCommands(pick: Pick, power: Power): (() => Command)[] {
  const country = one(pick, COUNTRIES);
  const some = POWERS.filter(() => pick(3) === 0);
  return [
    () => ({ type: 'place-counter', power, country, ...(pick(2) === 0 ? { worth: pick(4) } : {}) }),
    () => ({ type: 'place-counter', power, country, counter: 'anti-Comintern' }),
    () => ({ type: 'set-fact', fact: 'flags', country, flags: [...some, ...some] }),
    () => ({ type: 'set-fact', fact: 'conquered', country, by: one(pick, [...SIDES, null]) }),
    () => ({ type: 'set-fact', fact: 'rings', country, powers: some }),
    () => ({ type: 'set-fact', fact: 'russia', fullCohesion: pick(2) === 0, purge: pick(2) === 0 }),
    () => ({ type: 'set-fact', fact: 'subversion', value: pick(4) }),
    () => ({ type: 'set-fact', ...crisisFact(pick), value: pick(4) === 0 ? null : pick(9) }),
    () => ({ type: 'set-fact', fact: 'needed', country, value: pick(4) === 0 ? null : pick(9) }),
  ];
}
