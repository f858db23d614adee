import { describe, expect, it } from 'vitest';
import type { Effect } from './effects/shapes';
import { sayEntry } from './say/sentences';
import { event, hands, paper } from './testing/play';
import {
  accelerate,
  begun,
  faster,
  freeShip,
  freeUnit,
  KEEPS,
  layShip,
  owed,
  price,
  yard,
} from './testing/yard';
import { totalKeys } from './totals';
import type { Power } from './vocabulary';

describe('factories', () => {
  /** Germany pays 5 for a conversion and has two idle factories. */
  const industry = (reading?: 'once' | 'turn') => {
    const readings = reading ? { 'factory-once': reading } : {};
    const table = paper({ ...KEEPS, readings }).to('industrial');
    table.run('set-fact', { fact: 'conversion-price', power: 'Germany', value: 5 });
    table.run('set-fact', { fact: 'factories', power: 'Germany', civilian: 9, military: 1, idle: 3 });
    table.run('set-fact', { fact: 'base-income', power: 'Germany', value: 20 });
    return table;
  };
  const convert = { power: 'Germany', to: 'civilian' };

  it('GS Guide, Factory, C17: −2 lowers the price of a conversion this turn, with its line', () => {
    const table = industry().plays('Germany', price('Germany', -2));
    expect(table.value('conversion:Germany')).toBe(3);
    expect(table.explain('conversion:Germany').lines).toMatchObject([
      { words: 'The usual price', amount: 5, basis: 'table' },
      { words: 'Test event', amount: -2, basis: 'event', rule: 'GS Guide, Factory' },
    ]);
    expect(table.nextTurn().value('conversion:Germany')).toBe(5);
  });

  it('GS Guide, Factory, C17a: +2 raises it', () => {
    expect(industry().plays('Germany', price('Germany', 2)).value('conversion:Germany')).toBe(7);
  });

  it('GS Guide, Factory, C17: without an entered price the total is the change by events, and says so', () => {
    const table = paper().to('industrial');
    expect(totalKeys(table.open)).not.toContain('conversion:Germany');
    table.plays('Germany', price('Germany', -2));
    expect(table.value('conversion:Germany')).toBe(-2);
    expect(table.explain('conversion:Germany').lines[0]).toMatchObject({ amount: 0, basis: 'assumed' });
    expect(totalKeys(table.open)).toContain('conversion:Germany');
  });

  it('GS Guide, Factory, C17: never below 0, as a line (assumed)', () => {
    const table = industry().plays('Germany', price('Germany', -7));
    expect(table.value('conversion:Germany')).toBe(0);
    expect(table.explain('conversion:Germany').lines.at(-1)).toMatchObject({
      words: 'Never below 0',
      amount: 2,
      basis: 'assumed',
    });
    table.run('say-total', { total: 'conversion:Germany', value: -1 });
    expect(table.value('conversion:Germany')).toBe(-1);
  });

  it('GS Guide, Factory: the price is the power’s own; another power’s stays', () => {
    const table = industry();
    table.run('set-fact', { fact: 'conversion-price', power: 'Italy', value: 4 });
    expect(table.plays('Germany', price('Germany', -2)).value('conversion:Italy')).toBe(4);
  });

  it.each([
    ['civilian', { civilian: 10, military: 1, idle: 2 }],
    ['military', { civilian: 9, military: 2, idle: 2 }],
  ])('GS Guide, Factory: an idle factory becomes %s at two points less', (to, after) => {
    const table = industry().plays('Germany', price('Germany', -2));
    const before = table.value('tiles:Germany');
    table.run('convert-factory', { power: 'Germany', to });
    expect(table.open.factories.Germany).toEqual(after);
    expect(table.value('tiles:Germany')).toBe(before - 3);
    expect(table.lines('tiles:Germany')).toMatchObject([{ amount: -3, until: 'turn' }]);
  });

  it('GS Guide, Factory: without an entered price, or if income is not kept, nothing is paid here', () => {
    const unpriced = paper(KEEPS).to('industrial').plays('Italy', price('Italy', -2));
    unpriced.run('convert-factory', { power: 'Italy', to: 'military' });
    expect([unpriced.lines('tiles:Italy'), unpriced.open.factories.Italy]).toEqual([[], undefined]);
    const apart = paper({ keeps: ['ships'] }).to('industrial');
    apart.run('set-fact', { fact: 'conversion-price', power: 'Italy', value: 4 });
    apart.run('convert-factory', { power: 'Italy', to: 'military' });
    expect(apart.lines('tiles:Italy')).toEqual([]);
  });

  it('GS Guide, Factory, reading factory-once “once”: the first conversion uses the event up', () => {
    const table = industry('once').plays('Germany', price('Germany', -2));
    table.run('convert-factory', convert);
    expect(table.value('conversion:Germany')).toBe(5);
    expect(table.explain('conversion:Germany').lines.at(-1)).toMatchObject({
      words: 'Used for one conversion',
      amount: 2,
    });
    table.run('convert-factory', convert);
    expect(table.lines('tiles:Germany').map(({ amount }) => amount)).toEqual([-3, -5]);
    expect(table.lines('conversion:Germany')).toHaveLength(2);
  });

  it('GS Guide, Factory, reading factory-once “once”: one conversion uses up two events; a later event counts again', () => {
    const table = industry('once').plays('Germany', [price('Germany', -2), price('Germany', -1)]);
    table.run('add-line', { total: 'conversion:Germany', amount: 1, words: 'The index' });
    table.run('convert-factory', convert);
    expect(table.value('conversion:Germany')).toBe(6);
    expect(table.plays('Germany', price('Germany', -2)).value('conversion:Germany')).toBe(4);
    table.run('convert-factory', convert);
    expect(table.lines('tiles:Germany').map(({ amount }) => amount)).toEqual([-3, -4]);
    expect(table.value('conversion:Germany')).toBe(6);
  });

  it('GS Guide, Factory: every conversion of the turn has the price', () => {
    const table = industry().plays('Germany', price('Germany', -2));
    table.run('convert-factory', convert);
    table.run('convert-factory', convert);
    expect(table.lines('tiles:Germany').map(({ amount }) => amount)).toEqual([-3, -3]);
    expect(table.value('conversion:Germany')).toBe(3);
  });

  it('GS Guide, Factory: refuses a conversion without an idle factory, and changes nothing', () => {
    const table = industry();
    table.run('set-fact', { fact: 'factories', power: 'Germany', civilian: 9, military: 1, idle: 0 });
    const before = table.open;
    const refusal = table.refused('convert-factory', convert);
    expect(refusal).toMatchObject({ rule: 'GS Guide, Factory' });
    expect(refusal.allowed).toContain('idle');
    expect(table.open).toBe(before);
  });

  it.each(['industrial', 'research', 'construction'])(
    'GS Guide, Factory: at %s a factory may be converted, so the event can be used once it is shown',
    (step) => {
      const table = paper().to(step);
      table.run('convert-factory', { power: 'Italy', to: 'civilian' });
    },
  );

  it.each(['income', 'placement', 'crisis'])('GS Guide, Factory: at %s it is refused', (step) => {
    expect(paper().to(step).refused('convert-factory', { power: 'Italy', to: 'civilian' })).toMatchObject({
      rule: 'GS Guide, Factory',
      allowed: expect.stringContaining('Industrial segment'),
    });
  });
});

