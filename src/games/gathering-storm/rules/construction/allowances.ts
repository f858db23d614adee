import type { ShipType, UnitType } from '../effects/shapes';
import { type Due, isDue } from '../guide/dues';
import { linesOf, totalOf } from '../state/lines';
import { isTracked, type OpenState } from '../state/state';
import { readFree } from '../totals/construction';
import { POWERS, type Power } from '../vocabulary';
import { owedWords } from './owing';
import { isOpen } from './ships';
import type { Acceleration, Building } from './state';
import { CONSTRUCTION } from './tracked';

/** Something that an event of this turn lets a power build or move for nothing. @rule GS Guide, Construction */
export interface Allowance {
  id: string;
  power: Power;
  building: Building;
  /** Of a free unit or ship: the type that the card names. */
  type?: UnitType | ShipType;
  /** The card’s title. */
  title: string;
  /** What it was used for: ships by name, units by type. */
  used: string[];
  /** Used as far as it can be, or done on the table. */
  done: boolean;
  /** It was marked as done on the table. */
  passed: boolean;
  /** The id for `waive` to mark it so; null if it is not due, or done. */
  waives: string | null;
}

type Given = Omit<Allowance, 'done' | 'passed' | 'waives'> & { spent: boolean };

/** Free units or ships: a line for each that is given, and what it became, in the order in which it was used. */
function freeOnes(open: OpenState, power: Power, building: 'free-unit' | 'free-ship'): Given[] {
  const total = building === 'free-unit' ? totalOf.freeUnits(power) : totalOf.freeShips(power);
  const lines = linesOf(open, total);
  const given = lines.filter(({ amount = 0 }) => amount > 0);
  const counted = given.reduce((sum, { amount = 0 }) => sum + amount, 0);
  const gone = counted - Math.max(0, readFree(open, total).value);
  const what = lines.flatMap(({ used }) => used ?? []);
  let before = 0;
  return given.map(({ id, words, type, amount = 0 }) => {
    const from = before;
    before += amount;
    return {
      id: `built:${id}`,
      power,
      building,
      ...(type ? { type } : {}),
      title: words,
      used: what.slice(from, before),
      spent: gone >= before,
    };
  });
}

/** The titles of the shown events that speed ships up, in the order in which they were shown. */
function speedingTitles(open: OpenState, { power, ships }: Acceleration): string[] {
  return open.shown.flatMap(({ how, title, event }) =>
    how === 'declined'
      ? []
      : event.effects.flatMap((effect) =>
          effect.kind === 'acceleration' && effect.power === power && effect.ships === ships ? [title] : [],
        ),
  );
}

function speedings(open: OpenState, power: Power): Given[] {
  const alike = { all: 0, one: 0 };
  return open.accelerations.flatMap((acceleration, at): Given[] => {
    if (acceleration.power !== power) return [];
    const { ships, used } = acceleration;
    const building = ships === 'all' ? 'all-ships' : 'one-ship';
    const title = speedingTitles(open, acceleration)[alike[ships]++] || 'An event';
    const names = used.map(
      (id) => open.ships.find((ship) => ship.id === id)?.name ?? 'a ship launched since',
    );
    const spent = used.length > 0 && !isOpen(open, acceleration);
    return [{ id: `sped:${at}`, power, building, title, used: names, spent }];
  });
}

/** How many of a kind were marked as done on the table: obligations by their words, reminders by their id. */
function passedOver(open: OpenState, given: readonly Given[]): Set<string> {
  const passed = new Set<string>();
  for (const { due, words } of open.waived) {
    const reminded = given.find(({ id }) => id === due);
    const owed = given.find(
      ({ id, power, building, type, spent }) =>
        !spent && !passed.has(id) && owedWords(power, building, type) === words,
    );
    const one = reminded ?? owed;
    if (one) passed.add(one.id);
  }
  return passed;
}

/** What this turn’s events allow a power in construction, in the order free units, free ships, accelerations. */
export function allowancesOf(open: OpenState, power: Power): Allowance[] {
  const given = [
    ...freeOnes(open, power, 'free-unit'),
    ...freeOnes(open, power, 'free-ship'),
    ...speedings(open, power),
  ];
  const passed = passedOver(open, given);
  return given.map(({ spent, ...one }) => {
    const done = spent || passed.has(one.id);
    return { ...one, done, passed: passed.has(one.id), waives: done ? null : waivable(open, one) };
  });
}

/** Returns the id of its obligation once due if ships are tracked; otherwise of the reminder. */
function waivable(open: OpenState, { id, power, building }: Omit<Given, 'spent'>): string | null {
  if (!isTracked(open, 'ships')) return id;
  const owed = open.obligations.find(
    (obligation) =>
      obligation.owes === power &&
      obligation.ask.type === 'table' &&
      obligation.ask.building === building &&
      isDue(open, obligation),
  );
  return owed?.id ?? null;
}

/**
 * Returns reminders of what events allow if the app does not track ships. They block nothing and are ticked
 * off once done at the table.
 * @rule GS 9.41C
 */
export function remindersOf(open: OpenState): Due[] {
  if (isTracked(open, 'ships')) return [];
  return POWERS.flatMap((power) => allowancesOf(open, power))
    .filter(({ done }) => !done)
    .map(({ id, power, building, type }) => ({
      id,
      owes: power,
      words: owedWords(power, building, type),
      rule: CONSTRUCTION,
    }));
}
