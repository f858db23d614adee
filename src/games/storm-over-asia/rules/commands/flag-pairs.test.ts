import { expect, it } from 'vitest';
import { readFreshSetup } from '@/kernel/system';
import { system } from '../system';
import { sitDown } from '../testing/play';
import { FLAGS, type Flag } from '../vocabulary';
import { FLAG_EVENTS } from '../warlords/flag-events';

const turns = (from: Flag, to: Flag) => ({
  title: 'Banners change',
  secret: false,
  window: 'drawn' as const,
  effects: [{ kind: 'turn-flag' as const, from, to, picks: 'Japan' as const, rule: 'SOA 26.111' }],
});
const REFUSED = {
  message: 'No random event turns a Communist flag into a Nationalist one.',
  rule: 'SOA 26.111, 26.213',
  allowed:
    'Nationalist to warlord; Japanese to warlord; warlord to Japanese; warlord to Nationalist. Another turning is done on the board: write it in words.',
};
const event = turns('Communist', 'Nationalist');
const fill = { list: 'general', number: 12, event };
const WAYS: [type: string, more: object][] = [
  ['fill-entry', fill],
  ['fill-entries', { entries: [{ ...fill, number: 11, event: turns('warlord', 'Japanese') }, fill] }],
  ['enter-card', { number: 12, event }],
  ['show-event', { power: 'China', number: 12, event }],
];
/** The editions before. */
const BEFORE: Record<string, object> = { 'enter-card': { edition: 2 }, 'show-event': { edition: 2 } };

it.each(WAYS)('SOA 26.111, 26.213 %s refuses an entry whose flag no player could pick', (type, more) => {
  expect(sitDown('paper').refused(type, more)).toEqual(REFUSED);
});

it('SOA 26.111, 26.213 read-entry refuses it too, and accepts every pair that a pick accepts', () => {
  const reading = (read: object) => {
    const table = sitDown('paper', { china: { Yunnan: 'NCJW' } });
    table.run('enter-card', { number: 12 });
    table.run('apply-card');
    return table.attempt({
      type: 'read-entry',
      obligation: table.open.obligations[0]?.id,
      event: read,
    } as never);
  };
  for (const from of FLAGS)
    for (const to of FLAGS) {
      const known = FLAG_EVENTS.some((item) => item.from === from && item.to === to);
      expect(reading(turns(from, to)) === null, `${from} to ${to}`).toBe(known);
    }
});

it('SOA 26.111, 26.213 a new table does not begin with such an entry; an older one opens', () => {
  const setup = {
    name: 'T',
    seats: [{ person: 'Anna', powers: ['Japan', 'China', 'Britain', 'Russia'] }],
    cards: 'paper',
    filled: { 'general/12': event },
  };
  expect(readFreshSetup(system as never, setup)).toEqual({ ok: false, refusal: REFUSED });
  expect(system.readSetup(setup).ok).toBe(true);
});

it.each(Object.entries(BEFORE))('an entry of an earlier release keeps its flag: %s', (type, before) => {
  const [, more] = WAYS.find(([of]) => of === type) ?? [];
  const table = sitDown('paper', { china: { Yunnan: 'C' } });
  table.run(type, { ...more, ...before });
  if (type === 'enter-card') table.run('apply-card');
  expect(table.open.obligations).toMatchObject([{ ask: { from: 'Communist', to: 'Nationalist' } }]);
  table.run('waive', { due: table.open.obligations[0]?.id });
});
