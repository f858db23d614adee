import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { researchSheetOf } from '@/games/gathering-storm/rules/state/state';
import { event, hands, type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import type { Power, Side } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { ResearchSheet } from './research-sheet';

const sideOf = (project: string): Side =>
  /^(Germany|Italy|Axis)/.test(project) ? 'Axis' : project.startsWith('Russia') ? 'Russia' : 'Allies';

/** A paper table with these earlier steps on the sheets. */
function withSteps(earlier: Record<string, number>, table = paper()): Play {
  for (const [project, count] of Object.entries(earlier))
    table.run('set-sheet', { board: sideOf(project), what: 'steps', project, steps: count });
  return table;
}

const doubling = (project: 'air range' | 'battleship design'): Effect => ({ kind: 'doubling', project });

/** Axis air range ends at step 6. */
function withEnd(earlier: number): Play {
  const table = withSteps({ 'Axis/air range': earlier });
  table.run('set-project', { owner: 'Axis', name: 'air range', category: 'air', last: 6 });
  return table.deal(0, doubling('air range'));
}

/** A hand with this event, at the research segment. */
const held = (power: Power, effects: Effect | Effect[]) =>
  hands({ [power]: [event(effects)] }).to('research');

interface LiveProps {
  table: Play;
  side: Side;
  sent: Command[];
}

/** Renders a side's sheet; every command goes to the table. */
function Live({ table, side, sent }: LiveProps) {
  const [, setTimes] = useState(0);
  const send = async (command: Command) => {
    sent.push(command);
    const refused = table.attempt(command);
    setTimes((times) => times + 1);
    return refused === null;
  };
  return <ResearchSheet open={table.open} sheet={researchSheetOf(table.state, side)} send={send} />;
}

function show(table: Play, side: Side = 'Axis') {
  const sent: Command[] = [];
  const { unmount } = render(<Live table={table} side={side} sent={sent} />);
  return { sent, unmount };
}

const row = (name: string) =>
  screen.getByText(name, { selector: '[role="group"] span' }).closest('[role="group"]') as HTMLElement;
const says = (name: string) => row(name).textContent ?? '';
/** By its label or its words; the stories find them by role. */
function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find(
    (item) => (item.getAttribute('aria-label') ?? item.textContent) === name,
  );
  if (!found) throw new Error(`No button says ${name}.`);
  return found;
}
const tap = (name: string) => act(async () => void fireEvent.click(button(name)));
const put = (name: string) => tap(`Put a step on ${name}`);
const isClosed = (name: string) => button(`Put a step on ${name}`).getAttribute('aria-disabled') === 'true';
const alertIn = (name: string) => row(name).querySelector('[role="alert"]')?.textContent ?? '';
const foot = () => screen.getByLabelText('Points of this turn');
const stack = (name: string) => within(foot()).getByText(name).closest('button') as HTMLElement;
const page = () => document.body.textContent ?? '';
const pips = (name: string, kind: string) => row(name).querySelectorAll(`i[class*="${kind}"]`).length;

