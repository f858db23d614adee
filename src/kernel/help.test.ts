import { describe, expect, it } from 'vitest';
import { createChapters, findHelp, type Help, readQuery } from './help';

const BOARD = { name: 'Board', page: 'board' };
const chapter = createChapters('XX');
const help: Help = {
  lacks: [],
  firstTurns: [],
  words: [
    { word: 'Index', is: 'A sum of alarm.', does: 'The climate moves it.', rule: 'XX 6', also: 'EAI' },
    {
      word: 'Economic Climate',
      is: 'How business goes.',
      does: 'The trend moves it.',
      rule: 'XX 9.2',
      also: 'index',
    },
  ],
  chapters: [
    chapter('One', [
      ['16', 'Rings.', BOARD],
      ['6', 'Tiles.', BOARD],
    ]),
    chapter('Two', [['9.2', 'The climate moves by −1.', BOARD]]),
  ],
  pages: {},
  keys: [],
};
const words = (query: string) => findHelp(help, query).words.map(({ word }) => word);
const rules = (query: string) => findHelp(help, query).rules.map(({ label }) => label);

describe('the search query', () => {
  it('is the words that name something, however it is asked', () => {
    expect(readQuery('What is the Economic Climate?')).toEqual(['economic', 'climate']);
    expect(readQuery(' ')).toEqual([]);
    // A query of question words only searches for those words.
    expect(readQuery('why')).toEqual(['why']);
  });
});

describe('the search result', () => {
  it('begins with the word itself, then those whose sentences have it', () => {
    expect(words('climate')).toEqual(['Economic Climate', 'Index']);
    expect(words('what is the Economic Climate')).toEqual(['Economic Climate']);
    // Another name ranks after the word itself.
    expect(words('index')).toEqual(['Index', 'Economic Climate']);
  });

  it('has words by another name, and rules by their sentence or with a hyphen for a minus', () => {
    expect(words('eai')).toEqual(['Index']);
    expect(rules('moves by -1')).toEqual(['XX 9.2']);
  });

  it('begins with the rule whose label was asked for', () => {
    expect(rules('xx 6')).toEqual(['XX 6', 'XX 16']);
  });

  it('is empty if nothing was asked or nothing matches', () => {
    expect(findHelp(help, ' ')).toEqual({ words: [], rules: [] });
    expect(findHelp(help, 'zebra')).toEqual({ words: [], rules: [] });
  });
});
