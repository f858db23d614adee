import { describe, expect, it } from 'vitest';
import { namedBy } from '@/kernel/guide';
import { type Seat, THE_APP } from '@/kernel/seats';
import type { Effect } from '../effects/shapes';
import { ownLeft } from '../research/placing';
import type { TrackedPart } from '../state/setup';
import { researchSheetOf } from '../state/state';
import { system } from '../system';
import { event, hands, type Play, paper, QUIET } from '../testing/play';
import { POWERS, type Power } from '../vocabulary';
import { figuresAsked } from './figures-asked';
import { guideFor } from './guide';
import { endOfCards, momentsOf, momentToShow } from './guide-stops';

const TURKEY: Effect = {
  kind: 'diplomacy',
  country: 'Turkey',
  amount: 1,
  side: 'Axis',
  beneficiaries: ['Italy'],
};
const plain = (kind: 'support' | 'income', power: Power) => ({
  power,
  event: { title: '', secret: false, effects: [{ kind, power, amount: 1 }] },
});

/** Taps the one button as the page does, and returns its label. */
function press(table: Play): string {
  const { action } = guideFor(table.open);
  if (!('command' in action)) throw new Error(action.label);
  table.run(action.command.type, action.command);
  for (const command of action.followUp ?? []) if (table.attempt(command)) return action.label;
  const after = guideFor(table.open);
  if (after.passes && 'command' in after.action) table.run(after.action.command.type, after.action.command);
  return action.label;
}

