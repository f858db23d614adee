import { describe, expect, it } from 'vitest';
import { decideForApp } from '@/kernel/command/decide-for-app';
import { unvisited } from '@/kernel/round';
import type { Seat } from '@/kernel/seats';
import { duesOf, nextVisitor } from '../dues';
import { guideFor } from '../guide';
import { sayEntry } from '../sentences';
import { system } from '../system';
import { seeded, sitDown } from '../testing/play';
import { rules } from '../testing/policy';
import type { Power } from '../vocabulary';
import { HOUSE_POLICY } from './house-policy';

const SEATS: Seat<Power>[] = [
  { person: 'Anna', powers: ['Japan'] },
  { person: 'Face up', powers: ['Britain'], by: 'open' },
  { person: 'The app', powers: ['China', 'Russia'], by: 'app' },
];
type Table = ReturnType<typeof sitDown>;

const chance = seeded(4);
const alone = (more: object = {}) =>
  sitDown('app', { chance, china: { Yunnan: 'W', Shensi: 'NW' }, setup: { seats: SEATS, ...more } });

/** Lets the app decide as the store does, and returns the types of its commands. */
function letDecide(table: Table): string[] {
  const types: string[] = [];
  const decisions = decideForApp(system, () => table.state, chance);
  for (let next = decisions.next(false); !next.done; next = decisions.next(false)) {
    table.run(next.value.type, next.value);
    types.push(next.value.type);
  }
  return types;
}
const given = (table: Table) =>
  table.journal.entries.map(({ open, hidden }) => JSON.stringify([open?.command, hidden]));

describe('who sits at the table', () => {
  it('SOA 9: the app holds powers only with its own deck, and at least one person plays', () => {
    const setup = { name: 'T', seats: SEATS, cards: 'app' };
    expect(system.readSetup(setup).ok).toBe(true);
    expect(system.readSetup({ ...setup, cards: 'paper' })).toMatchObject({
      ok: false,
      refusal: { message: 'With paper cards the app holds no hand.', at: 'seats' },
    });
    const [anna, faceUp, app] = SEATS as [Seat, Seat, Seat];
    const paper = [anna, { ...faceUp, powers: ['Britain', 'China', 'Russia'] }];
    expect(system.readSetup({ ...setup, cards: 'paper', seats: paper }).ok).toBe(true);
    const all = { ...app, powers: ['Japan', 'China', 'Britain', 'Russia'] };
    expect(system.readSetup({ ...setup, seats: [{ ...anna, powers: [] }, all] }).ok).toBe(false);
  });

  it('SOA 9: powers move to and from the app before a card is turned, and never with paper cards', () => {
    const table = alone();
    const people = [{ person: 'Anna', powers: ['Japan', 'China', 'Britain', 'Russia'] }];
    table.run('reseat', { seats: people });
    table.run('reseat', { seats: SEATS });
    table.to('read');
    expect(table.refused('reseat', { seats: people }).allowed).toContain('before the next general card');
    // The person who reads the face-up hands may change at any time.
    const swapped = SEATS.map((seat) => (seat.by === 'open' ? { ...seat, person: 'Up' } : seat));
    table.run('reseat', { seats: swapped });
    expect(sitDown('paper').refused('reseat', { seats: SEATS }).message).toBe(
      'With paper cards the app holds no hand.',
    );
  });

  it('SOA 9: a single player reads their own cards and those face up, without a curtain or the app’s cards', () => {
    const table = alone().to('read');
    expect(system.papers(table.open, 'Anna')).toMatchObject({
      viewers: ['Japan', 'Britain'],
      curtain: false,
    });
    expect(system.papers(table.open, 'The app').viewers).toEqual([]);
    expect(unvisited(table.open)).toEqual(['Anna', 'The app']);
  });

  it('a hand held by the app is only looked at on purpose, and the journal records it', () => {
    const table = alone().to('read');
    table.run('look', { power: 'China' });
    expect(sayEntry(table.journal.published.at(-1) as never).text).toBe(
      'China’s hand was looked at on purpose',
    );
    expect(table.refused('look', { power: 'Japan' }).allowed).toBe('Name China and Russia.');
  });

  it('a table starts with a policy or sets one later, and refuses the same one again', () => {
    const policy = rules(['card', 'always', 'keep']);
    expect(alone({ policy }).open.policy).toEqual(policy);
    const table = alone();
    expect(table.open).not.toHaveProperty('policy');
    expect(table.refused('set-policy', { policy: HOUSE_POLICY }).message).toContain('already');
    table.run('set-policy', { policy });
    table.to('read');
    letDecide(table);
    const orders = Object.values(table.view('China').hidden?.orders ?? {});
    expect(orders).toEqual(['keep']);
  });
});

