import { describe, expect, it } from 'vitest';
import { createChance } from '@/kernel/chance';
import { decideOn } from '@/kernel/command/decide-on';
import type { Card } from '../cards/card';
import { eachPower, handOf } from '../state/state';
import { card, event, hands, inOrder, type Play, paper, QUIET, secret, withDeck } from '../testing/play';
import { POWERS, type Power, turnOf } from '../vocabulary';

const cardsOf = (table: Play) =>
  Object.fromEntries(POWERS.map((power) => [power, table.value(`cards:${power}`)]));
const PLAIN = { Germany: 1, Italy: 1, Britain: 1, France: 1, Russia: 1 };
const held = (table: Play, power: Power) => handOf(table.state, power).hand;
const deckOf = (size: number) => ({
  name: 'Test deck',
  cards: Array.from({ length: size }, (_, at) => card(at + 1, QUIET)),
});
const chance = createChance(new Uint8Array(64).fill(7));

/** The place of every card of the deck; a card in two places is listed twice. */
function places(table: Play): number[] {
  const { open } = table;
  return [
    ...(open.deck?.gone ?? []),
    ...POWERS.flatMap((power) => held(table, power).map(({ number }) => number)),
  ];
}

describe('the deal', () => {
  it('GS 9.12, A1: in turn 1 one card face up and one to each power: six leave the deck', () => {
    const table = withDeck(deckOf(12), chance).deal();
    expect(POWERS.map((power) => held(table, power).length)).toEqual([1, 1, 1, 1, 1]);
    expect(new Set(places(table)).size).toBe(6);
    expect(table.open.card?.number).toBe(chance.order('deck', 0, 12).map((at) => at + 1)[0]);
  });

  it('GS 9.21, 9.31, A1a: a dealt card’s trend and general event do nothing, nor does the face-up card’s national side', () => {
    const loud: Partial<Card> = { trend: 2, general: event({ kind: 'index', amount: 3 }) };
    const own = { Italy: event({ kind: 'support', power: 'Italy', amount: 2 }) };
    const cards = Array.from({ length: 8 }, (_, at) => ({ ...card(at + 1, QUIET), ...(at > 0 ? loud : {}) }));
    cards[0] = card(1, QUIET, own);
    const table = withDeck({ name: 'Test deck', cards }, inOrder).to('end');
    expect([table.value('climate'), table.value('index'), table.value('support:Italy')]).toEqual([0, 0, 0]);
  });

  it('GS 9.12: deals the cards beyond one per hand in rounds, in playing order', () => {
    const table = hands({ Germany: [QUIET, QUIET], France: [QUIET, QUIET, QUIET] });
    expect(held(table, 'France').map(({ number }) => number)).toEqual([5, 10, 15]);
    expect(held(table, 'Germany').map(({ number, slot }) => [slot, number])).toEqual([
      [1, 2],
      [2, 7],
    ]);
  });

  it('GS 9.12, A10: undo and drawing again gives the same card and the same hands', () => {
    const table = withDeck(deckOf(20), chance);
    table.deal();
    const before = table.state;
    for (let back = 0; back < 3; back += 1) table.run('undo');
    expect(table.open.card).toBeNull();
    table.run('aggression', { power: 'Germany', target: 'Rhineland' });
    table.deal();
    expect(table.open.card).toEqual(before.open.card);
    expect(table.state.hidden).toEqual(before.hidden);
  });

  it('GS 9.12, A8: each power has its own part, and a card of Britain’s is none of France’s', () => {
    const table = hands({
      Britain: [secret({ kind: 'support', power: 'Britain', amount: 1 }, 'British test')],
    });
    expect(table.refused('show', { power: 'France', slot: 2 }).rule).toBe('GS 9.12');
    expect(JSON.stringify(table.view('France'))).not.toContain('British test');
    expect(JSON.stringify(table.view('Britain'))).toContain('British test');
    table.run('reseat', { seats: [{ person: 'Ben', powers: [...POWERS] }] });
    expect(held(table, 'Britain').map(({ event: own }) => own.title)).toEqual(['British test']);
    expect(held(table, 'France').map(({ event: own }) => own.title)).toEqual(['Test event']);
  });

  it('GS 9.11: with an empty pile shuffles the discards, after dealing the rest of the pile', () => {
    const table = withDeck(deckOf(10), chance).nextTurn();
    const pile = [10, 9, 8, 7]
      .map((place) => chance.order('deck', 0, 10)[place - 1] as number)
      .map((at) => at + 1);
    table.deal();
    expect(table.open.deck?.epoch).toBe(1);
    const dealt = POWERS.flatMap((power) => held(table, power).map(({ number }) => number));
    expect([table.open.card?.number, ...dealt].slice(0, 4)).toEqual([...pile].reverse());
    expect(new Set([...dealt, table.open.card?.number]).size).toBe(6);
    expect(table.open.deck?.gone).toEqual([table.open.card?.number]);
  });

  it('GS 9.11: reading "ask" stops the deal until the table shuffles', () => {
    const table = withDeck(deckOf(10), chance, { readings: { reshuffle: 'ask' } });
    expect(table.refused('reshuffle').rule).toBe('GS 9.11');
    table.nextTurn().run('turn-card');
    table.run('apply-card');
    expect(table.refused('deal').rule).toBe('GS 9.11');
    table.run('reshuffle');
    table.run('deal');
    expect(new Set(places(table)).size).toBe(6);
  });

  it('GS 9.11: if the app shuffles by itself no player can shuffle before the draw to get other cards', () => {
    const table = withDeck(deckOf(10), chance).nextTurn();
    table.run('turn-card');
    table.run('apply-card');
    expect(table.refused('reshuffle').message).toBe('At this table the app shuffles by itself.');
    // Entries of older tables did.
    const older = decideOn(
      table.journal.game as never,
      table.state as never,
      { type: 'reshuffle' },
      null,
      'stored',
    );
    expect(older.ok).toBe(true);
  });

  it('GS 9.14: an undo and an aggression entered late keep every hand and add one card', () => {
    const extra = (power: string) => ({ power, target: `${power}’s`, value: 1, completed: 1 });
    for (const late of ['Germany', 'Italy']) {
      const table = withDeck(deckOf(30), chance).nextTurn();
      table.run('sign-pact', { signed: 1 });
      table.run('aggression', extra(late === 'Germany' ? 'Italy' : 'Germany'));
      table.deal();
      const before = eachPower((power) => held(table, power));
      table.run('undo');
      table.run('aggression', extra(late));
      table.run('deal');
      for (const power of POWERS)
        expect(held(table, power).slice(0, before[power].length), power).toEqual(before[power]);
      expect(held(table, late as Power)).toHaveLength(2);
    }
  });

  it('GS 9.11: a table without a seed cannot draw, and a paper table has no pile', () => {
    const table = withDeck(deckOf(10), null as never);
    expect(table.refused('turn-card').allowed).toContain('seed');
    expect(paper().refused('turn-card').allowed).toContain('Enter');
  });
});

