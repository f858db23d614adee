import * as v from 'valibot';
import type { Chance } from '../chance';
import type { CommandKind, Game } from '../command/command';
import { decide } from '../command/decide';
import type { Command, OpenBase } from '../game';
import { commit, createJournal, type Journal } from '../journal/journal';
import { accept, type Refusal, refuse } from '../result';

/** For tests only: the smallest game that has a total, chance, secrets and a showing. */

export interface Tally extends OpenBase {
  sum: number;
  rolls: number;
  shown: string[];
  /** Amounts that can be removed by id. */
  lines: { id: string; amount: number }[];
}

export interface Notes {
  notes: string[];
}

const kind = <C, Outcome = undefined, Secret = undefined>(
  one: CommandKind<Tally, Notes, C, Outcome, Secret>,
) => one;

const whole = v.pipe(v.number('Enter a whole number.'), v.integer());

const commands = {
  /** Adds to the sum. */
  add: kind({
    shape: v.strictObject({ type: v.literal('add'), amount: whole }),
    asks: { amount: 'How much' },
    audience: () => 'public',
    decide: () => accept({}),
    open: (draft, { amount }) => {
      draft.sum += amount;
    },
  }),
  /** Subtracts from the sum, which must not fall below 0. */
  spend: kind({
    shape: v.strictObject({ type: v.literal('spend'), amount: whole }),
    audience: () => 'public',
    decide: ({ open }, { amount }) =>
      open.sum < amount ? refuse('There is not enough.', { allowed: 'Take less.' }) : accept({}),
    open: (draft, { amount }) => {
      draft.sum -= amount;
    },
  }),
  /** Adds lines, each with its own id; skips amounts of 0. */
  lines: kind({
    shape: v.strictObject({ type: v.literal('lines'), amounts: v.array(whole) }),
    audience: () => 'public',
    decide: () => accept({}),
    open: (draft, { amounts }) => {
      for (const amount of amounts) if (amount !== 0) draft.lines.push({ id: `l${draft.nextId++}`, amount });
    },
  }),
  /** Removes a line. */
  drop: kind({
    shape: v.strictObject({ type: v.literal('drop'), id: v.string() }),
    audience: () => 'public',
    decide: ({ open }, { id }) =>
      open.lines.some((line) => line.id === id)
        ? accept({})
        : refuse('There is no such line.', { allowed: 'Name one that is there.' }),
    open: (draft, { id }) => {
      draft.lines = draft.lines.filter((line) => line.id !== id);
    },
  }),
  /** Adds one line for the sum, if it is even. */
  even: kind({
    shape: v.strictObject({ type: v.literal('even') }),
    audience: () => 'public',
    decide: () => accept({}),
    open: (draft) => {
      if (draft.sum % 2 === 0) draft.lines.push({ id: `l${draft.nextId++}`, amount: 1 });
    },
  }),
  /** Rolls a die and adds it. */
  roll: kind({
    shape: v.strictObject({ type: v.literal('roll') }),
    outcome: v.strictObject({ face: whole }),
    audience: () => 'public',
    corrections: [],
    keepsOutcome: true,
    decide: ({ open }, _, chance) =>
      chance
        ? accept({ open: { face: (chance.order('die', open.rolls, 6)[0] as number) + 1 } })
        : refuse('There is no seed.', { allowed: 'Begin with one.' }),
    open: (draft, _, outcome: { face: number }) => {
      draft.sum += outcome.face;
      draft.rolls += 1;
    },
  }),
  /** One public line, whatever is decided in private after it. */
  visit: kind({
    shape: v.strictObject({ type: v.literal('visit') }),
    audience: () => 'public',
    decide: () => accept({}),
  }),
  /** A private decision. */
  note: kind({
    shape: v.strictObject({ type: v.literal('note'), viewer: v.string(), text: v.string() }),
    audience: ({ viewer }) => viewer,
    decide: () => accept({}),
    hidden: (draft, _, { text }) => {
      draft.notes.push(text);
    },
  }),
  /** A private decision that leaves something with another viewer. */
  pass: kind({
    secret: v.string(),
    shape: v.strictObject({ type: v.literal('pass'), viewer: v.string(), to: v.string(), text: v.string() }),
    audience: ({ viewer }) => viewer,
    decide: (_, { viewer, to }) => accept({ hidden: { [viewer]: 'given', [to]: 'a present' } }),
    hidden: (draft, outcome: string) => {
      draft.notes.push(outcome);
    },
  }),
  /** Reveals a viewer's first note and removes it from the viewer's part. */
  show: kind({
    shape: v.strictObject({ type: v.literal('show'), viewer: v.string() }),
    outcome: v.strictObject({ text: v.string() }),
    secret: v.strictObject({ gone: whole }),
    audience: () => 'public',
    corrections: [],
    keepsOutcome: true,
    decide({ hidden }, { viewer }) {
      const text = hidden[viewer]?.notes[0];
      return text === undefined
        ? refuse('There is no note.', { allowed: 'Write one first.' })
        : accept({ open: { text }, hidden: { [viewer]: { gone: 1 } } });
    },
    open: (draft, _, outcome: { text: string }) => {
      draft.shown.push(outcome.text);
    },
    hidden: (draft, { gone }: { gone: number }) => {
      draft.notes = draft.notes.slice(gone);
    },
  }),
};

export const tally: Game<Tally, Notes> = {
  id: 'tally',
  rules: 1,
  start: (setup: never) => ({
    open: { turn: 1, step: 'only', sum: Number(setup ?? 0), rolls: 0, shown: [], lines: [], nextId: 1 },
    hidden: { A: { notes: [] }, B: { notes: [] } },
  }),
  commands,
  measure: ({ sum, shown, lines }) => ({
    sum,
    ...(shown.length > 0 ? { shown: shown.length } : {}),
    ...(lines.length > 0 ? { lines: lines.reduce((all, { amount }) => all + amount, 0) } : {}),
  }),
};

export const startTally = () => createJournal(tally, 0);

/** Runs a command; returns the refusal, or null. */
export function attempt(
  journal: Journal<Tally, Notes>,
  command: Command,
  chance: Chance | null = null,
): Refusal | null {
  const decided = decide(journal, command, chance);
  if (!decided.ok) return decided.refusal;
  commit(journal, decided.value);
  return null;
}

/** Runs commands that must go through. */
export function run(journal: Journal<Tally, Notes>, ...list: Command[]): Journal<Tally, Notes> {
  for (const command of list) {
    const refusal = attempt(journal, command);
    if (refusal) throw new Error(refusal.message);
  }
  return journal;
}

export const add = (amount: number): Command => ({ type: 'add', amount });
export const note = (viewer: string, text: string): Command => ({ type: 'note', viewer, text });
export const visit: Command = { type: 'visit' };
export const undo: Command = { type: 'undo' };
export const redo: Command = { type: 'redo' };
