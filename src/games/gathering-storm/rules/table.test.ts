import { describe, expect, it } from 'vitest';
import { guideFor } from './guide/guide';
import { becomesAtEnd } from './hands/showing';
import type { Showing } from './state/outcomes';
import type { TrackedPart } from './state/setup';
import { handOf } from './state/state';
import { event, hands, type Play, paper, QUIET, secret } from './testing/play';
import { POWERS } from './vocabulary';

const TOTALS = [
  ...POWERS.flatMap((power) => [`support:${power}`, `income:${power}`, `tiles:${power}`, `draws:${power}`]),
  'country:Turkey:Axis',
  'index',
  'climate',
  'balance',
];

/** A table where every total already has something in it, limits and all. */
function crowded(): Play {
  const table = paper({ climate: 3, running: true }).deal(1, { kind: 'index', amount: 1 }).to('income');
  for (const power of POWERS) {
    table.run('add-line', { total: `income:${power}`, amount: 2 });
    table.plays(power, { kind: 'tile-draw', power, amount: power === 'France' ? 'none' : -2 });
  }
  table.run('take-income');
  return table.plays('Germany', { kind: 'support-index', power: 'Germany' }).plays('Italy', {
    kind: 'diplomacy',
    country: 'Turkey',
    amount: 1,
    side: 'Axis',
    beneficiaries: [],
  });
}

describe('the table’s ruling', () => {
  it.each(TOTALS)('the table can set %s, and set it again', (total) => {
    const table = crowded();
    for (const value of [7, 2, 7, -4]) {
      table.run('say-total', { total, value });
      const { lines } = table.explain(total);
      expect(table.value(total)).toBe(value);
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(value);
    }
    expect(table.refused('say-total', { total, value: -4 }).message).toContain('already');
  });

  it.each([
    ['turn', [3, 0, 0]],
    ['every', [3, 3, 3]],
    ['removed', [3, 3, 3]],
  ] as const)('a line "%s" lasts for its duration', (until, expected) => {
    const table = paper();
    table.run('add-line', { total: 'support:Italy', amount: 3, until });
    const seen = [table.value('support:Italy')];
    for (let turn = 0; turn < 2; turn += 1) seen.push(table.nextTurn().value('support:Italy'));
    expect(seen).toEqual(expected);
  });

  it('a line of the table’s own can be removed, a line of an event cannot', () => {
    const table = paper().to('read').plays('Italy', { kind: 'support', power: 'Italy', amount: 1 });
    table.run('add-line', { total: 'support:Italy', amount: 3, words: 'Own line', rule: 'GS 10.6' });
    const [played, own] = table.lines('support:Italy');
    expect(table.refused('remove-line', { id: played?.id }).allowed).toContain('Undo');
    table.run('remove-line', { id: own?.id });
    expect(table.value('support:Italy')).toBe(1);
    expect(table.refused('remove-line', { id: own?.id }).message).toContain('no longer');
  });

  it('refuses a line of 0, a total that is not there, a number that is none, each with its reason', () => {
    const table = paper();
    expect(table.refused('add-line', { total: 'index', amount: 0 }).allowed).toContain('above or below 0');
    expect(table.refused('add-line', { total: 'support:Japan', amount: 1 }).at).toBe('total');
    expect(table.refused('add-line', { total: 'index', amount: 1.5 }).at).toBe('amount');
    expect(table.refused('add-line', { total: 'index', amount: 1, colour: 'red' }).message).toContain(
      'colour',
    );
    expect(table.refused('dance').message).toContain('dance');
  });

  it('a climate set by the table lasts; a support set by it does not', () => {
    const table = paper();
    table.run('say-total', { total: 'climate', value: -2 });
    table.run('say-total', { total: 'support:Italy', value: 4 });
    expect([table.nextTurn().value('climate'), table.value('support:Italy')]).toEqual([-2, 0]);
  });
});