describe('doubling on the sheet', () => {
  it('GS Guide, Research, B8: shows coming steps as ghosts, and holds points until the card is applied', async () => {
    const table = withSteps({ 'Axis/air range': 2 });
    table.run('enter-card', { trend: 0, general: event(doubling('air range')) });
    const { sent, unmount } = show(table);
    expect(says('Air range')).toContain('2 steps, 1 level, 4 after');
    expect([pips('Air range', 'had'), pips('Air range', 'ghost')]).toEqual([2, 2]);
    expect(page()).toContain('Air range will be doubled before any point is placed');
    expect(foot().textContent).toContain('they wait for the general card');
    expect(stack('General').getAttribute('aria-disabled')).toBe('true');
    await put('Air range');
    expect(alertIn('Air range')).toMatch(
      /before any point of this turn.*Apply the general card first.*GS Guide, Research/,
    );
    expect(sent).toEqual([]);
    unmount();
    table.run('apply-card');
    table.run('deal');
    const after = show(table);
    expect(says('Air range')).toContain('4 steps, 2 levels');
    await put('Air range');
    expect(after.sent).toEqual([
      { type: 'place', board: 'Axis', project: 'Axis/air range', own: 1, free: 0 },
    ]);
    expect(says('Air range')).toContain('5 steps');
    expect([pips('Air range', 'had'), pips('Air range', 'now')]).toEqual([2, 3]);
  });

  it.each([
    ['B9', 'Allies', 5, '8 steps', '5 steps from earlier turns, 3 of them count again: 8 in all.'],
    ['B9a', 'Axis', 2, '4 steps', '2 steps from earlier turns, all count again: 4 in all.'],
    ['B9a', 'Russia', 1, '2 steps', '1 step from earlier turns, which counts again: 2 in all.'],
    ['B9b', 'Axis', 0, '0 steps', 'No step from earlier turns, so nothing is doubled.'],
  ] as [string, Side, number, string, string][])(
    'GS Guide, Research, %s: on the %s sheet %i earlier steps',
    (_, side, earlier, words, sentence) => {
      show(withSteps({ [`${side}/air range`]: earlier }).deal(0, doubling('air range')), side);
      expect(says('Air range')).toContain(words);
      expect(page()).toContain('Air range is doubled before any point is placed');
      expect(page()).toContain(sentence);
    },
  );

  const battleships = () =>
    withSteps({
      'Germany/battleship design': 11,
      'Italy/battleship design': 2,
      'Britain/battleship design': 4,
      'France/battleship design': 0,
    }).deal(0, doubling('battleship design'));

  it('GS Guide, Research, B10: doubles each battleship track separately and shows the surplus', () => {
    const table = battleships();
    const { unmount } = show(table);
    expect(says('German battleship design')).toContain('12 steps, complete');
    expect(says('Italian battleship design')).toContain('4 steps, 2 levels');
    expect(page()).toContain(
      '11 steps from earlier turns, 3 of them count again. One more fills the track; 2 are over.',
    );
    expect(page()).toContain('2 of 2 surplus steps left');
    unmount();
    show(table, 'Allies');
    expect(says('British battleship design')).toContain('7 steps');
    expect(says('French battleship design')).toContain('0 steps');
    expect(page()).not.toContain('surplus');
  });

  it('GS Guide, Research: reports a point that has no room after a correction, and how to correct it', () => {
    const table = withSteps({ 'Germany/battleship design': 11 });
    const card = (...effects: Effect[]) => ({ type: 'enter-card', trend: 0, general: event(effects) });
    const entered = table.run('enter-card', card());
    table.run('apply-card');
    table.run('deal');
    table.run('place', { board: 'Axis', project: 'Germany/battleship design', own: 1 });
    table.run('correct', { entry: entered.n, how: 'change', command: card(doubling('battleship design')) });
    show(table);
    expect(says('German battleship design')).toContain('12 steps');
    expect(page()).toContain(
      'After a correction, what was entered in Spring 1935 for German battleship design does not count. Enter it anew, or its earlier steps.',
    );
  });

  it('GS Guide, Research, B11: surplus goes only to naval projects that Germany may use', async () => {
    const { sent } = show(battleships());
    expect(isClosed('Italian battleship design')).toBe(true);
    await put('Italian battleship design');
    expect(alertIn('Italian battleship design')).toMatch(
      /belongs to Italy alone.*a project that Germany may use.*GS Guide, Research/,
    );
    expect(isClosed('Spy rings')).toBe(true);
    await put('Torpedoes');
    expect(says('Torpedoes')).toContain('0 steps, 0 levels, 1 after');
    expect(pips('Torpedoes', 'ghost')).toBe(1);
    expect(page()).toContain('1 of 2 surplus steps left');
    expect(button('Settle: 1 step left').getAttribute('aria-disabled')).toBe('true');
    await put('Torpedoes');
    expect(sent).toEqual([]);
    await tap('Settle');
    expect(sent).toEqual([{ type: 'assign', board: 'Axis', grant: 'g1', steps: { 'Axis/torpedoes': 2 } }]);
    expect(says('Torpedoes')).toContain('2 steps, 1 level');
    expect(page()).not.toContain('surplus steps left');
  });

  it('GS Guide, Research, B12: a surplus can be split freely, removed again, or given up', async () => {
    const { sent } = show(withEnd(5));
    expect(says('Air range')).toContain('6 steps, complete');
    await put('Air transport');
    await put('German jets');
    expect(isClosed('German radar')).toBe(true);
    await tap('Take a step from German jets');
    expect(page()).toContain('1 of 2 surplus steps left');
    await tap('Give up the last step');
    expect(sent).toEqual([
      { type: 'assign', board: 'Axis', grant: 'g1', steps: { 'Axis/air transport': 1 }, giveUp: true },
    ]);
  });

  it('GS 15.24, B12a: barred atomic research accepts surplus steps but no point', async () => {
    const { sent } = show(withEnd(5));
    expect(says('Atomic research')).toContain('surplus only (GS 15.24)');
    await put('Atomic research');
    await put('Atomic research');
    await tap('Settle');
    expect(sent.at(-1)).toMatchObject({ steps: { 'Axis/atomic': 2 } });
    expect(says('Atomic research')).toContain('2 steps, 1 level');
    await put('Atomic research');
    expect(alertIn('Atomic research')).toMatch(/is barred.*GS 15.24/);
    expect(sent).toHaveLength(1);
  });

  it('GS 15.24, B12a: by the other reading the surplus stays out of atomic research', () => {
    const table = withEnd(5);
    table.run('choose-reading', { reading: 'surplus-to-atomic', value: 'category' });
    show(table);
    expect(isClosed('Atomic research')).toBe(true);
    expect(page()).not.toContain('or to atomic research');
  });

  it('GS Guide, Research, B12b: at its last step all three doubled steps are over', () => {
    show(withEnd(6));
    expect(page()).toContain('The track is full; 3 are over.');
    expect(page()).toContain('3 of 3 surplus steps left');
  });

  it('GS Guide, Research: the points of the turn wait for a surplus, dashed, and say so', async () => {
    show(withEnd(5));
    expect(foot().textContent).toContain('5 points leftthey wait for the doubling GS Guide, Research');
    for (const name of ['General', 'Intelligence', 'Advanced, German'])
      expect(stack(name).getAttribute('aria-disabled')).toBe('true');
    await tap('Give up both steps');
    expect(foot().textContent).not.toContain('wait');
    expect(stack('General').getAttribute('aria-disabled')).toBeNull();
  });

  it('GS Guide, Research: in a game already running earlier steps can be entered as “none”', async () => {
    const { sent } = show(paper({ running: true }).deal(0, doubling('air range')), 'Allies');
    const entries = screen.getAllByRole('button', { name: 'Enter 0' });
    const row = screen.getByRole('group', { name: 'Earlier steps of air range' }).parentElement;
    const none = entries.find((button) => row?.contains(button));
    await act(async () => none?.click());
    expect(sent).toMatchObject([{ type: 'set-sheet', project: 'Allies/air range', steps: 0 }]);
    expect(says('Air range')).not.toContain('not entered');
  });

  it('GS Guide, Research: in a game already running a doubling waits for the number and names its project', async () => {
    const { sent } = show(paper({ running: true }).deal(0, doubling('air range')), 'Allies');
    expect(says('Air range')).toContain('Earlier steps not entered');
    expect(page()).toContain('Enter the earlier steps of Air range: they are doubled then.');
    const earlier = () => screen.getByRole('group', { name: /^Earlier steps of air range/ });
    const count = () => fireEvent.click(within(earlier()).getByRole('button', { name: 'One more' }));
    for (let at = 0; at < 5; at += 1) count();
    // They are counted on a track, as the record sheet has it.
    expect(earlier().querySelectorAll('i[class*="had"]')).toHaveLength(5);
    expect(sent).toEqual([]);
    await tap('Enter 5');
    expect(sent).toMatchObject([{ type: 'set-sheet', what: 'steps', steps: 5 }]);
    expect(says('Air range')).toContain('8 steps, 4 levels');
    // A miscount is corrected from the number before the doubling.
    await tap('Enter earlier steps and spy rings');
    expect(earlier().textContent).toContain('before they were doubled 5');
    fireEvent.click(within(earlier()).getByRole('button', { name: 'One less' }));
    await tap('Enter 4');
    expect(says('Air range')).toContain('7 steps, 3 levels');
  });
});

