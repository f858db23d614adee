import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/kernel/testing/effort';
import { duesOf } from './dues';
import { seeded, sitDown } from './testing/play';
import { REGIONS } from './vocabulary';
import { targetsOf } from './warlords/conversions';

/** Plays whatever is due, with picks that come from chance, for so many turns. */
function playTurns(byte: number, turns: number, picks: readonly number[]) {
  const table = sitDown('app', {
    chance: seeded(byte),
    china: Object.fromEntries(
      REGIONS.map((region, at) => [region, 'NCJW'.repeat(2).slice(at % 4, (at % 4) + 3)]),
    ),
  });
  let at = 0;
  const pick = <T>(items: readonly T[]) => items[(picks[at++ % picks.length] as number) % items.length] as T;
  while (table.open.turn <= turns) {
    const [due] = duesOf(table.open);
    const { step } = table.open;
    if (due?.obligation?.ask.type === 'flag')
      table.run('pick-flag', {
        obligation: due.id,
        region: pick(targetsOf(table.open.china, due.obligation.ask)),
      });
    else if (due?.obligation?.ask.type === 'entry')
      table.run('read-entry', {
        obligation: due.id,
        event: { title: 'Read', effects: [{ kind: 'line', total: 'index', amount: pick([-1, 1]) }] },
      });
    else if (due?.obligation) table.run('waive', { due: due.id });
    else if (due?.id === 'round') {
      const person = table.open.seats.find((seat) => !table.open.visited.includes(seat.person))?.person;
      table.run('open-papers', { person });
    } else if (step === 'draw') table.run('turn-card');
    else if (step === 'general') table.run('apply-card');
    else if (step === 'deal') table.run('deal');
    else if (due?.id === 'warlord') table.run('draw-warlord');
    else if (step === 'end') table.run('end-turn');
    else {
      if (step === 'attacks') {
        const region = pick(REGIONS);
        table.run('conquest', { region, conquered: !table.open.china[region].conquered });
      }
      table.run('advance');
    }
  }
  return table;
}

it('random games of twenty turns have no dead end, and their sums stay the sums of their lines', () => {
  fc.assert(
    fc.property(fc.nat(255), fc.array(fc.nat(99), { minLength: 20, maxLength: 40 }), (byte, picks) => {
      const table = playTurns(byte, 20, picks);
      if (REGIONS.some((region) => table.open.china[region].flags.length > 4))
        throw new Error('a fifth flag');
      const standing = table.open.front.conversions.filter(({ removed }) => removed === null).length;
      expect(table.value('front')).toBe(standing === 0 ? 0 : -standing);
      expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
    }),
    { numRuns: runs(12) },
  );
});

it('what one power holds changes nothing of what another may know', () => {
  const table = sitDown('app', { chance: seeded(5) }).to('read');
  const before = JSON.stringify([table.open, table.view('China').hidden]);
  table.run('order', { power: 'Japan', slot: 1, do: 'keep' });
  table.run('private-note', { power: 'Japan', words: 'Only for Japan.' });
  expect(JSON.stringify([table.open, table.view('China').hidden])).toBe(before);
});
