import { describe, expect, it } from 'vitest';
import { compareFold } from '@/kernel/journal/compare';
import type { Entry } from '@/kernel/journal/entry';
import { publicEntries } from '@/kernel/journal/views';
import { shownIn } from '../history/shown-in';
import { sayEntry } from '../say/sentences';
import { handOf } from '../state/state';
import { event, hands, secret } from '../testing/play';

const WHY = ['If it is worth less than 0 now: decline it, 5 in 6. Die 6: no', 'Otherwise: play it'];
const GAIN = event({ kind: 'income', power: 'Italy', amount: 1 }, { title: 'A gain' });
const order = (why?: string[]) => ({ power: 'Italy', slot: 1, do: 'play', ...(why ? { why } : {}) });

describe('why a power of the app’s did it', () => {
  it('GS 9.4 stays in the power’s hidden part until the card is shown, then becomes public with it', () => {
    const table = hands({ Italy: [GAIN] });
    const left = table.run('order', order(WHY));
    expect(Object.keys(left.hidden ?? {})).toEqual(['Italy']);
    expect(handOf(table.state, 'Italy').orders[1]?.why).toEqual(WHY);
    const publicText = () => JSON.stringify([table.open, publicEntries(table.journal)]);
    expect(publicText()).not.toContain('worth less');
    table.to('income');
    expect(publicText()).toContain('worth less');
    const entry = table.journal.entries.findLast((one) => one.open && shownIn(one).length > 0) as Entry;
    expect(shownIn(entry).find(({ power }) => power === 'Italy')?.why).toEqual(WHY);
    expect(sayEntry(entry).notes).toContain(
      'By its policy: If it is worth less than 0 now: decline it, 5 in 6. Die 6: no. Otherwise: play it.',
    );
    expect(compareFold(table.journal)).toBeNull();
  });

  it('GS 9.13 is included for a declined card and for one brought to the sheet', () => {
    const steps = event(
      { kind: 'research-level-any', owner: 'Italy', category: 'naval' },
      { title: 'A school' },
    );
    const table = hands({ Italy: [secret({ kind: 'support', power: 'Italy', amount: -1 }), steps] });
    table.run('order', { power: 'Italy', slot: 1, do: 'decline', why: ['Always: decline it'] });
    table.run('order', { power: 'Italy', slot: 2, do: 'play', why: ['Always: play it'] });
    table.run('bring', { power: 'Italy', slot: 2 });
    table.nextTurn();
    const shown = table.journal.entries.flatMap(shownIn).filter(({ power }) => power === 'Italy');
    expect(shown.map(({ how, why }) => [how, why])).toEqual([
      ['played', ['Always: play it']],
      ['declined', ['Always: decline it']],
    ]);
  });

  it('is omitted from a showing if there is none', () => {
    const table = hands({ Italy: [GAIN] });
    table.run('order', order());
    expect(handOf(table.state, 'Italy').orders[1]).toEqual({ do: 'play', answers: {} });
    table.to('income');
    expect(table.journal.entries.flatMap(shownIn).some((showing) => 'why' in showing)).toBe(false);
  });

  it.each([
    ['too many lines', Array.from({ length: 13 }, () => 'x')],
    ['too long a line', ['x'.repeat(301)]],
  ])('is refused with %s', (_, why) => {
    expect(hands({ Italy: [GAIN] }).refused('order', order(why)).message).toMatch(/At most/);
  });
});