describe('due items', () => {
  it('GS 9.12: no due item can be skipped, from the card to the deal', () => {
    const table = paper();
    for (const [rule, command] of [
      ['GS 9.12', { type: 'enter-card', trend: 0, general: event([]) }],
      ['GS 9.31', { type: 'apply-card' }],
      ['GS 9.12', { type: 'deal' }],
    ] as const) {
      expect(table.refused('advance').rule).toBe(rule);
      expect(table.refused('waive', { due: table.dues[0]?.id }).allowed).toBe('Do it here.');
      table.run(command.type, command);
      expect(table.refused(command.type, command).allowed).toMatch(/^Now: /);
    }
    expect(table.open.step).toBe('read');
  });

  it('GS 9.12: a round visits everyone who holds a power, and one that was passed over stays passed', () => {
    const table = hands({});
    table.run('reseat', { seats: [...table.open.seats, { person: 'Dora', powers: [] }] });
    table.run('open-papers', { person: 'Ben' });
    table.run('waive', { due: 'round' });
    table.run('open-papers', { person: 'Cleo' });
    expect(table.dues).toEqual([]);
    table.run('advance');
  });

  it('GS 9.12: papers opened before the deal are read again after it', () => {
    const table = hands({});
    table.run('undo');
    for (const person of ['Anna', 'Ben', 'Cleo']) table.run('open-papers', { person });
    table.run('deal');
    expect(table.dues[0]?.words).toContain('Anna, Ben and Cleo');
  });

  it('GS 9.13: asks all players for remaining cards once before the turn ends, without waiting for one player', () => {
    const table = hands({ Italy: [event({ kind: 'support', power: 'Italy', amount: 1 }, { secret: true })] });
    table.to('end');
    expect(table.dues).toEqual([]);
    expect(guideFor(table.open)).toMatchObject({
      line: 'Anyone’s papers first?',
      reason: expect.stringContaining('Italy still holds cards.'),
      action: { label: 'Nobody: end the turn', command: { type: 'end-turn' } },
    });
    table.run('call-round');
    expect(table.refused('end-turn').message).toContain('Anna, Ben and Cleo');
    for (const person of ['Anna', 'Ben', 'Cleo']) table.run('open-papers', { person });
    table.run('end-turn');
    expect(table.value('support:Italy')).toBe(0);
  });

  it('GS 9.13: the question at the end depends on public counts, never on a card or an order', () => {
    const secretOne = (amount: number) => secret({ kind: 'support', power: 'Italy', amount });
    const asked = (order?: 'play' | 'keep') => {
      const table = hands({ Italy: [secretOne(order === 'play' ? 1 : -2)] });
      if (order) table.run('order', { power: 'Italy', slot: 1, do: order });
      return guideFor(table.to('end').open);
    };
    const [plain] = [asked()];
    for (const order of ['play', 'keep'] as const) expect(asked(order)).toEqual(plain);
    const crisis = (order?: 'play') => {
      const table = hands({ Italy: [secretOne(1)] });
      if (order) table.run('order', { power: 'Italy', slot: 1, do: order });
      return guideFor(table.to('crisis').open);
    };
    expect(crisis('play')).toEqual(crisis());
    expect(crisis()).toMatchObject({
      line: 'Now: the Crisis',
      reason:
        'Any aggression? Anyone showing a secret card? Italy still holds cards. A card without an order is shown and discarded, or played if it must be.',
      action: { label: 'End the crisis and the turn', followUp: [{ type: 'end-turn' }] },
    });
    // Nobody holds a card, so the guide asks for none.
    expect(guideFor(hands({}).to('crisis').open).reason).toMatch(/^Any aggression\? /);
  });

  it('GS 9.41A: a step that could only show cards costs no tap once every hand is empty, which all can see', () => {
    const support = event({ kind: 'support', power: 'Italy', amount: 1 });
    const income = event({ kind: 'income', power: 'Britain', amount: 1 });
    const at = (step: string, held: Parameters<typeof hands>[0], keeps: TrackedPart[]) => {
      const table = hands(held, { keeps });
      for (const person of ['Anna', 'Ben', 'Cleo']) table.run('open-papers', { person });
      return guideFor(table.to(step).open);
    };
    // A player holds a card: the label must not reveal whether it comes now.
    const { action } = at('income-events', { Britain: [income] }, ['income']);
    expect(action).toEqual({ label: 'Show any income events', command: { type: 'advance' } });
    expect(at('income-events', { Italy: [support] }, ['income']).action).toEqual({
      label: 'Take income',
      command: { type: 'advance', to: 'income' },
      followUp: [{ type: 'take-income' }],
    });
    expect(at('industrial', { Italy: [support] }, ['research', 'flags']).action).toEqual({
      label: 'On to Research',
      command: { type: 'advance' },
    });
    expect(at('placement', { Italy: [support] }, ['flags']).action).toEqual({
      label: 'Finish diplomacy',
      command: { type: 'advance', to: 'crisis' },
    });
    expect(at('income', { Britain: [income] }, ['income']).reason).toContain('Income events are shown.');
    expect(at('income', { Italy: [support] }, ['income']).reason).toContain('No income event was shown.');
  });

  it('GS 9.13: papers correctly predict how each remaining card ends', () => {
    const ORDERS = [undefined, 'play', 'keep', 'decline'] as const;
    const CARDS = {
      public: event({ kind: 'support', power: 'Germany', amount: 1 }),
      secret: secret({ kind: 'support', power: 'Germany', amount: 2 }),
    };
    const KINDS = ['public', 'secret'] as const;
    let checked = 0;
    for (const kinds of [
      ['secret'],
      ...KINDS.flatMap((a) => KINDS.map((b) => [a, b])),
    ] as (keyof typeof CARDS)[][])
      for (const orders of ORDERS.flatMap((a) => ORDERS.map((b) => [a, b]))) {
        for (const step of ['read', 'end']) {
          const table = hands({ Germany: kinds.map((kind) => CARDS[kind]) });
          kinds.forEach((_, at) => {
            if (orders[at]) table.attempt({ type: 'order', power: 'Germany', slot: at + 1, do: orders[at] });
          });
          table.to(step);
          const own = handOf(table.state, 'Germany');
          const said = own.hand
            .filter((held) => held.event.secret)
            .map(({ slot, number }) => ({ number, how: becomesAtEnd(table.open, own, 'Germany', slot) }));
          const end = table.to('end').run('end-turn');
          const shown = (end.open?.came as { showings: Showing[] } | undefined)?.showings;
          for (const { number, how } of said) {
            expect(shown).toContainEqual(expect.objectContaining({ number, how }));
            checked += 1;
          }
        }
      }
    expect(checked).toBeGreaterThan(80);
  });

  it('GS 11.12C: waived income is due again next turn; it is never due if the app does not keep it', () => {
    const table = paper().to('income');
    table.run('waive', { due: 'income', reason: 'On the sheets' });
    expect(table.open.waived[0]).toMatchObject({ reason: 'On the sheets' });
    expect(
      table
        .nextTurn()
        .to('income')
        .dues.map(({ id }) => id),
    ).toEqual(['income']);
    expect(paper({ keeps: [] }).to('income').dues).toEqual([]);
    expect(paper({ keeps: [] }).to('income').refused('take-income').message).toContain('own sheets');
  });

  it('GS 26.13: war ends the game; only Undo continues it', () => {
    const table = paper().to('construction');
    expect(table.refused('war').rule).toBe('GS 26.13');
    table.to('crisis').run('war');
    expect(table.dues).toEqual([]);
    for (const type of ['advance', 'end-turn', 'war']) expect(table.refused(type).rule).toBe('GS 2.11');
    table.run('undo');
    expect(table.open.over).toBe(false);
  });
});

