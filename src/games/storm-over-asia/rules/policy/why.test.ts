import { describe, expect, it } from 'vitest';
import { compareFold } from '@/kernel/journal/compare';
import { publicEntries } from '@/kernel/journal/views';
import { sayEntry } from '../sentences';
import { handOf } from '../state';
import { sitDown, withHands } from '../testing/play';

const WHY = ['If it moves the Japanese Aggression Index: keep it, 1 in 3. Die 3: no', 'Otherwise: show it'];
const POLICY_NOTE =
  'By its policy: If it moves the Japanese Aggression Index: keep it, 1 in 3. Die 3: no. Otherwise: show it.';
const LATER = { title: 'A loan', window: 'income' as const, effects: [] };
const order = (why?: string[], what = 'play') => ({
  power: 'China',
  slot: 1,
  do: what,
  ...(why ? { why } : {}),
});

type Table = ReturnType<typeof sitDown>;
const newest = (table: Table) => sayEntry(table.journal.published.at(-1) as never);
const open = (table: Table) => JSON.stringify([table.open, publicEntries(table.journal)]);

describe('why a power of the app’s did it', () => {
  it('SOA 9: stays in the power’s own part until the card is shown, then is public with the card', () => {
    const table = withHands({ China: [LATER, LATER] });
    table.run('order', order(WHY));
    table.to('income');
    expect(handOf(table.state, 'China').why).toEqual({ 1: WHY });
    expect(open(table)).not.toContain('Aggression Index: keep');
    for (const other of ['Japan', 'Britain', 'Russia', 'public'])
      expect(JSON.stringify(table.view(other))).not.toContain('Otherwise');
    table.run('advance');
    expect(newest(table).notes).toContain(POLICY_NOTE);
    // It left with its card; the other card had none.
    expect(handOf(table.state, 'China')).toEqual({ hand: [], orders: {}, why: {} });
    expect(open(table).match(/Otherwise/g)).toHaveLength(1);
    expect(compareFold(table.journal)).toBeNull();
  });

  it('SOA 9: is given for a card shown at once and for one kept to the end', () => {
    const table = withHands({ China: [{ ...LATER, window: 'any-time' as const }], Japan: [LATER] });
    table.run('order', order(WHY));
    table.run('show', { power: 'China', slot: 1 });
    expect(newest(table).notes).toEqual([POLICY_NOTE]);
    table.run('order', { ...order(['Always: keep it'], 'keep'), power: 'Japan' });
    table.to('end').to('draw');
    expect(newest(table).notes).toContain('By its policy: Always: keep it.');
  });

  it('SOA 9: a later order without a reason removes the old reason', () => {
    const table = withHands({ China: [LATER] });
    table.run('order', order(WHY));
    table.run('order', order());
    table.to('economic');
    expect(open(table)).not.toContain('Otherwise');
  });

  it('SOA 9: without reasons a hand and a showing are what they were', () => {
    const table = withHands({ China: [LATER] });
    table.run('order', order());
    expect(handOf(table.state, 'China')).not.toHaveProperty('why');
    table.to('economic');
    expect(open(table)).not.toContain('"why"');
  });

  it('SOA 26.111, 26.212: is given for a picked flag and for one that the surplus turns', () => {
    const table = sitDown('paper', { china: { Yunnan: 'N', Shensi: 'W' } });
    table.run('enter-card', { number: 45 });
    table.run('apply-card');
    table.run('pick-flag', { obligation: table.open.obligations[0]?.id, region: 'Yunnan', why: WHY });
    expect(newest(table)).toMatchObject({ text: 'Replace a Nationalist flag with a warlord flag in Yunnan' });
    expect(newest(table).notes[0]).toBe(POLICY_NOTE);
    table.run('set-front', { exists: true, allJoined: true, surplus: 1 });
    table.run('convert-warlord', { region: 'Shensi', cause: 'surplus', why: WHY });
    expect(newest(table).notes.slice(0, 2)).toEqual(['United Front −1', POLICY_NOTE]);
    table.run('undo');
    table.run('convert-warlord', { region: 'Shensi', cause: 'surplus' });
    expect(newest(table).notes.join()).not.toContain('policy');
  });

  it.each([
    ['too many lines', Array.from({ length: 13 }, () => 'x')],
    ['too long a line', ['x'.repeat(301)]],
  ])('is refused with %s', (_, why) => {
    expect(withHands({ China: [LATER] }).refused('order', order(why)).message).toMatch(/At most/);
  });
});
