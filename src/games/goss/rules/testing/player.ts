import fc from 'fast-check';
import type { Command } from '@/kernel/game';
import { RULE_OPTIONS } from '../options';
import { DAY_PARTS, STEP_IDS } from '../steps';
import { SIDES } from '../vocabulary';
import { seeded, sitDown } from './play';

/** Test helpers: a random player whose commands are sometimes invalid. */

export type Table = ReturnType<typeof sitDown>;
export type Pick = <T>(items: readonly T[]) => T;

const HEXES = ['2417', '2418', 'a12', 'W2410', 'ABC999'];

/** Picks a plausible command, sometimes an invalid one. */
export function anyCommand({ open }: Table, pick: Pick): Command {
  const [next] = open.pending;
  const event = pick([next?.id ?? 'e0', next?.id ?? 'e0', ...open.pending.map(({ id }) => id), 'e0']);
  const marker = pick([...open.markers.map(({ id }) => id), 'm0']);
  const hex = pick(HEXES);
  const side = pick(SIDES);
  const sides = pick([['first'], ['second'], ['first', 'second']]);
  const die = pick([undefined, 0, 3, 4, 5, 7, 9]);
  const anyway = pick([true, false]);
  const reading = pick(RULE_OPTIONS);
  const at = pick([{ event }, { marker }]);
  return pick<Command>([
    { type: 'assault', hex, attacker: side, anyway },
    { type: 'doubles', hex, map: pick([undefined, 'North']), sides, active: side, anyway: true },
    { type: 'doubles', hex, sides, anyway },
    { type: 'say-side', event, sides },
    { type: 'say-side', event, sides: [side] },
    { type: 'result', event },
    { type: 'result', event, dice: [4, 4] },
    { type: 'type-die', event, die },
    { type: 'type-die', event, die: 8 },
    { type: 'negate', ...at, rating: pick([undefined, 2, 9]) },
    { type: 'result', ...at, anyway, modifiers: pick([[], ['night']]), extra: pick([0, 60, -60]) },
    { type: 'result', marker, unit: hex },
    { type: 'units-done', marker },
    { type: 'advance', extended: pick([true, false]), anyway: true },
    { type: 'advance' },
    { type: 'advance', anyway: true },
    { type: 'advance', to: pick(['combat', ...STEP_IDS]), stay: open.markers.map(({ id }) => id) },
    { type: 'advance', to: 'combat', go: [marker], extended: pick([true, false]) },
    { type: 'doubles', hex, sides, again: pick([true, false]), anyway: true },
    { type: 'set-leader', hex, side, rating: pick([0, 4]), id: pick([undefined, open.leaders[0]?.id, 'l0']) },
    { type: 'drop-leader', id: pick([open.leaders[0]?.id ?? 'l0', 'l0']) },
    { type: 'place-marker', hex, side },
    { type: 'remove-marker', marker },
    { type: 'choose-reading', reading: reading.id, value: pick<{ value: string }>(reading.readings).value },
    { type: 'set-clock', day: 2, part: pick(DAY_PARTS), step: pick(STEP_IDS) },
    { type: 'waive', due: event },
    { type: 'note', words: 'A word.' },
  ]);
}

/** The random seed and the picks. */
export const anyPlay = fc.tuple(fc.nat(255), fc.array(fc.nat(9999), { minLength: 100, maxLength: 200 }));

/** Runs 300 commands picked by these numbers; a refused one leaves the table unchanged. */
export function playAtRandom(byte: number, numbers: readonly number[], each: (table: Table) => void) {
  const table = sitDown({ chance: seeded(byte) });
  let at = byte;
  const pick: Pick = (items) => {
    at += 1;
    return items[((numbers[at % numbers.length] as number) + at) % items.length] as never;
  };
  for (let count = 0; count < 300; count += 1) {
    const before = table.open;
    const refusal = table.attempt(anyCommand(table, pick));
    if (refusal) {
      if (refusal.message === '') throw new Error('A refusal says nothing.');
      if (table.open !== before) throw new Error('What was refused left something behind.');
    } else each(table);
  }
  return table;
}
