import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Command } from '@/kernel/game';
import { compareFold, compareOutcomes, findDamage } from '@/kernel/journal/compare';
import { createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { runs } from '@/kernel/testing/effort';
import { COMMANDS } from './commands';
import { guideFor } from './guide';
import { HEX_FORMS } from './hex';
import { MOST_MARKERS } from './markers';
import { registerOf } from './register';
import { sayEntry } from './sentences';
import { GOSS } from './system';
import { seeded, sitDown } from './testing/play';
import { anyPlay, playAtRandom, type Table } from './testing/player';
import { affects, SIDES } from './vocabulary';

/** Phases through which a side has had more than two markers without a break. */
function watchLimit() {
  const over = { first: 0, second: 0 };
  let phases = 0;
  return ({ open }: Table) => {
    for (const side of SIDES) {
      const count = open.markers.filter((marker) => affects(marker.side, side)).length;
      if (count <= MOST_MARKERS) over[side] = 0;
      else if (open.phases !== phases) over[side] += 1;
      expect(over[side]).toBeLessThanOrEqual(1);
    }
    phases = open.phases;
  };
}

it('a random player over 300 commands never breaks the table, its limit, its sentences or its fold', () => {
  let given = 0;
  fc.assert(
    fc.property(anyPlay, ([byte, numbers]) => {
      const limit = watchLimit();
      const table = playAtRandom(byte, numbers, (now) => {
        given += 1;
        limit(now);
        expect(now.said.text).not.toContain('undefined');
        expect(guideFor(now.open).line.length).toBeLessThanOrEqual(25);
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
    fc.property(anyPlay, ([byte, numbers]) => {
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

it('every entry can be corrected or is refused with a reason, and the journal still folds', () => {
  fc.assert(
    fc.property(anyPlay, fc.nat(999), ([byte, numbers], chosen) => {
      const table = playAtRandom(byte, numbers, () => undefined);
      const entries = table.journal.entries.filter(({ open }) => open && open.command.type !== 'undo');
      const entry = entries[chosen % entries.length]?.n;
      const refusal = table.attempt({ type: 'correct', entry, how: 'remove' });
      if (refusal) expect(refusal.allowed).toBeDefined();
      expect(compareFold(table.journal)).toBeNull();
      expect(findDamage(table.journal)).toBeNull();
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