describe('GS 7, 9.41: the one button of a table with paper cards', () => {
  it('GS 9.41B to D: a phase is one question, and one tap ends it', () => {
    const table = paper({ keeps: [] }).to('industrial');
    expect(guideFor(table.open)).toMatchObject({
      line: 'Next: Economic phase',
      ask: 'Anyone showing an economic event?',
      reason: 'Tap whoever shows a card.',
      action: { label: 'Nobody: finish the phase', command: { type: 'advance', to: 'placement' } },
    });
    expect(momentsOf(table.open).map(({ id }) => id)).toEqual(['industrial', 'construction']);
    table.run('advance', { to: 'placement' });
    expect(guideFor(table.open)).toMatchObject({
      line: 'Next: diplomacy',
      ask: 'Anyone showing a diplomatic event?',
      action: { label: 'Nobody: finish diplomacy', command: { type: 'advance', to: 'crisis' } },
    });
    expect(momentsOf(table.open).map(({ id }) => id)).toEqual(['placement', 'diplomacy', 'subversion']);
    table.run('show-event', { ...plain('support', 'Italy'), event: event(TURKEY) });
    expect(guideFor(table.open).action.label).toBe('No one else: finish diplomacy');
  });

  it('GS 9.41D; Guide, Diplomacy: a diplomatic card goes on to its moment, so that all of it counts at once', () => {
    const subversion: Effect = { kind: 'subversion', countries: ['Turkey', 'Finland'] };
    const door: Effect = { kind: 'diplomatic-counter', power: 'Italy' };
    const table = paper({ keeps: [], readings: { 'parts-moment': 'each' } }).to('placement');
    const moments = [TURKEY, subversion, door, ...[plain('support', 'Italy').event.effects[0] as Effect]].map(
      (effect) => momentToShow(table.open, event(effect)),
    );
    expect(moments).toEqual(['diplomacy', 'subversion', null, null]);
    table.run('advance', { to: 'diplomacy' });
    table.run('show-event', { power: 'Italy', event: event(TURKEY) });
    expect([table.value('country:Turkey:Axis'), table.open.waiting]).toEqual([1, []]);
    expect(momentToShow(table.open, event(TURKEY))).toBeNull();
    // Research events may come before or after the points: nothing is passed.
    const economic = event({ kind: 'free-unit', power: 'Italy' });
    expect(momentToShow(paper({ keeps: [] }).to('industrial').open, economic)).toBeNull();
  });

  it('GS 9.41D: with the app’s deck events are shown before diplomacy is resolved, at once if nobody holds a card', () => {
    const table = hands({ Russia: [QUIET], Italy: [event(TURKEY)] }, { keeps: ['flags'] }).to('placement');
    expect(guideFor(table.open)).toMatchObject({
      reason: expect.stringContaining('Then events are shown, flexible ones last.'),
      action: { label: 'Show any events', command: { to: 'resolution', untilShown: true } },
    });
    table.to('resolution');
    expect(guideFor(table.open).action).toMatchObject({
      label: 'Finish diplomacy',
      command: { type: 'advance' },
    });
    const none = paper({ keeps: ['flags'] }).to('read');
    for (const power of POWERS) none.run('show-event', plain('support', power));
    expect(guideFor(none.to('placement').open).action).toMatchObject({
      label: 'Finish diplomacy',
      command: { to: 'crisis' },
    });
  });

  it('GS Guide, Diplomacy: subversion asks Russia alone, and only if it holds a card', () => {
    const none = paper({ keeps: [] }).to('read');
    none.run('show-event', plain('support', 'Russia'));
    expect(momentsOf(none.to('placement').open).map(({ id }) => id)).toEqual(['placement', 'diplomacy']);
  });

  it('GS 7: never skips a phase in which the app keeps something, even once every dealt card is shown', () => {
    const to = (table: Play) => {
      const { action } = guideFor(table.open);
      return 'command' in action ? action.command.to : action.go;
    };
    const table = paper({ keeps: ['research', 'flags', 'ships'] }).to('read');
    for (const power of POWERS) table.run('show-event', plain('support', power));
    const stops: unknown[] = [];
    while (table.open.step !== 'crisis') {
      stops.push(to(table) ?? 'next');
      table.run('advance', to(table) ? { to: to(table) } : {});
    }
    expect(stops).toEqual(['research', 'placement', 'crisis']);
    // "No more cards" also leads to the research step.
    expect(endOfCards(paper({ keeps: ['research'] }).to('read').open)).toBe('research');
    expect(endOfCards(paper({ keeps: [] }).to('read').open)).toBe('crisis');
  });

  it('GS 9.13: asks each power that still holds a card as the turn ends, and none has to answer', () => {
    const table = paper({ keeps: [] });
    table.run('aggression', { power: 'Germany', target: 'Austria' });
    table.nextTurn().to('read');
    for (const power of POWERS) table.run('show-event', plain('support', power));
    table.to('end');
    expect(table.dues.map(({ id, words }) => [id, words])).toEqual([
      ['held:Germany', 'Germany still holds 1 card'],
    ]);
    expect(guideFor(table.open)).toMatchObject({ line: 'First: what is due', rule: 'GS 9.13' });
    const open = structuredClone(table.open);
    table.run('end-turn');
    expect(table.open.turn).toBe(open.turn + 1);
  });

  it('GS 6.33: the Crisis asks for points spent and secret cards on one page', () => {
    const table = paper({ keeps: ['income'] }).to('income');
    table.run('set-fact', { fact: 'base-income', power: 'Germany', value: 30 });
    table.run('take-income');
    table.to('crisis');
    expect(guideFor(table.open).ask).toBe('Anyone showing a secret card?');
    expect(figuresAsked(table.open)).toBe('spent');
  });

  it('GS 15.11: before research is finished calls players with points left, in words that reveal no sheet', () => {
    const table = paper({ keeps: ['research'] }).to('research');
    const before = guideFor(table.open);
    expect(before.reason).toContain('Whoever still has some asks for the papers first.');
    table.run('place', { board: 'Axis', project: 'Axis/air range', own: 1 });
    expect(guideFor(table.open)).toEqual(before);
  });

  it('GS 15.21: shows each owner’s number of points, and that unplaced points lapse, before the tap', () => {
    const table = paper({ keeps: ['research'] }).to('research');
    table.run('add-line', { total: 'points:Allies', amount: 1, until: 'turn' });
    expect(guideFor(table.open).reason).toContain(
      'This turn’s points: Axis 5, Allies 5 and Russia 3. What is not placed lapses (assumed).',
    );
    const alone: Seat<Power>[] = [
      { person: 'Anna', powers: ['Germany', 'Italy', 'Russia'] },
      { person: THE_APP, powers: ['Britain', 'France'], by: 'app' },
    ];
    expect(guideFor({ ...table.open, seats: alone }).reason).toContain(
      'Yours to place this turn: Axis 5 and Russia 3. What is not placed lapses (assumed).',
    );
  });

  it('GS 15.21: points that were not placed are none of the next turn', () => {
    const table = paper({ keeps: ['research'] }).to('research');
    table.nextTurn().to('research');
    expect(ownLeft(table.open, researchSheetOf(table.state, 'Axis'))).toBe(5);
  });

  it('GS 9.12: once every dealt card is shown nothing about cards is asked, and one tap continues', () => {
    const table = paper({ keeps: ['income'] }).to('read');
    for (const power of ['Germany', 'Italy', 'Britain', 'France'] as const)
      table.run('show-event', plain('support', power));
    expect(guideFor(table.open).action.label).toBe('No one else');
    table.run('show-event', plain('support', 'Russia'));
    expect(guideFor(table.open)).toMatchObject({
      line: 'Next: take income',
      action: {
        label: 'Take income',
        command: { type: 'advance', to: 'income' },
        followUp: [{ type: 'take-income' }],
      },
    });
    expect(guideFor(table.open).ask).toBeUndefined();
    table.to('income');
    table.run('take-income');
    expect(guideFor(table.open)).toMatchObject({
      reason:
        'Every card dealt has been shown. Factories, Research, Construction, Placement, Diplomacy and Subversion ask nothing of this table.',
      action: { label: 'On to the Crisis', command: { type: 'advance', to: 'crisis' } },
      // The tap that took income goes on by itself.
      passes: true,
    });
    table.to('crisis');
    expect(guideFor(table.open).action).toEqual({
      label: 'End the crisis and the turn',
      command: { type: 'advance' },
      followUp: [{ type: 'end-turn', keeping: 'known' }],
    });
  });

  it('names what is next without its heading, for a place that has its own', () => {
    const table = paper({ keeps: [] }).to('crisis');
    expect([guideFor(table.open).line, namedBy(guideFor(table.open))]).toEqual([
      'Now: the Crisis',
      'the Crisis',
    ]);
    expect(system.describe(table.open, table.journal.entries).next).toBe('the Crisis');
  });

  it('GS 9.13: names the powers that have shown nothing; one tap says so and ends the turn', () => {
    const table = paper({ keeps: [] }).to('crisis');
    for (const power of ['Britain', 'France', 'Russia'] as const)
      table.run('show-event', plain('support', power));
    const guide = guideFor(table.open);
    expect(guide).toMatchObject({
      line: 'Now: the Crisis',
      ask: 'Anyone showing a secret card?',
      reason: expect.stringContaining(
        'Germany and Italy have shown no event this turn. What is not shown now is discarded.',
      ),
      action: { label: 'Nobody: end the turn', command: { type: 'advance' } },
    });
    press(table);
    expect([table.open.turn, table.open.step]).toEqual([2, 'draw']);
    expect(table.journal.entries.map(({ open }) => open?.command.type).slice(-4)).toEqual([
      'advance',
      'waive',
      'waive',
      'end-turn',
    ]);
    const all = paper({ keeps: [] }).to('crisis');
    for (const power of POWERS) all.run('show-event', plain('support', power));
    expect(guideFor(all.open)).toMatchObject({
      reason: expect.stringMatching(/^Any aggression\? /),
      action: { label: 'End the crisis and the turn' },
    });
    expect(guideFor(all.open).ask).toBeUndefined();
  });

  it('GS 9.41: a turn in which nobody shows anything is five taps after the deal', () => {
    const table = paper({ keeps: ['income', 'research', 'flags', 'ships'] });
    for (const power of POWERS) table.run('set-fact', { fact: 'base-income', power, value: 10 });
    table.deal().to('read');
    const labels: string[] = [];
    while (table.open.turn === 1) labels.push(press(table));
    expect(labels).toEqual([
      'Nobody',
      'Nobody: take income',
      'Nobody: finish the phase',
      'Nobody: finish diplomacy',
      'Nobody: end the turn',
    ]);
  });
});

