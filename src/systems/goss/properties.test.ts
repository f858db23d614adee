import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareFold, compareOutcomes } from '@/kernel/compare';
import type { Command } from '@/kernel/game';
import { createJournal } from '@/kernel/journal';
import { stateAt } from '@/kernel/moments';
import { runs } from '@/kernel/testing/effort';
import { COMMANDS } from './commands';
import { guideFor } from './guide';
import { HEX_FORMS } from './hex';
import { MOST_MARKERS } from './markers';
import { READINGS } from './options';
import { registerOf } from './register';
import { sayEntry } from './sentences';
import { DAY_PARTS, STEP_IDS } from './steps';
import { GOSS } from './system';
import { seeded, sitDown } from './testing/play';
import { SIDES } from './vocabulary';

type Table = ReturnType<typeof sitDown>;
type Pick = <T>(items: readonly T[]) => T;

const HEXES = ['2417', '2418', 'a12', 'W2410', 'ABC999'];

/** A command as somebody may give it: now and then one that cannot be. */
function anyCommand({ open }: Table, pick: Pick): Command {
  const [next] = open.pending;
  const event = pick([next?.id ?? 'e0', next?.id ?? 'e0', ...open.pending.map(({ id }) => id), 'e0']);
  const marker = pick([...open.markers.map(({ id }) => id), 'm0']);
  const hex = pick(HEXES);
  const side = pick(SIDES);
  const sides = pick([['first'], ['second'], ['first', 'second']]);
  const die = pick([undefined, 0, 3, 4, 5, 7, 9]);
  const anyway = pick([true, false]);
  const reading = pick(READINGS);
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
    { type: 'advance', extended: pick([true, false]) },
    { type: 'advance' },
    { type: 'place-marker', hex, side },
    { type: 'remove-marker', marker },
    { type: 'choose-reading', reading: reading.id, value: pick<{ value: string }>(reading.readings).value },
    { type: 'set-clock', day: 2, part: pick(DAY_PARTS), step: pick(STEP_IDS) },
    { type: 'waive', due: event },
    { type: 'note', words: 'A word.' },
  ]);
}

/** Phases through which a side has had more than two markers without a break. */
function watchLimit() {
  const over = { first: 0, second: 0 };
  let phases = 0;
  return ({ open }: Table) => {
    for (const side of SIDES) {
      const count = open.markers.filter((marker) => marker.side === side).length;
      if (count <= MOST_MARKERS) over[side] = 0;
      else if (open.phases !== phases) over[side] += 1;
      expect(over[side]).toBeLessThanOrEqual(1);
    }
    phases = open.phases;
  };
}

const plays = fc.tuple(fc.nat(255), fc.array(fc.nat(9999), { minLength: 100, maxLength: 200 }));

/** Gives 300 commands out of these numbers; refused ones leave the table as it was. */
function playAtRandom(byte: number, numbers: readonly number[], each: (table: Table) => void) {
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
      expect(refusal.message).not.toBe('');
      expect(table.open).toBe(before);
    } else each(table);
  }
  return table;
}

it('a random player over 300 commands never breaks the table, its limit, its sentences or its fold', () => {
  let given = 0;
  fc.assert(
    fc.property(plays, ([byte, numbers]) => {
      const limit = watchLimit();
      const table = playAtRandom(byte, numbers, (now) => {
        given += 1;
        limit(now);
        expect(now.said.text).not.toContain('undefined');
        expect(guideFor(now.open).line.length).toBeLessThanOrEqual(26);
        for (const side of SIDES) expect(registerOf(now.open)[side].free).toBeGreaterThanOrEqual(0);
      });
      const { journal } = table;
      expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
      const again = createJournal(GOSS, journal.setup, JSON.parse(JSON.stringify(journal.entries)));
      expect(stateAt(again)).toEqual(table.state);
      expect(compareFold(again)).toBeNull();
      expect(compareOutcomes(again, seeded(byte))).toBeNull();
    }),
    { numRuns: runs(12), endOnFailure: true },
  );
  expect(given).toBeGreaterThan(50 * runs(12));
});

it('undo after do is identity, and the same command again brings the same dice', () => {
  fc.assert(
    fc.property(plays, ([byte, numbers]) => {
      let before = sitDown({ chance: seeded(byte) }).state;
      playAtRandom(byte, numbers, (table) => {
        const { state } = table;
        const command = table.journal.entries.at(-1)?.open?.command as Command;
        table.run('undo');
        expect(table.state).toEqual(before);
        expect(table.attempt(command)).toBeNull();
        expect(table.state).toEqual(state);
        before = table.state;
      });
    }),
    { numRuns: runs(4), endOnFailure: true },
  );
});

it('every entry that comes of it can be corrected or is refused with a reason, and the line still folds', () => {
  fc.assert(
    fc.property(plays, fc.nat(999), ([byte, numbers], chosen) => {
      const table = playAtRandom(byte, numbers, () => undefined);
      const entries = table.journal.entries.filter(({ open }) => open && open.command.type !== 'undo');
      const entry = entries[chosen % entries.length]?.n;
      const refusal = table.attempt({ type: 'correct', entry, how: 'remove' });
      if (refusal) expect(refusal.allowed).toBeDefined();
      expect(compareFold(table.journal)).toBeNull();
      for (const row of table.journal.published) expect(sayEntry(row).text).not.toContain('undefined');
    }),
    { numRuns: runs(12), endOnFailure: true },
  );
});

it('every command refuses what has not its shape, without a throw', () => {
  const table = sitDown();
  for (const type of Object.keys(COMMANDS))
    for (const more of [{ hex: 'x'.repeat(100) }, { event: 7, marker: {} }, { extra: null }, { results: [] }])
      expect(table.attempt({ type, ...more, surplus: true })?.message).toBeTruthy();
  expect(table.refused('doubles', { hex: '', sides: ['first'] }).message).toContain(HEX_FORMS);
});
