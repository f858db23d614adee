import { describe, expect, it } from 'vitest';
import type { Event } from './cards/card';
import { checkEvent } from './effects';
import type { Effect, EffectOf } from './effects/shapes';
import { stepsOn } from './research/sheet';
import type { SheetState } from './research/state';
import { researchSheetOf } from './state/state';
import { event, hands, type Play, paper } from './testing/play';
import type { Category, Power, Side } from './vocabulary';

const board = (table: Play, side: Side): SheetState => researchSheetOf(table.state, side);
const steps = (table: Play, project: string) => stepsOn(board(table, sideOf(project)), project);
const sideOf = (project: string): Side =>
  /^(Germany|Italy|Axis)/.test(project) ? 'Axis' : project.startsWith('Russia') ? 'Russia' : 'Allies';

/** A paper table in its second turn with these earlier steps on the sheets. */
function withSteps(earlier: Record<string, number>): Play {
  const table = paper();
  for (const [project, count] of Object.entries(earlier))
    table.run('set-sheet', { board: sideOf(project), what: 'steps', project, steps: count });
  return table;
}

const doubling = (project: EffectOf<'doubling'>['project']): Effect => ({ kind: 'doubling', project });
const general = (table: Play, effects: Effect | Effect[]) => table.deal(0, effects);
const put = (table: Play, side: Side, project: string, own = 1, free = 0) =>
  table.run('place', { board: side, project, own, free });
/** Arguments to assign the surplus of a sheet. */
const assign = (side: Side, more: object) => ({ board: side, grant: 'g1', ...more });
/** The table settles its sheets in private: everyone opens the papers once. */
function visit(table: Play): Play {
  for (const { person } of table.open.seats) table.run('open-papers', { person });
  return table;
}

const level = (project: string): Effect => ({ kind: 'research-level', project });
const anyLevel = (owner: 'Axis' | Power, category: Category): Effect => ({
  kind: 'research-level-any',
  owner,
  category,
});
const anySteps: Effect = { kind: 'research-steps-any', owner: 'France', category: 'intelligence' };

