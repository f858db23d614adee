import { expect, it } from 'vitest';
import { sitDown, withHands } from '@/games/storm-over-asia/rules/testing/play';
import { readUnder } from '@/table/testing/read-under';
import { GAME_UI } from '../game-ui';

it.each([
  ['SOA 26.112E', 'conquest', { region: 'Shanghai', conquered: true }, /^Japan conquers Shanghai/],
  ['SOA 25', 'place-flag', { region: 'Yunnan', flag: 'warlord' }, /^Put a warlord flag in Yunnan$/],
  ['SOA 25', 'take-flag', { region: 'Yunnan', flag: 'Nationalist' }, /^Take a Nationalist flag off Yunnan$/],
  ['SOA 25', 'move-flag', { from: 'Yunnan', to: 'Shensi', flag: 'Nationalist' }, /from Yunnan to Shensi/],
  ['SOA 25.1', 'set-region', { region: 'Shanghai', flags: ['Japanese'] }, /^Shanghai has/],
  ['SOA 27', 'set-abroad', { country: 'Burma', British: 2, Japanese: 1 }, /^Burma: 2 British/],
  ['SOA 28 to 30', 'set-cohesion', { of: 'Russia', cohesion: 'high' }, /^Cohesion of Russia/],
])('%s: %s is an event', (_, type, command, said) => {
  const table = sitDown('paper', { china: { Yunnan: 'NN' } });
  table.run(type, command);
  expect(readUnder('events', GAME_UI, table)).toEqual([expect.stringMatching(said)]);
  expect(readUnder('rulings', GAME_UI, table)).toEqual([]);
});

it('SOA 26.112: the warlord card is an event, the steps on the way to it are not', () => {
  const table = sitDown('paper', { china: { Yunnan: 'NN' } }).to('warlord');
  table.run('enter-warlord', { region: 'Yunnan' });
  table.to('attacks').run('end-turn');
  const events = readUnder('events', GAME_UI, table);
  expect(events).toContain('The warlord card: Yunnan');
  expect(events.join()).not.toMatch(/On to|dealt|has its cards|ends/);
});

it('SOA 9: a step that shows cards is an event', () => {
  const table = withHands({
    China: [{ title: 'A parade', window: 'income', effects: [{ kind: 'by-hand', words: 'Cheer.' }] }],
  }).to('income');
  table.run('advance');
  expect(readUnder('events', GAME_UI, table)).toContain('China shows A parade');
});
