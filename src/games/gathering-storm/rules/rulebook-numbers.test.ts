import { describe, expect, it } from 'vitest';
import { baseIncomes, noteNumbers, rulebookNumbers, sayNumbers } from './rulebook-numbers';
import { type Play, paper } from './testing/play';

const fact = (table: Play, more: object) => table.run('set-fact', more);

/** A table that typed numbers of its rulebook, and some of its game. */
function typed(): Play {
  const table = paper();
  for (const climate of [1, -2])
    for (const power of ['Germany', 'France'])
      fact(table, { fact: 'climate-income', climate, power, value: climate });
  fact(table, { fact: 'base-tiles', power: 'Italy', value: 2 });
  fact(table, { fact: 'conversion-price', power: 'Germany', value: 5 });
  fact(table, { fact: 'threshold', power: 'Britain', value: 9 });
  fact(table, { fact: 'garrison', part: 'axis-flag', value: 1 });
  fact(table, { fact: 'needed', country: 'Poland', value: 6 });
  fact(table, { fact: 'subversion', value: 2 });
  table.run('set-project', { owner: 'Axis', name: 'torpedoes', category: 'naval', last: 8, results: [4, 8] });
  table.run('set-project', { owner: 'Britain', name: 'sonar', category: 'naval', last: 6 });
  return table;
}
const rulebookOf = ({ open }: Play) => ({
  ...open.facts,
  said: null,
  projects: open.projects,
  prices: open.prices,
});

describe('GS 11.3, 14, 15.14, 21.22, 32.3: rulebook numbers for another table', () => {
  it('GS 11.3 can be copied completely to another table', () => {
    const from = typed();
    const to = paper();
    for (const { type, ...more } of rulebookNumbers(from.open)) to.run(type, more);
    expect(rulebookOf(to)).toEqual(rulebookOf(from));
    expect(rulebookNumbers(to.open)).toEqual(rulebookNumbers(from.open));
  });

  it('GS 11.12C exclude the board state of one game', () => {
    const table = typed();
    const before = rulebookNumbers(table.open);
    fact(table, { fact: 'garrison', part: 'armor', value: 3 });
    fact(table, { fact: 'factories', power: 'Germany', civilian: 5, military: 1, idle: 0 });
    fact(table, { fact: 'pact', country: 'Poland', powers: ['France'] });
    fact(table, { fact: 'base-income', power: 'Italy', value: 7 });
    fact(table, { fact: 'base-income', power: 'France', value: -1 });
    expect(rulebookNumbers(table.open)).toEqual(before);
    expect(baseIncomes(table.open)).toEqual({ Italy: 7 });
    expect(rulebookNumbers(paper().open)).toEqual([]);
  });

  it('GS 11.3 are described in one phrase, with the table they came from', () => {
    const numbers = rulebookNumbers(typed().open);
    const said =
      'what the climate gives at −2 and +1, random tiles, the price of factories, thresholds of war, what flags add to the Russian garrison, what countries need, what a subversion result changes and 2 projects';
    expect(sayNumbers(numbers)).toBe(said);
    const note = noteNumbers('“Our table” of November 28, 2026', numbers);
    expect(note.words).toBe(`From your table “Our table” of November 28, 2026: ${said}.`);
    expect(paper().attempt(note)).toBeNull();
  });

  it('GS 11.3 can be noted for a table with a long name', () => {
    const note = noteNumbers('x'.repeat(270), rulebookNumbers(typed().open));
    expect(paper().attempt(note)).toBeNull();
  });
});