describe('research doubling', () => {
  it('GS Guide, Research, B8: 2 earlier steps are 4 before any point of this turn, which is never doubled', () => {
    const table = withSteps({ 'Axis/air range': 2 });
    table.run('enter-card', { trend: 0, general: event(doubling('air range')) });
    expect(table.refused('place', { board: 'Axis', project: 'Axis/air range', own: 1 })).toMatchObject({
      rule: 'GS Guide, Research',
      allowed: 'Apply the general card first.',
    });
    table.run('apply-card');
    expect(steps(table, 'Axis/air range')).toBe(4);
    put(table, 'Axis', 'Axis/air range');
    expect(steps(table, 'Axis/air range')).toBe(5);
  });

  it.each([
    ['B9: of 5 steps only 3 are doubled', { 'Allies/air range': 5 }, { 'Allies/air range': 8 }],
    [
      'B9a: each researcher by itself',
      { 'Axis/air range': 2, 'Allies/air range': 5, 'Russia/air range': 1 },
      { 'Axis/air range': 4, 'Allies/air range': 8, 'Russia/air range': 2 },
    ],
    ['B9b: nothing to double', { 'Axis/air range': 0 }, { 'Axis/air range': 0, 'Axis/air transport': 0 }],
  ] as [string, Record<string, number>, Record<string, number>][])(
    'GS 9.31A, Guide, Research, %s',
    (_, earlier, after) => {
      const table = general(withSteps(earlier), doubling('air range'));
      for (const [project, count] of Object.entries(after)) expect(steps(table, project)).toBe(count);
      table.run('undo');
      table.run('undo');
      for (const [project, count] of Object.entries(earlier)) expect(steps(table, project)).toBe(count);
    },
  );

  it('GS Guide, Research, B9b: the sheet records that no step was doubled', () => {
    const table = general(withSteps({}), doubling('air range'));
    expect(board(table, 'Axis').doubled).toEqual([
      { project: 'Axis/air range', before: 0, after: 0, surplus: 0 },
    ]);
  });

  const battleships = () =>
    general(
      withSteps({
        'Germany/battleship design': 11,
        'Italy/battleship design': 2,
        'Britain/battleship design': 4,
        'France/battleship design': 0,
      }),
      doubling('battleship design'),
    );

  it('GS Guide, Research, B10: each battleship track by itself, none past step 12; the rest is surplus', () => {
    const table = battleships();
    expect(
      ['Germany', 'Italy', 'Britain', 'France'].map((name) => steps(table, `${name}/battleship design`)),
    ).toEqual([12, 4, 7, 0]);
    expect(board(table, 'Axis').grants).toMatchObject([
      { kind: 'surplus', steps: 2, category: 'naval', owner: 'Germany', from: 'Germany/battleship design' },
    ]);
    expect(board(table, 'Allies').grants).toEqual([]);
  });

  it('GS Guide, Research, B11: the German surplus goes to naval projects that Germany may use', () => {
    const table = battleships();
    expect(
      table.refused('assign', assign('Axis', { steps: { 'Italy/battleship design': 2 } })).message,
    ).toContain('Italy alone');
    table.run('assign', assign('Axis', { steps: { 'Axis/torpedoes': 2 } }));
    expect(steps(table, 'Axis/torpedoes')).toBe(2);
    expect(board(table, 'Axis').grants).toEqual([]);
  });

  /** Axis air range ends at step 6; it has 5 of them. */
  function full(earlier: number, effects: Effect[] = [doubling('air range')]): Play {
    const table = withSteps({ 'Axis/air range': earlier });
    table.run('set-project', { owner: 'Axis', name: 'air range', category: 'air', last: 6 });
    return general(table, effects);
  }

  it.each([
    ['one project', { 'Axis/air transport': 2 }],
    ['several, as it likes', { 'Axis/air transport': 1, 'Germany/jets': 1 }],
  ])('GS Guide, Research, B12: the surplus of a joint project goes to %s of the category', (_, wanted) => {
    const table = full(5);
    expect(steps(table, 'Axis/air range')).toBe(6);
    table.run('assign', assign('Axis', { steps: wanted }));
    for (const [project, count] of Object.entries(wanted)) expect(steps(table, project)).toBe(count);
  });

  it('GS Guide, Research, B12: the surplus may be given up partly or fully, and lapses at the end of the turn', () => {
    const part = full(5);
    part.run('assign', assign('Axis', { steps: { 'Axis/air transport': 1 }, giveUp: true }));
    expect(steps(part, 'Axis/air transport')).toBe(1);
    const all = full(5);
    all.run('assign', assign('Axis', { giveUp: true }));
    expect(board(all, 'Axis').grants).toEqual([]);
    const late = visit(full(5)).nextTurn();
    expect(board(late, 'Axis')).toMatchObject({ grants: [], doubled: [] });
    expect(steps(late, 'Axis/air range')).toBe(6);
  });

  it.each([
    ['does not add up', { 'Axis/air transport': 1 }, /1 of 2/],
    ['is more than there is', { 'Axis/air transport': 3 }, /3 of 2/],
    ['goes where it came from', { 'Axis/air range': 2 }, /no room/],
    ['goes to another category', { 'Axis/torpedoes': 2 }, /naval/],
    ['goes to another sheet', { 'Allies/air range': 2 }, /on this sheet/],
    ['goes to nothing known', { 'Axis/kites': 2 }, /on this sheet/],
  ])('GS Guide, Research: refuses a split that %s, without any change', (_, wanted, message) => {
    const table = full(5);
    const before = table.state;
    const refusal = table.refused('assign', assign('Axis', { steps: wanted }));
    expect(refusal.message).toMatch(message);
    expect(refusal.rule).toMatch(/^GS /);
    expect(refusal.allowed).toBeTruthy();
    expect(table.state).toBe(before);
  });

  it.each([
    ['both', { 'Axis/atomic': 2 }, {}],
    ['one', { 'Axis/atomic': 1, 'Axis/air transport': 1 }, {}],
    ['none', { 'Axis/air transport': 2 }, {}],
  ])('GS 15.24, B12a: of 2 surplus steps %s may go to barred atomic research', (_, wanted, more) => {
    const table = full(5);
    table.run('assign', assign('Axis', { steps: wanted, ...more }));
    expect(steps(table, 'Axis/atomic')).toBe((wanted as Record<string, number>)['Axis/atomic'] ?? 0);
    expect(table.refused('place', { board: 'Axis', project: 'Axis/atomic', own: 1 }).rule).toBe('GS 15.24');
  });

  it('GS 15.24, B12a: by the other reading only atomic doubling itself spills into atomic research', () => {
    const table = full(5);
    table.run('choose-reading', { reading: 'surplus-to-atomic', value: 'category' });
    expect(table.refused('assign', assign('Axis', { steps: { 'Axis/atomic': 2 } })).rule).toBe('GS 15.24');
  });

  it.each([
    ['always', true, undefined],
    ['before', true, 'GS 15.24'],
    ['before', false, undefined],
  ])(
    'GS 15.24: by surplus-when "%s", permitted %s, the surplus of another doubling',
    (reading, permitted, rule) => {
      const table = full(5);
      table.run('choose-reading', { reading: 'surplus-when', value: reading });
      table.run('set-fact', { fact: 'atomic', permitted });
      const command = { type: 'assign', ...assign('Axis', { steps: { 'Axis/atomic': 2 } }) };
      expect(table.attempt(command)?.rule).toBe(rule);
    },
  );

  it('GS Guide, Research, B12b: at its last result all three doubled steps are surplus', () => {
    const table = full(6);
    expect(steps(table, 'Axis/air range')).toBe(6);
    expect(board(table, 'Axis').grants).toMatchObject([{ steps: 3, kind: 'surplus' }]);
  });

  it('GS Guide, Research: a target accepts no more steps than it has room for', () => {
    const table = withSteps({ 'Axis/air range': 6, 'Axis/air transport': 5 });
    table.run('set-project', { owner: 'Axis', name: 'air range', category: 'air', last: 6 });
    table.run('set-project', { owner: 'Axis', name: 'air transport', category: 'air', last: 6 });
    general(table, doubling('air range'));
    const refusal = table.refused('assign', assign('Axis', { steps: { 'Axis/air transport': 3 } }));
    expect(refusal).toMatchObject({ message: 'Air transport has room for one step more.' });
  });

  it('GS Guide, Research: in a game already running the earlier steps are doubled as soon as they are entered', () => {
    const table = paper({ running: true }).deal(0, doubling('air range'));
    expect(board(table, 'Allies').waiting).toEqual([{ project: 'Allies/air range', title: 'Test card' }]);
    table.run('set-sheet', { board: 'Allies', what: 'steps', project: 'Allies/air range', steps: 5 });
    expect(steps(table, 'Allies/air range')).toBe(8);
  });

  const enterAirRange = (table: Play, count: number) =>
    table.run('set-sheet', { board: 'Allies', what: 'steps', project: 'Allies/air range', steps: count });

  it.each([true, false])(
    'GS Guide, Research: correcting earlier steps after a doubling doubles them again (started mid-game: %s)',
    (running) => {
      const table = paper({ running }).deal(0, doubling('air range'));
      for (const [earlier, after] of [
        [1, 2],
        [5, 8],
        [5, 8],
        [0, 0],
        [2, 4],
      ] as const) {
        enterAirRange(table, earlier);
        expect(steps(table, 'Allies/air range')).toBe(after);
      }
    },
  );

  it('GS Guide, Research: the surplus follows corrected earlier steps; steps already assigned elsewhere stay', () => {
    const table = paper({ running: true });
    table.run('set-project', { owner: 'Allies', name: 'air range', category: 'air', last: 6 });
    table.deal(0, doubling('air range'));
    const surplus = () =>
      board(table, 'Allies')
        .grants.filter(({ kind }) => kind === 'surplus')
        .map((grant) => grant.steps);
    enterAirRange(table, 4);
    expect(surplus()).toEqual([1]);
    enterAirRange(table, 5);
    expect(surplus()).toEqual([2]);
    enterAirRange(table, 4);
    const [grant] = board(table, 'Allies').grants;
    table.run('assign', { board: 'Allies', grant: grant?.id, steps: { 'Allies/jets': 1 } });
    enterAirRange(table, 5);
    expect(surplus()).toEqual([1]);
    expect(steps(table, 'Allies/air range')).toBe(6);
    expect(steps(table, 'Allies/jets')).toBe(1);
  });

  it('GS Guide, Research: doubling precedes this turn’s points even if its steps are entered after them', () => {
    const design = 'Germany/battleship design';
    const table = paper({ running: true }).deal(0, doubling('battleship design')).to('research');
    const point = { board: 'Axis', project: design };
    table.run('place', { ...point, own: 1 });
    const enter = { board: 'Axis', what: 'steps', project: design };
    expect(table.refused('set-sheet', { ...enter, steps: 9 })).toMatchObject({
      message:
        'Battleship design comes to 12 earlier steps of 12: there is no room for all that was placed this turn.',
      allowed: 'Take it back first, or enter fewer steps.',
    });
    table.run('set-sheet', { ...enter, steps: 8 });
    expect(steps(table, design)).toBe(12);
    table.run('place', { ...point, own: 0 });
    table.run('set-sheet', { ...enter, steps: 9 });
    expect([steps(table, design), board(table, 'Axis').grants]).toEqual([12, []]);
    // Older entries still have their old result.
    const older = paper({ running: true }).deal(0, doubling('battleship design')).to('research');
    older.run('place', { ...point, own: 1 });
    older.run('set-sheet', { ...enter, steps: 9, edition: 2 });
    expect(board(older, 'Axis').grants).toMatchObject([{ kind: 'surplus', steps: 1 }]);
  });

  it('GS 15.11: refuses earlier steps that leave no room for this turn’s points', () => {
    const design = 'Germany/battleship design';
    const table = paper().to('research');
    table.run('place', { board: 'Axis', project: design, own: 1 });
    const enter = { board: 'Axis', what: 'steps', project: design };
    expect(table.refused('set-sheet', { ...enter, steps: 12 }).rule).toBe('GS Guide, Research');
    table.run('set-sheet', { ...enter, steps: 11 });
    expect(steps(table, design)).toBe(12);
  });

  it('GS Guide, Research: battleship design alone is ended by the Guide; another last step is the table’s, again and again', () => {
    const table = paper();
    const air = { owner: 'Axis', name: 'air range', category: 'air' };
    for (const last of [1, 8, 7, 12, null]) table.run('set-project', { ...air, last });
    table.run('set-project', { ...air, last: 8, results: [4, 8] });
    for (const owner of ['Germany', 'Italy', 'Britain', 'France'])
      expect(
        table.refused('set-project', { owner, name: 'battleship design', category: 'naval', last: null })
          .message,
      ).toBe('Battleship design ends at step 12.');
  });

  it('GS Guide, Research: a table that keeps research on the board is informed and never asked', () => {
    const table = paper({ keeps: ['income'] }).deal(0, doubling('air range'));
    expect(table.open.obligations).toEqual([]);
    expect(table.refused('place', { board: 'Axis', project: 'Axis/air range', own: 1 }).message).toContain(
      'on the board',
    );
  });

  it('GS 15.11: what doubling left is settled in private before research is done; visiting is enough', () => {
    const table = general(withSteps({}), doubling('air range')).to('research');
    expect(table.refused('advance').rule).toBe('GS Guide, Research');
    visit(table);
    expect(table.dues).toEqual([]);
    expect(table.attempt({ type: 'advance' })).toBeNull();
  });

  it('GS 15.11: with the app’s cards the round after the deal settles it without an extra pass', () => {
    const table = hands({}, {}, doubling('rockets'));
    expect(table.open.obligations).toHaveLength(1);
    table.to('income-events');
    expect(table.open.obligations).toEqual([]);
  });

  it.each([
    ['B14a: torpedoes', { kind: 'doubling', project: 'torpedoes' }],
    ['an unknown project', { kind: 'doubling', project: 'kites' }],
  ])('GS Guide, Research, %s: refused', (_, effect) => {
    const table = paper();
    const refusal = table.refused('enter-card', { trend: 0, general: event(effect as Effect) });
    expect(refusal.message).toContain(
      'jets, air range, battleship design, rockets, economic preparation, radar, atomic',
    );
  });
});

