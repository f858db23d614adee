import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paper } from '@/games/gathering-storm/rules/testing/play';
import type { TotalKey } from '@/games/gathering-storm/rules/totals/kinds';
import { linesIn, sitDown, tap, whole, write } from '../testing/sit-down';
import { WhyTotal } from '../why/why-total';
import { CrisisSheet } from './crisis-sheet';
import { GarrisonSheet } from './garrison-sheet';

const row = (name: string) => within(screen.getByRole('group', { name }));

function crisis(lookBack = false) {
  const table = paper().deal(0, { kind: 'index', amount: 1 });
  table.plays('Germany', { kind: 'support', power: 'Germany', amount: 2 }, { title: 'A parade' });
  const opened: string[] = [];
  const seen = sitDown(
    table,
    <CrisisSheet onOpen={(sheet) => opened.push(sheet)} onClose={() => undefined} />,
    lookBack,
  );
  return { table, opened, ...seen };
}

describe('the Crisis sheet', () => {
  it('GS 10.23, 23.11: support and index by line, each with its why', async () => {
    const { opened } = crisis();
    expect(linesIn(row('Germany'), 'Lines of Germany support')).toEqual(['A parade +2']);
    expect(linesIn(row('Italy'), 'Lines of Italy support')).toEqual(['Nothing counts']);
    expect(linesIn(row('Index'), /European/)).toEqual(['Test card +1']);
    await tap(row('Germany'), 'Germany support. Why?');
    expect(opened).toEqual(['why:support:Germany']);
  });

  it('GS 32.3: a threshold is not entered until the table enters it, once; Italy has none', async () => {
    const { sent } = crisis();
    expect(whole(screen.getByRole('group', { name: 'Germany' }))).toContain('Threshold: not entered');
    write(row('Germany'), 'Threshold of Germany', '5');
    await tap(row('Germany'), 'Enter 5');
    expect(sent).toEqual([{ type: 'set-fact', fact: 'threshold', power: 'Germany', value: 5 }]);
    expect(whole(screen.getByRole('group', { name: 'Germany' }))).toMatch(
      /Support \+2 toward 5 ?the threshold you entered/,
    );
    expect(row('Italy').queryByRole('textbox')).toBeNull();
    write(row('Germany'), 'Threshold of Germany', '');
    await tap(row('Germany'), 'Take it out');
    expect(whole(screen.getByRole('group', { name: 'Germany' }))).toContain('Threshold: not entered');
  });

  it('GS 26.11D, E: the two moments of secret support, with how many cards are held', () => {
    crisis();
    const words = whole(screen.getByRole('group', { name: 'Secret support' }));
    expect(words).toContain('GS 26.11D');
    expect(words).toContain('GS 26.11E');
    expect(words).toContain('Cards in hand: Germany holds none and Italy holds 1.');
  });

  it('an earlier moment has no input fields', () => {
    crisis(true);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });
});

describe('what follows from support and the index', () => {
  const why = (total: TotalKey, table = paper({ keeps: ['income'] }).deal()) => {
    const gone: string[] = [];
    const seen = sitDown(
      table,
      <WhyTotal total={total} onClose={() => undefined} onGo={(to) => gone.push(to)} />,
    );
    return { gone, ...seen };
  };

  it('GS 21.22: the garrison lists its missing parts and links to where they are entered', async () => {
    const { gone } = why('garrison:Russia');
    const dialog = screen.getByRole('dialog', {
      name: 'What is entered of the Russian garrison requirement?',
    });
    expect(linesIn(within(dialog), 'Lines')[1]).toMatch(
      /Axis leads.*Not entered: armor, infantry and air.*not entered/,
    );
    expect(whole(dialog)).toContain('Not entered, and not counted: Axis leads in armor, infantry and air');
    await tap(within(dialog), 'Enter its parts');
    expect(gone).toEqual(['garrison']);
  });

  it('GS 18.51: forced builds without an entered number show a dash, not 0', () => {
    const table = paper().deal();
    table.plays('Russia', { kind: 'support', power: 'Russia', amount: -1 });
    why('forced-builds:Russia', table);
    const dialog = screen.getByRole('dialog', { name: 'What is entered of the Russian forced builds?' });
    expect(whole(dialog)).toMatch(/as far as entered, now.*–not entered/);
  });

  it('GS 10.22: from Russian support to its military counters and forced builds, from Italian to neither', async () => {
    const { gone } = why('support:Russia');
    await tap(screen as never, 'Military counters');
    await tap(screen as never, 'Forced builds');
    expect(gone).toEqual(['military:Russia', 'forced-builds:Russia']);
    why('support:Italy');
    expect(screen.getAllByRole('button', { name: 'Military counters' })).toHaveLength(1);
  });

  it('GS 21.22B: a lead is entered and taken out again', async () => {
    const table = paper();
    sitDown(table, <GarrisonSheet onClose={() => undefined} />);
    write(row('Axis lead in armor'), 'Axis lead in armor', '-2');
    await tap(row('Axis lead in armor'), 'Enter −2');
    expect(table.open.facts.garrison).toEqual({ armor: -2 });
    write(row('Axis lead in armor'), 'Axis lead in armor', '');
    await tap(row('Axis lead in armor'), 'Take it out');
    expect(table.open.facts.garrison).toEqual({});
  });
});
