import { describe, expect, it } from 'vitest';
import type { Formula } from '../effects/shapes';
import { event, hands, type Play, paper, secret } from '../testing/play';
import { researchSheetOf } from './state';
import { readWorth, seenWith } from './worth';

const worth = (table: Play, formula: Formula) => readWorth(table.open, formula);
const first = (table: Play, formula: Formula) => worth(table, formula).sentences[0];
const unsaid = (table: Play, formula: Formula) => worth(table, formula).sentences[2];

const pacts: Formula = { kind: 'support-pacts', power: 'Italy', region: 'Eastern Europe', max: 3 };
const results: Formula = {
  kind: 'support-results',
  power: 'Germany',
  base: -3,
  max: 3,
  category: 'military',
};

describe('GS Guide, Support: worth of a conditional card to its owner', () => {
  it('pacts: the fewest that bring it to its best, and with whom where that matters', () => {
    const table = paper();
    expect(first(table, pacts)).toBe('Now 0, at best +3: with two more pacts in Eastern Europe.');
    table.run('set-fact', { fact: 'pact', country: 'Rumania', powers: ['Germany'] });
    expect(first(table, pacts)).toBe('Now +1, at best +3: with one more pact in Eastern Europe.');
    table.run('set-fact', { fact: 'pact', country: 'Poland', powers: ['Italy'] });
    expect(first(table, pacts)).toBe('Now +3: it cannot be worth more.');
    expect(first(table, { ...pacts, region: 'Balkans' })).toBe(
      'Now 0, at best +3: with two more pacts in the Balkans (one with Turkey).',
    );
    expect(worth(table, pacts).sentences[1]).toBe(
      'A pact of the Axis won or lost in Eastern Europe changes it: Poland and Russia count two.',
    );
  });

  it('pacts of Russia’s own card: Russia is no partner of itself', () => {
    expect(first(paper(), { ...pacts, power: 'Russia' })).toBe(
      'Now 0, at best +3: with two more pacts in Eastern Europe.',
    );
    expect(worth(paper(), { ...pacts, power: 'Russia', max: 4 }).best).toBe(3);
  });

  it('results: base, what there is, and how many more', () => {
    const table = paper();
    table.run('set-fact', { fact: 'results', project: 'Germany/armor', value: 2 });
    expect(first(table, results)).toBe('Now −1, at best +3: with four more military results.');
    table.run('set-fact', { fact: 'results', project: 'Germany/rockets', value: 3 });
    expect(first(table, results)).toBe('Now +2, at best +3: with one more military result.');
  });

  it('is limited to the number of projects under the reading that counts one for each', () => {
    const table = paper({ readings: { 'results-count': 'project' } as never });
    expect(worth(table, results)).toMatchObject({ now: -3, best: 2 });
    expect(first(table, results)).toContain('five more military results, each of another project');
  });

  it('is at best the base plus the full maximum under the reading that the maximum caps the offset', () => {
    const table = paper({ readings: { 'max-of-what': 'offset' } as never });
    expect(worth(table, results)).toMatchObject({ now: -3, best: 0 });
    expect(first(table, results)).toContain('three more military results');
  });

  it('the index, the climate and the balance: what they would have to be', () => {
    const table = paper();
    table.run('set-fact', { fact: 'index', value: 1 });
    table.run('set-fact', { fact: 'balance', value: -1 });
    expect(first(table, { kind: 'support-index', power: 'Italy' })).toBe(
      'Now +1, at best +3: with an index of +3 or more.',
    );
    expect(first(table, { kind: 'support-climate', power: 'Britain' })).toBe(
      'Now 0, at best +3: with a climate of −3 or worse.',
    );
    expect(first(table, { kind: 'support-balance', power: 'France' })).toBe(
      'Now +1, at best +3: with the Allies ahead by 3 or more.',
    );
  });

  it('lists facts not entered, except those the app has followed from the first turn', () => {
    expect(unsaid(paper(), pacts)).toBe(
      'Not entered, and counted as none: Poland, Rumania and Russia. The menu’s Board figures enter it.',
    );
    expect(unsaid(paper({ keeps: ['flags'] }), pacts)).toBeUndefined();
    expect(unsaid(paper({ keeps: ['flags'], running: true }), pacts)).toContain('Poland');
    expect(unsaid(paper({ keeps: ['research'] }), results)).toBeUndefined();
    expect(unsaid(paper({ running: true }), { kind: 'support-balance', power: 'France' })).toBe(
      'The Balance of Power is not entered: 0 is counted. On the table, tap it to enter it.',
    );
    const table = paper();
    for (const country of ['Poland', 'Rumania', 'Russia'])
      table.run('set-fact', { fact: 'pact', country, powers: [] });
    expect(unsaid(table, pacts)).toBeUndefined();
  });

  it('levels: reads the owner’s own sheet, which nobody else sees', () => {
    const armor: Formula = {
      kind: 'support-progress',
      power: 'Russia',
      base: -3,
      max: 3,
      project: 'Russia/armor',
    };
    const table = hands({ Russia: [secret(armor)] }, { keeps: ['research'] });
    table.run('set-sheet', { board: 'Russia', what: 'steps', project: 'Russia/armor', steps: 5 });
    const sheet = researchSheetOf(table.state, 'Russia');
    expect(readWorth(seenWith(table.open, event(armor), sheet), armor)).toMatchObject({ now: -1 });
    expect(readWorth(seenWith(table.open, event(armor), undefined), armor)).toMatchObject({ now: -3 });
  });
});