describe('atomic research', () => {
  it('GS 15.24, B13: the first atomic card permits research from now on and doubles no steps', () => {
    const table = withSteps({});
    table.run('enter-card', { trend: 0, general: event({ kind: 'atomic' }) });
    table.run('apply-card');
    expect(table.open.atomic).toBe(true);
    for (const side of ['Axis', 'Allies', 'Russia'] as const) {
      put(table, side, `${side}/atomic`);
      expect(steps(table, `${side}/atomic`)).toBe(1);
    }
    table.run('deal');
    expect(visit(table).nextTurn().open.atomic).toBe(true);
  });

  it('GS 15.24, B13a: 2 steps of an earlier surplus become 4', () => {
    const table = general(withSteps({ 'Axis/atomic': 2 }), { kind: 'atomic' });
    expect(steps(table, 'Axis/atomic')).toBe(4);
  });

  it('GS Guide, Research, B14: the second atomic card doubles three of 4 steps', () => {
    const table = visit(general(withSteps({ 'Russia/atomic': 4 }), { kind: 'atomic' }));
    expect(steps(table, 'Russia/atomic')).toBe(7);
    table.nextTurn().deal(0, { kind: 'atomic' });
    expect(steps(table, 'Russia/atomic')).toBe(10);
  });

  it('GS 15.24: before it is permitted no point of a turn goes there, own or free', () => {
    const table = general(withSteps({}), []);
    table.run('set-sheet', { board: 'Allies', what: 'rings', category: 'atomic', rings: 1 });
    for (const points of [{ own: 1 }, { free: 1 }])
      expect(table.refused('place', { board: 'Allies', project: 'Allies/atomic', ...points }).rule).toBe(
        'GS 15.24',
      );
  });
});

