import { describe, expect, it } from 'vitest';
import { parseEvent } from './card-text/read/read-event';
import { wantedOf } from './diplomacy/backing';
import { checkSides } from './diplomacy/disputes';
import { checkEvent } from './effects';
import type { Effect } from './effects/shapes';
import { owedLater } from './guide/dues';
import { event, type Play, paper } from './testing/play';
import { type Country, POWERS, type Power } from './vocabulary';

const GUIDE = 'GS Guide, Diplomacy';
const dispute = (one: Country, other: Country): Effect => ({ kind: 'dispute', countries: [one, other] });
const index: Effect = { kind: 'index', amount: 1 };

/** A dispute on the general card, with the table standing at first placement. */
function disputed(one: Country = 'Bulgaria', other: Country = 'Rumania', set = (_: Play) => {}): Play {
  const table = paper();
  set(table);
  return table.deal(0, [dispute(one, other), index]).to('placement');
}
const occupy =
  (...countries: Country[]) =>
  (table: Play) => {
    for (const country of countries) table.run('set-fact', { fact: 'conquered', country, by: 'Axis' });
  };
const place = (table: Play, power: Power, country: Country, worth?: number) =>
  table.attempt({
    type: 'place-counter',
    power,
    country,
    ...(worth === undefined ? {} : { backs: worth >= 1 }),
  });
const pact = (table: Play, country: Country) =>
  table.attempt({ type: 'place-counter', power: 'Germany', country, counter: 'anti-Comintern' });
/** The refusal from the dispute alone. */
const bars = (table: Play, power: Power, country: Country) =>
  checkSides(table.open, { power, country, counter: 'diplomatic', backs: true });
const backing = (table: Play) => table.open.obligations.filter(({ ask }) => ask.type === 'back');
const owed = (table: Play) => backing(table).map(({ words }) => words.replace(/^Test card: /, ''));
/** The powers that may still provide what is owed, and where. */
const ways = (table: Play) =>
  table.open.disputes
    .flatMap((item) => wantedOf(table.open, item)?.ways ?? [])
    .filter(({ barred }) => !barred)
    .map(({ power, country, counter }) => `${power} ${country}${counter === 'diplomatic' ? '' : ' pact'}`);

const AXIS_OWES =
  'Germany or Italy places a counter worth one or more in Bulgaria or Rumania, or the anti-Comintern counter in Rumania';