describe('units', () => {
  const build = (power: Power, unit: string, free = false) => ({ power, unit, free });

  it('GS 18.41: one of each type a turn; the next turn starts again', () => {
    const table = yard();
    for (const unit of ['armor', 'infantry', 'air']) table.run('build-unit', build('France', unit));
    const refusal = table.refused('build-unit', build('France', 'armor'));
    expect(refusal).toMatchObject({ rule: 'GS 18.41', allowed: 'Build another type.' });
    table.run('build-unit', build('Britain', 'armor'));
    table.nextTurn().to('construction').run('build-unit', build('France', 'armor'));
    expect(table.open.units).toEqual([build('France', 'armor')]);
  });

  it('GS Guide, Construction, C23: a free unit is a second of its type, and costs no tile points', () => {
    const table = yard();
    table.run('build-unit', build('France', 'armor'));
    table.plays('France', freeUnit('France'));
    expect(table.value('free-units:France')).toBe(1);
    const points = table.value('tiles:France');
    expect(table.refused('build-unit', build('France', 'armor')).allowed).toContain('free unit');
    table.run('build-unit', build('France', 'armor', true));
    expect([table.value('free-units:France'), table.value('tiles:France')]).toEqual([0, points]);
    expect(table.explain('free-units:France').lines.map(({ words }) => words)).toEqual([
      'Test event',
      'Used: armor',
    ]);
    table.run('build-unit', build('France', 'air'));
  });

  it('GS Guide, Construction, C23: two units of one type, the free one first', () => {
    const table = yard().plays('France', freeUnit('France'));
    table.run('build-unit', build('France', 'armor', true));
    table.run('build-unit', build('France', 'armor'));
    expect(table.open.units).toHaveLength(2);
  });

  it('GS Guide, Construction, C23: without a free unit left it is refused', () => {
    const table = yard();
    const free = build('France', 'armor', true);
    expect(table.refused('build-unit', free).rule).toBe('GS Guide, Construction');
    table.plays('France', freeUnit('France'));
    table.run('build-unit', free);
    expect(table.refused('build-unit', free).allowed).toContain('at its cost');
    expect(table.refused('build-unit', { ...free, power: 'Britain' }).message).toContain('Britain');
  });

  it('GS Guide, Construction: a free unit is of its turn only', () => {
    const table = yard().plays('France', freeUnit('France'));
    table.run('waive', { due: table.dues[0]?.id });
    table.nextTurn();
    expect(totalKeys(table.open)).not.toContain('free-units:France');
    expect(table.value('free-units:France')).toBe(0);
  });

  it('GS 18.31: from the Economic phase to the turn’s end, and only if construction is kept', () => {
    paper(KEEPS).to('industrial').run('build-unit', build('France', 'air'));
    expect(paper(KEEPS).to('income').refused('build-unit', build('France', 'air')).rule).toBe('GS 18.31');
    paper(KEEPS).to('end').run('build-unit', build('France', 'air'));
    expect(paper().to('construction').refused('build-unit', build('France', 'air')).allowed).toContain(
      'tracks ships',
    );
  });

  it.each([{ power: 'Spain', unit: 'armor' }, { power: 'France', unit: 'fleet' }, { power: 'France' }])(
    'GS 18.41: bad input is refused: %j',
    (input) => {
      const table = yard();
      table.refused('build-unit', input);
      expect(table.open.units).toEqual([]);
    },
  );
});