describe('extra cards', () => {
  it('GS 9.14, A2: Austria (2), the Sudetenland (1) and the rest (2) give 1, 3, 1, 0', () => {
    const table = paper({ season: 'Summer', year: 1938 });
    table.run('aggression', { power: 'Germany', target: 'Austria' });
    const counts = [table.value('cards:Germany')];
    table.nextTurn();
    table.run('aggression', { power: 'Germany', target: 'Sudetenland' });
    table.run('aggression', { power: 'Germany', target: 'Czechoslovakia, the rest' });
    for (let turn = 0; turn < 4; turn += 1, table.nextTurn()) counts.push(table.value('cards:Germany'));
    expect(counts).toEqual([1, 2, 4, 2, 1]);
    expect(cardsOf(table)).toEqual(PLAIN);
  });

  it('GS 9.14: the cards follow the value that the table enters, each with its line', () => {
    const table = paper();
    table.run('aggression', { power: 'Germany', target: 'Austria', value: 1 });
    table.nextTurn().to('read');
    expect(table.open.hands.Germany.dealt).toBe(2);
    expect(table.explain('cards:Germany').lines.map(({ words }) => words)).toEqual(['Every turn', 'Austria']);
    expect(table.nextTurn().value('cards:Germany')).toBe(1);
  });

  it('GS 9.14: a target is taken once, in no future turn, and an unknown one needs its value', () => {
    const table = paper();
    table.run('aggression', { power: 'Germany', target: 'Austria' });
    expect(table.refused('aggression', { power: 'Italy', target: 'Austria' }).rule).toBe('GS 9.14');
    expect(table.refused('aggression', { power: 'Italy', target: ' austria', value: 2 }).rule).toBe(
      'GS 9.14',
    );
    expect(table.refused('aggression', { power: 'Italy', target: 'Malta' }).rule).toBe('GS 9.14A');
    expect(table.refused('aggression', { power: 'Italy', target: 'Greece', completed: 2 }).message).toContain(
      'not come yet',
    );
  });

  it('GS 9.14: a usual target is that target however it is written', () => {
    const table = paper();
    table.run('aggression', { power: 'Germany', target: 'AUSTRIA' });
    expect(table.open.aggressions).toMatchObject([{ target: 'Austria', value: 2, raisesIndex: true }]);
  });

  it('GS 9.15: the Pact ended in the turn that the table enters, even long ago', () => {
    const table = paper({ season: 'Fall', year: 1939 });
    const now = table.open.turn;
    table.run('sign-pact', { signed: now - 3 });
    expect(table.refused('end-pact', { ended: now - 4 }).rule).toBe('GS 9.15');
    expect(table.refused('end-pact', { ended: now + 1 }).allowed).toContain('Winter 1938');
    expect(table.value('cards:France')).toBe(4);
    table.run('end-pact', { ended: now - 1 });
    expect(table.value('cards:France')).toBe(1);
  });

  it('GS 9.14, A2a: an aggression without success gives no card', () => {
    const table = paper();
    table.run('aggression', { power: 'Germany', target: 'Austria', outcome: 'failed' });
    table.run('aggression', { power: 'Germany', target: 'Poland', outcome: 'going-on' });
    table.run('complete-aggression', { target: 'Poland', succeeded: false });
    expect(cardsOf(table.nextTurn())).toEqual(PLAIN);
    expect(table.open.aggressions).toEqual([]);
  });

  it('GS 9.14B, A3: Ethiopia, attacked in Spring 1936 and conquered in Fall, gives its card in Winter', () => {
    const table = paper({ year: 1936 });
    table.run('aggression', { power: 'Italy', target: 'Ethiopia', outcome: 'going-on' });
    const counts = [table.nextTurn().value('cards:Italy'), table.nextTurn().value('cards:Italy')];
    table.run('complete-aggression', { target: 'Ethiopia' });
    counts.push(
      table.value('cards:Italy'),
      table.nextTurn().value('cards:Italy'),
      table.nextTurn().value('cards:Italy'),
    );
    expect(counts).toEqual([1, 1, 1, 2, 1]);
  });

  it('GS 9.14, A3b: Italy’s success is Italy’s alone', () => {
    const table = paper();
    table.run('aggression', { power: 'Italy', target: 'Albania' });
    expect(cardsOf(table.nextTurn())).toEqual({ ...PLAIN, Italy: 2 });
  });

  it('GS 9.15, A4: the Pact gives only Britain and France one more each turn, without limit', () => {
    const table = paper({ season: 'Summer', year: 1938 });
    table.run('sign-pact');
    expect(cardsOf(table)).toEqual(PLAIN);
    for (let turn = 1; turn <= 7; turn += 1)
      expect(cardsOf(table.nextTurn())).toEqual({ ...PLAIN, Britain: 1 + turn, France: 1 + turn });
    expect(table.refused('sign-pact').rule).toBe('GS 9.15');
  });

  it('GS 9.15, A5: the Pact ends after its second turn: none from the next turn on', () => {
    const table = paper({ season: 'Summer', year: 1938 });
    table.run('sign-pact');
    table.nextTurn().nextTurn();
    table.run('end-pact');
    expect(table.value('cards:Britain')).toBe(3);
    expect(cardsOf(table.nextTurn())).toEqual(PLAIN);
    expect(table.refused('end-pact').rule).toBe('GS 9.15');
  });

  it('GS 9.15: a Pact of earlier turns counts from when it was signed', () => {
    const table = paper({ season: 'Fall', year: 1938 });
    table.run('sign-pact', { signed: turnOf('Spring', 1938) });
    expect(table.value('cards:France')).toBe(3);
  });
});