describe('what a dispute leaves owed', () => {
  it('GS Guide, Diplomacy, B19: first the Axis one counter at its first placement, then Russia or the Allies one in the other', () => {
    const table = paper().deal(0, [dispute('Bulgaria', 'Rumania'), index]);
    expect(table.value('index')).toBe(1);
    expect(backing(table)).toMatchObject([{ owes: 'Axis', by: 'placement', rule: GUIDE }]);
    expect(owed(table)).toEqual([AXIS_OWES]);
    // It blocks nothing before first placement.
    expect(table.dues.filter(({ obligation }) => obligation)).toEqual([]);
    table.to('placement');
    expect(table.refused('advance')).toMatchObject({ rule: GUIDE });
    expect(place(table, 'Germany', 'Bulgaria', 1)).toBeNull();
    expect(owed(table)).toEqual(['Russia, Britain or France places a counter worth one or more in Rumania']);
    expect(table.refused('advance').message).toContain('Rumania');
    expect(place(table, 'Russia', 'Rumania', 2)).toBeNull();
    expect(table.dues).toEqual([]);
    expect(table.to('crisis').nextTurn().open.disputes).toEqual([]);
  });

  it.each<[Power, Country]>([
    ['Germany', 'Bulgaria'],
    ['Germany', 'Rumania'],
    ['Italy', 'Bulgaria'],
    ['Italy', 'Rumania'],
  ])('GS Guide, Diplomacy, B19: %s may back %s', (power, country) => {
    const table = disputed();
    expect(place(table, power, country, 3)).toBeNull();
    expect(owed(table)[0]).toContain(country === 'Bulgaria' ? 'in Rumania' : 'in Bulgaria');
  });

  it.each<Power>(['Russia', 'Britain', 'France'])(
    'GS Guide, Diplomacy, B19: %s may back the other',
    (power) => {
      const table = disputed();
      place(table, 'Germany', 'Bulgaria', 1);
      expect(place(table, power, 'Rumania', 1)).toBeNull();
      expect(table.dues).toEqual([]);
    },
  );

  it('GS Guide, Diplomacy, B19: in Rumania the anti-Comintern counter serves too', () => {
    const table = disputed();
    expect(pact(table, 'Rumania')).toBeNull();
    expect(owed(table)[0]).toMatch(/^Britain or France places .* in Bulgaria$/);
  });

  it('GS Guide, Diplomacy, B19a: a counter worth less than one binds its side and does not meet what is owed', () => {
    const table = disputed();
    expect([place(table, 'Germany', 'Bulgaria', 0), pact(table, 'Bulgaria')]).toEqual([null, null]);
    expect(owed(table)).toEqual([
      'the Axis owes a counter worth one or more, and may place none in Bulgaria or Rumania',
    ]);
    expect(table.open.placed).toHaveLength(2);
    // Whatever it is worth: the other country is closed to both, and this one to Russia and the Allies.
    expect(place(table, 'Italy', 'Rumania', 1)?.message).toMatch(/^The Axis is in Bulgaria/);
    expect(place(table, 'France', 'Bulgaria', 1)?.message).toMatch(/^The Axis is in Bulgaria/);
    expect(ways(table)).toEqual([]);
    // The table settles it; then the others owe theirs, and less than one does not meet it either.
    table.run('waive', { due: backing(table)[0]?.id });
    expect(owed(table)).toEqual(['Russia, Britain or France places a counter worth one or more in Rumania']);
    expect(place(table, 'France', 'Rumania', 0)).toBeNull();
    expect(owed(table)).toEqual(['Russia places a counter worth one or more in Rumania']);
    expect(bars(table, 'Britain', 'Bulgaria')).toMatchObject({ rule: GUIDE });
    expect(place(table, 'Russia', 'Rumania', 1)).toBeNull();
    expect(backing(table)).toEqual([]);
  });

  it('GS Guide, Diplomacy, B19a: in Bulgaria the anti-Comintern counter supports neither side, so both stay open', () => {
    const table = disputed();
    expect(pact(table, 'Bulgaria')).toBeNull();
    expect(owed(table)).toEqual([AXIS_OWES]);
    expect(place(table, 'Italy', 'Rumania', 1)).toBeNull();
    expect(owed(table)).toEqual(['Britain or France places a counter worth one or more in Bulgaria']);
  });

  it('GS Guide, Diplomacy: older entries with a worth of 0, which bound no side, fold as before', () => {
    const table = disputed();
    table.journal.entries.push({
      n: table.journal.entries.length + 1,
      parent: table.journal.head,
      at: { turn: table.open.turn, step: 'placement' },
      open: {
        command: {
          type: 'place-counter',
          power: 'Germany',
          country: 'Bulgaria',
          counter: 'diplomatic',
          worth: 0,
        },
      },
      changes: [],
    });
    table.journal.head = table.journal.entries.length;
    expect(table.open.placed).toMatchObject([{ worth: 0 }]);
    expect(owed(table)).toEqual([AXIS_OWES]);
    expect(place(table, 'Italy', 'Rumania', 1)).toBeNull();
  });

  it('GS Guide, Diplomacy: stores only that a worth is one or more', () => {
    const table = disputed();
    table.run('place-counter', { power: 'Germany', country: 'Bulgaria', worth: 3 });
    expect(table.journal.entries.at(-1)?.open?.command).not.toHaveProperty('worth');
    expect(table.open.placed).toEqual([
      { power: 'Germany', country: 'Bulgaria', counter: 'diplomatic', backs: true, first: true },
    ]);
  });

  it('GS Guide, Diplomacy, B19: the worth is required only if it decides', () => {
    const table = disputed();
    expect(place(table, 'Germany', 'Bulgaria')).toMatchObject({
      message: 'Is this counter worth one or more?',
      rule: GUIDE,
    });
    expect(place(table, 'Germany', 'Norway')).toBeNull();
    place(table, 'Germany', 'Bulgaria', 1);
    expect(place(table, 'France', 'Rumania')).toMatchObject({ rule: GUIDE });
    place(table, 'France', 'Rumania', 1);
    expect(place(table, 'Russia', 'Rumania')).toBeNull();
  });

  it('GS Guide, Diplomacy, B19: it is offered in place: the ways that are open, and why others are not', () => {
    const table = disputed();
    expect(ways(table)).toEqual([
      'Germany Bulgaria',
      'Italy Bulgaria',
      'Germany Rumania',
      'Italy Rumania',
      'Germany Rumania pact',
    ]);
    place(table, 'Germany', 'Norway');
    place(table, 'Germany', 'Sweden');
    expect(ways(table)).toEqual(['Italy Bulgaria', 'Italy Rumania', 'Germany Rumania pact']);
    place(table, 'Italy', 'Rumania', 1);
    expect(ways(table)).toEqual(['Britain Bulgaria', 'France Bulgaria']);
  });
});