describe('placing points', () => {
  it('GS 15.21: own points are limited to the alliance’s number; activity counters add the number entered', () => {
    const table = general(withSteps({}), []);
    expect([table.value('points:Axis'), table.value('points:Allies'), table.value('points:Russia')]).toEqual([
      5, 4, 3,
    ]);
    for (const project of ['air range', 'jets', 'atomic', 'covert operations'])
      if (project !== 'atomic' && project !== 'jets') put(table, 'Russia', `Russia/${project}`);
    put(table, 'Russia', 'Russia/armor');
    expect(table.refused('place', { board: 'Russia', project: 'Russia/rockets', own: 1 }).rule).toBe(
      'GS 15.21',
    );
    table.run('set-sheet', { board: 'Russia', what: 'counters', points: 1 });
    put(table, 'Russia', 'Russia/rockets');
    put(table, 'Russia', 'Russia/armor', 0);
    expect(board(table, 'Russia').placed).not.toHaveProperty('Russia/armor');
  });

  it.each([
    ['one', 2, 'GS 15.2 (assumed)'],
    ['any', 4, null],
  ] as const)('GS 15.2, reading points-each, %s', (value, own, rule) => {
    const table = general(withSteps({}), []);
    table.run('choose-reading', { reading: 'points-each', value });
    const refusal = table.attempt({ type: 'place', board: 'Allies', project: 'Allies/ASW', own });
    expect(refusal?.rule ?? null).toBe(rule);
  });

  it('GS 15.13: this turn’s points are earlier steps from the next turn on', () => {
    const table = general(withSteps({ 'Axis/torpedoes': 3 }), []);
    put(table, 'Axis', 'Axis/torpedoes');
    expect(board(table, 'Axis').steps['Axis/torpedoes']).toBe(3);
    table.nextTurn();
    expect(board(table, 'Axis')).toMatchObject({ steps: { 'Axis/torpedoes': 4 }, placed: {}, given: {} });
  });

  it('GS 15.11: points of a turn are placed until research is done, and not later', () => {
    const table = general(withSteps({}), []).to('construction');
    expect(table.refused('place', { board: 'Axis', project: 'Axis/torpedoes', own: 1 }).rule).toBe(
      'GS 15.11',
    );
  });

  it('GS Guide, Research: no step goes past a project’s last step', () => {
    const table = general(withSteps({ 'Italy/battleship design': 12 }), []);
    expect(
      table.refused('place', { board: 'Axis', project: 'Italy/battleship design', own: 1 }).message,
    ).toContain('no step');
    expect(
      table.refused('set-sheet', {
        board: 'Axis',
        what: 'steps',
        project: 'Italy/battleship design',
        steps: 13,
      }).allowed,
    ).toBeTruthy();
    expect(
      table.refused('set-project', { owner: 'Italy', name: 'battleship design', category: 'naval', last: 14 })
        .message,
    ).toContain('step 12');
  });

  it('GS 15.11: only its own alliance sees a sheet', () => {
    const table = general(withSteps({}), []);
    const before = JSON.stringify(table.view('public'));
    put(table, 'Axis', 'Axis/torpedoes');
    expect(JSON.stringify(table.view('public'))).toBe(before);
    for (const viewer of ['Germany', 'Britain', 'research:Allies', 'research:Russia'])
      expect(JSON.stringify(table.view(viewer))).not.toContain('"Axis/torpedoes":{"own":1');
    expect(JSON.stringify(table.view('research:Axis'))).toContain('"Axis/torpedoes":{"own":1');
    expect(table.refused('place', { board: 'Axis', project: 'Allies/ASW', own: 1 }).rule).toBe('GS 15.14');
  });

  it('GS 15.14: a table can add its own project and place points there', () => {
    const table = general(withSteps({}), []);
    table.run('set-project', { owner: 'Axis', name: 'light ships', category: 'naval' });
    put(table, 'Axis', 'Axis/light ships');
    expect(steps(table, 'Axis/light ships')).toBe(1);
    expect(table.open.projects.at(-1)).toMatchObject({ basis: 'table', last: null });
    expect(steps(table.nextTurn(), 'Axis/light ships')).toBe(1);
  });
});

