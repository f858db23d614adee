import { describe, expect, it } from 'vitest';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { readOwnDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import { CATALOGUE } from '@/games/gathering-storm/rules/policy/catalogue';
import { HOUSE_POLICY } from '@/games/gathering-storm/rules/policy/house-policy';
import { decide } from '@/kernel/command/decide';
import { printPolicy, readPolicy } from '@/kernel/command/policy-file';
import type { Command } from '@/kernel/game';
import { type Refusal, refusalText } from '@/kernel/result';
import { sampleSeeds, share } from '@/kernel/testing/effort';
import { corrupt, RAW, SENTENCE } from '@/kernel/testing/spoil';
import { main as deckMain } from './deck';
import { CHANCE, fileOf, replayFile, SCRIPTS, sitDown } from './testing/files';
import { readPageOf } from './testing/pages';
import { SYSTEMS } from './testing/systems';

/** Every command of a game’s page. */
function commandsOf(game: string): Command[] {
  return [...readPageOf(game).matchAll(/```json[^\n]*\n([\s\S]*?)```/g)]
    .map(([, json = '']) => JSON.parse(json) as Command)
    .filter((data) => typeof data.type === 'string' && data.type !== 'undefined');
}

/** Checks that a refusal is a sentence of ours, says where it is, and says what is allowed. */
function faultOf(refusal: Refusal, path: readonly string[] = []): string | null {
  const text = refusalText(refusal);
  if (RAW.test(text)) return `raw: ${text}`;
  if (!SENTENCE.test(refusal.message)) return `no sentence: ${text}`;
  if (!/^[“"A-Z0-9−]./.test(refusal.allowed)) return `nothing allowed: ${text}`;
  return refusal.at !== undefined && path.length > 0 && !text.includes(refusal.at)
    ? `no place: ${text}`
    : null;
}

/** Picks out of a seed, the same every time. */
function picksOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Of so many ways to get it wrong one is tried; all of them in the sweep. */
const EACH = Math.max(1, Math.round(0.5 / share()));

describe.each(Object.keys(SYSTEMS))('%s: bad input is refused in our words', (game) => {
  const table = sitDown(game);
  const commands = commandsOf(game);

  it('for any wrong field of a command', () => {
    expect(commands.length).toBeGreaterThan(2);
    const faults = commands.flatMap((command) =>
      [...corrupt(command)]
        .filter((_, at) => at % EACH === 0)
        .flatMap(({ what, path, value }) => {
          if (typeof (value as Command | null)?.type !== 'string') return [];
          const decided = decide(table.journal, value as Command, CHANCE);
          const fault = decided.ok ? null : faultOf(decided.refusal, path);
          return fault ? [`${command.type}, ${what}: ${fault}`] : [];
        }),
    );
    expect(faults).toEqual([]);
  });

  it('at any step of the table, with what is allowed', () => {
    const faults = new Set<string>();
    for (const seed of sampleSeeds(4)) {
      const played = sitDown(game);
      const pick = picksOf(seed);
      for (let move = 0; move < 40; move += 1) {
        const possible: Command[] = [];
        for (const command of [...commands, { type: 'advance' }, { type: 'end-turn' }, { type: 'fly' }]) {
          const decided = decide(played.journal, command, CHANCE);
          const fault = decided.ok ? null : faultOf(decided.refusal);
          if (fault) faults.add(`${command.type}: ${fault}`);
          if (decided.ok) possible.push(command);
        }
        const next = possible[pick(possible.length)];
        if (next) played.attempt(next);
      }
    }
    expect([...faults]).toEqual([]);
  });

  it('for any content of a script or a table', async () => {
    const script = { ...SCRIPTS[game], commands: commands.slice(0, 3) };
    table.attempt({ type: 'note', words: 'A word' });
    table.attempt({ type: 'undo' });
    const files = [script, fileOf(table, 'public'), { ...fileOf(table, 'whole'), deck: null }];
    const faults: string[] = [];
    for (const file of files)
      for (const [at, { what, value }] of [...corrupt(file)].entries()) {
        if (at % (4 * EACH) !== 0) continue;
        const { code, text, said: message } = await replayFile(JSON.stringify(value));
        const raw = RAW.test(message) || (text !== '' && RAW.test(JSON.stringify(JSON.parse(text).refusals)));
        if (raw || (code !== 0 && !SENTENCE.test(message))) faults.push(`${what}: ${message}`);
      }
    expect(faults).toEqual([]);
  });
});

describe('an invalid file is refused in our words', () => {
  /** Every bad message about corrupted variants of a value, each with its place. */
  const faultsOf = (value: unknown, messagesOf: (spoilt: unknown) => readonly string[]) =>
    [...corrupt(value)]
      .filter((_, at) => at % EACH === 0)
      .flatMap(({ what, value: damaged }) =>
        messagesOf(damaged).flatMap((words) =>
          RAW.test(words) || !SENTENCE.test(words) ? [`${what}: ${words}`] : [],
        ),
      );

  it('a deck, by its tool and in the app', async () => {
    const [first] = HOUSE_DECK.cards;
    const deck = { name: 'Ours', cards: [first] };
    const faults: string[] = [];
    for (const [at, { what, value }] of [...corrupt(deck)].entries()) {
      if (at % EACH !== 0) continue;
      const lines: string[] = [];
      const io = {
        readBytes: async () => new TextEncoder().encode(JSON.stringify(value)),
        out: () => undefined,
        err: (line: string) => lines.push(line),
      };
      const code = await deckMain(['deck.json'], io);
      if (code !== 1 || lines.length === 0) faults.push(`${what}: goes through`);
      for (const words of lines)
        if (RAW.test(words) || !/^\S.*[.?!…”)]$/s.test(words)) faults.push(`${what}: ${words}`);
    }
    expect(faults).toEqual([]);
    expect(
      faultsOf({ name: 'Ours', size: 144, cards: [first] }, (damaged) => {
        const read = readOwnDeck(damaged);
        return read.ok ? [] : [refusalText(read.refusal)];
      }),
    ).toEqual([]);
  });

  it('a policy', () => {
    const text = JSON.parse(printPolicy(HOUSE_POLICY, CATALOGUE.game)) as { rules: unknown[] };
    const policy = { ...text, rules: text.rules.slice(0, 2) };
    expect(
      faultsOf(policy, (damaged) =>
        readPolicy(JSON.stringify(damaged), CATALOGUE).mistakes.flatMap(({ words, instead }) => [
          words,
          instead,
        ]),
      ),
    ).toEqual([]);
  });
});
