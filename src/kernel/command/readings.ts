import * as v from 'valibot';
import { refuse } from '../result';
import { asSaid, type Defining, fine, STAYS } from './define';

/** One unclear sentence of the rules and the readings a table may choose; the first is the default. */
export interface Reading {
  id: string;
  rule: string;
  question: string;
  readings: readonly { value: string; words: string }[];
}

/** The value that a table has chosen for each unclear sentence. */
export type ReadingsOf<R extends readonly Reading[]> = {
  [Item in R[number] as Item['id']]: Item['readings'][number]['value'];
};

/** How a table reads that has chosen nothing. */
export const defaultsOf = <const R extends readonly Reading[]>(readings: R) =>
  Object.fromEntries(readings.map((item) => [item.id, item.readings[0]?.value])) as ReadingsOf<R>;

/** What a set-up may choose: some of the readings, each by one of its values. */
export const createReadingsShape = <const R extends readonly Reading[]>(readings: R) =>
  v.strictObject(
    Object.fromEntries(
      readings.map((item) => [
        item.id,
        v.optional(
          v.picklist(
            item.readings.map(({ value }) => value),
            'This reading has no such answer.',
          ),
        ),
      ]),
    ),
  ) as unknown as v.GenericSchema<Partial<ReadingsOf<R>>>;

/** Another reading of an unclear rule for this table. */
export const createChooseReading = <Open extends { readings: object }, Hidden, Context, Deck>(
  { plain }: Defining<Open, Hidden, Context, Deck>,
  readings: readonly Reading[],
) =>
  plain({
    ...STAYS,
    shape: v.strictObject({ type: v.literal('choose-reading'), reading: v.string(), value: v.string() }),
    asks: { reading: null, value: null },
    check(_, { reading, value }) {
      const found = readings.find(({ id }) => id === reading);
      if (!found)
        return refuse('There is no such reading.', {
          allowed: `Name ${readings.map(({ id }) => id).join(', ')}.`,
        });
      return found.readings.some((item) => item.value === value)
        ? fine()
        : refuse(`"${value}" is not one of its answers.`, {
            rule: found.rule,
            allowed: `Say ${found.readings.map((item) => `"${item.value}": ${item.words}`).join('; ')}.`,
          });
    },
    open(draft, { reading, value }) {
      (draft.readings as Record<string, string>)[reading] = value;
    },
    say({ reading, value }) {
      const found = readings.find(({ id }) => id === reading);
      const words = found?.readings.find((item) => item.value === value)?.words;
      return {
        text: `Reading changed: ${words ?? value}`,
        notes: found ? [found.question] : [],
        ...(found ? { rule: found.rule } : {}),
      };
    },
    short: asSaid,
    nature: 'ruling',
  });