describe('when the app decides', () => {
  it('SOA 9: as the cards are dealt, as diplomacy begins and at the end, one public line each, while a card is held', () => {
    const table = alone({ policy: rules(['card', 'always', 'keep']) }).to('read');
    const steps: string[] = [];
    while (table.open.turn === 1) {
      const { step } = table.open;
      const types = letDecide(table);
      if (types.includes('open-papers')) steps.push(step);
      expect(letDecide(table)).toEqual([]);
      table.to(step);
      if (duesOf(table.open)[0]?.id === 'round') table.run('open-papers', { person: 'Anna' });
      else if (duesOf(table.open)[0]?.id === 'warlord') table.run('draw-warlord');
      else if (duesOf(table.open)[0]) table.run('waive', { due: duesOf(table.open)[0]?.id });
      else table.run(step === 'end' ? 'end-turn' : 'advance');
    }
    expect(steps).toEqual(['read', 'diplomacy', 'end']);
  });

  it('SOA 9: does not open its papers if it holds no card', () => {
    const table = alone({ cardsEach: 0 }).to('read');
    expect(letDecide(table)).toEqual([]);
    table.to('diplomacy');
    expect(letDecide(table)).toEqual([]);
  });

  it('opens its papers in a round that the table calls, in any step', () => {
    const table = alone().to('economic');
    table.run('call-round');
    expect(letDecide(table)[0]).toBe('open-papers');
  });

  it('decides nothing without a seed, with paper cards, or after the game is over', () => {
    const table = alone().to('read');
    expect(system.appDecides?.(table.state, null)).toBeNull();
    expect(system.appDecides?.(sitDown('paper').to('read').state, chance)).toBeNull();
    table.run('end');
    expect(system.appDecides?.(table.state, chance)).toBeNull();
  });

  it('does not repeat an undone decision by itself: the guide offers it, with the same result', () => {
    const table = alone().to('read');
    table.run('open-papers', { person: 'Anna' });
    const from = table.journal.entries.length;
    letDecide(table);
    const first = given(table).slice(from);
    for (const { open } of table.journal.entries.slice(from)) if (open) table.run('undo');
    expect(nextVisitor(table.open)).toBe('The app');
    expect(guideFor(table.open)).toMatchObject({
      line: 'Let the app decide',
      reason: 'It reads the cards of its powers and leaves orders by its policy.',
      action: { go: 'curtain', person: 'The app' },
    });
    const again = table.journal.entries.length;
    letDecide(table);
    expect(given(table).slice(again)).toEqual(first);
  });

  it('SOA 26.213: the app picks a flag that its power owes; the guide offers that after an undo', () => {
    const table = sitDown('app', {
      china: { Yunnan: 'W', Shensi: 'W' },
      setup: {
        seats: SEATS,
        filled: {
          'general/1': {
            title: 'Envoys',
            effects: [
              { kind: 'turn-flag', from: 'warlord', to: 'Nationalist', picks: 'China', rule: 'SOA 26.213B' },
            ],
          },
        },
      },
    });
    table.run('turn-card');
    table.run('apply-card');
    expect(guideFor(table.open).action).toEqual({
      label: 'Let the app decide',
      go: 'curtain',
      person: 'The app',
    });
    expect(letDecide(table)).toEqual(['pick-flag']);
    expect(table.value('front')).toBe(-3);
    expect(sayEntry(table.journal.published.at(-1) as never).notes[0]).toMatch(/^By its policy: /);
  });

  it('SOA 26.111: a flag that a player owes is left to that player', () => {
    const table = sitDown('app', {
      china: { Yunnan: 'N' },
      setup: {
        seats: SEATS,
        filled: {
          'general/1': {
            title: 'Envoys',
            effects: [
              { kind: 'turn-flag', from: 'Nationalist', to: 'warlord', picks: 'Japan', rule: 'SOA 26.111A' },
            ],
          },
        },
      },
    });
    table.run('turn-card');
    table.run('apply-card');
    expect(letDecide(table)).toEqual([]);
    expect(guideFor(table.open).action).toEqual({ label: 'Settle it', go: 'settle-due' });
  });
});

describe('SOA 26.212: the surplus of the United Front', () => {
  const FRONT = { exists: true, allJoined: true, surplus: 3 };
  const begin = (...list: Parameters<typeof rules>) => {
    const table = alone({ policy: rules(...list), cardsEach: 0 }).to('diplomacy');
    table.run('set-front', FRONT);
    return table;
  };

  it('turns flags one by one while the rule allows it, then stops', () => {
    const table = begin(['surplus', 'always', 'turn']);
    expect(letDecide(table)).toEqual(['convert-warlord', 'convert-warlord']);
    expect(table.open.front.surplusUsed).toBe(2);
    expect(letDecide(table)).toEqual([]);
  });

  it('leaves a flag for good, however often it is asked and whatever else is entered', () => {
    let left = 0;
    for (let turn = 1; turn <= 12; turn += 1) {
      const table = begin(['surplus', 'always', 'turn', [1, 2]]);
      for (let now = 1; now < turn; now += 1) table.to('end').to('diplomacy');
      letDecide(table);
      const { surplusUsed } = table.open.front;
      if (surplusUsed < 2) left += 1;
      for (const words of ['One', 'Two', 'Three', 'Four', 'Five']) {
        table.run('note', { words });
        expect(letDecide(table)).toEqual([]);
      }
      expect(table.open.front.surplusUsed).toBe(surplusUsed);
    }
    // By one die in two for each of two flags some are left, and some are not.
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(12);
  });
});
