import { expect, it } from 'vitest';
import type { Chance } from '@/kernel/chance';
import { decide } from '@/kernel/command/decide';
import type { Command, OpenBase } from '@/kernel/game';
import { type Entry, outcomeIn } from '@/kernel/journal/entry';
import { commit, createJournal, type Journal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { countLeft, type Pile } from '@/kernel/pile';
import type { System } from '@/kernel/system';
import { chanceOf, type Recorded, type Records, readRecords } from './testing/recorded-games';
import { SYSTEMS } from './testing/systems';

type AnyJournal = Journal<OpenBase, unknown>;

/** Entries between an undo and the same command again: none of them is about what that command draws or rolls. */
const BETWEEN: Record<string, (open: OpenBase) => Command[]> = {
  'gathering-storm': ({ turn }) => [
    { type: 'note', words: 'Tea.' },
    { type: 'aggression', power: 'Germany', target: 'Test', value: 1, completed: turn - 1 },
    { type: 'set-fact', fact: 'index', value: 1 },
    { type: 'reshuffle' },
  ],
  'storm-over-asia': () => [
    { type: 'note', words: 'Tea.' },
    { type: 'set-front', exists: true },
    { type: 'add-line', total: 'index', amount: 1, until: 'turn' },
    { type: 'turn-card', anyway: true },
    { type: 'reshuffle' },
  ],
  goss: () => [
    { type: 'note', words: 'Tea.' },
    { type: 'place-marker', hex: 'Q7', side: 'first', words: 'Fog' },
    { type: 'assault', hex: 'Q8', attacker: 'first', anyway: true },
    { type: 'assault', hex: 'Q9', attacker: 'second', anyway: true },
  ],
};

/** The commands that use chance, by game. */
const BY_CHANCE: Record<string, string[]> = {
  'gathering-storm': ['deal', 'draw-tiles', 'turn-card'],
  'storm-over-asia': ['deal', 'draw-purge', 'draw-warlord', 'turn-card'],
  goss: ['assault', 'negate', 'result', 'type-die'],
};

/** Every roll of GOSS by the app; the recorded games seldom leave the type die to it. */
const ROLLED: Command[] = ['Q1', 'Q2', 'Q3'].flatMap((hex, at) => {
  const event = `e${at + 1}`;
  return [
    { type: 'assault', hex, attacker: 'first', again: true, anyway: true },
    { type: 'doubles', hex, sides: ['first'], active: 'first', anyway: true },
    { type: 'negate', event, rating: 0 },
    { type: 'type-die', event },
    { type: 'result', event },
    { type: 'result', marker: event, anyway: true },
  ];
});

/** A card for each power in each round of the longest deal. */
const PLACES = 30;
const TAKES_CARDS = ['aggression', 'turn-card'];

function leftIn(open: OpenBase): number {
  const { deck, hands } = open as OpenBase & { deck: Pile | null; hands: Record<string, { held: number }> };
  const held = Object.values(hands).reduce((sum, hand) => sum + hand.held, 0);
  return deck ? countLeft(deck, held) : 0;
}

/** Reports whether chance was used since the last check. */
function watch(chance: Chance) {
  let asked = false;
  const ask =
    <A extends unknown[], R>(act: (...given: A) => R) =>
    (...given: A) => {
      asked = true;
      return act(...given);
    };
  const watched: Chance = { order: ask(chance.order), roll: ask(chance.roll) };
  return {
    watched,
    wasAsked() {
      const was = asked;
      asked = false;
      return was;
    },
  };
}

/** The cards by viewer, the tiles, the dice: what chance gave. */
function givenBy(entry: Entry) {
  const { number, card, region, dice, die, tiles } = (outcomeIn(entry.open) ?? {}) as Record<string, unknown>;
  const hands = Object.entries(entry.hidden ?? {}).map(([viewer, part]) => {
    const { cards, dealt, purse } = outcomeIn(part) as Record<string, unknown>;
    const held = (cards ?? dealt ?? []) as { number: number }[];
    return [viewer, purse ?? held.map((one) => one.number)] as const;
  });
  return { open: { number, card, region, dice, die, tiles }, hands: Object.fromEntries(hands) };
}

/** Whether no power holds a different card than before; it may have one more or one fewer. */
function sameHands(before: ReturnType<typeof givenBy>, after: ReturnType<typeof givenBy>): boolean {
  return Object.entries(before.hands).every(([viewer, had]) => {
    const has = after.hands[viewer];
    if (!Array.isArray(had) || !Array.isArray(has)) return JSON.stringify(had) === JSON.stringify(has ?? had);
    return had.slice(0, has.length).join() === has.slice(0, had.length).join();
  });
}

const give = (journal: AnyJournal, command: Command, chance: Chance | null): Entry | null => {
  const decided = decide(journal, command, chance);
  if (!decided.ok) return null;
  commit(journal, decided.value);
  return decided.value.entry;
};

/**
 * Replays a recorded game; each command that uses chance is undone and repeated after each of the entries
 * between.
 */
function* replayTwice({ decks }: Records, recorded: Recorded) {
  const chance = chanceOf(recorded.chance);
  if (!chance) return;
  const { watched, wasAsked } = watch(chance);
  const deck = typeof recorded.deck === 'string' ? decks[recorded.deck] : recorded.deck;
  const journal: AnyJournal = createJournal((SYSTEMS[recorded.game] as System).create(deck), recorded.setup);
  for (const command of recorded.commands) {
    wasAsked();
    const first = give(journal, command, watched);
    if (!first || !wasAsked()) continue;
    const others = BETWEEN[recorded.game]?.(stateAt(journal).open) ?? [];
    for (const between of others) {
      give(journal, { type: 'undo' }, null);
      const other = give(journal, between, chance);
      // Near its end the pile has too few places for every card, so the cards are in one row.
      const last = TAKES_CARDS.includes(between.type) && leftIn(stateAt(journal).open) < PLACES;
      const again = other && !last && give(journal, command, chance);
      if (again)
        yield { type: command.type, between: between.type, before: givenBy(first), after: givenBy(again) };
      if (again) give(journal, { type: 'undo' }, null);
      if (other) give(journal, { type: 'undo' }, null);
      give(journal, command, chance);
    }
  }
}

it.each(Object.keys(BETWEEN))(
  '%s: undo gives no second chance: the same command gives the same result, whatever was entered between',
  (game) => {
    const records = readRecords();
    const one = records.games.find((recorded) => recorded.game === 'goss') as Recorded;
    records.games.push({ ...one, name: 'goss by the app', chance: [1, 2], commands: ROLLED });
    const seen = new Set<string>();
    const changed: unknown[] = [];
    for (const recorded of records.games)
      if (recorded.game === game)
        for (const { type, between, before, after } of replayTwice(records, recorded)) {
          seen.add(type);
          if (JSON.stringify(before.open) !== JSON.stringify(after.open) || !sameHands(before, after))
            changed.push({ name: recorded.name, type, between, before, after });
        }
    expect(changed.slice(0, 3)).toEqual([]);
    expect([...seen].sort()).toEqual(BY_CHANCE[game]);
  },
);