describe('what is due', () => {
  const EVENTS: [string, Effect, string][] = [
    ['C23', freeUnit('France'), 'France may build a free unit'],
    ['C24', freeShip('France'), 'France may lay down a free ship'],
    ['C25', faster('France', 'all'), 'France may accelerate each of its ships one space'],
    ['C26', faster('France', 'one'), 'France may accelerate one ship two spaces'],
  ];

  it.each(EVENTS)(
    'GS 9.41C, %s: if ships are kept the power owes its use, or marks it as done',
    (_, effect, words) => {
      const table = yard().plays('France', effect);
      expect(table.dues).toMatchObject([{ owes: 'France', words, obligation: { ask: { type: 'table' } } }]);
      expect(table.refused('advance').message).toBe(`${words}.`);
      table.run('waive', { due: table.dues[0]?.id });
      table.run('advance');
      expect(table.open.step).toBe('placement');
    },
  );

  it.each(EVENTS)(
    'GS 9.41C, %s: if ships are not kept nothing is owed; the journal describes the effect',
    (_, effect) => {
      const table = paper().to('construction').plays('France', effect);
      expect(owed(table)).toEqual([]);
      const sentence = sayEntry(table.journal.entries.at(-1) as never);
      expect(sentence.notes[0]).toMatch(/French ship|France may/);
    },
  );

  it('GS Guide, Construction, C23, C24: its command closes each, one for one', () => {
    const table = yard().plays('France', [freeUnit('France'), freeUnit('France'), freeShip('France')]);
    expect(owed(table)).toHaveLength(3);
    table.run('build-unit', { power: 'France', unit: 'air', free: true });
    expect(owed(table)).toEqual(['France may build a free unit', 'France may lay down a free ship']);
    layShip(table, 'France', 'Joffre');
    expect(owed(table)).toHaveLength(2);
    layShip(table, 'France', 'Painlevé', { free: true });
    table.run('build-unit', { power: 'France', unit: 'air', free: true });
    expect(owed(table)).toEqual([]);
  });

  it('GS Guide, Construction, C25: the last ship that can be accelerated closes it', () => {
    const table = yard();
    const [one, other] = [begun(table, 'Hood'), begun(table, 'Nelson', 4)];
    table.plays('Britain', faster('Britain', 'all'));
    table.run('accelerate-ship', accelerate(one, 'before'));
    // Nelson is at the end of its row, and may still be accelerated after its advance.
    expect(owed(table)).toHaveLength(1);
    table.run('advance-ship', { ship: other });
    table.run('accelerate-ship', accelerate(other, 'after'));
    expect(owed(table)).toEqual([]);
  });

  it('GS Guide, Construction, C26: one ship closes the event for one, and leaves that for all', () => {
    const table = yard();
    const [one, other] = [begun(table, 'Hood', 1, 6), begun(table, 'Nelson', 1, 6)];
    table.plays('Britain', [faster('Britain', 'all'), faster('Britain', 'one')]);
    for (const ship of [one, one]) table.run('accelerate-ship', accelerate(ship, 'before'));
    expect(owed(table)).toEqual(['Britain may accelerate each of its ships one space']);
    table.run('launch-ship', { ship: other });
    expect(owed(table)).toEqual([]);
  });

  it('GS 9.41C: a card shown early waits for the Construction segment', () => {
    const table = paper(KEEPS).to('research').plays('France', freeShip('France'));
    expect(table.dues).toEqual([]);
    expect(owed(table.to('construction'))).toEqual(['France may lay down a free ship']);
  });
});

