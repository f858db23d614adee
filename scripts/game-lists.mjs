// Lists that tests and tools have for each game: `npm run --silent golden -- covers` says which lack a game.
import { join } from 'node:path';
import { root } from './setup.mjs';

/** The file of a list, its name there, and the game whose examples have another form elsewhere. */
export const GAME_LISTS = [
  ['src/cli/testing/files.ts', 'SETUPS'],
  ['src/store/testing/real-files.ts', 'SETUPS'],
  ['src/cli/testing/random-games.ts', 'PLAYED'],
  ['src/cli/testing/recorded-names.ts', 'STEPS'],
  ['src/cli/testing/recorded-names.ts', 'EFFECT_KINDS'],
  ['scripts/golden-print.mjs', 'PAGES'],
  ['e2e/support/games.ts', 'REPLAYED'],
  // The examples of the first game are on the page of the file format, and begin in another form.
  ['src/cli/testing/examples.ts', 'TABLES_FOR', 'gathering-storm'],
];

/** The games of each list. @param load imports a file by its path */
export async function readGameLists(load = (path) => import(path)) {
  const lists = [];
  for (const [file, name, elsewhere = []] of GAME_LISTS) {
    const { [name]: list } = await load(join(root, file));
    lists.push({ where: `${name} of ${file}`, games: [...Object.keys(list), elsewhere].flat().sort() });
  }
  const { WAYS } = await load(join(root, 'src/cli/testing/evenings.ts'));
  const games = WAYS.filter((way) => way.endsWith(' paper')).map((way) => way.split(' ')[0]);
  lists.push({ where: 'WAYS of src/cli/testing/evenings.ts, with paper cards', games: games.sort() });
  return lists;
}
