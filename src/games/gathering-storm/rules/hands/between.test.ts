import { describe, expect, it } from 'vitest';
import { exportPublic } from '@/kernel/file/saves';
import { HOUSE_DECK } from '../cards/house-deck';
import { handOf } from '../state/state';
import { inOrder, paper, withDeck } from '../testing/play';

const app = () => withDeck(HOUSE_DECK, inOrder);

describe('notes', () => {
  it('a public note is for everyone and can be taken away', () => {
    const table = paper();
    table.run('note', { words: ' Clara plays Italy. ' });
    expect(table.open.notes).toEqual([{ id: 'n1', turn: 1, words: 'Clara plays Italy.' }]);
    table.run('drop-note', { id: 'n1' });
    expect(table.open.notes).toEqual([]);
    expect(table.refused('drop-note', { id: 'n1' }).message).toBe('This note is no longer there.');
    expect(table.refused('note', { words: ' ' }).message).toContain('at least one word');
  });

  it('a private note is in its power’s part and nowhere else', () => {
    const table = app();
    const before = JSON.stringify(table.open);
    table.run('private-note', { power: 'France', words: 'Canary 8461' });
    expect(handOf(table.state, 'France').note).toBe('Canary 8461');
    expect(JSON.stringify(table.open)).toBe(before);
    const { France: _, ...others } = table.state.hidden;
    expect(JSON.stringify(others)).not.toContain('8461');
    const record = {
      id: 'x',
      game: 'gathering-storm',
      rules: 1,
      setup: {},
      deck: null,
      kind: 'whole' as const,
    };
    expect(JSON.stringify(exportPublic(record, table.journal))).not.toContain('8461');
  });
});

describe('the papers are opened at the end', () => {
  const ALL = ['Anna', 'Ben', 'Cleo'];

  it('GS 2.11: only when the game is over, and all agree', () => {
    const table = app().to('crisis');
    expect(table.refused('lay-open', { agreed: ALL }).message).toContain('when the game is over');
    table.run('war');
    expect(table.refused('lay-open', { agreed: ['Anna'] }).message).toBe('Ben and Cleo have not agreed.');
    expect(table.open.laidOpen).toBeUndefined();
    table.run('lay-open', { agreed: ALL });
    expect(table.refused('lay-open', { agreed: ALL }).message).toContain('are open already');
  });

  it('every hand, note and research sheet is copied into the open part', () => {
    const table = app();
    table.run('set-sheet', { board: 'Axis', what: 'steps', project: 'Germany/armor', steps: 3 });
    table.run('private-note', { power: 'France', words: 'Hold Poland.' });
    table.to('crisis');
    const held = handOf(table.state, 'Russia').hand.map(({ number }) => number);
    table.run('war');
    table.run('lay-open', { agreed: ALL });
    const revealed = table.open.laidOpen;
    expect(revealed?.hands.Russia.cards.map(({ number }) => number)).toEqual(held);
    expect(revealed?.hands.France.note).toBe('Hold Poland.');
    expect(revealed?.steps).toEqual({ 'Germany/armor': 3 });
    table.run('undo');
    expect(table.open.laidOpen).toBeUndefined();
  });
});
