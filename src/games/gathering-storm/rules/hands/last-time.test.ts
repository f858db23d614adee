import { describe, expect, it } from 'vitest';
import { publicRows } from '@/kernel/journal/views';
import { HOUSE_DECK } from '../cards/house-deck';
import { figuresToCompare } from '../guide/figures-asked';
import { event, inOrder, paper, withDeck } from '../testing/play';
import { lastTime, MOST_SENTENCES } from './last-time';

const recap = (table: ReturnType<typeof paper>) => lastTime(table.open, publicRows(table.journal));

const app = () => withDeck(HOUSE_DECK, inOrder);

describe('where the table was left', () => {
  it('a new table shows its position and what is next', () => {
    expect(recap(paper())).toEqual([
      'Spring 1935, Random events phase.',
      'Support: Germany 0, Italy 0, Britain 0, France 0, Russia 0.',
      expect.stringMatching(/^(First|Next): /),
    ]);
  });

  it('is never longer than seven sentences, and lists the newest events in order', () => {
    const table = paper().deal(-1);
    for (const power of ['Germany', 'Italy', 'Britain', 'France', 'Russia'] as const)
      table.run('show-event', {
        power,
        event: event({ kind: 'support', power, amount: 1 }, { title: `${power} votes` }),
      });
    table.run('add-line', { total: 'index', amount: 1 });
    const sentences = recap(table);
    expect(sentences).toHaveLength(MOST_SENTENCES);
    expect(sentences[1]).toBe('The general card is Test card; the Economic Climate is −1.');
    expect(sentences.slice(2, 5)).toEqual([
      'Britain shows Britain votes.',
      'France shows France votes.',
      'Russia shows Russia votes.',
    ]);
    expect(sentences[5]).toBe('Support: Germany +1, Italy +1, Britain +1, France +1, Russia +1.');
  });

  it('GS 9.12: does not mention a visit, nor what was undone', () => {
    const table = app().deal();
    table.run('open-papers', { person: 'Anna' });
    table.run('aggression', { power: 'Germany', target: 'Austria' });
    table.run('undo');
    expect(recap(table).join(' ')).not.toMatch(/Anna|Austria/);
  });

  it('says if an event happened in an earlier turn: “this turn” never means another one', () => {
    const table = paper().deal(-1);
    table.run('show-event', {
      power: 'Germany',
      event: event({ kind: 'support', power: 'Germany', amount: 1 }, { title: 'Germany votes' }),
    });
    table.nextTurn();
    const others = recap(table).filter((sentence) => sentence.includes('votes'));
    expect(others).toEqual(['Spring 1935: Germany shows Germany votes.']);
  });

  it('compares the tracks, and the civil wars that have counters', () => {
    const table = paper();
    expect(figuresToCompare(table.open).map(({ total }) => total)).toEqual(['climate', 'index', 'balance']);
    table.run('civil-war', { country: 'Spain', counters: 2, state: 'quiet' });
    expect(figuresToCompare(table.open).at(-1)).toEqual({ total: 'war:Spain', value: 2 });
  });
});