describe('atomic research on the sheet', () => {
  it('GS 15.24, B13: is permitted by its first card, without doubling, and accepts points', async () => {
    const { sent } = show(withSteps({}).deal(0, { kind: 'atomic' }));
    expect(page()).toContain('No step from earlier turns, so nothing is doubled.');
    expect(page()).not.toContain('barred');
    await put('Atomic research');
    expect(sent).toMatchObject([{ type: 'place', project: 'Axis/atomic', own: 1 }]);
  });

  it.each([
    ['B13a', 2, '4 steps, 2 levels'],
    ['B14', 4, '7 steps, 3 levels'],
  ])('GS 15.24, %s: %i steps of earlier turns', (_, earlier, words) => {
    show(withSteps({ 'Axis/atomic': earlier }).deal(0, { kind: 'atomic' }));
    expect(says('Atomic research')).toContain(words);
  });
});

describe('events brought to the sheet', () => {
  it('GS 9.41B, C18: a level is two steps, ringed as this turn’s, before a point or after it', async () => {
    const table = held('Italy', { kind: 'research-level', project: 'Axis/torpedoes' });
    table.run('bring', { power: 'Italy', slot: 1 });
    show(table);
    expect(page()).toContain('Brought to this sheet: Italy’s card 1.');
    await put('Torpedoes');
    expect(says('Torpedoes')).toContain('3 steps, 1 level; +3 this turn');
    expect(pips('Torpedoes', 'now')).toBe(3);
  });

  const level: Effect = { kind: 'research-level-any', owner: 'Axis', category: 'intelligence' };

  it('GS Guide, Research, C19: one project of the category gains both steps; another column is closed', async () => {
    const table = held('Italy', level);
    table.run('bring', { power: 'Italy', slot: 1 });
    const { sent } = show(table);
    expect(page()).toContain('One intelligence project gains a level');
    expect(says('Torpedoes')).toContain('Torpedoes is naval research.');
    await put('Torpedoes');
    expect(alertIn('Torpedoes')).toContain('Name a project of intelligence research.');
    await put('Covert operations');
    expect(says('Covert operations')).toContain('2 after');
    expect(isClosed('Spy rings')).toBe(true);
    await tap('Settle');
    expect(sent).toEqual([
      { type: 'assign', board: 'Axis', grant: 'g1', steps: { 'Axis/covert operations': 2 } },
    ]);
  });

  it('GS Guide, Research, C19: its owner may place points before she picks', async () => {
    const table = held('Italy', level);
    table.run('bring', { power: 'Italy', slot: 1 });
    const { sent } = show(table);
    await tap('Place points first');
    await put('Spy rings');
    expect(sent).toMatchObject([{ type: 'place', project: 'Axis/spy rings', own: 1 }]);
    await tap('Now the event’s steps');
    await put('Spy rings');
    await tap('Settle');
    expect(says('Spy rings')).toContain('3 steps');
  });

  it('GS Guide, Research, C20: two different projects; the same twice is refused in its place', async () => {
    const table = held('France', { kind: 'research-steps-any', owner: 'France', category: 'intelligence' });
    table.run('bring', { power: 'France', slot: 1 });
    const { sent } = show(table, 'Allies');
    await put('Spy rings');
    expect(says('Spy rings')).toContain('Each project once.');
    await put('Spy rings');
    expect(alertIn('Spy rings')).toContain('Name another one.');
    expect(button('Settle: 1 step left')).toBeDefined();
    await put('Covert operations');
    await tap('Settle');
    expect(sent).toEqual([
      {
        type: 'assign',
        board: 'Allies',
        grant: 'g1',
        steps: { 'Allies/spy rings': 1, 'Allies/covert operations': 1 },
      },
    ]);
  });

  it('GS Guide, Research, C20a: two named projects gain a step each without a question', () => {
    const table = held('Germany', {
      kind: 'research-steps',
      projects: ['Germany/West Wall', 'Axis/torpedoes'],
    });
    table.run('bring', { power: 'Germany', slot: 1 });
    show(table);
    expect(says('German West Wall')).toContain('+1 this turn');
    expect(says('Torpedoes')).toContain('+1 this turn');
    expect(document.querySelectorAll('i[class*="now"]')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Settle/ })).toBeNull();
  });

  it('GS Guide, Espionage, C21: the free point goes to one project of its category, before or after points', async () => {
    const table = held('Britain', { kind: 'espionage', power: 'Britain', category: 'intelligence' });
    table.run('bring', { power: 'Britain', slot: 1 });
    const { sent } = show(table, 'Allies');
    expect(page()).toContain('One intelligence project gains a free point');
    await put('Air range');
    expect(alertIn('Air range')).toContain('Name a project of intelligence research.');
    await put('Spy rings');
    await tap('Settle');
    expect(sent).toEqual([
      { type: 'assign', board: 'Allies', grant: 'g1', steps: { 'Allies/spy rings': 1 } },
    ]);
    expect(foot().textContent).toContain('4 points left');
  });

  it('GS 9.41B: shown at the end of the Economic phase it is put on a project then', async () => {
    const table = held('Britain', { kind: 'espionage', power: 'Britain', category: 'intelligence' }).to(
      'placement',
    );
    show(table, 'Allies');
    await put('Spy rings');
    await tap('Settle');
    expect(says('Spy rings')).toContain('1 step');
  });

  it('GS Guide, Espionage, C21a: with a ring and an own point a project gains three steps; the card sets the category', async () => {
    const table = held('Britain', { kind: 'espionage', power: 'Britain', category: 'naval' });
    table.run('set-sheet', { board: 'Allies', what: 'rings', category: 'naval', rings: 1 });
    table.run('bring', { power: 'Britain', slot: 1 });
    show(table, 'Allies');
    await put('ASW');
    await tap('Settle');
    expect(foot().textContent).toContain('1 free in naval');
    for (let time = 0; time < 2; time += 1) await put('ASW');
    expect(says('ASW')).toContain('3 steps, 1 level; +3 this turn');
    expect(isClosed('ASW')).toBe(true);
    expect(foot().textContent).toContain('3 points left, 0 free in naval');
  });

  it('GS 15.22, C22: allows one more counter for research, and a third if a second was already allowed', () => {
    const table = hands({ Russia: [event({ kind: 'research-counter', power: 'Russia' })] }).to('placement');
    const { unmount } = show(table, 'Russia');
    expect(page()).toContain('Counters that may go to research: Russia 2');
    unmount();
    table.run('add-line', {
      total: 'research-counters:Russia',
      amount: 1,
      until: 'turn',
      words: 'A factory converted',
    });
    show(table, 'Russia');
    expect(page()).toContain('Counters that may go to research: Russia 3');
  });
});