describe('national research events', () => {
  /** A hand with this event, at the research segment. */
  const held = (power: Power, effects: Effect | Effect[]) =>
    hands({ [power]: [event(effects)] }).to('research');

  it('GS 9.41B, 15.13, C18: a level is two steps, before points are placed or after, as its owner brings it', () => {
    for (const order of ['before', 'after']) {
      const table = held('Italy', level('Axis/torpedoes'));
      if (order === 'after') put(table, 'Axis', 'Axis/torpedoes');
      table.run('bring', { power: 'Italy', slot: 1 });
      if (order === 'before') put(table, 'Axis', 'Axis/torpedoes');
      expect(steps(table, 'Axis/torpedoes')).toBe(3);
    }
  });

  it('GS 9.41B, C18a: a brought event is shown at the end of the Economic phase and counts once', () => {
    const table = held('Italy', level('Axis/torpedoes'));
    const before = JSON.stringify([
      table.view('public'),
      table.view('Germany'),
      table.view('research:Allies'),
    ]);
    table.run('bring', { power: 'Italy', slot: 1 });
    expect(JSON.stringify([table.view('public'), table.view('Germany'), table.view('research:Allies')])).toBe(
      before,
    );
    table.to('placement');
    expect(table.open.shown.map(({ title, power }) => [title, power])).toContainEqual([
      'Test event',
      'Italy',
    ]);
    expect(steps(table, 'Axis/torpedoes')).toBe(2);
  });

  it('GS 9.41B: an event that was not brought reaches the sheet when shown', () => {
    const table = held('Italy', level('Axis/torpedoes')).to('placement');
    expect(steps(table, 'Axis/torpedoes')).toBe(2);
    expect(table.open.obligations).toEqual([]);
  });

  it('GS 9.41B: a brought event is played: it cannot be declined or brought twice; undo removes it from the sheet', () => {
    const table = hands({ Italy: [event(level('Axis/torpedoes')), event(level('Axis/air range'))] }).to(
      'research',
    );
    table.run('bring', { power: 'Italy', slot: 1 });
    expect(table.refused('bring', { power: 'Italy', slot: 1 }).message).toContain('already');
    expect(table.refused('order', { power: 'Italy', slot: 1, do: 'decline' }).rule).toBe('GS 9.41B');
    table.run('undo', { viewer: 'Italy' });
    expect(steps(table, 'Axis/torpedoes')).toBe(0);
    table.run('order', { power: 'Italy', slot: 1, do: 'decline' });
    table.to('placement');
    expect([steps(table, 'Axis/torpedoes'), steps(table, 'Axis/air range')]).toEqual([0, 2]);
  });

  it('GS 9.41B: only a research event of the hand is brought, and only in time', () => {
    const table = hands({
      Italy: [event({ kind: 'flexible', power: 'Italy', amount: 1, countries: ['Turkey', 'Albania'] })],
    }).to('research');
    expect(table.refused('bring', { power: 'Italy', slot: 1 }).rule).toBe('GS 9.41B');
    expect(table.refused('bring', { power: 'Italy', slot: 4 }).rule).toBe('GS 9.12');
  });

  it('GS Guide, Research, C19: any Axis intelligence project gains a level, as the owner picks', () => {
    const table = held('Italy', anyLevel('Axis', 'intelligence'));
    table.run('bring', { power: 'Italy', slot: 1 });
    const tries: [Record<string, number>, RegExp][] = [
      [{ 'Axis/torpedoes': 2 }, /naval/],
      [{ 'Allies/covert operations': 2 }, /on this sheet/],
      [{ 'Axis/covert operations': 1 }, /One project/],
      [{ 'Axis/covert operations': 2, 'Axis/spy rings': 2 }, /One project/],
    ];
    for (const [wanted, message] of tries)
      expect(table.refused('assign', assign('Axis', { steps: wanted })).message).toMatch(message);
    table.run('assign', assign('Axis', { steps: { 'Axis/Occupation Policies': 2 } }));
    expect(steps(table, 'Axis/Occupation Policies')).toBe(2);
    expect(table.refused('assign', assign('Axis', { steps: { 'Axis/spy rings': 2 } })).message).toContain(
      'already',
    );
  });

  it('GS Guide, Research, C20: two different French intelligence projects gain a step each', () => {
    const table = held('France', anySteps);
    table.run('bring', { power: 'France', slot: 1 });
    expect(table.refused('assign', assign('Allies', { steps: { 'Allies/spy rings': 2 } })).message).toContain(
      '2 different projects',
    );
    table.run(
      'assign',
      assign('Allies', { steps: { 'Allies/spy rings': 1, 'Allies/covert operations': 1 } }),
    );
    expect([steps(table, 'Allies/spy rings'), steps(table, 'Allies/covert operations')]).toEqual([1, 1]);
  });

  it('GS Guide, Research, C20a: two named projects gain one step each, and no other', () => {
    const table = held('Germany', {
      kind: 'research-steps',
      projects: ['Germany/West Wall', 'Axis/torpedoes'],
    }).to('placement');
    const { given, steps: earlier } = board(table, 'Axis');
    expect(given).toEqual({ 'Germany/West Wall': 1, 'Axis/torpedoes': 1 });
    expect(Object.values(earlier).every((count) => count === 0)).toBe(true);
  });

  it('GS 15.11, C19: a choice that was not made before is due once the card is shown, and made in private', () => {
    const table = held('Italy', anyLevel('Axis', 'intelligence')).to('placement');
    expect(table.dues.map(({ rule }) => rule)).toEqual(['GS Guide, Research']);
    expect(table.refused('advance').rule).toBe('GS Guide, Research');
    table.run('open-papers', { person: 'Anna' });
    expect(table.dues).toEqual([]);
    table.run('assign', assign('Axis', { steps: { 'Axis/spy rings': 2 } }));
    expect(JSON.stringify(table.view('public'))).not.toContain('"Axis/spy rings":2');
  });

  it('GS Guide, Research: a level past a project’s end is lost (assumed)', () => {
    const table = hands({ Italy: [event(level('Italy/battleship design'))] });
    table.run('set-sheet', { board: 'Axis', what: 'steps', project: 'Italy/battleship design', steps: 11 });
    table.to('placement');
    expect(steps(table, 'Italy/battleship design')).toBe(12);
  });

  it.each([
    ['a general card', { general: true }, level('Axis/torpedoes'), 'GS 9.41B'],
    ['another alliance’s card', { general: false, power: 'France' }, level('Axis/torpedoes'), 'GS 9.41B'],
    ['an ally’s exclusive project', { general: false, power: 'Italy' }, level('Germany/rockets'), 'GS 9.41B'],
    ['an ally’s choice', { general: false, power: 'Britain' }, anySteps, 'GS 9.41B'],
    ['doubling for one', { general: false, power: 'Italy' }, doubling('jets'), 'GS 9.31A'],
    ['a permission for one', { general: false, power: 'Italy' }, { kind: 'atomic' }, 'GS 15.24'],
    [
      'two sheets',
      { general: false },
      { kind: 'research-steps', projects: ['Allies/ASW', 'Axis/torpedoes'] },
      'GS 15.11',
    ],
    [
      'another’s counter',
      { general: false, power: 'Italy' },
      { kind: 'research-counter', power: 'Germany' },
      'GS Guide, Research',
    ],
    [
      'another’s espionage',
      { general: false, power: 'Italy' },
      { kind: 'espionage', power: 'Germany', category: 'air' },
      'GS Guide, Espionage',
    ],
  ] as [string, Parameters<typeof checkEvent>[1], Effect, string][])(
    'GS 9.41B: %s is refused',
    (_, place, effect, rule) => {
      const refusal = checkEvent(event(effect) as Event, place);
      expect(refusal?.rule).toBe(rule);
      expect(refusal?.allowed).toBeTruthy();
    },
  );
});