const income = (power: Power) => event({ kind: 'income', power, amount: 1 }, { title: 'Income test' });
const loss = (power: Power, amount: number, title = `Secret ${amount}`) =>
  secret({ kind: 'support', power, amount }, title);
const shownBy = (table: Play, power: Power) =>
  table.open.shown.filter((one) => one.power === power).map(({ title, how }) => [title, how]);

describe('declining', () => {
  it('GS 9.13, A6: France plays one of three and declines two, each shown as its phase ends', () => {
    const table = hands({ France: [income('France'), loss('France', -2), loss('France', -1)] });
    table.run('order', { power: 'France', slot: 1, do: 'decline' });
    table.run('order', { power: 'France', slot: 2, do: 'decline' });
    table.to('income');
    expect(shownBy(table, 'France')).toEqual([]);
    table.to('industrial');
    expect(shownBy(table, 'France')).toEqual([['Income test', 'declined']]);
    table.nextTurn();
    const [last] = table.open.past.slice(-1);
    expect(last?.values['support:France']).toBe(-1);
    expect(last?.values['income:France']).toBe(0);
    expect(table.open.deck?.gone).toEqual(expect.arrayContaining([5, 10, 15]));
  });

  it('GS 9.13, A6a: of four cards the fourth may not be declined; one of any of the four must be played', () => {
    const table = hands({ France: [1, 2, 3, 4].map((amount) => loss('France', -amount)) });
    for (const slot of [1, 3, 4]) table.run('order', { power: 'France', slot, do: 'decline' });
    expect(table.refused('order', { power: 'France', slot: 2, do: 'decline' }).rule).toBe('GS 9.13');
    table.run('order', { power: 'France', slot: 3, do: 'keep' });
    table.run('order', { power: 'France', slot: 2, do: 'decline' });
    expect(table.nextTurn().open.past[0]?.values['support:France']).toBe(-3);
  });

  it('GS 9.13, A6b: an income and a diplomatic card, declined, are secret until their own phase ends', () => {
    const turkey = event(
      { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Allies', beneficiaries: ['France'] },
      { title: 'Turkish test' },
    );
    const table = hands({ France: [income('France'), turkey, QUIET] });
    for (const slot of [1, 2]) table.run('order', { power: 'France', slot, do: 'decline' });
    table.to('income');
    expect(JSON.stringify(table.view('public'))).not.toMatch(/Income test|Turkish test/);
    table.to('resolution');
    expect(shownBy(table, 'France').slice(1)).toEqual([['Income test', 'declined']]);
    expect(JSON.stringify(table.view('Britain'))).not.toContain('Turkish test');
    table.to('crisis');
    expect(shownBy(table, 'France').at(-1)).toEqual(['Turkish test', 'declined']);
    expect(table.value('country:Turkey:Allies')).toBe(0);
  });

  it.each([
    ['drawn', 'read', 'income-events'],
    ['income', 'income', 'industrial'],
    ['industrial', 'construction', 'placement'],
    ['economic', 'construction', 'placement'],
    ['placement', 'resolution', 'crisis'],
    ['diplomatic', 'resolution', 'crisis'],
    ['flexible', 'resolution', 'crisis'],
  ] as const)(
    'GS 9.13: a declined event of window %s is shown as step %s ends its phase, not before',
    (window, last, then) => {
      const declined = event({ kind: 'by-hand', words: 'Done.', window }, { title: 'Declined test' });
      const table = hands({ Italy: [declined, QUIET] });
      table.run('order', { power: 'Italy', slot: 1, do: 'decline' });
      table.to(last);
      expect(JSON.stringify(table.open)).not.toContain('Declined test');
      table.to(then);
      expect(shownBy(table, 'Italy')).toContainEqual(['Declined test', 'declined']);
    },
  );

  it('GS 9.13, A7: Russia may not decline its one card', () => {
    const table = hands({ Russia: [income('Russia')] });
    expect(table.refused('order', { power: 'Russia', slot: 1, do: 'decline' }).rule).toBe('GS 9.13');
    expect(table.to('income').value('income:Russia')).toBe(1);
  });

  it('GS 9.13, A7: nor with paper cards; with two dealt it may decline one of them', () => {
    const table = paper();
    table.run('aggression', { power: 'Germany', target: 'Rhineland' });
    table.nextTurn().to('read');
    const decline = (power: Power) => ({ power, event: income(power), how: 'declined' });
    expect(table.refused('show-event', decline('Russia')).rule).toBe('GS 9.13');
    table.run('show-event', decline('Germany'));
    expect(table.refused('show-event', decline('Germany')).rule).toBe('GS 9.13');
    expect(table.value('income:Germany')).toBe(0);
  });

  it('GS 9.13: with paper cards a power that has shown nothing is due at the turn’s end', () => {
    const table = paper().to('read').plays('Italy', { kind: 'support', power: 'Italy', amount: 1 }).to('end');
    expect(table.dues.map(({ owes }) => owes)).toEqual(['Germany', 'Britain', 'France', 'Russia']);
    expect(table.refused('end-turn').rule).toBe('GS 9.13');
    for (const { id } of table.dues) table.run('waive', { due: id });
    table.run('end-turn');
  });

  it('GS 9.13, A7a: an only card that is adverse and secret is played by the end of the turn, whatever the order', () => {
    const table = hands({ Russia: [loss('Russia', -2)] });
    table.run('order', { power: 'Russia', slot: 1, do: 'keep' });
    table.to('end');
    expect(table.value('support:Russia')).toBe(0);
    table.nextTurn();
    expect(table.open.past[0]?.values['support:Russia']).toBe(-2);
  });

  it('GS 9.13, A7a: reading "diplomatic" plays it as the Diplomatic phase ends', () => {
    const table = hands({ Russia: [loss('Russia', -2)] }, { readings: { 'only-secret-card': 'diplomatic' } });
    expect(table.to('resolution').value('support:Russia')).toBe(0);
    expect(table.to('crisis').value('support:Russia')).toBe(-2);
  });

  it.each([
    ['nothing ordered: the first is played', [], -1],
    ['the first declined: the other is played', [[1, 'decline']], -2],
    ['the second ordered to be played', [[2, 'play']], -2],
    [
      'both ordered to be played',
      [
        [1, 'play'],
        [2, 'play'],
      ],
      -3,
    ],
    [
      'the first kept, the second declined',
      [
        [1, 'keep'],
        [2, 'decline'],
      ],
      -1,
    ],
  ] as [string, [number, string][], number][])(
    'GS 9.13: of two secret cards held to the end, %s',
    (_, orders, expected) => {
      const table = hands({ Germany: [loss('Germany', -1), loss('Germany', -2)] });
      for (const [slot, wish] of orders) table.run('order', { power: 'Germany', slot, do: wish });
      expect(table.nextTurn().open.past[0]?.values['support:Germany']).toBe(expected);
      expect(table.open.deck?.gone).toEqual(expect.arrayContaining([2, 7]));
    },
  );

  it('GS 9.13: where another card was played, secret cards without an order are discarded unplayed', () => {
    const table = hands({ Germany: [income('Germany'), loss('Germany', -1)] });
    expect(table.nextTurn().open.past[0]?.values['support:Germany']).toBe(0);
  });

  it('GS 9.13: a card whose reading changed after its time was still ends in the discards, not in the hand', () => {
    const table = hands({ Germany: [loss('Germany', -1)] }).to('income');
    table.run('choose-reading', { reading: 'secret-any-time', value: 'conditional' });
    table.nextTurn();
    expect(held(table, 'Germany')).toEqual([]);
    expect(table.open.deck?.gone).toContain(2);
    expect(table.open.past[0]?.values['support:Germany']).toBe(-1);
  });

  it('GS 9.13: an order can be changed until its time, and not after it', () => {
    const table = hands({ Germany: [income('Germany'), QUIET] });
    table.run('order', { power: 'Germany', slot: 1, do: 'decline' });
    table.to('income-events').run('order', { power: 'Germany', slot: 1, do: 'play' });
    table.to('income');
    expect(table.value('income:Germany')).toBe(1);
    expect(table.refused('order', { power: 'Germany', slot: 1, do: 'keep' }).rule).toBe('GS 9.12');
    table.run('undo');
    table.run('order', { power: 'Germany', slot: 1, do: 'decline' });
    table.to('income');
    expect(table.refused('order', { power: 'Germany', slot: 1, do: 'play' }).message).toContain('passed');
  });
});
