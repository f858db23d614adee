import { describe, expect, it } from 'vitest';
import { FLAG_EVENTS } from '../warlords/flag-events';
import { printEntryWords, readEntryWords } from './read-entry';

describe('an entry in its printed words', () => {
  it.each([
    ['Japanese support level: -1', { kind: 'line', total: 'support:Japan', amount: -1 }],
    ['Chinese support: +2', { kind: 'line', total: 'support:China', amount: 2 }],
    ['British national income: −1', { kind: 'line', total: 'income:Britain', amount: -1 }],
    ['JAI: +1', { kind: 'line', total: 'index', amount: 1 }],
    ['Japanese Aggression Index: 1.', { kind: 'line', total: 'index', amount: 1 }],
    [
      'A warlord flag becomes Nationalist',
      { kind: 'turn-flag', from: 'warlord', to: 'Nationalist', picks: 'China', rule: 'SOA 26.213B' },
    ],
    ['One garrison unit comes back', { kind: 'by-hand', words: 'One garrison unit comes back' }],
    ['German support level: +1', { kind: 'by-hand', words: 'German support level: +1' }],
    ['A Communist flag becomes Japanese', { kind: 'by-hand', words: 'A Communist flag becomes Japanese' }],
  ])('%s', (line, effect) => {
    expect(readEntryWords(`A title\n${line}`)).toEqual({
      title: 'A title',
      secret: false,
      window: 'drawn',
      effects: [effect],
    });
  });

  it('has no title where the first line is read; is secret where it says so; is nothing where nothing stands', () => {
    expect(readEntryWords('JAI: +1\nRussian support level: +1')).toMatchObject({
      title: '',
      effects: [{}, {}],
    });
    expect(readEntryWords('A quiet word [secret]\nJAI: -1')).toMatchObject({
      title: 'A quiet word',
      secret: true,
    });
    expect(readEntryWords('  \n')).toMatchObject({ title: '', effects: [] });
  });

  it('is printed as it was read', () => {
    for (const text of [
      'A title [secret]\nJapanese support level: -1\nJAI: +1\nOne unit comes back',
      'British national income: +1',
      ...FLAG_EVENTS.map(({ from, to }) => `Envoys\nA ${from} flag becomes ${to}`),
    ])
      expect(printEntryWords(readEntryWords(text))).toBe(text);
  });
});
