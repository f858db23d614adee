import { describe, expect, it } from 'vitest';
import { guideFor } from '../guide/guide';
import { handOf } from '../state/state';
import { card, inOrder, type Play, paper, QUIET, withDeck } from '../testing/play';
import { POWERS } from '../vocabulary';

describe('cards that become due after the deal', () => {
  const AUSTRIA = { power: 'Germany', target: 'Austria', completed: 1 };
  const dealt = (table: Play) => POWERS.map((power) => table.open.hands[power].dealt);

  it('GS 9.14B, 9.13: an aggression entered late adds its card this turn, and one of the two may be declined', () => {
    const table = paper().nextTurn().deal();
    expect(dealt(table)).toEqual([1, 1, 1, 1, 1]);
    const declined = { power: 'Germany', event: QUIET, how: 'declined' };
    expect(table.refused('show-event', declined).rule).toBe('GS 9.13');
    table.run('aggression', AUSTRIA);
    expect(dealt(table)).toEqual([2, 1, 1, 1, 1]);
    table.run('show-event', declined);
    table.plays('Germany', { kind: 'support', power: 'Germany', amount: 1 });
    expect(table.value('support:Germany')).toBe(1);
  });

  it('GS 9.15B: the Pact signed two turns ago gives Britain and France three cards in total', () => {
    const table = paper({ running: true, season: 'Fall', year: 1939 }).deal();
    table.run('sign-pact', { signed: table.open.turn - 2 });
    expect(dealt(table)).toEqual([1, 1, 3, 3, 1]);
  });

  it('GS 9.14B: an aggression completed this turn or already used up adds no card now', () => {
    const table = paper().nextTurn().nextTurn().nextTurn().deal();
    table.run('aggression', { power: 'Germany', target: 'Rhineland', value: 1, completed: 1 });
    table.run('aggression', { power: 'Germany', target: 'Austria' });
    expect(dealt(table)).toEqual([1, 1, 1, 1, 1]);
    expect(table.refused('deal').rule).toBe('GS 9.12');
  });

  it('GS 9.14B: the missing card is taken from the pile of paper cards', () => {
    const table = paper().nextTurn().deal();
    const left = table.open.pile?.left ?? 0;
    table.run('aggression', AUSTRIA);
    expect(table.open.pile?.left).toBe(left - 1);
  });

  it('GS 9.13: with the app’s deck the guide offers the missing card and adds it to the hand', () => {
    const cards = Array.from({ length: 20 }, (_, at) => card(at + 1, QUIET));
    const table = withDeck({ name: 'Test deck', cards }, inOrder, { season: 'Fall', year: 1938 }).deal();
    table.run('aggression', { ...AUSTRIA, completed: table.open.turn - 1 });
    table.run('sign-pact', { signed: table.open.turn - 2 });
    const guide = guideFor(table.open);
    expect(guide.action).toEqual({ label: 'Deal the missing cards', command: { type: 'deal' } });
    expect(guide.reason).toBe(
      'More became due after the deal: Germany 1 card, Britain 2 cards and France 2 cards.',
    );
    const { step } = table.open;
    table.run('deal');
    expect(table.open.step).toBe(step);
    expect(dealt(table)).toEqual([2, 1, 3, 3, 1]);
    for (const power of POWERS) {
      const { hand } = handOf(table.state, power);
      expect(hand.map(({ slot }) => slot)).toEqual(hand.map((_, at) => at + 1));
      expect(hand).toHaveLength(table.open.hands[power].held);
    }
    const numbers = POWERS.flatMap((power) => handOf(table.state, power).hand.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(10);
    expect(guideFor(table.open).line).not.toContain('missing');
    expect(table.refused('deal').rule).toBe('GS 9.12');
  });

  it('GS 9.14B: a correction before the deal makes a card due, and the guide offers it', () => {
    const table = paper().nextTurn();
    table.run('aggression', { ...AUSTRIA, outcome: 'failed' });
    const entry = table.journal.entries.length;
    table.deal();
    table.run('correct', { entry, how: 'change', command: { type: 'aggression', ...AUSTRIA } });
    expect(dealt(table)).toEqual([1, 1, 1, 1, 1]);
    expect(guideFor(table.open).action).toMatchObject({ label: 'Deal the missing card' });
    table.run('deal');
    expect(dealt(table)).toEqual([2, 1, 1, 1, 1]);
  });
});