describe('the points of the turn', () => {
  const dealt = () => withSteps({}).deal();

  it('GS 15.21: each alliance has its own tokens, and each is used where it is placed', async () => {
    const table = dealt();
    const axis = show(table);
    expect(stack('General').textContent).toContain('3 left');
    expect(stack('Intelligence').textContent).toContain('left');
    expect(stack('Advanced, German').textContent).toContain('left');
    await put('Air range');
    await put('Spy rings');
    expect(stack('General').textContent).toContain('2 of 3 left');
    expect(stack('Intelligence').textContent).toContain('placed');
    expect(foot().textContent).toContain('3 points left');
    axis.unmount();
    show(table, 'Russia');
    expect(stack('Advanced, unless a purge forbids it').textContent).toContain('left');
    expect(foot().textContent).toContain('3 points left');
  });

  it('GS 15.21: with a token selected, each project that accepts it says so, and the others say why not', async () => {
    const { sent } = show(dealt());
    fireEvent.click(stack('Advanced, German'));
    expect(stack('Advanced, German').getAttribute('aria-pressed')).toBe('true');
    expect(button('Place here: German rockets').textContent).toBe('Place here');
    expect(screen.queryByRole('button', { name: 'Place here: Atomic research' })).toBeNull();
    expect(says('Atomic research')).toContain('Atomic research is barred.');
    await tap('Place here: German rockets');
    expect(sent).toEqual([{ type: 'place', board: 'Axis', project: 'Germany/rockets', own: 1, free: 0 }]);
    expect(screen.queryByRole('button', { name: /^Place here/ })).toBeNull();
  });

  it('by key the next stop is the first project that may take the token; Escape puts it back', () => {
    show(dealt());
    stack('General').focus();
    fireEvent.click(stack('General'), { detail: 0 });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Place here: Air range');
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(stack('General').getAttribute('aria-pressed')).toBe('false');
    expect(document.activeElement).toBe(stack('General'));
  });

  it('GS 15.21: more points than there are: refused in place, with the rule and what would be allowed', async () => {
    const { sent } = show(dealt(), 'Allies');
    for (const name of ['Air range', 'Jets', 'ASW', 'Spy rings']) await put(name);
    expect(sent).toHaveLength(4);
    expect(foot().textContent).toContain('0 points left');
    await put('Light ships');
    expect(alertIn('Light ships')).toMatch(
      /1 point is more than the 0 that are left.*Take one from another project.*GS 15.21/,
    );
    expect(sent).toHaveLength(4);
    await tap('Take a step from Jets');
    await put('Light ships');
    expect(says('Light ships')).toContain('1 step');
  });

  it('GS 15.2, assumed: a project accepts one own point, unless the table reads otherwise', async () => {
    const table = dealt();
    show(table);
    await put('Air range');
    await put('Air range');
    expect(alertIn('Air range')).toMatch(/one point of its own.*assumed/);
  });

  it('GS Guide, Research: refuses a point past a project’s last step', async () => {
    const { sent } = show(withSteps({ 'Italy/battleship design': 12 }).deal());
    await put('Italian battleship design');
    expect(alertIn('Italian battleship design')).toContain('no step');
    expect(sent).toEqual([]);
  });

  it('GS 15.11: after the segment points are dashed and say that research is done', () => {
    show(dealt().to('construction'));
    expect(foot().textContent).toContain('research is done for this turn GS 15.11');
    expect(isClosed('Torpedoes')).toBe(true);
  });

  it('GS 15.22: counters add tokens; reports too many placed after a correction', async () => {
    const table = dealt();
    table.run('set-sheet', { board: 'Russia', what: 'counters', points: 1 });
    show(table, 'Russia');
    expect(stack('Activity counters').textContent).toContain('left');
    for (const name of ['Air range', 'Armor', 'Rockets', 'Spy rings']) await put(name);
    const counters = screen.getByRole('group', { name: 'Points from activity counters this turn' });
    fireEvent.click(within(counters).getByRole('button', { name: 'One less' }));
    await tap('Enter 0');
    expect(foot().textContent).toContain('1 too many: take one back GS 15.21');
  });

  it('the private sheet has no prominent button: none is filled', () => {
    show(withEnd(5));
    expect(document.querySelectorAll('[class*="solid"], [class*="primary"]')).toHaveLength(0);
  });
});
