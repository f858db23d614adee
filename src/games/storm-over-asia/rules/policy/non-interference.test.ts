import { expect, it } from 'vitest';
import type { Chance } from '@/kernel/chance';
import type { Command } from '@/kernel/game';
import type { AppVisit } from '@/kernel/system';
import type { Hand, OpenState, Table } from '../state';
import { system } from '../system';
import { withOtherChance, withOthers } from '../testing/others';
import { seeded, withHands } from '../testing/play';
import { chanceOf, createSolo, playSolo, sampleEvents } from '../testing/solo';
import { POWERS, type Power } from '../vocabulary';
import { visibleFactsOf } from './choosing';

type Next = AppVisit<OpenState, Hand> | { command: Command } | null | undefined;
const decides = (table: Table, chance: Chance): Next => system.appDecides?.(table, chance);

/** Returns what the app leaves in the papers of one of its powers, as text. */
function leftBy(table: Table, chance: Chance, power: Power): string {
  const next = decides(table, chance);
  if (!next || 'command' in next) throw new Error('No visit is due.');
  const seat = table.open.seats.find(({ person }) => person === next.person);
  return JSON.stringify([next.person, next.viewers, next.leave[seat?.powers.indexOf(power) ?? -1]?.(table)]);
}

/**
 * Returns who picks the flag that a command turns: the power that owes it, otherwise China by the surplus.
 */
function pickerOf({ open }: Table, command?: Command): Power {
  const owed = open.obligations.find(({ id }) => id === command?.obligation);
  return owed && owed.owes !== 'table' ? owed.owes : 'China';
}

it('SOA 9: with other hands, orders, notes and reasons, another order of the deck and other dice for all else a power of the app’s decides the same, byte for byte', () => {
  const events = sampleEvents(200, 9);
  const compared = { papers: 0, commands: 0, nothing: 0 };
  for (let seed = 0; seed < 12; seed += 1) {
    const solo = createSolo(seed, { events });
    const chance = chanceOf(seed);
    const event = events[seed] ?? null;
    solo.watch = (table) => {
      const next = decides(table, chance);
      if (next && 'leave' in next)
        for (const power of solo.apps) {
          const other = withOthers(table, power, event);
          expect(other.hidden).not.toEqual(table.hidden);
          expect(leftBy(other, withOtherChance(chance, power), power)).toBe(leftBy(table, chance, power));
          compared.papers += 1;
        }
      else {
        // A flag and the surplus depend on public state only: even the power’s own hand may differ.
        const other = withOtherChance(chance, pickerOf(table, next?.command));
        expect(JSON.stringify(decides(withOthers(table, null, event), other))).toBe(JSON.stringify(next));
        compared[next ? 'commands' : 'nothing'] += 1;
      }
    };
    playSolo(solo, 3);
  }
  expect(compared.papers).toBeGreaterThan(150);
  expect(compared.commands).toBeGreaterThan(30);
  expect(compared.nothing).toBeGreaterThan(300);
});

const LOSS = { title: 'A loss', effects: [{ kind: 'line' as const, total: 'support:Russia', amount: -3 }] };
const SEATS = [
  { person: 'Anna', powers: ['Japan', 'China', 'Britain'] as Power[] },
  { person: 'The app', powers: ['Russia'] as Power[], by: 'app' as const },
];

it('SOA 9: sees its own: with another card in its own hand a power may choose otherwise', () => {
  const left = (own: object) =>
    leftBy(
      withHands({ Russia: [own as typeof LOSS] }, { setup: { seats: SEATS } }).state,
      seeded(1),
      'Russia',
    );
  const gain = { ...LOSS, effects: [{ ...LOSS.effects[0], amount: 3 }] };
  expect(left(LOSS)).not.toBe(left(gain));
  expect(left(LOSS)).toBe(left({ ...LOSS, title: 'Another name' }));
});

it('SOA 9: the order and reasons for a card do not depend on the cards beside it', () => {
  const card = { title: 'A wire', window: 'any-time' as const, effects: [] };
  const orderFor = (otherCard: object) => {
    const table = withHands({ Russia: [card, otherCard as typeof LOSS] }, { setup: { seats: SEATS } });
    const next = decides(table.state, seeded(1));
    return next && 'leave' in next ? next.leave[0]?.(table.state)[0] : null;
  };
  expect(orderFor(LOSS)?.why).toHaveLength(2);
  expect(orderFor(LOSS)).toEqual(orderFor(card));
});

it('SOA 9: sees only the open part and its own hand', () => {
  const { state } = withHands({});
  for (const power of POWERS)
    expect(visibleFactsOf(state, power)).toEqual({
      power,
      view: { viewer: power, open: state.open, hidden: state.hidden[power] },
    });
});