describe('what a dispute bars', () => {
  it('GS Guide, Diplomacy, B20: after Germany has backed Bulgaria', () => {
    const table = disputed();
    place(table, 'Germany', 'Bulgaria', 1);
    expect(place(table, 'Italy', 'Rumania', 1)).toMatchObject({
      message: 'The Axis is in Bulgaria: it may not place in Rumania this turn.',
      rule: GUIDE,
      allowed: 'Covert operations, subversion and military counters stay allowed.',
    });
    expect(place(table, 'Germany', 'Rumania')).toMatchObject({ rule: GUIDE });
    table.run('set-fact', { fact: 'russia', fullCohesion: true });
    for (const power of ['Russia', 'Britain', 'France'] as const)
      expect(place(table, power, 'Bulgaria', 1)).toMatchObject({
        message: 'The Axis is in Bulgaria: Russia and the Allies may not place there this turn.',
        rule: GUIDE,
        allowed: 'They may in Rumania.',
      });
    expect(table.open.placed).toHaveLength(1);
  });

  it('GS Guide, Diplomacy, B20: the anti-Comintern counter is no diplomatic counter, so no side bars it', () => {
    const table = disputed();
    place(table, 'Germany', 'Bulgaria', 1);
    expect(pact(table, 'Rumania')).toBeNull();
    // The counter supports nobody there: Russia and the Allies still owe theirs.
    expect(owed(table)).toEqual(['Russia, Britain or France places a counter worth one or more in Rumania']);
    expect(place(table, 'Russia', 'Rumania', 1)).toBeNull();
  });

  it('GS Guide, Diplomacy, B20: its bars are this turn’s', () => {
    const table = disputed();
    place(table, 'Germany', 'Bulgaria', 1);
    place(table, 'Russia', 'Rumania', 1);
    table.nextTurn().to('placement');
    expect(place(table, 'Italy', 'Rumania')).toBeNull();
    expect(place(table, 'Britain', 'Bulgaria')).toBeNull();
  });

  it('GS Guide, Diplomacy, B20: modifiers and subversion there stay allowed', () => {
    const table = disputed('Greece', 'Rumania');
    place(table, 'Germany', 'Greece', 1);
    place(table, 'Britain', 'Rumania', 1);
    table.to('resolution').plays('Russia', { kind: 'subversion', countries: ['Rumania', 'Poland'] });
    table.run('answer', { obligation: table.dues[0]?.id, answer: 'Rumania' });
    table.plays('Italy', {
      kind: 'diplomacy',
      country: 'Rumania',
      amount: 1,
      side: 'Axis',
      beneficiaries: ['Italy'],
    });
    expect(table.value('country:Rumania:Axis')).toBe(1);
    expect(table.lines('country:Rumania:Russia')).toHaveLength(1);
  });

  it('GS Guide, Diplomacy, B20a: one of the Allies may place in the same country as Russia', () => {
    const table = disputed();
    place(table, 'Germany', 'Bulgaria', 1);
    place(table, 'Russia', 'Rumania', 1);
    expect(place(table, 'Britain', 'Rumania')).toBeNull();
    expect(place(table, 'France', 'Rumania')).toMatchObject({ rule: 'GS 24.54E' });
    expect(place(table, 'France', 'Bulgaria')).toMatchObject({ rule: GUIDE });
  });

  it('GS Guide, Diplomacy, B19: no other power places in either before the Axis has backed one', () => {
    const table = disputed();
    for (const power of ['Russia', 'Britain', 'France'] as const)
      expect(place(table, power, 'Rumania', 1)).toMatchObject({
        message: 'The Axis has not backed Bulgaria or Rumania yet.',
        rule: GUIDE,
      });
    expect(place(table, 'Britain', 'Turkey')).toBeNull();
  });
});

