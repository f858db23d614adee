import { describe, expect, it } from 'vitest';
import { type Chance, createChance, SEED_BYTES } from '@/kernel/chance';
import type { Command } from '@/kernel/game';
import { compareFold, compareOutcomes, findDamage } from '@/kernel/journal/compare';
import { createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { publicRows, standingRows } from '@/kernel/journal/views';
import { printRefusal } from '@/kernel/result';
import type { Event } from '../cards/card';
import { atomicSince } from '../research/preview';
import { sayEntry } from '../say/sentences';
import { handOf, type Order } from '../state/state';
import { card, event, hands, inOrder, type Play, paper, QUIET, secret, withDeck } from '../testing/play';
import { POWERS, type Power } from '../vocabulary';
import { amendmentsOf } from './amended';

const support = (power: Power, amount: number): Event => event({ kind: 'support', power, amount });
const amendment = (number: number, half: 'general' | Power, printed: Event, more: object = {}): Command => ({
  type: 'amend-card',
  number,
  half,
  event: printed,
  ...more,
});
const correct = (table: Play, entry: number, how: string, command?: Command) =>
  table.run('correct', { entry, how, ...(command ? { command } : {}) });

/** Card 1 is turned first; its general event gives Italy +1, cards 2 to 6 are dealt in playing order. */
const deckOf = (size = 12) => ({
  name: 'Test deck',
  cards: Array.from({ length: size }, (_, at) =>
    card(at + 1, support('Italy', 1), Object.fromEntries(POWERS.map((power) => [power, support(power, 1)]))),
  ),
});
const app = (chance: Chance = inOrder) => withDeck(deckOf(), chance);

/** Replaying the journal yields the same table; so does the public journal, as far as it goes. */
function expectSound(table: Play, chance: Chance = inOrder) {
  const { journal } = table;
  const again = createJournal(journal.game, journal.setup, journal.entries);
  expect(stateAt(again)).toEqual(table.state);
  expect(findDamage(again)).toBeNull();
  expect(compareFold(again)).toBeNull();
  expect(compareOutcomes(again, chance)).toBeNull();
  const known = createJournal(journal.game, journal.setup, journal.published);
  expect(stateAt(known).open).toEqual(table.open);
}

describe('GS 9.12: a misprint met in play', () => {
  it('on the card face up is mended before it applies, its trend too', () => {
    const table = app();
    table.run('turn-card');
    table.run('amend-card', amendment(1, 'general', support('Italy', -2), { trend: 1 }));
    expect(table.open.card).toMatchObject({ number: 1, trend: 1, general: support('Italy', -2) });
    table.run('apply-card');
    expect([table.value('support:Italy'), table.value('climate')]).toEqual([-2, 1]);
    expectSound(table);
  });

  it('inserted before the card was applied changes the card’s effect throughout the turn', () => {
    const table = app().to('end');
    const applied = table.journal.entries.find(({ open }) => open?.command.type === 'apply-card');
    expect(table.value('support:Italy')).toBe(2);
    correct(table, applied?.n as number, 'insert', amendment(1, 'general', support('Germany', 3)));
    expect([table.value('support:Italy'), table.value('support:Germany')]).toEqual([1, 4]);
    expect(table.open.step).toBe('end');
    expectSound(table);
    table.run('undo');
    expect(table.value('support:Italy')).toBe(2);
  });

  it('inserted before the card was turned does so too, and disappears when it is removed', () => {
    const table = app().deal();
    correct(table, 1, 'insert', amendment(1, 'general', support('Italy', 4)));
    expect(table.value('support:Italy')).toBe(4);
    const rows = publicRows(table.journal);
    expect(sayEntry(rows[0]?.entry as never).notes.join(' ')).toContain('rises by four');
    correct(table, table.journal.entries.length, 'remove');
    expect(table.value('support:Italy')).toBe(1);
    expect(table.open.amended).toBeUndefined();
    expectSound(table);
  });

  it('on a card that was shown, put in before the showing, changes what it did', () => {
    const table = app().to('income-events');
    const shown = table.journal.entries.findLast(({ open }) => open?.command.type === 'advance');
    expect(table.value('support:France')).toBe(1);
    const number = table.open.shown.find(({ power }) => power === 'France')?.number as number;
    correct(table, shown?.n as number, 'insert', amendment(number, 'France', support('France', -3)));
    expect(table.value('support:France')).toBe(-3);
    expect(table.open.shown.find(({ power }) => power === 'France')?.event).toEqual(support('France', -3));
    expectSound(table);
  });

  it('on a card in the pile remains when it is dealt, and only on its own half', () => {
    const table = app();
    table.run('amend-card', amendment(2, 'Germany', support('Germany', 5)));
    table.run('amend-card', amendment(3, 'Germany', support('Germany', 6)));
    table.deal();
    expect(handOf(table.state, 'Germany').hand).toEqual([
      { slot: 1, number: 2, event: support('Germany', 5), printed: support('Germany', 1) },
    ]);
    expect(handOf(table.state, 'Italy').hand).toEqual([{ slot: 1, number: 3, event: support('Italy', 1) }]);
    correct(table, 1, 'remove');
    expect(handOf(table.state, 'Germany').hand).toEqual([
      { slot: 1, number: 2, event: support('Germany', 1) },
    ]);
    expectSound(table);
  });

  it('with atomic permission on it is listed where it is permitted', () => {
    const table = app();
    table.run('turn-card');
    table.run('amend-card', amendment(1, 'general', event({ kind: 'atomic' }, { title: 'Fission' })));
    table.run('apply-card');
    expect(table.open.atomic).toBe(true);
    expect(atomicSince(publicRows(table.journal))).toContain('Fission');
  });

  it('is described with the card, the half and what it does', () => {
    const table = app();
    table.run('amend-card', amendment(4, 'Britain', support('Britain', -1)));
    const said = sayEntry(table.journal.published.at(-1) as never);
    expect(said.text).toBe('Card 4 is amended: the British event reads Test event');
    expect(said.notes.join(' ')).toContain('falls by one');
  });
});

describe('GS 9.12: a card that is held when the table amends it', () => {
  it('tells its holder alone', () => {
    const table = app().deal();
    const before = POWERS.map((power) => table.view(power).hidden);
    table.run('amend-card', amendment(2, 'Germany', support('Germany', 5)));
    expect(table.journal.entries.at(-1)?.hidden).toHaveProperty('Germany');
    expect(handOf(table.state, 'Germany').hand[0]?.event).toEqual(support('Germany', 5));
    for (const [at, power] of POWERS.entries())
      if (power !== 'Germany') expect(table.view(power).hidden).toEqual(before[at]);
    table.to('income-events');
    expect(table.value('support:Germany')).toBe(5);
    expectSound(table);
  });

  it('leaves the open part and the public entry the same, whoever holds it, if anyone', () => {
    // The same card is face up; the others lie in another order.
    const turned: Chance = {
      order: (_, __, size) => [0, ...Array.from({ length: size - 1 }, (___, at) => size - 1 - at)],
      roll: () => 0,
    };
    const tables = [app(), app(turned)].map((table) => table.deal());
    const [one, other] = tables.map(({ open }) => JSON.stringify(open));
    expect(one).toBe(other);
    for (const table of tables) table.run('amend-card', amendment(2, 'Germany', support('Germany', 5)));
    const publicText = tables.map((table) => JSON.stringify([table.open, table.journal.published]));
    expect(publicText[0]).toBe(publicText[1]);
    expect(tables.map((table) => table.journal.entries.at(-1)?.hidden === undefined)).toEqual([false, true]);
    const again = tables.map((table) =>
      printRefusal(table.refused('amend-card', amendment(2, 'Germany', support('Germany', 5)))),
    );
    expect(again[0]).toBe(again[1]);
  });

  it('loses the answers that no longer fit, and the order stays', () => {
    const choice = (...countries: ('Spain' | 'Turkey' | 'Greece')[]) =>
      event({ kind: 'flexible', power: 'Italy', amount: 1, countries });
    const table = hands({ Italy: [choice('Spain', 'Turkey')] });
    const { number } = handOf(table.state, 'Italy').hand[0] as { number: number };
    const order = (answer: string): Order => ({ do: 'play', answers: { 0: answer } });
    table.run('order', { power: 'Italy', slot: 1, ...order('Spain') });
    table.run('amend-card', amendment(number, 'Italy', choice('Spain', 'Greece')));
    expect(handOf(table.state, 'Italy').orders[1]).toEqual(order('Spain'));
    expect(handOf(table.state, 'Italy').hand[0]?.lost).toBeUndefined();
    table.run('amend-card', amendment(number, 'Italy', choice('Turkey', 'Greece')));
    expect(handOf(table.state, 'Italy').orders[1]).toEqual({ do: 'play', answers: {} });
    expect(handOf(table.state, 'Italy').hand[0]?.lost).toBe(true);
    table.run('order', { power: 'Italy', slot: 1, ...order('Greece') });
    expect(handOf(table.state, 'Italy').hand[0]?.lost).toBeUndefined();
    expectSound(table);
  });
});

describe('GS 9.12: a card that its owner amends in private', () => {
  const own = { power: 'France', slot: 1, event: support('France', -3) };

  it('reveals nothing to the table until it is shown; then all know, and it remains', () => {
    const table = app().deal();
    const [open, published] = [JSON.stringify(table.open), table.journal.published.length];
    table.run('amend-held', own);
    expect(JSON.stringify(table.open)).toBe(open);
    expect(table.journal.published).toHaveLength(published);
    expect(table.journal.entries.at(-1)).not.toHaveProperty('open');
    table.to('income-events');
    expect(table.value('support:France')).toBe(-3);
    const number = table.open.shown.find(({ power }) => power === 'France')?.number as number;
    expect(table.open.amended).toEqual({ [number]: { national: { France: support('France', -3) } } });
    const notes = table.journal.published.map((entry) => sayEntry(entry).notes.join(' ')).join(' ');
    expect(notes).toContain('Amended by its owner: the printed card reads differently');
    expectSound(table);
  });

  it('follows a later amendment by the table, and its owner can undo their own', () => {
    const table = app().deal();
    table.run('amend-held', own);
    table.run('amend-card', amendment(5, 'France', support('France', 2)));
    expect(handOf(table.state, 'France').hand[0]).toEqual({
      slot: 1,
      number: 5,
      event: support('France', 2),
      printed: support('France', 1),
    });
    table.run('amend-held', own);
    table.run('amend-held', { ...own, event: support('France', 2) });
    expect(handOf(table.state, 'France').hand[0]).not.toHaveProperty('own');
    table.run('undo', { viewer: 'France' });
    expect(handOf(table.state, 'France').hand[0]).toMatchObject({ own: true, event: own.event });
    expectSound(table);
  });

  it('is the same in the next hand that holds it', () => {
    const secretly = secret({ kind: 'support', power: 'Russia', amount: 1 });
    const deck = {
      name: 'Small',
      cards: Array.from({ length: 6 }, (_, at) => card(at + 1, QUIET, { Russia: secretly })),
    };
    const table = withDeck(deck, inOrder).deal();
    const { number } = handOf(table.state, 'Russia').hand[0] as { number: number };
    table.run('amend-held', {
      power: 'Russia',
      slot: 1,
      event: secret({ kind: 'support', power: 'Russia', amount: -2 }),
    });
    table.nextTurn().deal();
    expect(handOf(table.state, 'Russia').hand[0]).toMatchObject({
      number,
      event: { effects: [{ amount: -2 }] },
      printed: secretly,
    });
    expectSound(table);
  });

  it('is refused if the card is not held, if nothing changes, and if the event is not allowed there', () => {
    const table = app().deal();
    const refusalText = (more: object) => printRefusal(table.refused('amend-held', { ...own, ...more }));
    expect(refusalText({ slot: 4 })).toBe('France holds no card 4. Name a card of its hand. (GS 9.12)');
    expect(refusalText({ event: support('France', 1) })).toBe('The card says so already. Change its event.');
    expect(refusalText({ event: event([]) })).toBe(
      'The event does nothing. Add at least one effect. (GS 9.12)',
    );
    expect(refusalText({ event: event({ kind: 'atomic' }) })).toMatch(/\. .+\. ?\(GS/);
  });
});

describe('GS 9.12: an amendment is refused', () => {
  const refusalText = (table: Play, command: Command) => printRefusal(table.refused('amend-card', command));

  it('for a card that is not in the deck', () => {
    expect(refusalText(app(), amendment(99, 'Italy', support('Italy', 2)))).toBe(
      'Card 99 is not in this table’s deck. Its cards have numbers from 1 to 12. (GS 9.12)',
    );
  });

  it('for an event that is not allowed there', () => {
    const general = event({ kind: 'income', power: 'Italy', amount: -1 });
    expect(refusalText(app(), amendment(1, 'general', general))).toBe(
      'A general income event only raises. Write an amount above 0. (GS Guide, Income)',
    );
    expect(refusalText(app(), amendment(1, 'Italy', event({ kind: 'atomic' })))).toContain('GS');
    expect(refusalText(app(), amendment(1, 'Italy', support('Italy', 2), { trend: 1 }))).not.toBe('');
  });

  it('with paper cards', () => {
    expect(refusalText(paper(), amendment(1, 'Italy', support('Italy', 2)))).toBe(
      'This table plays with paper cards. Correct the entry of the card instead. (GS 9.12)',
    );
  });

  it('if nothing changes, also after an earlier amendment', () => {
    const table = app();
    const same = 'The card says so already. Change its trend or its event.';
    expect(refusalText(table, amendment(1, 'general', support('Italy', 1)))).toBe(same);
    expect(refusalText(table, amendment(1, 'general', support('Italy', 1), { trend: 0 }))).toBe(same);
    table.run('amend-card', amendment(1, 'general', support('Italy', 1), { trend: 1 }));
    expect(refusalText(table, amendment(1, 'general', support('Italy', 1), { trend: 1 }))).toBe(same);
    expect(refusalText(table, amendment(1, 'general', support('Italy', 1)))).toBe(same);
    table.run('amend-card', amendment(1, 'general', support('Italy', 1), { trend: 0 }));
    expect(refusalText(table, amendment(2, 'Italy', support('Italy', 1)))).toBe(same);
  });
});

it('an amended deck keeps its fingerprint and its draws', () => {
  const chance = createChance(new Uint8Array(SEED_BYTES).fill(9));
  const [plain, amended] = [app(chance), app(chance)];
  amended.run('amend-card', amendment(7, 'Italy', support('Italy', 4)));
  for (const table of [plain, amended]) table.deal();
  expect(amended.open.deck).toEqual(plain.open.deck);
  expect(POWERS.map((power) => handOf(amended.state, power).hand[0]?.number)).toEqual(
    POWERS.map((power) => handOf(plain.state, power).hand[0]?.number),
  );
  expectSound(amended, chance);
});

describe('the amendments that an entry offers', () => {
  const offered = (table: Play, type: string) => {
    const rows = standingRows(publicRows(table.journal));
    const row = rows.findLast(({ entry }) => entry.open?.command.type === type);
    return row ? amendmentsOf(row, rows) : [];
  };

  it('are the general half if the card was turned or applied, and each card that was shown', () => {
    const table = app().to('income-events');
    const general = { ...amendment(1, 'general', support('Italy', 1)), trend: 0 };
    expect(offered(table, 'turn-card')).toEqual([general]);
    expect(offered(table, 'apply-card')).toEqual([general]);
    expect(offered(table, 'deal')).toEqual([]);
    expect(offered(table, 'advance').map(({ half, number }) => [half, number])).toEqual([
      ['Germany', 2],
      ['Italy', 3],
      ['Britain', 4],
      ['France', 5],
      ['Russia', 6],
    ]);
  });

  it('are none with paper cards', () => {
    const table = paper().deal().plays('Italy', { kind: 'index', amount: 1 });
    for (const type of ['enter-card', 'apply-card', 'show-event']) expect(offered(table, type)).toEqual([]);
  });
});
