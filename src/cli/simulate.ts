import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { CIVIL_WAR_COUNTRIES, POWERS, printTurn } from '@/games/gathering-storm/rules/vocabulary';
import { createChance, SEED_BYTES } from '@/kernel/chance';
import type { Io } from './replay';
import { simulateGame, type TurnFigures } from './simulated-game';

const USAGE = 'Usage: npm run --silent simulate -- [GAMES]';
const GAMES = 1000;
const TURNS = 20;
/** Not a table's seed: every run of the simulation is the same run. */
const SEED = new Uint8Array(SEED_BYTES).fill(36);

/** Plays the house deck through many games of twenty turns, and prints what support, income and the index do. */
export async function main(args: string[], io: Pick<Io, 'out' | 'err'>): Promise<number> {
  const [games = String(GAMES), ...rest] = args;
  if (!/^[1-9]\d{0,4}$/.test(games) || rest.length > 0) {
    io.err(USAGE);
    return 1;
  }
  const chance = createChance(SEED);
  const played = Array.from({ length: Number(games) }, (_, game) =>
    simulateGame(HOUSE_DECK, TURNS, chance, game),
  );
  io.out(`${HOUSE_DECK.name}: ${games} games of ${TURNS} turns`);
  const parts = [describePowers(played), describeTurns(played), describeWars(played), describeRest(played)];
  for (const line of parts.flatMap((part) => ['', ...part]).slice(1)) io.out(line);
  return 0;
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
const spread = (numbers: readonly number[]) => {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2)));
};
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const at = (numbers: readonly number[], share: number) =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? 0;
/** Formats numbers with a true minus sign, and none before zero. */
const fixed = (number: number, places = 2) =>
  number
    .toFixed(places)
    .replace(/^-(0\.?0*)$/, '$1')
    .replace('-', '−');
const between = (numbers: readonly number[], low: number, high: number, places = 0) =>
  `${fixed(at(numbers, low), places)} to ${fixed(at(numbers, high), places)}`;
const share = (flags: readonly boolean[]) => `${fixed(100 * mean(flags.map(Number)), 1)} %`;

/** A table for a page of docs. */
const table = (head: string[], rows: string[][]) => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];

function describePowers(played: TurnFigures[][]): string[] {
  const turns = played.flat();
  return table(
    [
      'power',
      'support a turn',
      'its spread',
      '98 turns of 100',
      'mean of a game, 9 of 10',
      'income a turn',
      'random tiles a turn',
    ],
    POWERS.map((power) => {
      const support = turns.map((turn) => turn.support[power]);
      const games = played.map((game) => mean(game.map((turn) => turn.support[power])));
      return [
        power,
        fixed(mean(support)),
        fixed(spread(support)),
        between(support, 0.01, 0.99),
        between(games, 0.05, 0.95, 2),
        fixed(mean(turns.map((turn) => turn.income[power]))),
        fixed(mean(turns.map((turn) => turn.draws[power]))),
      ];
    }),
  );
}

function describeTurns(played: TurnFigures[][]): string[] {
  const turns = Array.from({ length: TURNS }, (_, turn) => played.flatMap((game) => game[turn] ?? []));
  return table(
    ['turn', ...POWERS, 'index, events', 'index, all', 'climate, spread'],
    turns.flatMap((figures, turn) =>
      turn % 4 === 3 || turn === 0
        ? [
            [
              String(turn + 1),
              ...POWERS.map((power) => fixed(mean(figures.map(({ support }) => support[power])))),
              fixed(mean(figures.map(({ indexEvents }) => indexEvents))),
              fixed(mean(figures.map(({ index }) => index))),
              fixed(spread(figures.map(({ climate }) => climate))),
            ],
          ]
        : [],
    ),
  );
}

/** In how many games each civil war has broken out, every second turn. @rule GS 25.31 */
function describeWars(played: TurnFigures[][]): string[] {
  const turns = Array.from({ length: TURNS / 2 }, (_, row) => 2 * row + 2);
  return table(
    ['turn', 'war by the end of', ...CIVIL_WAR_COUNTRIES],
    turns.map((turn) => [
      String(turn),
      printTurn(turn),
      ...CIVIL_WAR_COUNTRIES.map((country) =>
        share(played.map((game) => game[turn - 1]?.outbreaks.includes(country) ?? false)),
      ),
    ]),
  );
}

function describeRest(played: TurnFigures[][]): string[] {
  const turns = played.flat();
  const index = turns.map(({ indexEvents }) => indexEvents);
  const within = index.map((amount) => amount >= -1 && amount <= 2);
  return [
    `Index from events: mean ${fixed(mean(index))}, spread ${fixed(spread(index))}, ${between(index, 0.05, 0.95)} in nine turns of ten, −1 to +2 in ${share(within)}`,
    `Index, all: mean ${fixed(mean(turns.map((turn) => turn.index)))}, last turn ${fixed(mean(played.flatMap((game) => game.at(-1)?.index ?? [])))}`,
    `Climate: mean ${fixed(mean(turns.map(({ climate }) => climate)))}, at an end in ${share(turns.map(({ climate }) => Math.abs(climate) >= 3))} of turns, a trend stopped in ${share(turns.map(({ stopped }) => stopped))}`,
    `A purge event: ${share(turns.map(({ purge }) => purge))} of turns, ${share(played.map((game) => game.some(({ purge }) => purge)))} of games`,
    `A civil war is fought in ${share(played.map((game) => game.some(({ wars }) => wars > 0)))} of games, in ${share(turns.map(({ wars }) => wars > 0))} of turns`,
  ];
}
