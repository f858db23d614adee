import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { handOf, researchSheetOf } from '@/games/gathering-storm/rules/state/state';
import { hands, secret } from '@/games/gathering-storm/rules/testing/play';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { DiplomacyBoard } from '../diplomacy/diplomacy-board';
import { CrisisSheet } from '../sheets/crisis-sheet';
import { TableScreen } from '../table-screen';
import { framed, sitDown, whole } from '../testing/sit-down';
import { HandSheet } from './hand-sheet';

const nothing = () => undefined;
const PACTS = secret({ kind: 'support-pacts', power: 'Italy', region: 'Eastern Europe', max: 3 });
const ARMOR = secret({
  kind: 'support-progress',
  power: 'Russia',
  base: -3,
  max: 3,
  project: 'Russia/armor',
});

const held = (power: Power, event: Event) =>
  hands({ [power]: [event] }, { keeps: ['income', 'research', 'flags'] });

function papersOf(power: Power, table: ReturnType<typeof held>, board = false) {
  const hidden = handOf(table.state, power);
  const sheet = board ? researchSheetOf(table.state, 'Russia') : undefined;
  sitDown(table, <HandSheet {...{ power, open: table.open, hidden, sheet }} send={async () => true} />);
  return whole(screen.getByRole('article'));
}

describe('worth of a secret card', () => {
  it('GS Guide, Support: its owner reads what it is worth now, at best, and what would change it', () => {
    const words = papersOf('Italy', held('Italy', PACTS).to('read'));
    expect(words).toContain('Now 0, at best +3: with two more pacts in Eastern Europe.');
    expect(words).toContain('Poland and Russia count two.');
  });

  it('shows no worth for a card that is not conditional', () => {
    const plain = secret({ kind: 'support', power: 'Italy', amount: 2 });
    expect(papersOf('Italy', held('Italy', plain).to('read'))).not.toContain('at best');
  });

  it('GS 15.11: reads levels from the owner’s own sheet, with the change they would cause', () => {
    const table = held('Russia', ARMOR).to('read');
    table.run('set-sheet', { board: 'Russia', what: 'steps', project: 'Russia/armor', steps: 4 });
    const words = papersOf('Russia', table, true);
    expect(words).toContain('Now −1, at best +3: with four more levels of armor.');
    expect(words).toContain('Russian support 0 to −1');
    cleanup();
    // What everybody sees stays as it was.
    expect(table.open.facts.levels).toEqual({});
  });

  it.each([
    ['the table', framed('table', TableScreen)],
    ['the diplomacy board', framed('diplomacy', DiplomacyBoard)],
    ['the Crisis sheet', <CrisisSheet key="crisis" onOpen={nothing} onClose={nothing} />],
  ])('is not shown on %s', (_, page) => {
    const shows = (event: Event) => {
      sitDown(held('Italy', event).to('crisis'), page);
      const words = whole(document.body);
      cleanup();
      return words;
    };
    const words = shows(PACTS);
    expect(words).not.toMatch(/at best|Eastern Europe: |two more pacts/);
    expect(words).toBe(shows(secret({ kind: 'support', power: 'Italy', amount: 2 })));
  });
});
