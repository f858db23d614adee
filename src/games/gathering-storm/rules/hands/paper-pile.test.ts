import { describe, expect, it } from 'vitest';
import { guideFor } from '../guide/guide';
import { sayEntry } from '../say/sentences';
import { event, inOrder, card as makeCard, type Play, paper, QUIET, withDeck } from '../testing/play';
import { POWERS, type Power } from '../vocabulary';
import { type PaperCounts, paperCounts } from './paper-pile';

const support = (power: Power, amount = 1) => event({ kind: 'support', power, amount });
const card = (number?: number) => ({
  trend: 0,
  general: event([], { title: 'A day like any other' }),
  ...(number === undefined ? {} : { number }),
});
const counts = (table: Play) => {
  const { left, discarded, inHands, faceUp } = paperCounts(table.open) as PaperCounts;
  return { left, discarded, inHands, faceUp };
};
/** A pile with so many cards left, at the first draw. */
const pileOf = (size: number, more = {}) => {
  const table = paper(more);
  table.run('count-pile', { left: size });
  return table;
};

describe('GS 9.11, 9.12: location of the paper cards', () => {
  it('is counted from the cards dealt and shown: six in a plain turn', () => {
    const table = paper();
    expect(counts(table)).toEqual({ left: 144, discarded: 0, inHands: 0, faceUp: 0 });
    table.run('enter-card', card());
    expect(counts(table)).toEqual({ left: 143, discarded: 0, inHands: 0, faceUp: 1 });
    table.run('apply-card');
    table.run('deal');
    expect(counts(table)).toEqual({ left: 138, discarded: 0, inHands: 5, faceUp: 1 });
    table.run('show-event', { power: 'Italy', event: support('Italy') });
    expect(counts(table)).toEqual({ left: 138, discarded: 1, inHands: 4, faceUp: 1 });
    table.nextTurn();
    expect(counts(table)).toEqual({ left: 138, discarded: 6, inHands: 0, faceUp: 0 });
  });

  it('GS 9.13: a declined card is a discard too', () => {
    const table = paper({ season: 'Summer' });
    table.run('aggression', { power: 'Italy', target: 'Ethiopia', value: 1, completed: 1 });
    table.deal();
    expect(counts(table)).toMatchObject({ left: 137, inHands: 6 });
    table.run('show-event', { power: 'Italy', event: support('Italy') });
    table.run('show-event', { power: 'Italy', event: QUIET, how: 'declined' });
    expect(counts(table)).toMatchObject({ left: 137, discarded: 2, inHands: 4 });
  });

  it('accounts for every card after any play', () => {
    const table = pileOf(20);
    for (let turn = 0; turn < 6; turn += 1) {
      table.deal();
      for (const power of POWERS) table.run('show-event', { power, event: support(power) });
      const { left, discarded, inHands, faceUp } = counts(table);
      expect(left + discarded + inHands + faceUp).toBe(20);
      expect(left).toBeGreaterThanOrEqual(0);
      table.nextTurn();
    }
  });

  it('is not known in a game already under way, until it is counted or shuffled', () => {
    const table = paper({ running: true });
    expect(paperCounts(table.open)).toBeNull();
    table.deal();
    expect(paperCounts(table.open)).toBeNull();
    table.run('count-pile', { left: 60 });
    expect(counts(table)).toEqual({ left: 60, discarded: 78, inHands: 5, faceUp: 1 });
    const other = paper({ running: true }).deal();
    other.run('reshuffle');
    expect(counts(other)).toEqual({ left: 138, discarded: 0, inHands: 5, faceUp: 1 });
  });

  it('does not exist at a table that plays with the app’s deck', () => {
    const deck = { name: 'Ten', cards: Array.from({ length: 10 }, (_, at) => makeCard(at + 1, QUIET)) };
    const table = withDeck(deck, inOrder);
    expect(table.open.pile).toBeUndefined();
    expect(table.refused('count-pile', { left: 3 }).message).toBe('The app counts its own deck.');
    expect(table.refused('reshuffle').message).toBe('The pile has cards enough.');
  });
});

