import { expect, it } from 'vitest';
import type { Entry } from '@/kernel/journal/entry';
import { event, paper } from '../testing/play';
import { nameEntry, sayEntry, sayRow } from './sentences';

const entry = (command: { type: string; [key: string]: unknown }, changes: Entry['changes'] = []): Entry => ({
  n: 1,
  parent: 0,
  at: { turn: 11, step: 'income-events' },
  open: { command },
  changes,
});

it('GS 9.41A: describes a shown event with its effect and the exact change', () => {
  const shown = entry(
    {
      type: 'show-event',
      power: 'Italy',
      how: 'played',
      event: event({ kind: 'income', power: 'Italy', amount: -1 }),
    },
    [['income:Italy', 19, 18]],
  );
  expect(sayEntry(shown)).toEqual({
    text: 'Italy shows Test event',
    notes: ['Italian income falls by one this turn.', 'Italian income 19 to 18'],
    rule: 'GS 9.41',
  });
  expect(nameEntry(shown)).toBe('Italy’s event');
});

it('names the entry to undo by its change', () => {
  const line = { type: 'add-line', total: 'support:Germany', amount: 1, words: 'Harbor fund', until: 'turn' };
  expect(nameEntry(entry(line, [['support:Germany', 1, 2]]))).toBe('German support +1 to +2');
  expect(nameEntry(entry({ type: 'open-papers', person: 'Anna' }))).toBe('Anna’s papers');
});

it('GS 10.41C: describes points below 0 as short', () => {
  const table = paper().deal(0).to('income');
  table.run('set-fact', { fact: 'base-income', power: 'Germany', value: 1 });
  table.run('take-income');
  const shownEntry = table.run('show-event', {
    power: 'Germany',
    event: event({ kind: 'support', power: 'Germany', amount: -3 }),
  });
  expect(sayEntry(shownEntry).notes.join(' ')).toContain('German tile points 1 to 0, 2 short');
});

it.each([
  [{ fact: 'balance', value: 2 }, 'The table enters the Balance of Power: +2'],
  [{ fact: 'index', value: 1 }, 'The table enters the European Aggression Index: +1'],
  [
    { fact: 'factories', power: 'Italy', civilian: 4, military: 1, idle: 2 },
    'Italian factories: 4 civilian, 1 military, 2 idle',
  ],
  [{ fact: 'conversion-price', power: 'Italy', value: 6 }, 'A conversion usually costs Italy 6 tile points'],
  [{ fact: 'yard', power: 'Italy', value: 3 }, 'Italian yards hold 3 ships at once'],
  [{ fact: 'conquered', country: 'Austria', by: 'Axis' }, 'Mark Austria as conquered by the Axis'],
  [{ fact: 'subversion', value: 1 }, 'One subversion result changes diplomacy by 1'],
])('GS 4.16, 11.21, 18.21B: describes each fact entered by the table: %j', (fact, text) => {
  expect(sayEntry(paper().run('set-fact', fact)).text).toBe(text);
});

it('GS 9.13: describes a power that shows nothing, and a step done on the table with its reason', () => {
  const table = paper({ keeps: [] }).deal(0).to('end');
  const [due] = table.dues;
  expect(sayEntry(table.run('waive', { due: due?.id })).text).toBe(`${due?.owes} shows nothing`);
  const [next] = table.dues;
  expect(sayEntry(table.run('waive', { due: next?.id, reason: 'A card was missing' })).text).toBe(
    'Done on the table: A card was missing',
  );
});

it('a correction describes its current outcome', () => {
  const command = { type: 'show-event', power: 'Italy', how: 'played', event: event([]) };
  const row = (steps: object) => ({
    no: 2,
    stands: true,
    entry: {
      ...entry({ type: 'correct', entry: 1, how: 'change', command }),
      open: {
        command: { type: 'correct', entry: 1, how: 'change', command },
        came: { own: { came: { steps: { 'Italy/armor': 1 } }, changes: [] }, again: {}, gone: [] },
      },
    },
    puts: { ...entry(command), open: { command, came: { steps } } },
  });
  const said = (steps: object) => sayRow(row(steps)).notes.join(' ');
  expect(said({ 'Italy/armor': 1 })).toContain('Italian armor: 1 step');
  expect(said({ 'Italy/armor': 3 })).toContain('Italian armor: 3 steps');
  expect(sayRow(row({})).text).toContain('Correction of 1');
});
