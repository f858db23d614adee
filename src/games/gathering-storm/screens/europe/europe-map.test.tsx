import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { diplomacyCommands } from '@/games/gathering-storm/rules/testing/diplomacy-player';
import { createPick, type Pick } from '@/games/gathering-storm/rules/testing/pick';
import { type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import {
  CIVIL_WAR_COUNTRIES,
  COUNTRIES,
  PACT_COUNTRIES,
  POWERS,
  SIDES,
} from '@/games/gathering-storm/rules/vocabulary';
import { runs } from '@/kernel/testing/effort';
import { DiplomacyBoard } from '../diplomacy/diplomacy-board';
import { framed, sitDown } from '../testing/sit-down';

const show = (table: Play) => sitDown(table, framed('diplomacy', DiplomacyBoard));
const europe = () => screen.getByRole('group', { name: 'Europe' });
const tile = (name: string) =>
  within(europe()).getByRole('button', { name: new RegExp(`^${name}( |$)`), expanded: false });
const toList = () => fireEvent.click(screen.getByRole('button', { name: 'As a list' }));

/** A table in the middle of placement, with anything anywhere. */
function randomTable(seed: number): Play {
  const pick = createPick(seed);
  const one = <T,>(list: readonly T[]): T => list[pick(list.length)] as T;
  const effects: Effect[] = [
    { kind: 'dispute', countries: [one(COUNTRIES.slice(0, 8)), one(COUNTRIES.slice(8))] },
    ...Array.from({ length: 3 }, (): Effect => {
      const power = one(POWERS);
      const side =
        SIDES.find((name) => name === 'Russia') === power
          ? 'Russia'
          : power === 'Germany' || power === 'Italy'
            ? 'Axis'
            : 'Allies';
      return {
        kind: 'diplomacy',
        country: one(COUNTRIES),
        amount: pick(2) === 0 ? 1 : -1,
        side,
        beneficiaries: pick(3) === 0 ? [] : [power],
      };
    }),
  ];
  const table = paper(pick(4) === 0 ? {} : { keeps: ['flags'] })
    .deal(0, effects)
    .to('placement');
  for (let times = 0; times < 40; times += 1) table.attempt(anything(pick));
  return table;
}

function anything(pick: Pick) {
  const one = <T,>(list: readonly T[]): T => list[pick(list.length)] as T;
  const commands = [
    ...diplomacyCommands(pick, one(POWERS)),
    () => ({
      type: 'set-fact',
      fact: 'pact',
      country: one(PACT_COUNTRIES),
      powers: POWERS.filter(() => pick(3) === 0),
    }),
    () => ({
      type: 'civil-war',
      country: one(CIVIL_WAR_COUNTRIES),
      counters: pick(6),
      state: one(['quiet', 'fought', 'ended']),
    }),
  ];
  return one(commands)();
}

/** What the list says of each country: its row, and the labels of its marks that are not said there. */
function readList(): Record<string, string> {
  const rows = [...document.querySelectorAll<HTMLElement>('li button[aria-expanded]')];
  return Object.fromEntries(
    rows.map((row) => {
      const name = row.firstElementChild?.textContent ?? '';
      const words = (row.textContent ?? '').slice(name.length).trim();
      const marks = [...(row.parentElement?.querySelectorAll('[role="img"], button[aria-label]') ?? [])].map(
        (mark) =>
          (mark.getAttribute('aria-label') ?? '')
            .replace(`${name} `, '')
            .replace('. Why?', '')
            .replace(/^(Civil war counters: \d+)\..*/, '$1'),
      );
      return [name, [words, ...marks].filter(Boolean).join('. ')];
    }),
  );
}

describe('Europe as tiles', () => {
  it('GS 4.16: a tile says what its row in the list says, whatever the table is', () => {
    for (let seed = 1; seed <= runs(12); seed += 1) {
      show(randomTable(seed));
      const tiles = Object.fromEntries(
        PACT_COUNTRIES.map((name) => [
          name,
          (tile(name).getAttribute('aria-label') ?? '').slice(name.length).trim(),
        ]),
      );
      toList();
      expect(tiles, `seed ${seed}`).toEqual(readList());
      cleanup();
    }
  }, 60_000);

  it('GS 9.31C: a tile shows a modifier with whom it favors; one tap shows what it is made of', () => {
    const table = paper({ keeps: ['flags'] }).deal(0, {
      kind: 'diplomacy',
      country: 'Rumania',
      amount: 1,
      side: 'Allies',
      beneficiaries: ['France'],
    });
    table.run('set-fact', { fact: 'flags', country: 'Rumania', flags: ['France'] });
    show(table);
    expect(tile('Rumania').getAttribute('aria-label')).toBe('Rumania +1 for France. Flags: France one');
    fireEvent.click(tile('Rumania'));
    expect(screen.getByRole('region', { name: 'Rumania' }).textContent).toContain('Test cardGS 9.31C');
  });

  it('a tile opens its country and takes the focus back', () => {
    show(paper().deal());
    fireEvent.click(tile('Greece'));
    const panel = screen.getByRole('region', { name: 'Greece' });
    expect(within(europe()).getByRole('button', { name: 'Greece', expanded: true })).toBeTruthy();
    fireEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(tile('Greece'));
  });

  it('the arrow keys go from country to country, and to the powers among them', () => {
    show(paper().deal());
    tile('Greece').focus();
    const focused = () => document.activeElement?.getAttribute('aria-label')?.split(' ')[0];
    const path = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowLeft'].map((key) => {
      fireEvent.keyDown(document.activeElement as Element, { key });
      return focused();
    });
    expect(path).toEqual(['Bulgaria', 'Hungary', 'Czechoslovakia', 'Germany', 'Austria', 'Italy']);
  });

  it('a power’s tile carries its support, and Russia opens as the list opens it', () => {
    show(paper().deal());
    expect(within(europe()).getByRole('button', { name: 'Germany support 0. Why?' })).toBeTruthy();
    fireEvent.click(tile('Russia'));
    expect(screen.getByRole('region', { name: 'Russia' })).toBeTruthy();
  });
});