describe('GS 9.13 to 9.15: how many cards each power is dealt', () => {
  const dealing = (...powers: Power[]) => {
    const table = paper({ season: 'Summer', year: 1935 });
    for (const power of powers)
      table.run('aggression', { power, target: `${power}’s`, value: 1, completed: 1 });
    table.run('enter-card', { trend: 0, general: QUIET });
    table.run('apply-card');
    return guideFor(table.open).reason;
  };

  it.each<[Power[], string]>([
    [[], 'each power 1 card'],
    [['Germany'], 'Germany 2 cards and every other power 1'],
    [['Germany', 'Italy'], 'Germany 2 cards, Italy 2 cards and the others 1'],
  ])('after aggressions of %j it is said in figures', (powers, said) =>
    expect(dealing(...powers)).toBe(`Deal ${said}, face down, then tap once.`),
  );
});

describe('GS 11.3: climate effects that are not entered', () => {
  /** A table with base incomes entered and the climate at −1. */
  function adverse() {
    const table = paper();
    for (const power of POWERS) table.run('set-fact', { fact: 'base-income', power, value: 10 });
    return table.deal(-1).to('income');
  }
  const LACKS = 'What climate −1 gives is not entered: it is left out.';

  it('are mentioned before sums that lack them are fixed, and no longer once entered', () => {
    const table = adverse();
    expect(guideFor(table.open).reason).toContain(LACKS);
    for (const power of ['Germany', 'Italy', 'Britain', 'France'])
      table.run('set-fact', { fact: 'climate-income', climate: -1, power, value: -1 });
    expect(guideFor(table.open).reason).not.toContain('climate');
  });

  it('are not mentioned if no sum depends on them, nor for an even climate (assumed)', () => {
    expect(guideFor(paper().deal(-1).to('income').open).reason).not.toContain('climate');
    const even = paper();
    even.run('set-fact', { fact: 'base-income', power: 'Germany', value: 10 });
    expect(guideFor(even.deal(0).to('income').open).reason).not.toContain('climate');
  });
});

