import { OPEN_DECK } from '@/games/storm-over-asia/rules/cards/head';
import { decide } from '@/kernel/command/decide';
import { fingerprint } from '@/kernel/file/fingerprint';
import type { Command, OpenBase } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import type { Journal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { sitDownTo, strangeCommand, WAYS } from './evenings';
import { commandsIn, deckOf, examplesOf, gossTableFor, stormTableFor, tableFor } from './examples';
import type { Recorded, Records } from './recorded-games';

/** For tests only: games to be recorded, by chance and of the examples of the pages. */

/** Evenings per way of playing, each with this many commands; every tenth is longer. */
const EVENINGS = 20;
const COMMANDS = 36;
const LONGER = 150;
/** Strange commands tried before one is given. */
const TRIES = 12;

type AnyTable = { journal: unknown };

/** Names a deck, and stores it once. */
function keepDeck(decks: Records['decks'], deck: unknown): string | null {
  if (deck === null) return null;
  const name = fingerprint(deck).slice(0, 12);
  decks[name] = deck;
  return name;
}

/**
 * Plays an evening. Now and then it also gives a strange command, to provoke every refusal: of those tried,
 * the first whose refusal is new.
 */
function recordEvening(
  decks: Records['decks'],
  way: string,
  seed: number,
  isNew: (message: string) => boolean,
) {
  const evening = sitDownTo(way, seed);
  const { journal, chance, game } = evening;
  const commands: Command[] = [];
  evening.onGiven((command) => void commands.push(structuredClone(command)));
  const length = seed % 10 === 0 ? LONGER : COMMANDS;
  while (commands.length < length) {
    const { open } = stateAt(journal);
    for (let tried = 0; tried < TRIES; tried += 1) {
      const command = strangeCommand(evening, open);
      const decided = decide(journal, command, chance);
      if (decided.ok ? evening.pick(8 * TRIES) > 0 : !isNew(decided.refusal.message)) continue;
      evening.attempt(command);
      break;
    }
    evening.move();
  }
  const first = way.endsWith('solo') ? (seed >> 8) % 256 : seed % 256;
  return {
    name: `${way} ${seed}`,
    game,
    setup: journal.setup,
    deck: keepDeck(decks, evening.deck),
    chance: chance ? ([first, seed % 256] as [number, number]) : null,
    commands,
  };
}

const givenIn = ({ entries }: { entries: readonly Entry[] }) =>
  entries.map(
    ({ open, hidden }) =>
      open?.command ?? (Object.values(hidden ?? {}).find(({ command }) => command)?.command as Command),
  );

/** Records a table where an example begins, and its commands. */
function recordExample(
  name: string,
  game: string,
  table: AnyTable,
  given: readonly Command[],
  chance: Recorded['chance'],
): Recorded {
  const journal = table.journal as Journal<OpenBase, unknown>;
  return { name, game, setup: journal.setup, deck: null, chance, commands: [...givenIn(journal), ...given] };
}

/** The worked examples of the docs: for each, a table where it begins and its commands. */
function* recordExamples(page: (name: string) => string, decks: Records['decks']): Generator<Recorded> {
  for (const [at, { use, set, data, heading }] of examplesOf(page('journal-format.md')).entries()) {
    if (['script', 'table', 'setup'].includes(use)) continue;
    const app = set.cards === 'app';
    const name = `journal-format ${at} ${heading}`;
    const given = [data].flat() as Command[];
    const recorded = recordExample(name, 'gathering-storm', tableFor(set), given, app ? [0, 0] : null);
    const deck = app ? deckOf(Number(set.deck ?? 30), set.events ?? 'support') : null;
    yield { ...recorded, deck: keepDeck(decks, deck) };
  }
  for (const [at, { set, command, heading }] of commandsIn(page('storm-over-asia.md')).entries()) {
    const chance: Recorded['chance'] = set.cards === 'app' ? [2, 2] : null;
    const name = `storm-over-asia ${at} ${heading}`;
    const recorded = recordExample(name, 'storm-over-asia', stormTableFor(set), [command], chance);
    yield { ...recorded, deck: keepDeck(decks, OPEN_DECK) };
  }
  for (const [at, { set, command, heading }] of commandsIn(page('goss.md')).entries())
    yield recordExample(`goss ${at} ${heading}`, 'goss', gossTableFor(set), [command], [1, 1]);
}

/**
 * The games to record.
 * @param page the text of a page of docs
 * @param termsOf the refusals that a message may be, as written in the source
 */
export function recordGames(page: (name: string) => string, termsOf: (message: string) => string[]): Records {
  const decks: Records['decks'] = {};
  const seen = new Set<string>();
  const games = [...recordExamples(page, decks)];
  for (let at = 0; at < EVENINGS; at += 1)
    for (const way of WAYS) {
      const isNew = (message: string) => {
        const terms = termsOf(message).map((term) => `${way.split(' ')[0]} ${term}`);
        const some = terms.some((term) => !seen.has(term));
        for (const term of terms) seen.add(term);
        return some;
      };
      games.push(recordEvening(decks, way, at + 1, isNew));
    }
  return { decks, games };
}
