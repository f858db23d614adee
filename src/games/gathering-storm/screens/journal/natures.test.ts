import { describe, expect, it } from 'vitest';
import { hands, type Play, paper } from '@/games/gathering-storm/rules/testing/play';
import { readUnder } from '@/table/testing/read-under';
import { GAME_UI } from '../game-ui';

const events = (table: Play) => readUnder('events', GAME_UI, table);
const rulings = (table: Play) => readUnder('rulings', GAME_UI, table);

describe('Events', () => {
  it.each([
    ['GS 9.14', 'aggression', { power: 'Germany', target: 'Austria' }, /completes its aggression/],
    ['GS 9.15', 'sign-pact', {}, /Pact is signed/],
    [
      'GS 25.31',
      'civil-war',
      { country: 'Spain', counters: 1, state: 'quiet' },
      /^Put Spain’s civil war marker on 1$/,
    ],
    ['GS 4.16', 'set-fact', { fact: 'pact', country: 'Poland', powers: ['France'] }, /trade pact/],
    ['GS Guide', 'set-fact', { fact: 'flags', country: 'Poland', flags: ['France'] }, /^Poland has flags/],
    [
      'GS Guide',
      'set-fact',
      { fact: 'conquered', country: 'Albania', by: 'Axis' },
      /^Mark Albania as conquered/,
    ],
    ['GS 24.61B', 'set-fact', { fact: 'rings', country: 'Norway', powers: ['Russia'] }, /spy rings/],
    ['GS Guide', 'set-fact', { fact: 'results', project: 'Germany/armor', value: 1 }, /1 result shown/],
  ])('%s: %s %j is one', (_, type, command, said) => {
    const table = paper();
    table.run(type, command);
    expect(events(table)).toEqual([expect.stringMatching(said)]);
    expect(rulings(table)).toEqual([]);
  });

  it('GS 9.14B: a conquest that was under way is one, and so is its failure', () => {
    for (const succeeded of [true, false]) {
      const table = paper();
      table.run('aggression', { power: 'Italy', target: 'Ethiopia', outcome: 'going-on' });
      table.run('complete-aggression', { target: 'Ethiopia', succeeded });
      expect(events(table)).toHaveLength(2);
    }
  });

  it('GS 9.41: include cards, whichever entry showed them, but no step without cards', () => {
    const table = hands({}).to('income').nextTurn();
    expect(events(table)).toEqual([
      'The card is turned: Test card',
      'The general card is applied',
      'Germany, Italy, Britain, France and Russia show five events',
    ]);
  });

  it('include table entries that changed a number, which are also rulings', () => {
    const table = paper();
    table.run('add-line', { total: 'support:Italy', amount: 1, words: 'A parade', until: 'turn' });
    table.run('note', { words: 'Ben brings the cake.' });
    expect(events(table)).toEqual([expect.stringContaining('A parade')]);
    expect(rulings(table)).toHaveLength(2);
  });

  it('GS 9.14: a correction of one, one that was forgotten, and one that is taken out are', () => {
    const austria = { type: 'aggression', power: 'Germany', target: 'Austria' };
    const flags = { type: 'set-fact', fact: 'flags', country: 'Poland', flags: ['France'] };
    const table = paper();
    table.run('note', { words: 'Ben brings the cake.' });
    table.run('set-fact', { ...flags, flags: ['Britain'] });
    table.run('correct', { entry: 2, how: 'change', command: flags });
    table.run('correct', { entry: 1, how: 'insert', command: austria });
    table.run('correct', { entry: 2, how: 'remove' });
    table.run('correct', { entry: 1, how: 'change', command: { type: 'note', words: 'Anna does.' } });
    expect(events(table).map((text) => text.slice(0, 12))).toEqual([
      'Poland has f',
      'Correction o',
      'Forgotten be',
      'Taken out: 2',
    ]);
  });

  it('GS 11.12C: income is, where points that all can see moved', () => {
    const table = paper({ keeps: ['income'] });
    table.to('industrial');
    expect(events(table)).not.toContain('Income is taken');
    table.nextTurn();
    table.run('set-fact', { fact: 'base-income', power: 'Germany', value: 20 });
    table.to('industrial');
    expect(events(table)).toContain('Income is taken');
  });
});