describe('seats and readings', () => {
  it('GS 9.12: each power belongs to one person, and names are unique', () => {
    const table = paper();
    const anna = { person: 'Anna', powers: [...POWERS] };
    expect(
      table.refused('reseat', { seats: [anna, { person: 'Ben', powers: ['Italy'] }] }).message,
    ).toContain('exactly one');
    expect(table.refused('reseat', { seats: [anna, { person: ' Anna ', powers: [] }] }).message).toContain(
      'same name',
    );
    table.run('reseat', { seats: [anna] });
    expect(table.open.seats).toHaveLength(1);
  });

  it('a reading is one of those offered', () => {
    const table = paper();
    expect(table.refused('choose-reading', { reading: 'reshuffle', value: 'burn' }).rule).toBe('GS 9.11');
    table.run('choose-reading', { reading: 'reshuffle', value: 'ask' });
    expect(table.open.readings.reshuffle).toBe('ask');
  });

  it('cards of the app are not entered by hand, cards of paper are not in the app', () => {
    const app = hands({});
    expect(app.refused('show-event', { power: 'Italy', event: QUIET }).allowed).toContain('hands');
    const board = paper({ keeps: ['income'] });
    expect(board.refused('open-papers', { person: 'Anna' }).allowed).toContain('when its card is shown');
    expect(app.refused('open-papers', { person: 'Nobody' }).allowed).toContain('Anna, Ben, Cleo');
  });
});
