import * as v from 'valibot';
import { addedWordsShape } from '@/kernel/fairness/added-words';
import { tableName } from '@/kernel/seats-shape';
import { gridShape } from './hex';
import { ruleChoicesShape } from './options';
import { checkResults } from './results/check';
import { HOUSE_RESULTS } from './results/house';
import { resultsShape } from './results/table';
import { MARKS, SIDES, TONES } from './vocabulary';

const party = v.strictObject({
  name: v.pipe(
    v.string('A side has a name.'),
    v.trim(),
    v.minLength(1, 'Name the side.'),
    v.maxLength(20, 'A side’s name has at most 20 letters.'),
  ),
  mark: v.picklist(MARKS, 'A side’s mark is a "disk" or a "square".'),
  tone: v.picklist(TONES, `A side’s color is one of ${TONES.join(', ')}.`),
});

/** The two sides: they must differ in name and mark. */
export const sidesShape = v.pipe(
  v.strictObject({ first: party, second: party }),
  v.check(
    ({ first, second }) => first.name.toLowerCase() !== second.name.toLowerCase(),
    'The two sides have the same name.',
  ),
  v.check(({ first, second }) => first.mark !== second.mark, 'The two sides have the same mark.'),
);

export const sideShape = v.picklist(SIDES, 'Say which side: "first" or "second".');

/** How a table of GOSS begins. */
export const setupShape = v.strictObject({
  name: tableName,
  sides: sidesShape,
  firstMoves: v.optional(sideShape, 'first'),
  grid: v.optional(v.nullable(gridShape), null),
  readings: v.optional(ruleChoicesShape, {}),
  results: v.optional(
    v.pipe(
      resultsShape,
      v.check(
        (results) => checkResults(results).length === 0,
        (issue) => checkResults(issue.input as never)[0]?.words ?? 'The table of results has a mistake.',
      ),
    ),
    HOUSE_RESULTS,
  ),
  commitment: v.optional(v.nullable(v.string()), null),
  words: addedWordsShape,
});
export type Setup = v.InferOutput<typeof setupShape>;
export type SetupInput = v.InferInput<typeof setupShape>;