describe('GS 10.24, 11.12C: what taking income does to later events', () => {
  it('no sum is called fixed, since a support event moves tile points at once', () => {
    const table = paper();
    for (const power of POWERS) table.run('set-fact', { fact: 'base-income', power, value: 10 });
    table.deal().to('income');
    const { reason } = guideFor(table.open);
    expect(reason).toContain('Support events after that change tile points at once.');
    table.run('take-income');
    table.plays('Italy', { kind: 'support', power: 'Italy', amount: -2 });
    expect([table.value('income:Italy'), table.value('tiles:Italy')]).toEqual([10, 8]);
  });

  it('tells a table that counts support events apart that they are not part of it', () => {
    const table = paper({ readings: { 'support-income': 'at-once' } })
      .deal()
      .to('income');
    expect(guideFor(table.open).reason).toContain(
      'Support events are no part of it: they change tile points at once.',
    );
  });
});

describe('GS 9.41: no player shows another card this turn', () => {
  it('holds after income is taken and for the whole turn, and the next turn asks again', () => {
    const table = paper();
    table.deal().to('read');
    table.run('advance', { to: endOfCards(table.open), noMoreCards: true });
    table.run('take-income');
    for (const step of ['industrial', 'construction', 'diplomacy', 'crisis'])
      expect(guideFor({ ...table.open, step }).ask, step).toBeUndefined();
    table.to('end');
    // A power that has played no card is still named: each power plays one (GS 9.13).
    expect(table.dues.map(({ id }) => id)).toContain('silent:Germany');
    for (const { id } of table.dues) table.run('waive', { due: id });
    table.run('end-turn');
    expect(table.open.noMoreCards).toBeUndefined();
    table.deal().to('read');
    expect(guideFor(table.open).ask).toBeDefined();
  });
});