describe('windows', () => {
  const WHEN: [string, Effect, string, string][] = [
    ['GS Guide, Factory, C17', price('Italy', -2), 'industrial', 'research'],
    ['GS 9.41C, C18a, C23', freeUnit('Italy'), 'construction', 'placement'],
    ['GS 9.41C, C18a, C24', freeShip('Italy'), 'construction', 'placement'],
    ['GS 9.41C, C18a, C25', faster('Italy', 'all'), 'construction', 'placement'],
    ['GS 9.41C, C18a, C26', faster('Italy', 'one'), 'construction', 'placement'],
  ];

  it.each(WHEN)('%s: an order stays secret until its step ends', (_, effect, last, shown) => {
    const table = hands({ Italy: [event(effect, { title: 'Kept test' })] }, KEEPS);
    table.run('order', { power: 'Italy', slot: 1, do: 'play' });
    table.to(last);
    expect(JSON.stringify(table.view('public'))).not.toContain('Kept test');
    expect(table.refused('show', { power: 'Italy', slot: 1 }).rule).toMatch(/^GS /);
    table.run('advance');
    expect(table.open.step).toBe(shown);
    expect(table.open.shown.map(({ title }) => title)).toContain('Kept test');
  });

  it('GS 9.41C, C18a, C24: the ship is laid down once the event is shown, and the turn continues', () => {
    const table = hands({ France: [event(freeShip('France'))] }, KEEPS).to('placement');
    layShip(table, 'France', 'Joffre', { free: true });
    expect([owed(table), table.to('diplomacy').open.ships.length]).toEqual([[], 1]);
  });

  it('GS Guide, Factory, C17: the event is shown as the Industrial segment is left, and used after', () => {
    const table = hands({ Germany: [event(price('Germany', -2))] }, KEEPS).to('industrial');
    table.run('set-fact', { fact: 'conversion-price', power: 'Germany', value: 5 });
    expect(table.value('conversion:Germany')).toBe(5);
    table.run('advance');
    table.run('convert-factory', { power: 'Germany', to: 'military' });
    expect(table.lines('tiles:Germany')).toMatchObject([{ amount: -3 }]);
  });

  it('GS 9.13: a declined event has no effect and owes nothing', () => {
    const quiet = event({ kind: 'by-hand', words: 'Nothing.', window: 'drawn' });
    const table = hands({ France: [event(freeShip('France')), quiet] }, KEEPS);
    table.run('order', { power: 'France', slot: 1, do: 'decline' });
    table.to('placement');
    expect([table.value('free-ships:France'), owed(table)]).toEqual([0, []]);
  });
});

describe('where they are allowed', () => {
  const KINDS: [string, (power: Power) => Effect][] = [
    ['GS Guide, Factory', (power) => price(power, -2)],
    ['GS Guide, Construction', freeUnit],
    ['GS Guide, Construction', freeShip],
    ['GS Guide, Construction', (power) => faster(power, 'all')],
  ];

  it.each(KINDS)('%s: only on the card of its own power', (rule, make) => {
    const table = paper().to('industrial');
    const refusal = table.refused('show-event', { power: 'Italy', event: event(make('Germany')) });
    expect(refusal).toMatchObject({ rule, message: 'This event is for Germany.' });
    expect(refusal.allowed).toContain('Italy');
    table.plays('Germany', make('Germany'));
  });

  it.each(KINDS)('%s: never on a general card', (rule, make) => {
    const refusal = paper().refused('enter-card', { trend: 0, general: event(make('Germany')) });
    expect(refusal).toMatchObject({ rule, message: 'This is a national event.' });
    expect(refusal.allowed).toContain('Germany');
  });
});
