import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import { type Play, paper } from '@/systems/gathering-storm/testing/play';
import type { Power } from '@/systems/gathering-storm/vocabulary';
import { FactsSheet } from '../../sheets/facts-sheet';
import { SettleSheet } from '../../sheets/settle-sheet';
import { sitDown, tap, whole } from '../../testing/sit-down';
import { groupKinds } from '../pieces/effect-kinds';
import { usualAt } from '../pieces/usual-kinds';
import { ShowEventSheet } from '../show-event-sheet';

const nothing = () => undefined;
const sheet = () => within(screen.getByRole('dialog'));
const text = () => whole(screen.getByRole('dialog'));

const enter = (table: Play, power: Power) =>
  sitDown(table, <ShowEventSheet power={power} onClose={nothing} />);
const kind = (name: string) => fireEvent.click(sheet().getByRole('radio', { name }));
const last = (name: string | RegExp) => sheet().getAllByRole('group', { name }).at(-1) as HTMLElement;
const favored = () =>
  within(last('In favor of'))
    .getAllByRole('button', { pressed: true })
    .map((key) => key.querySelector('span')?.textContent);

describe('GS 26.11D, E; 10.41B: support that is entered in the Crisis', () => {
  it('is taken for secret, says so, and is not late', async () => {
    enter(paper().to('crisis'), 'Italy');
    fireEvent.click(sheet().getByRole('radio', { name: '+1' }));
    expect(sheet().getByRole('button', { name: 'Secret', pressed: true })).toBeTruthy();
    expect(text()).toContain('A secret card, printed on gray.');
    expect(text()).not.toContain('Its moment');
  });

  it('a public one is still told that it is late, by one tap', async () => {
    enter(paper().to('crisis'), 'Italy');
    fireEvent.click(sheet().getByRole('radio', { name: '+1' }));
    await tap(sheet(), 'Secret');
    expect(text()).toContain('Its moment');
    expect(text()).toContain('On gray it is secret, and in time');
  });

  it('as public events are asked for, none is taken for secret', () => {
    enter(paper().to('read'), 'Italy');
    expect(sheet().getByRole('button', { name: 'Secret', pressed: false })).toBeTruthy();
  });
});

describe('GS 9.41D: two powers on a card of one of them', () => {
  it('tapping Italy and then Germany on Italy’s card keeps both', async () => {
    enter(paper().to('diplomacy'), 'Italy');
    const group = within(last('In favor of'));
    expect(favored()).toEqual(['Italy']);
    fireEvent.click(group.getByRole('button', { name: 'Italy' }));
    fireEvent.click(group.getByRole('button', { name: 'Germany' }));
    expect(favored()).toEqual(['Germany', 'Italy']);
  });

  it('what may be several is a box, and one of several a ring', async () => {
    enter(paper().to('diplomacy'), 'Italy');
    const favor = last('In favor of');
    expect(favor.querySelectorAll('[data-sign="box"]')).toHaveLength(5);
    kind('Support');
    await tap(sheet(), 'Another effect');
    const whose = last('Whose?');
    expect(whose.querySelectorAll('[data-sign="ring"]')).toHaveLength(5);
  });
});

describe('GS 15.13: a card counts levels, and so does the table', () => {
  const ARMOR: Effect = {
    kind: 'support-progress',
    power: 'Russia',
    base: -3,
    max: 3,
    project: 'Russia/armor',
  };

  it('what it counts is asked in levels', async () => {
    const table = paper({ running: true }).deal().to('read').plays('Russia', ARMOR);
    expect(table.dues.map(({ words }) => words).join()).not.toContain('steps');
    sitDown(table, <SettleSheet onOpen={nothing} onClose={nothing} onPage={nothing} />);
    const levels = within(last('Russian armor, levels'));
    for (let count = 0; count < 3; count += 1)
      fireEvent.click(levels.getByRole('button', { name: 'One more' }));
    await tap(sheet(), /^Enter it/);
    expect(table.open.facts.steps['Russia/armor']).toBe(6);
    expect(table.value('support:Russia')).toBe(0);
  });

  it('Board figures have levels, too', async () => {
    const table = paper();
    sitDown(table, <FactsSheet onClose={nothing} />);
    fireEvent.click(
      within(sheet().getByRole('group', { name: 'armor, levels' })).getByRole('button', { name: 'One more' }),
    );
    expect(table.open.facts.steps['Russia/armor']).toBeUndefined();
    await tap(sheet(), 'Enter 1');
    expect(table.open.facts.steps['Russia/armor']).toBe(2);
  });

  it('its kind stands with the usual ones on a Russian card', () => {
    for (const step of ['read', 'crisis']) expect(usualAt(step, 'Russia')).toContain('support-progress');
  });
});

it('GS Guide, Research: any two projects stand before two that are named', () => {
  const research =
    groupKinds({ general: false } as never).find(({ group }) => group === 'Research')?.kinds ?? [];
  expect(research.indexOf('research-steps-any')).toBeLessThan(research.indexOf('research-steps'));
});

it('GS Guide, Diplomacy: what a subversion result changes begins at 1, the least that does anything', async () => {
  const table = paper().to('subversion');
  table.run('show-event', {
    power: 'Russia',
    event: { title: '', secret: false, effects: [{ kind: 'subversion', countries: ['Turkey'] }] },
    answers: { 0: 'Turkey' },
  });
  sitDown(table, <SettleSheet onOpen={nothing} onClose={nothing} onPage={nothing} />);
  await tap(sheet(), /^Enter it/);
  expect(table.open.facts.subversion).toBe(1);
});