describe('espionage', () => {
  const spying = (category: Category = 'intelligence'): Effect => ({
    kind: 'espionage',
    power: 'Britain',
    category,
  });
  const held = (category?: Category) => {
    const table = hands({ Britain: [event(spying(category))] }).to('research');
    table.run('bring', { power: 'Britain', slot: 1 });
    return table;
  };

  const spend = (project: string) => assign('Allies', { steps: { [project]: 1 } });

  it('GS Guide, Espionage, C21: one free step in the category this turn, at no cost', () => {
    const table = held();
    table.run('assign', spend('Allies/spy rings'));
    expect(steps(table, 'Allies/spy rings')).toBe(1);
    expect(table.refused('assign', spend('Allies/covert operations')).message).toContain('already');
    const next = table.nextTurn().deal();
    expect(next.refused('assign', spend('Allies/spy rings')).message).toContain('already');
    expect(
      next.refused('place', { board: 'Allies', project: 'Allies/spy rings', own: 0, free: 1 }).rule,
    ).toBe('GS Guide, Espionage');
  });

  it('GS Guide, Espionage, C21, C21a: with a ring it counts as two; one project moves three steps in a turn', () => {
    const table = held();
    table.run('set-sheet', { board: 'Allies', what: 'rings', category: 'intelligence', rings: 1 });
    put(table, 'Allies', 'Allies/spy rings', 1, 1);
    table.run('assign', spend('Allies/spy rings'));
    expect(steps(table, 'Allies/spy rings')).toBe(3);
  });

  it('GS Guide, Espionage, C21a: the category is the card’s, and any of the alliance’s projects may take it', () => {
    const table = held('naval');
    expect(table.refused('assign', spend('Allies/spy rings')).message).toContain('intelligence research');
    table.run('assign', spend('France/battleship design'));
    expect(steps(table, 'France/battleship design')).toBe(1);
  });

  it('GS 9.41B: used when shown at the end of the Economic phase, before the turn continues', () => {
    const table = hands({ Britain: [event(spying())] }).to('placement');
    expect(table.refused('advance').rule).toBe('GS Guide, Research');
    table.run('open-papers', { person: 'Ben' });
    table.run('assign', spend('Allies/spy rings'));
    expect(steps(table, 'Allies/spy rings')).toBe(1);
  });

  it('GS 9.41B: on a paper card as well, whenever it is shown', () => {
    const table = paper().to('construction').plays('Britain', spying());
    table.run('assign', spend('Allies/covert operations'));
    expect(steps(table, 'Allies/covert operations')).toBe(1);
  });

  it('GS 15.24: while atomic research is barred its point does not go there', () => {
    const table = held('atomic');
    const refusal = table.refused('assign', spend('Allies/atomic'));
    expect(refusal).toMatchObject({ message: 'Atomic research is barred.', rule: 'GS 15.24' });
    expect(board(table, 'Allies').grants).toHaveLength(1);
  });

  it('GS Guide, Espionage: an entry of an older table still gives an ordinary free point', () => {
    const table = hands({ Britain: [event(spying())] }).to('research');
    const old = { type: 'bring', power: 'Britain', slot: 1 };
    expect(table.journal.game.commands.bring?.decide(table.state, old, null, null)).toMatchObject({
      ok: true,
      value: {
        hidden: {
          'research:Allies': { reached: [{ deed: { deed: 'espionage', category: 'intelligence' } }] },
        },
      },
    });
  });
});