describe('occupied countries', () => {
  it.each<[string, Country, Country]>([
    ['B21', 'Bulgaria', 'Rumania'],
    ['B21, the other way round', 'Rumania', 'Bulgaria'],
  ])(
    'GS Guide, Diplomacy, %s: the Axis counts as backing what it holds and owes nothing',
    (_, held, free) => {
      const table = disputed('Bulgaria', 'Rumania', occupy(held));
      expect(backing(table).map(({ owes }) => owes)).not.toContain('Axis');
      expect(owed(table)[0]).toContain(`worth one or more in ${free}`);
      expect(place(table, 'Italy', free, 1)).toMatchObject({ rule: GUIDE });
      expect(place(table, 'France', held, 1)).toMatchObject({ rule: GUIDE });
      expect(place(table, 'France', free, 1)).toBeNull();
      expect(table.dues).toEqual([]);
    },
  );

  it('GS Guide, Diplomacy, B22: both occupied: only the index, nothing owed and nothing barred', () => {
    const table = disputed('Bulgaria', 'Rumania', occupy('Bulgaria', 'Rumania'));
    expect([backing(table), table.value('index')]).toEqual([[], 1]);
    expect(bars(table, 'Britain', 'Bulgaria')).toBeNull();
    expect(bars(table, 'Italy', 'Rumania')).toBeNull();
    // What bars counters there is the conquest itself.
    expect(place(table, 'Britain', 'Bulgaria')?.message).toMatch(/^Bulgaria is conquered/);
  });

  it('GS Guide, Diplomacy, B22a: both occupied, one of them Greece: no civil war counter', () => {
    const table = disputed('Greece', 'Rumania', occupy('Greece', 'Rumania'));
    expect([table.value('war:Greece'), table.value('index')]).toEqual([0, 1]);
  });

  it('GS Guide, Diplomacy, B21: what others have conquered the Axis does not back', () => {
    const table = disputed('Bulgaria', 'Rumania', (play) =>
      play.run('set-fact', { fact: 'conquered', country: 'Rumania', by: 'Russia' }),
    );
    expect(owed(table)).toEqual([AXIS_OWES]);
  });

  it('GS Guide, Diplomacy, B21, B22: what is due follows later occupations', () => {
    const table = disputed('Greece', 'Bulgaria');
    table.run('aggression', { power: 'Italy', target: 'Greece' });
    expect(owed(table)).toEqual(['Britain or France places a counter worth one or more in Bulgaria']);
    occupy('Bulgaria')(table);
    expect(table.dues).toEqual([]);
    expect(bars(table, 'Italy', 'Bulgaria')).toBeNull();
    table.run('set-fact', { fact: 'conquered', country: 'Greece', by: null });
    table.run('set-fact', { fact: 'conquered', country: 'Bulgaria', by: null });
    expect(owed(table)).toHaveLength(1);
  });
});

describe('civil wars', () => {
  const wars = (table: Play) => [table.value('war:Greece'), table.value('war:Yugoslavia')];

  it.each<[string, Country, Country, number[]]>([
    ['B23', 'Greece', 'Bulgaria', [1, 0]],
    ['B23, Yugoslavia', 'Bulgaria', 'Yugoslavia', [0, 1]],
    ['B23a', 'Greece', 'Yugoslavia', [1, 1]],
    ['B23, neither', 'Bulgaria', 'Rumania', [0, 0]],
  ])('GS 25.31, %s: %s against %s, and the index by the printed +1 alone', (_, one, other, expected) => {
    const table = disputed(one, other);
    expect([wars(table), table.value('index')]).toEqual([expected, 1]);
  });

  it('GS 25.31, B23: it counts where one of the two is occupied', () => {
    expect(wars(disputed('Greece', 'Bulgaria', occupy('Bulgaria')))).toEqual([1, 0]);
  });

  it('GS 25.61A: while the war is fought it is an event without a value', () => {
    const fought = (reading: string) => {
      const table = paper({ readings: { 'war-counter': reading } });
      table.run('civil-war', { country: 'Greece', counters: 5, state: 'fought' });
      return table.deal(0, dispute('Greece', 'Bulgaria')).value('war:Greece');
    };
    expect([fought('valued'), fought('both')]).toEqual([5, 4]);
  });
});

