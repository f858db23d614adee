import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEvent, anyPlace } from '../testing/entries';
import { HOSTILE_TEXTS } from '../testing/hostile-texts';
import { takeWay } from './doubts';
import { MOST_LETTERS, MOST_MISTAKES, printEntryList, readEntryList } from './entry-list';

const CATEGORIES = ['Diplomatic', 'Military', 'Economic', 'Home'];
const read = (text: string) => readEntryList(text, CATEGORIES);
const headsOf = (text: string) => read(text).entries.map(({ list, number }) => `${list}/${number}`);
const mistakesOf = (text: string) => read(text).mistakes.map(({ line, message }) => [line, message]);
const mend = (text: string, label: RegExp) => {
  const way = read(text)
    .mistakes.flatMap(({ ways }) => ways)
    .find((item) => label.test(item.label));
  if (!way) throw new Error(`No way out is called ${label}.`);
  return takeWay(text, way);
};

const LIST = `General 12
A hard winter
Chinese support level: -1

Japanese 2, 7
Ships are late [income]
JAI: -1

Diplomatic 8
A quiet word [secret]

Chinese 79
A governor comes over
`;

describe('a list of entries', () => {
  it('reads each block under its list and number, also by the name that the table has for a category', () => {
    expect(headsOf(LIST)).toEqual(['general/12', 'Japanese 2/7', 'Japanese 1/8', 'Chinese/79']);
    expect(read(LIST).mistakes).toEqual([]);
    expect(read(LIST).entries.map(({ line }) => line)).toEqual([1, 5, 9, 12]);
    expect(read(LIST).entries[3]?.event.effects).toMatchObject([{ kind: 'turn-flag', from: 'warlord' }]);
  });

  it.each([
    ['general 12', 'general/12'],
    ['GENERAL 12.', 'general/12'],
    ['General card 12:', 'general/12'],
    ['Japanese 2 7', 'Japanese 2/7'],
    ['Japanese, Home 7', 'Japanese 4/7'],
    ['Home, 7', 'Japanese 4/7'],
    ['China 80', 'Chinese/80'],
    ['Russian #3', 'Russian/3'],
  ])('%s', (head, key) => {
    expect(headsOf(`${head}\nA title\nJAI: +1`)).toEqual([key]);
  });

  it('refuses a name that two categories share, and says so', () => {
    const list = readEntryList('Home 7\nA title', ['Diplomatic', 'Home', 'Home', 'Fourth']);
    expect(list.entries).toEqual([]);
    expect(list.mistakes[0]?.message).toContain('“Home”');
  });

  it.each([
    ['Germn 12\nA title', 1, 'There is no list called “Germn”.'],
    ['Japanese 12\nA title', 1, 'Which of Japan’s four lists is it?'],
    ['General 81\nA title', 1, 'The deck has 80 cards: 81 is none of them.'],
    ['General 0\nA title', 1, 'The deck has 80 cards: 0 is none of them.'],
    ['General 12\nA title\n\nGeneral 12\nAnother', 4, 'General 12 is on line 1 already.'],
    ['General 12\n\nGeneral 13\nA title', 1, 'There is nothing under General 12.'],
    ['A title\nJAI: +1', 1, 'This is not under a list and a number.'],
    ['General 12: A hard winter\nJAI: +1', 1, 'What an entry says goes under its number.'],
    ['\nGeneral 12\nA title\nJAI: +x', 4, '“+x” is not a whole number in figures.'],
    ['General 12\nA title\nGeneral 13\nA title', 3, 'This is the head of another entry.'],
  ])('%j: a mistake on its line', (text, line, message) => {
    expect(mistakesOf(text)).toEqual([[line, message]]);
    expect(read(text).mistakes[0]?.allowed ?? read(text).mistakes[0]?.ways.length).toBeTruthy();
  });

  it('an entry with a doubt is not among the understood ones, and is mended in one tap', () => {
    expect(headsOf('Genral 12\nA title')).toEqual([]);
    expect(headsOf(mend('Genral 12\nA title', /General 12/))).toEqual(['general/12']);
    expect(headsOf(mend('General 12: A title\nJAI: +1', /^Begin/))).toEqual(['general/12']);
    const joined = mend('General 12\nA title\n\n\nOne unit comes back', /^It belongs/);
    expect(joined).toBe('General 12\nA title\nOne unit comes back');
    const parted = mend('General 12\nA title\nGeneral 13\nA title', /^Leave/);
    expect(headsOf(parted)).toEqual(['general/12', 'general/13']);
    expect(headsOf(mend('General 12\nA title\n\nGeneral 12\nAnother', /^Take/))).toEqual(['general/12']);
  });

  it('never throws on hostile text: reports what is not a list, and does not read too much', () => {
    for (const text of HOSTILE_TEXTS)
      expect(read(text).mistakes.length).toBeLessThanOrEqual(MOST_MISTAKES + 60);
    const big = read('General 12\nA title\n\n'.repeat(1_000_000));
    expect(big.entries).toEqual([]);
    expect(big.mistakes).toMatchObject([{ line: 1, allowed: 'Paste the list in parts.' }]);
    expect(big.mistakes[0]?.message).toContain(MOST_LETTERS.toLocaleString('en-US'));
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it('never throws on any text, and each mistake has a line of the text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('General 1', '', 'JAI: +1'))), (lines) => {
        const text = lines.join('\n');
        const count = text.split(/\r\n|[\n\r\u2028\u2029]/u).length;
        for (const { line, ways } of read(text).mistakes) {
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(count);
          for (const way of ways) expect(way.line + way.lines - 1).toBeLessThanOrEqual(count);
        }
      }),
    );
  });

  it('reads back what was printed', () => {
    const any = fc.uniqueArray(
      fc.tuple(anyPlace, anyEvent).map(([place, event]) => ({ ...place, event })),
      { selector: ({ list, number }) => `${list}/${number}`, maxLength: 8 },
    );
    fc.assert(
      fc.property(
        any,
        fc.constantFrom([], CATEGORIES, ['JAI', 'General', 'By hand', 'Title']),
        (entries, names) => {
          const list = readEntryList(printEntryList(entries, names), names);
          expect(list.mistakes).toEqual([]);
          expect(list.entries.map(({ line: _, ...entry }) => entry)).toEqual(entries);
        },
      ),
    );
  });
});