describe('a research event of a paper card', () => {
  const EVENT = event(level('Axis/torpedoes'));
  const brought = (table: Play) => table.run('bring', { power: 'Italy', event: EVENT });

  it('Guide, Research: it is used before points are placed, and counts once when it is shown', () => {
    const table = paper().to('research');
    brought(table);
    expect(steps(table, 'Axis/torpedoes')).toBe(2);
    put(table, 'Axis', 'Axis/torpedoes');
    table.to('construction').plays('Italy', EVENT.effects, { title: 'Another title' });
    expect(steps(table, 'Axis/torpedoes')).toBe(3);
    // A second card with the same text is a different card.
    table.plays('Italy', EVENT.effects);
    expect(steps(table, 'Axis/torpedoes')).toBe(5);
  });

  it('GS 15.11: only its alliance sees it until it is shown', () => {
    const table = paper().to('research');
    const seen = () =>
      ['public', 'France', 'research:Allies'].map((name) => JSON.stringify(table.view(name)));
    const before = seen();
    brought(table);
    expect(seen()).toEqual(before);
    expect(JSON.stringify(table.view('research:Axis'))).toContain('Italy paper');
  });

  it('Guide, Research: a choice that was made before stays made', () => {
    const table = paper().to('research');
    const choice = event(anyLevel('Axis', 'intelligence'));
    table.run('bring', { power: 'Germany', event: choice });
    table.run('assign', assign('Axis', { steps: { 'Axis/spy rings': 2 } }));
    table.to('construction').plays('Germany', choice.effects);
    expect(board(table, 'Axis').grants).toEqual([]);
    expect(steps(table, 'Axis/spy rings')).toBe(2);
  });

  it('Guide, Research: undo removes it from the sheet, and it counts when shown', () => {
    const table = paper().to('research');
    brought(table);
    table.run('undo', { viewer: 'research:Axis' });
    expect(steps(table, 'Axis/torpedoes')).toBe(0);
    table.to('construction').plays('Italy', EVENT.effects);
    expect(steps(table, 'Axis/torpedoes')).toBe(2);
  });

  it.each([
    ['nothing', {}, 'GS 9.41B'],
    ['the place of a card', { slot: 1 }, 'GS 9.41B'],
    ['what does nothing there', { event: event({ kind: 'support', power: 'Italy', amount: 1 }) }, 'GS 9.41B'],
    ['an ally’s project', { event: event(level('Germany/rockets')) }, 'GS 9.41B'],
  ])('GS 9.41B: %s is not brought', (_, more, rule) => {
    const table = paper().to('research');
    const before = table.state;
    const refusal = table.refused('bring', { power: 'Italy', ...more });
    expect(refusal).toMatchObject({ rule });
    expect(refusal.allowed).toBeTruthy();
    expect(table.state).toBe(before);
  });

  it('GS 9.41B: it is not brought twice, and not once the Economic phase is over', () => {
    const table = paper().to('research');
    brought(table);
    expect(table.refused('bring', { power: 'Italy', event: EVENT }).message).toContain('already');
    table.to('placement');
    expect(table.refused('bring', { power: 'Germany', event: EVENT }).rule).toBe('GS 9.41B');
  });
});