describe('GS 9.11: the pile runs out', () => {
  it('is assumed to be shuffled, and the guide says when', () => {
    const table = pileOf(9).deal();
    for (const power of POWERS) table.run('show-event', { power, event: support(power) });
    table.nextTurn();
    expect(counts(table)).toMatchObject({ left: 3, discarded: 6 });
    table.run('enter-card', card());
    table.run('apply-card');
    expect(guideFor(table.open)).toMatchObject({ line: 'Next: deal on the table', rule: 'GS 9.11' });
    expect(guideFor(table.open).reason).toContain('The pile holds 2 of 5');
    table.run('deal');
    // Nine cards: one face up, five in hands, three in the pile.
    expect(counts(table)).toEqual({ left: 3, discarded: 0, inHands: 5, faceUp: 1 });
  });

  it('is asked for by the reading: one tap', () => {
    const table = pileOf(6, { readings: { reshuffle: 'ask' } }).deal();
    for (const power of POWERS) table.run('show-event', { power, event: support(power) });
    table.nextTurn();
    expect(counts(table)).toMatchObject({ left: 0, discarded: 6 });
    const { action, reason, line } = guideFor(table.open);
    expect([line, action]).toEqual([
      'Next: shuffle',
      { label: 'We shuffled', command: { type: 'reshuffle' } },
    ]);
    expect(reason).toContain('needs 1 card and the pile holds 0');
    table.run('reshuffle');
    expect(counts(table)).toMatchObject({ left: 6, discarded: 0 });
    expect(guideFor(table.open).line).toBe('Next: the general card');
    expect(table.refused('reshuffle').message).toBe('No card is discarded.');
  });

  it('a card face up stays out of the shuffle', () => {
    const table = pileOf(12).deal();
    table.run('show-event', { power: 'Italy', event: support('Italy') });
    table.run('reshuffle');
    expect(counts(table)).toEqual({ left: 7, discarded: 0, inHands: 4, faceUp: 1 });
  });
});

describe('GS 9.11: the table counts', () => {
  it('derives the deck’s size from the count while the size is assumed', () => {
    const table = paper().deal();
    table.run('count-pile', { left: 100 });
    expect(paperCounts(table.open)).toMatchObject({ left: 100, size: 106, assumed: false, discarded: 0 });
    table.run('count-pile', { left: 98 });
    expect(paperCounts(table.open)).toMatchObject({ left: 98, size: 106, discarded: 2 });
  });

  it('changing the deck’s size changes the number of cards left', () => {
    const table = paper().deal();
    table.run('count-pile', { size: 150 });
    expect(paperCounts(table.open)).toMatchObject({ left: 144, size: 150, assumed: false, discarded: 0 });
    table.run('count-pile', { size: 150, left: 120 });
    expect(counts(table)).toEqual({ left: 120, discarded: 24, inHands: 5, faceUp: 1 });
  });

  it.each([
    [{}, 'No count is given.'],
    [{ left: 200, size: 150 }, '200 in the pile and 6 on the table are more than the deck’s 150.'],
    [{ left: 1000 }, 'At most 999.'],
    [{ left: -1 }, 'At least 0.'],
    [{ left: 1.5 }, 'Enter a whole number.'],
    [{ left: '12' }, 'Enter a whole number.'],
    [{ size: 5 }, 'At least 6.'],
    [{ size: 1e9 }, 'At most 999.'],
    [{ left: 998 }, 'A deck has at most 999 cards.'],
  ])('refuses %o: %s', (counted, message) => {
    expect(paper().deal().refused('count-pile', counted).message).toContain(message);
  });

  it('a pile before the first card is a whole deck', () => {
    expect(paper().refused('count-pile', { left: 2 }).message).toBe('A deck has at least six cards.');
  });

  it('GS 9.12: a wrong count can be corrected, and later counts follow', () => {
    const table = paper();
    const counted = table.run('count-pile', { left: 120 });
    table.deal();
    table.run('correct', { entry: counted.n, how: 'change', command: { type: 'count-pile', left: 110 } });
    expect(counts(table)).toEqual({ left: 104, discarded: 0, inHands: 5, faceUp: 1 });
    table.run('correct', { entry: counted.n, how: 'remove' });
    expect(counts(table).left).toBe(138);
    table.run('undo');
    expect(counts(table).left).toBe(104);
  });

  it('is described in a sentence', () => {
    const table = paper();
    expect(sayEntry(table.run('count-pile', { left: 98 })).text).toBe('The pile holds 98 cards');
    expect(sayEntry(table.run('count-pile', { left: 1, size: 120 })).text).toBe(
      'The pile holds 1 card, the deck has 120',
    );
    expect(sayEntry(table.run('count-pile', { size: 130 })).text).toBe('The deck has 130');
  });
});

