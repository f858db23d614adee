import * as v from 'valibot';
import { refuse } from '../result';
import { acceptNothing, type Defining, NOT_CORRECTABLE, noShortForm } from './define';

/** One unclear sentence of the rules and the readings a table may choose; the first is the default. */
export interface RuleOption {
  id: string;
  rule: string;
  question: string;
  readings: readonly { value: string; words: string }[];
}

/** The value that a table has chosen for each unclear sentence. */
export type RuleChoicesOf<R extends readonly RuleOption[]> = {
  [Item in R[number] as Item['id']]: Item['readings'][number]['value'];
};

/** The readings of a table that has chosen none. */
export const defaultsOf = <const R extends readonly RuleOption[]>(options: R) =>
  Object.fromEntries(options.map((item) => [item.id, item.readings[0]?.value])) as RuleChoicesOf<R>;

/** The rule readings that a set-up may choose, each with one of its values. */
export const createRuleChoicesShape = <const R extends readonly RuleOption[]>(options: R) =>
  v.strictObject(
    Object.fromEntries(
      options.map((item) => [
        item.id,
        v.optional(
          v.picklist(
            item.readings.map(({ value }) => value),
            'This reading has no such answer.',
          ),
        ),
      ]),
    ),
  ) as unknown as v.GenericSchema<Partial<RuleChoicesOf<R>>>;

/** Another reading of an unclear rule for this table. */
export const createChooseRuleOption = <Open extends { readings: object }, Hidden, Context, Deck>(
  { plain }: Defining<Open, Hidden, Context, Deck>,
  options: readonly RuleOption[],
) =>
  plain({
    ...NOT_CORRECTABLE,
    shape: v.strictObject({ type: v.literal('choose-reading'), reading: v.string(), value: v.string() }),
    asks: { reading: null, value: null },
    check(_, { reading, value }) {
      const found = options.find(({ id }) => id === reading);
      if (!found)
        return refuse('There is no such reading.', {
          allowed: `Name ${options.map(({ id }) => id).join(', ')}.`,
        });
      return found.readings.some((item) => item.value === value)
        ? acceptNothing()
        : refuse(`"${value}" is not one of its answers.`, {
            rule: found.rule,
            allowed: `Say ${found.readings.map((item) => `"${item.value}": ${item.words}`).join('; ')}.`,
          });
    },
    open(draft, { reading, value }) {
      (draft.readings as Record<string, string>)[reading] = value;
    },
    say({ reading, value }) {
      const found = options.find(({ id }) => id === reading);
      const words = found?.readings.find((item) => item.value === value)?.words;
      return {
        text: `Reading changed: ${words ?? value}`,
        notes: found ? [found.question] : [],
        ...(found ? { rule: found.rule } : {}),
      };
    },
    short: noShortForm,
    nature: 'ruling',
  });