describe('a research event of a paper card that is never shown', () => {
  const bring = (table: Play, power: Power, effect: Effect) =>
    table.run('bring', { power, event: event(effect) });

  it('GS 9.41B, 9.13: its levels go as the turn ends', () => {
    const table = paper().to('research');
    bring(table, 'Italy', level('Axis/torpedoes'));
    put(table, 'Axis', 'Axis/torpedoes');
    table.nextTurn();
    expect(steps(table, 'Axis/torpedoes')).toBe(1);
    expect(board(table, 'Axis').unshown).toBeUndefined();
  });

  it('GS 9.13: shown as declined, its levels go as well', () => {
    const table = paper().nextTurn();
    table.run('aggression', { power: 'Italy', target: 'Ethiopia', value: 1, completed: 1 });
    table.to('research');
    bring(table, 'Italy', level('Axis/torpedoes'));
    table.to('construction');
    const declined = { event: event(level('Axis/torpedoes')), how: 'declined' };
    table.run('show-event', { power: 'Italy', ...declined });
    expect(steps(table.nextTurn(), 'Axis/torpedoes')).toBe(0);
  });

  it('GS 9.41B: the owner’s picks are removed too, and shown events stay', () => {
    const table = paper().to('research');
    bring(table, 'Germany', anyLevel('Axis', 'intelligence'));
    table.run('assign', assign('Axis', { steps: { 'Axis/spy rings': 2 } }));
    bring(table, 'Italy', level('Axis/torpedoes'));
    table.to('construction').plays('Italy', level('Axis/torpedoes')).nextTurn();
    expect(steps(table, 'Axis/spy rings')).toBe(0);
    expect(steps(table, 'Axis/torpedoes')).toBe(2);
  });

  it('GS 9.12: refuses to bring more cards than were dealt and not yet shown', () => {
    const table = paper().to('research');
    bring(table, 'Italy', level('Axis/torpedoes'));
    const before = table.state;
    expect(table.refused('bring', { power: 'Italy', event: event(level('Axis/air range')) })).toMatchObject({
      message: 'Italy holds 1 card, and its research sheet has as many already.',
      rule: 'GS 9.13',
    });
    expect(table.state).toBe(before);
    bring(table, 'Germany', level('Axis/air range'));
  });

  it('GS 9.41B: entries of older tables keep the steps they gave', () => {
    const table = paper().to('research');
    table.run('bring', { power: 'Italy', event: event(level('Axis/torpedoes')), edition: 2 });
    expect(steps(table.nextTurn(), 'Axis/torpedoes')).toBe(2);
  });
});

describe('activity counters for research', () => {
  it('GS 15.22, C22: allows one more than usual this turn, even under a purge', () => {
    const table = paper().to('construction');
    expect(table.value('research-counters:Russia')).toBe(1);
    table.plays('Russia', { kind: 'research-counter', power: 'Russia' });
    expect(table.value('research-counters:Russia')).toBe(2);
    expect(table.nextTurn().value('research-counters:Russia')).toBe(1);
  });

  it('GS 15.22A, C22: with a second already allowed, a third', () => {
    const table = paper().to('construction');
    table.run('add-line', {
      total: 'research-counters:Germany',
      amount: 1,
      words: 'Factories',
      until: 'removed',
    });
    table.plays('Germany', { kind: 'research-counter', power: 'Germany' });
    expect(table.value('research-counters:Germany')).toBe(3);
  });
});

describe('results', () => {
  it('GS Guide, Support, 15.11: a result counts once it is shown to all, together with its steps', () => {
    const table = paper().to('research');
    table.plays('Russia', {
      kind: 'support-progress',
      power: 'Russia',
      base: -3,
      max: 3,
      project: 'Russia/armor',
    });
    table.run('set-sheet', { board: 'Russia', what: 'steps', project: 'Russia/armor', steps: 4 });
    expect(table.value('support:Russia')).toBe(-3);
    table.run('reveal', { project: 'Russia/armor', steps: true });
    expect(table.value('support:Russia')).toBe(-1);
    table.run('reveal', { project: 'Germany/armor', results: 1 });
    expect(table.open.facts.steps).not.toHaveProperty('Germany/armor');
    expect(table.refused('reveal', { project: 'Germany/armor' }).rule).toBe('GS 15.11');
    table.plays('Germany', {
      kind: 'support-results',
      power: 'Germany',
      base: -3,
      max: 3,
      category: 'military',
    });
    expect(table.value('support:Germany')).toBe(-2);
  });

  it('GS Guide, Support, C7, C7a: an event based on levels reveals them when shown', () => {
    const progress: Effect = {
      kind: 'support-progress',
      power: 'Russia',
      base: -3,
      max: 3,
      project: 'Russia/armor',
    };
    for (const [count, support] of [
      [3, -2],
      [4, -1],
      [16, 3],
    ] as const) {
      const table = hands({ Russia: [event(progress, { secret: true })] });
      table.run('set-sheet', { board: 'Russia', what: 'steps', project: 'Russia/armor', steps: count });
      expect(JSON.stringify(table.view('public'))).not.toContain('"Russia/armor":');
      table.run('show', { power: 'Russia', slot: 1 });
      expect(table.value('support:Russia')).toBe(support);
    }
  });
});