describe('Russia in a dispute', () => {
  const backed = (country: Country, set = (_: Play) => {}) => {
    const table = disputed('Bulgaria', 'Rumania', set);
    place(table, 'Germany', country === 'Bulgaria' ? 'Rumania' : 'Bulgaria', 1);
    return table;
  };
  const russia = (more: object) => (table: Play) => {
    table.run('set-fact', { fact: 'russia', ...more });
  };

  it.each<[string, Country, ((table: Play) => void) | undefined, boolean]>([
    ['it borders Rumania', 'Rumania', undefined, true],
    ['B24, a purge', 'Rumania', russia({ purge: true }), false],
    ['B24a, below full cohesion without flag, ring or war in Bulgaria', 'Bulgaria', undefined, false],
    ['full cohesion', 'Bulgaria', russia({ fullCohesion: true }), true],
    [
      'a flag in Bulgaria',
      'Bulgaria',
      (table) => table.run('set-fact', { fact: 'flags', country: 'Bulgaria', flags: ['Russia'] }),
      true,
    ],
    [
      'a ring in Bulgaria',
      'Bulgaria',
      (table) => table.run('set-fact', { fact: 'rings', country: 'Bulgaria', powers: ['Russia'] }),
      true,
    ],
  ])('GS 24.61, Guide, Diplomacy, %s', (_, country, set, offered) => {
    const table = backed(country, set);
    expect(ways(table)).toEqual(
      [...(offered ? ['Russia'] : []), 'Britain', 'France'].map((power) => `${power} ${country}`),
    );
    expect(owed(table)[0]).toMatch(offered ? /^Russia, Britain or France/ : /^Britain or France/);
    expect(backing(table)[0]?.owes).toBe(offered ? 'table' : 'Allies');
    expect(place(table, 'Russia', country, 1) === null).toBe(offered);
  });

  it('GS 24.61A, B24, C32b: in a purge an extra counter brings Russia back', () => {
    const table = backed('Rumania', russia({ purge: true }));
    table.plays('Russia', { kind: 'diplomatic-counter', power: 'Russia' });
    expect(place(table, 'Russia', 'Rumania', 1)).toBeNull();
    expect(table.dues).toEqual([]);
  });

  it('GS 24.61B, B24a: the powers offered follow what the table enters', () => {
    const table = backed('Bulgaria');
    russia({ fullCohesion: true })(table);
    expect(owed(table)[0]).toMatch(/^Russia, Britain or France/);
    russia({ purge: true })(table);
    expect(owed(table)[0]).toMatch(/^Britain or France/);
    expect(backing(table)).toHaveLength(1);
  });

  it('GS Guide, Diplomacy, B24: says so if no power may place', () => {
    const table = backed('Bulgaria');
    for (const power of ['Britain', 'France'] as const)
      for (const country of ['Norway', 'Sweden', 'Spain', 'Belgium'] as const) place(table, power, country);
    expect(owed(table)).toEqual(['neither Russia, Britain nor France may place a counter in Bulgaria']);
    expect(backing(table)[0]?.owes).toBe('table');
    table.run('waive', { due: backing(table)[0]?.id, reason: 'No counter left' });
    expect(table.dues).toEqual([]);
  });
});

