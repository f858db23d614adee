// What `npm run new` writes for an effect, a total, a fact and a command of Gathering Storm.

const RULES = 'src/games/gathering-storm/rules';
const EXAMPLES = 'Examples, where you have any: npm run --silent golden -- covers';

/** "war-bonds" as a name in code, "warBonds", and in a sentence, "war bonds". */
const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const spaced = (name) => name.replaceAll('-', ' ');
const capital = (words) => words[0].toUpperCase() + words.slice(1);

/** Refuses a name that the file has as a key, in quotes, in code or as a heading. */
function refuseTaken(draft, path, name) {
  const key = `(?:${name}|${camel(name)})`;
  if (
    new RegExp(`^ +'?${key}'?\\??[:,]|'${name}'|export const ${key}\\b|^### ${name}$`, 'm').test(
      draft.read(path),
    )
  )
    throw new Error(`${path} has “${name}” already.`);
}

export function planEffect(draft, name) {
  const [id, words] = [camel(name), spaced(name)];
  refuseTaken(draft, `${RULES}/effects/shapes.ts`, name);
  draft.create(
    `${RULES}/effects/${name}.ts`,
    `import { ADJECTIVES } from '../vocabulary';
import { type EffectKind, never, noSheet, worthNothing } from './effect';
import { countsFromHere } from './late';
import { type EffectOf, ${id} as shape } from './shapes';

/** ${capital(words)} of a power. @rule GS 9.31, 9.41 */
export const ${id}: EffectKind<EffectOf<'${name}'>> = {
  shape,
  name: '${capital(words)}',
  placement: { group: 'Income and factories', forAnother: true },
  rule: (_, general) => (general ? 'GS 9.31' : 'GS 9.41'),
  window: () => 'drawn',
  fields: ['power'],
  check: never,
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply() {
    // Changes nothing yet: addLine(draft, …) changes a total.
  },
  moves: never,
  worth: worthNothing,
  late: countsFromHere,
  printed: ['{adj} ${words}'],
  say: ({ power }) => \`\${ADJECTIVES[power]} ${words} this turn.\`,
};
`,
  );
  draft.insert(
    `${RULES}/effects/shapes.ts`,
    '/** An effect that the table carries out on its own board',
    `/** ${capital(words)} of a power. */
export const ${id} = v.strictObject({ kind: v.literal('${name}'), power });
`,
  );
  draft.insert(`${RULES}/effects/shapes.ts`, '  byHand,\n]);', `  ${id},\n`);
  draft.insert(
    `${RULES}/effects/index.ts`,
    'import type { CardPlace }',
    `import { ${id} } from './${name}';\n`,
  );
  draft.insert(`${RULES}/effects/index.ts`, "  'by-hand': byHand,", `  '${name}': ${id},\n`);
  return [
    `${RULES}/effects/${name}.ts: its rule, time, checks, what it does and its printed words; move it to the folder of its group`,
    `${RULES}/effects/shapes.ts: its fields, if it has more than a power`,
    'a test beside it for what it does',
    `other ways to say it, if any: ${RULES}/card-text/grammar/ (frames-*.ts, lexicon.ts, named.ts)`,
    EXAMPLES,
  ];
}

export function planTotal(draft, name) {
  const words = spaced(name);
  for (const file of ['power-kinds', 'board-kinds']) refuseTaken(draft, `${RULES}/totals/${file}.ts`, name);
  draft.insert(
    `${RULES}/totals/power-kinds.ts`,
    '};',
    `  '${name}': defineKind({
    of: POWERS,
    read: (open, power) => readFree(open, \`${name}:\${power}\`),
    noted: 'lines',
    name: its('${words}'),
    sign: 'minus',
    asks: ['${/s$/.test(words) ? 'are' : 'is'}'],
    is: 'What ${words} means, in a sentence.',
    table: 'modifiers',
  }),
`,
  );
  return [
    `${RULES}/totals/power-kinds.ts: what it adds up, who has it, and what it is; of countries, sides or all: board-kinds.ts`,
    `its word in Help: ${RULES}/help/numbers.ts, read by the row as NUMBERS['${name}'].is`,
    `its key in ${RULES}/state/lines.ts, if rules add lines to it`,
    'a test of its rule in totals/',
  ];
}

export function planFact(draft, name) {
  const [id, words] = [camel(name), spaced(name)];
  const board = `${RULES}/commands/board`;
  for (const file of ['research', 'tracks', 'money', 'country', 'crisis'])
    refuseTaken(draft, `${board}/${file}-facts.ts`, name);
  refuseTaken(draft, `${RULES}/state/state.ts`, name);
  draft.insert(
    `${board}/tracks-facts.ts`,
    '};',
    `  '${name}': defineFact({
    shape: v.strictObject({ type, fact: v.literal('${name}'), value: whole(0, 20) }),
    apply({ facts }, { value }) {
      facts.${id} = value;
    },
    say: ({ value }) => ({ text: \`The table enters ${words}: \${value}\` }),
    nature: 'ruling',
    figure: { label: '${capital(words)}', now: ({ facts }) => facts.${id} },
  }),
`,
  );
  draft.insert(
    `${RULES}/state/state.ts`,
    '    /** The total at which a power may declare war, if the table entered it. @rule GS 32.3 */',
    `    /** ${capital(words)}; undefined until entered. */
    ${id}?: number;
`,
  );
  return [
    `${board}/tracks-facts.ts: its limits, words and rule; with \`power\` in its shape it is one number of each power`,
    'the total or effect that reads it',
    EXAMPLES,
  ];
}

export function planCommand(draft, name) {
  const [id, words] = [camel(name), spaced(name)];
  const index = `${RULES}/commands/index.ts`;
  for (const path of [index, 'docs/journal-format.md']) refuseTaken(draft, path, name);
  draft.create(
    `${RULES}/commands/board/${name}.ts`,
    `import * as v from 'valibot';
import { fine, plain } from '../define';
import { describeByChange } from '../describe-by-change';

/** ${capital(words)}. */
export const ${id} = plain({
  shape: v.strictObject({ type: v.literal('${name}') }),
  asks: {},
  corrections: ['remove'],
  check: fine,
  open() {
    // Changes nothing yet.
  },
  say: () => ({ text: '${capital(words)}' }),
  short: describeByChange,
  nature: 'event',
});
`,
  );
  draft.insert(index, 'import { bring } from', `import { ${id} } from './board/${name}';\n`);
  draft.insert(index, '  answer,\n', `  '${name}': ${id},\n`);
  draft.insert(
    'docs/journal-format.md',
    '### correct\n',
    `### ${name}
${capital(words)}.
Audience: everyone. Rule: none. At any step:

\`\`\`json command at=draw
{ "type": "${name}" }
\`\`\`

`,
  );
  return [
    `${RULES}/commands/board/${name}.ts: its arguments, their names in \`asks\`, refusals, what it does, and its rule`,
    'docs/journal-format.md: its fields and its example, which a test plays',
    'a test beside it; a button or form on a screen that sends it (CommandFields draws its fields)',
    EXAMPLES,
  ];
}