describe('GS 9.12: the number of a paper card', () => {
  it('is stored with its entry and shown in the journal', () => {
    const table = paper();
    const entered = table.run('enter-card', card(57));
    expect(table.open.card?.number).toBe(57);
    expect(sayEntry(entered).notes).toContain('Card 57');
    table.run('apply-card');
    table.run('deal');
    const shown = table.run('show-event', { power: 'Italy', number: 12, event: support('Italy') });
    expect(table.open.shown[0]?.number).toBe(12);
    expect(sayEntry(shown).notes).toContain('Card 12');
  });

  it('cannot be there twice in one turn', () => {
    const table = paper();
    table.run('enter-card', card(57));
    table.run('apply-card');
    table.run('deal');
    const again = table.refused('show-event', { power: 'Italy', number: 57, event: support('Italy') });
    expect(again).toMatchObject({ message: 'Card 57 lies face up.', at: 'number' });
    expect(again.allowed).toBe('Look at its number again, or leave it out.');
    table.run('show-event', { power: 'Italy', number: 12, event: support('Italy') });
    expect(
      table.refused('show-event', { power: 'France', number: 12, event: support('France') }).message,
    ).toBe('Card 12 was shown by Italy this turn.');
    const declined = { power: 'France', number: 12, event: QUIET, how: 'declined' };
    expect(table.refused('show-event', declined).message).toContain('Card 12 was shown');
  });

  it('can occur again after the discards are shuffled', () => {
    const table = paper().deal();
    table.run('show-event', { power: 'Italy', number: 12, event: support('Italy') });
    table.run('reshuffle');
    table.run('show-event', { power: 'France', number: 12, event: support('France') });
    expect(table.open.shown.map(({ number }) => number)).toEqual([12, 12]);
    const other = paper().deal().nextTurn();
    other.run('enter-card', card(57));
    other.run('reshuffle');
    expect(other.refused('show-event', { power: 'Italy', number: 57, event: support('Italy') }).message).toBe(
      'Card 57 lies face up.',
    );
  });

  it('is not above the deck’s', () => {
    const table = paper();
    expect(table.refused('enter-card', card(145)).message).toBe('The deck has 144 cards.');
    table.run('count-pile', { size: 150 });
    table.run('enter-card', card(145));
  });

  it.each([
    [0, 'At least 1.'],
    [-0, 'At least 1.'],
    [-3, 'At least 1.'],
    [1000, 'At most 999.'],
    [1e9, 'At most 999.'],
    [1.5, 'Enter a whole number.'],
    [Number.NaN, 'Enter a whole number.'],
    ['57', 'Enter a whole number.'],
    ['__proto__', 'Enter a whole number.'],
  ])('cannot be %o', (number, message) => {
    const table = paper();
    expect(table.refused('enter-card', { ...card(), number }).message).toContain(message);
    table.deal();
    const shown = { power: 'Italy', number, event: support('Italy') };
    expect(table.refused('show-event', shown).message).toContain(message);
  });

  it('is optional: leaving it out asks no question, and old entries fold to the same state', () => {
    const table = paper().deal().plays('Italy', { kind: 'support', power: 'Italy', amount: 1 });
    expect(table.open.shown[0]).not.toHaveProperty('number');
    expect(table.open.card).not.toHaveProperty('number');
    expect(table.value('support:Italy')).toBe(1);
  });
});