describe('settled on the table', () => {
  it('GS Guide, Diplomacy, dispute-unable: waiving the Axis’ counter removes the whole dispute', () => {
    const table = disputed();
    table.run('waive', { due: backing(table)[0]?.id, reason: 'The Axis cannot place' });
    expect([table.dues, table.open.disputes]).toEqual([[], []]);
    expect(table.open.waived).toMatchObject([{ reason: 'The Axis cannot place' }]);
    for (const power of POWERS) expect(place(table, power, 'Rumania')?.rule).not.toBe(GUIDE);
    table.run('undo');
  });

  it('GS Guide, Diplomacy, dispute-unable: the others’ counter waived leaves the bars', () => {
    const table = disputed();
    place(table, 'Germany', 'Bulgaria', 1);
    table.run('waive', { due: backing(table)[0]?.id });
    expect(table.dues).toEqual([]);
    expect(place(table, 'Italy', 'Rumania')).toMatchObject({ rule: GUIDE });
    expect(place(table, 'Britain', 'Bulgaria')).toMatchObject({ rule: GUIDE });
    // An unrelated change does not bring the obligation back.
    table.run('set-fact', { fact: 'russia', fullCohesion: true });
    expect(backing(table)).toEqual([]);
  });

  it('undo restores what was owed', () => {
    const table = disputed();
    place(table, 'Germany', 'Bulgaria', 1);
    table.run('undo');
    expect([owed(table), table.open.placed]).toEqual([[AXIS_OWES], []]);
  });
});

describe('the words of a dispute', () => {
  const WORDS = 'The Axis must support one side;\nRussia or the Allies the other.\nEAI: +1';
  const general = { general: true };

  it.each<[string, Country[]]>([
    ['Bulgaria and Rumania contest Dobruja region.', ['Bulgaria', 'Rumania']],
    ['Harbor dues divide GREECE from Turkey', ['Greece', 'Turkey']],
    ['Romania, and Romania again, against Hungary', ['Rumania', 'Hungary']],
    ['Bulgarian claims on Rumania', ['Bulgaria', 'Rumania']],
  ])('GS Guide, Diplomacy: without brackets the title names the two: %s', (title, countries) => {
    expect(parseEvent(`${title}\n${WORDS}`, general)).toMatchObject({
      ok: true,
      value: { title, effects: [{ kind: 'dispute', countries }, index] },
    });
  });

  it('GS Guide, Diplomacy: brackets decide, whatever the title says', () => {
    const read = parseEvent(
      'Greece and Turkey quarrel\nThe Axis must support one side; Russia or the Allies the other. [Bulgaria, Rumania]',
      general,
    );
    expect(read).toMatchObject({ ok: true, value: { effects: [dispute('Bulgaria', 'Rumania')] } });
  });

  it.each(['A border is contested', 'Greece, Turkey and Bulgaria'])(
    'GS Guide, Diplomacy: a title that does not name two leaves them to the form: %s',
    (title) => {
      const read = parseEvent(`${title}\n${WORDS}`, general);
      expect(read).toMatchObject({ ok: false, title, effects: [index], mistakes: [{ kind: 'unread' }] });
    },
  );

  it('GS Guide, Diplomacy: it is allowed only on the general card', () => {
    expect(
      checkEvent(event(dispute('Bulgaria', 'Rumania')), { general: false, power: 'Russia' }),
    ).toMatchObject({
      message: 'A dispute is a general event.',
      rule: GUIDE,
    });
    expect(checkEvent(event(dispute('Bulgaria', 'Rumania')), { general: true })).toBeNull();
  });

  it('GS Guide, Diplomacy: two different countries of the regions', () => {
    const table = paper();
    for (const countries of [['Greece', 'Greece'], ['Greece'], ['Greece', 'Russia']])
      expect(
        table.refused('enter-card', { trend: 0, general: event({ kind: 'dispute', countries } as never) })
          .message,
      ).toMatch(/two|4\.16/);
  });
});

it('GS Guide, Diplomacy, B19: what is due at first placement is shown on the table from the card on', () => {
  const table = paper().deal(0, { kind: 'dispute', countries: ['Bulgaria', 'Rumania'] });
  expect(owedLater(table.open)).toMatchObject([{ words: 'Test card', at: 'first placement' }]);
  expect(table.dues.some(({ obligation }) => obligation)).toBe(false);
  table.to('placement');
  expect(owedLater(table.open)).toEqual([]);
  expect(table.dues[0]?.obligation).toBeDefined();
});
