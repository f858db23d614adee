import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { OpenBase } from '../game';
import { accept } from '../result';
import type { PublicCommand } from './command';
import { acceptNothing, createDefine, edition, noShortForm } from './define';

const { define, defineOwn, plain } = createDefine<OpenBase & { sum: number }, object>(acceptNothing);

const shape = v.strictObject({ type: v.literal('roll'), die: v.optional(v.number()), edition });
type Roll = v.InferOutput<typeof shape>;
type Outcome = { face: number };
type Whole = PublicCommand<OpenBase & { sum: number }, object, Roll, Outcome, undefined, unknown, unknown>;

const roll: Whole = {
  shape,
  asks: { die: 'Die' },
  outcome: v.strictObject({ face: v.number() }),
  reveals: true,
  decide: (_, { die = 1 }) => accept({ open: { face: die } }),
  open(draft, _, { face }) {
    draft.sum += face;
  },
  say: (_, { face }) => ({ text: `A ${face}` }),
  short: noShortForm,
  nature: 'event',
};

it('a command is whole: a part that is left out does not compile', () => {
  const { shape: _shape, ...noShape } = roll;
  const { asks: _asks, ...noWords } = roll;
  const { decide: _decide, ...noDecision } = roll;
  const { open: _open, ...noFold } = roll;
  const { say: _say, ...noSentence } = roll;
  const { short: _short, ...noShort } = roll;
  const { nature: _nature, ...noNature } = roll;
  const { reveals: _reveals, ...noReveals } = roll;
  const parts: Whole[] = [
    // @ts-expect-error without its shape
    noShape,
    // @ts-expect-error without the words of its arguments
    noWords,
    // @ts-expect-error without its decision
    noDecision,
    // @ts-expect-error without its fold
    noFold,
    // @ts-expect-error without its sentence
    noSentence,
    // @ts-expect-error without its short sentence
    noShort,
    // @ts-expect-error without what it is to the table
    noNature,
    // @ts-expect-error without whether it reveals anything
    noReveals,
    // @ts-expect-error an argument without words
    { ...roll, asks: {} },
    // @ts-expect-error words of an argument that there is not
    { ...roll, asks: { die: 'Die', hex: 'Hex' } },
  ];
  expect(parts).toHaveLength(10);
});

it('the outcome of a command, and what it leaves in a hidden part, are typed by their shapes', () => {
  define({
    ...roll,
    shape,
    outcome: v.strictObject({ face: v.number() }),
    // @ts-expect-error what came is no word
    decide: () => accept({ open: { face: 'six' } }),
  });
  define({
    ...roll,
    shape,
    outcome: v.undefined(),
    // @ts-expect-error nothing comes of it
    say: (_, { face }) => ({ text: `A ${face}` }),
  });
  const kind = defineOwn({
    shape: v.strictObject({ type: v.literal('keep'), viewer: v.string() }),
    asks: { viewer: null },
    owner: ({ viewer }) => viewer,
    decide: () => accept({}),
  });
  expect(kind.audience({ type: 'keep', viewer: 'A' })).toBe('A');
});

it('fields missing from older entries are typed as possibly missing; a plain command reveals nothing unless it says so', () => {
  const given = define({
    ...roll,
    // @ts-expect-error an older entry may lack its edition
    decide: (_, command) => accept({ open: { face: command.edition.valueOf() } }),
  });
  const note = {
    shape: v.strictObject({ type: v.literal('note') }),
    asks: {},
    check: acceptNothing,
    open: () => undefined,
  };
  const description = { say: () => ({ text: 'Written' }), short: noShortForm, nature: 'ruling' } as const;
  expect(given.audience({ type: 'roll', die: 1 })).toBe('public');
  expect(plain({ ...note, ...description }).reveals).toBe(false);
  expect(plain({ ...note, ...description, reveals: true }).reveals).toBe(true);
});
