import { describe, expect, it } from 'vitest';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { COMMANDS as STORM_COMMANDS } from '@/games/gathering-storm/rules/commands';
import { COMMANDS as ASIA_COMMANDS } from '@/games/storm-over-asia/rules/commands';
import type { Command } from '@/kernel/game';
import { fileOf, replayFile, SCRIPTS, sitDown } from './testing/files';

const DEALT: Command[] = [{ type: 'turn-card' }, { type: 'apply-card' }, { type: 'deal' }];
const support = (amount: number, title = 'Whispered') => ({
  title,
  secret: true,
  effects: [{ kind: 'support', power: 'France', amount }],
});
const printed = HOUSE_DECK.cards.map((card) => card.national.France);

/**
 * Variants of private commands: to an outsider all accepted ones look the same, and so do all refused ones,
 * whatever the reason.
 */
const STORM: Record<string, object[]> = {
  order: [
    { power: 'France', slot: 1, do: 'play' },
    { power: 'France', slot: 1, do: 'keep' },
    { power: 'France', slot: 1, do: 'decline' },
    { power: 'France', slot: 1, do: 'play', answers: { 0: 'Whispered' } },
    { power: 'France', slot: 2, do: 'play' },
    { power: 'France', slot: 'Whispered', do: 'play' },
    { power: 'France', slot: 1, do: 'Whispered' },
  ],
  'amend-held': [
    { power: 'France', slot: 1, event: support(2) },
    { power: 'France', slot: 1, event: support(3) },
    { power: 'France', slot: 9, event: support(3) },
    { power: 'France', slot: 1, event: support(77) },
    { power: 'France', slot: 1, event: { ...support(3), whispered: 'Whispered' } },
    { power: 'France', slot: 1, event: { title: 'Whispered', effects: [] } },
    { power: 'France', slot: 1, event: { title: 'Whispered', effects: [{ kind: 'index', amount: 1 }] } },
    { power: 'France', slot: 1 },
    ...printed.slice(0, 12).map((event) => ({ power: 'France', slot: 1, event })),
  ],
  'private-note': [
    { power: 'France', words: 'Whispered' },
    { power: 'France', words: 'Overheard' },
    { power: 'France', words: 3 },
  ],
  bring: [
    { power: 'France', slot: 1 },
    { power: 'France', slot: 9 },
    { power: 'France', slot: 'Whispered' },
  ],
  place: [
    { board: 'Allies', project: 'Allies/ASW', own: 1 },
    { board: 'Allies', project: 'Allies/ASW', own: 9 },
    { board: 'Allies', project: 'Whispered', own: 1 },
  ],
  assign: [
    { board: 'Allies', grant: 'Whispered', steps: {} },
    { board: 'Allies', grant: 'g1', steps: 'Whispered' },
  ],
  'set-sheet': [
    { board: 'Allies', what: 'counters', points: 2 },
    { board: 'Allies', what: 'counters', points: 3 },
    { board: 'Allies', what: 'counters', points: 77 },
    { board: 'Allies', what: 'Whispered' },
  ],
  'set-purse': [
    { power: 'France', base: 3 },
    { power: 'France', base: 'Whispered' },
  ],
  'purse-line': [
    { power: 'France', amount: 0, words: 'Whispered' },
    { power: 'France', amount: 1, words: '' },
  ],
  'purse-tiles': [
    { power: 'France', tiles: [3, 3] },
    { power: 'France', tiles: ['Whispered'] },
  ],
  'remove-purse-line': [
    { power: 'France', id: 'Whispered' },
    { power: 'France', id: 4 },
  ],
};

const ASIA: Record<string, object[]> = {
  order: [
    { power: 'Japan', slot: 1, do: 'play' },
    { power: 'Japan', slot: 1, do: 'keep' },
    { power: 'Japan', slot: 9, do: 'keep' },
    { power: 'Japan', slot: 1, do: 'Whispered' },
  ],
  'private-note': [
    { power: 'Japan', words: 'Whispered' },
    { power: 'Japan', words: 'Overheard' },
    { power: 'Japan', words: 'W'.repeat(601) },
  ],
};

const isPrivate = (kind: { audience: (command: never) => string } | undefined) =>
  kind?.audience({ power: 'France', board: 'Allies' } as never) !== 'public';

describe.each([
  ['gathering-storm', STORM, STORM_COMMANDS],
  ['storm-over-asia', ASIA, ASIA_COMMANDS],
] as const)('%s: a private command reveals its content to no other player', (game, ways, commands) => {
  it('of any kind', () => {
    const found = Object.keys(commands).filter((type) => isPrivate(commands[type] as never));
    expect(Object.keys(ways).sort()).toEqual(found.sort());
  });

  it.each(Object.entries(ways))('%s', async (type, given) => {
    const seen = { done: new Set<string>(), refused: new Set<string>() };
    for (const way of given) {
      const script = { ...SCRIPTS[game], commands: [...DEALT, { ...way, type }] };
      const { code, text, said } = await replayFile(script);
      expect(text + said).not.toMatch(/whispered|overheard/i);
      seen[code === 0 ? 'done' : 'refused'].add(text + said);
    }
    expect([seen.done.size <= 1, seen.refused.size <= 1]).toEqual([true, true]);
  });

  it('in a correction, which all can read', async () => {
    for (const [type, [way]] of Object.entries(ways)) {
      const correct = { type: 'correct', entry: 1, how: 'insert', command: { ...way, type } };
      const script = { ...SCRIPTS[game], commands: [...DEALT, correct] };
      const { code, text, said } = await replayFile(script);
      expect(code).toBe(1);
      expect(text + said).not.toMatch(/whispered/i);
    }
  });

  it('in a table whose recorded private entry is damaged', async () => {
    const table = sitDown(game);
    for (const command of DEALT) table.attempt(command);
    for (const [type, given] of Object.entries(ways))
      for (const way of given) table.attempt({ ...way, type });
    const { text } = await replayFile(fileOf(table, 'whole'));
    expect(text).not.toMatch(/whispered/i);
    expect(await replayFile(fileOf(table, 'public'))).toMatchObject({ code: 0, text });
  });
});
