// What `npm run new` writes for a game: a copy of the smallest one, under another name.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const RULES = 'src/kernel/testing/lanterns';
const SCREENS = 'src/table/testing/lanterns';
/** The first line of the places where chance is asked for. */
const FIRST_CHANCE = '    "games/gathering-storm/rules/first-turn/lesson-deck.ts: \'deck\', 0",';

export function planGame(draft, name) {
  const folder = `src/games/${name}`;
  if (existsSync(join(draft.folder, folder))) throw new Error(`${folder} is there already.`);
  const title = name.replace(/(^|-)(.)/g, (_, hyphen, letter) => (hyphen && ' ') + letter.toUpperCase());
  const label = name.replace(/(^|-)(.)[^-]*/g, '$2').toUpperCase();
  const renamed = (text) =>
    text
      .replaceAll('@/kernel/testing/lanterns/', `@/games/${name}/rules/`)
      .replace(/(['"])lanterns\1/g, `$1${name}$1`)
      .replaceAll("'Lanterns'", `'${title}'`)
      .replace(/'L( \d+)?'/g, `'${label}$1'`)
      .replace(/`npm run new .*?\n/, 'Replace all of it by your game.\n');
  for (const [from, to] of [
    [RULES, `${folder}/rules`],
    [SCREENS, `${folder}/screens`],
  ])
    for (const path of readdirSync(join(draft.folder, from), { recursive: true, withFileTypes: true }))
      if (path.isFile()) {
        const file = join(path.parentPath, path.name).slice(join(draft.folder, from).length);
        draft.create(`${to}${file}`, renamed(draft.read(`${from}${file}`)));
      }
  draft.insert(
    'docs/house.md',
    '| `src/games/storm-over-asia/rules` |',
    `| \`${folder}/rules\` | what the game is |
| \`${folder}/rules/help\` | words and rules explained |
| \`${folder}/screens\` | its tables |
`,
  );
  // Where a game asks for chance is a stored name.
  const chance = `    "games/${name}/rules/description.ts: 'wind', open.rolled",\n`;
  draft.insert('scripts/stored-names.test.ts', FIRST_CHANCE, chance);
  return [
    'npm run --silent map: draws the map of the code with it',
    `${folder}/rules/game.ts: its label (${label}), what Home says of it, its place among the games`,
    `everything else in ${folder}: it is still the game of two houses and their lanterns`,
    'its recorded games, files and random player: npm run --silent golden -- covers lists the places',
  ];
}