describe('GS 9.41: one button for several people whose cards the app holds', () => {
  /** An event on a card of every power that is not asked for before the turn ends. */
  const LATE = event({ kind: 'support', power: 'Britain', amount: 1 }, { secret: true });
  const held = () =>
    hands(Object.fromEntries(POWERS.map((power) => [power, [LATE]])), { keeps: ['income', 'research'] });
  const pressed = (table: Play) => {
    const reason = guideFor(table.open).reason.split('. ')[0];
    return [press(table), reason];
  };

  it('no step passes silently: if no card was shown the next step begins by saying so', () => {
    const table = held();
    for (const power of POWERS) table.run('set-fact', { fact: 'base-income', power, value: 10 });
    table.to('read');
    for (const { person } of table.open.seats) table.run('open-papers', { person });
    const said: unknown[] = [];
    while (table.open.step !== 'crisis') said.push(pressed(table));
    expect(said).toEqual([
      ['Show any public events', 'Everyone has read the cards'],
      ['Show events, take income', 'No public event was shown'],
      ['Finish the phase', 'No income event was shown'],
      ['Show any events', 'No research or construction event was shown'],
      ['Finish diplomacy', 'No subversion was announced.'],
    ]);
  });

  it('does not mention it if a card was shown, nor later than the step after', () => {
    const table = hands({ Italy: [event({ kind: 'income', power: 'Italy', amount: 1 })], France: [LATE] });
    const reason = () => guideFor(table.to(table.open.step).open).reason;
    table.to('income');
    expect(reason()).toContain('Income events are shown.');
    table.run('take-income');
    table.to('research');
    expect(reason()).toContain('No factory event was shown.');
    table.to('construction');
    expect(reason()).not.toContain('was shown.');
  });

  it('GS Guide, Factory: the tap that ends the Economic phase stops where a factory event was shown', () => {
    const price = event({ kind: 'factory-price', power: 'Germany', amount: -2 });
    const table = hands({ Germany: [price], France: [LATE] }, { keeps: ['income', 'ships'] }).to(
      'industrial',
    );
    expect(press(table)).toBe('Finish the phase');
    expect(table.open.shown.map(({ power, event: { effects } }) => [power, effects[0]?.kind])).toContainEqual(
      ['Germany', 'factory-price'],
    );
    // Germany can still convert: one more tap ends the phase. Research is not tracked here.
    expect(table.open.step).toBe('construction');
    expect(press(table)).toBe('Finish the phase');
    expect(table.open.step).toBe('placement');
  });
});

describe('GS 9.41: a solo table on which no power holds a card', () => {
  const ALONE: Seat<Power>[] = [
    { person: 'Anna', powers: ['Germany', 'Italy'] },
    { person: THE_APP, powers: ['Britain', 'France', 'Russia'], by: 'app' },
  ];
  /** Every card is shown as it is drawn. */
  const alone = (keeps: TrackedPart[]) => {
    const table = hands({}, { keeps, seats: ALONE });
    for (const power of POWERS) expect(table.open.hands[power].held).toBe(1);
    return table.to('income-events');
  };
  const pressed = (table: Play) => {
    const { reason } = guideFor(table.open);
    return [press(table), reason];
  };

  it('what could only show cards is passed with the same tap', () => {
    const table = alone(['income', 'research']);
    expect(pressed(table)[0]).toBe('Take income');
    expect(table.open.step).toBe('research');
    const [label, reason] = pressed(table);
    expect([label, table.open.step]).toEqual(['Finish research', 'placement']);
    expect(reason).toContain('Construction asks nothing of this table.');
    expect(pressed(table)[0]).toBe('Finish placement');
    expect(table.open.step).toBe('resolution');
    expect(pressed(table)[0]).toBe('Finish diplomacy');
    expect(pressed(table)[0]).toBe('End the crisis');
  });

  it('if the app keeps nothing the guide still leads to what is played on the board', () => {
    const table = alone([]);
    const steps: string[] = [];
    while (table.open.step !== 'end') {
      pressed(table);
      steps.push(table.open.step);
    }
    expect(steps).toEqual(['research', 'placement', 'resolution', 'crisis', 'end']);
  });

  it('while one is held every step still asks for it', () => {
    const late = event({ kind: 'support', power: 'Italy', amount: 1 }, { secret: true });
    const table = hands({ Italy: [late] }, { keeps: ['income'], seats: ALONE }).to('income-events');
    expect(guideFor(table.open).action).toEqual({
      label: 'Show any income events',
      command: { type: 'advance' },
    });
  });
});
