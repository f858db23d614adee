import * as v from 'valibot';
import { canonicalJson } from '../file/canonical';
import { freshId } from '../fresh-id';
import type { OpenBase } from '../game';
import { refuse } from '../result';
import type { Description, PublicCommand } from './command';
import { acceptNothing, type Defining, NOT_CORRECTABLE, noShortForm, text } from './define';
import { type Policy, policyShape } from './policy';

/** The maximum number of public notes at a table. */
const MOST_NOTES = 60;

interface WithNotes extends OpenBase {
  /** Public notes written by the table. */
  notes: { id: string; turn: number; words: string }[];
}

/**
 * Adds a public note, which stays until it is removed.
 * @param say describes it, if a game has its own wording
 */
export const createNotes = <Open extends WithNotes, Hidden, Context, Deck>(
  { plain }: Defining<Open, Hidden, Context, Deck>,
  say = ({ words }: { words: string }): Description => ({ text: 'Written down', notes: [words] }),
) => ({
  note: plain({
    shape: v.strictObject({ type: v.literal('note'), words: text(280) }),
    asks: { words: 'In words' },
    check: (open) =>
      open.notes.length < MOST_NOTES
        ? acceptNothing()
        : refuse(`The table keeps ${MOST_NOTES} notes at most.`, { allowed: 'Take one away first.' }),
    open(draft, { words }) {
      draft.notes.push({ id: freshId(draft, 'n'), turn: draft.turn, words });
    },
    say,
    short: noShortForm,
    nature: 'ruling',
  }),
  'drop-note': plain({
    shape: v.strictObject({ type: v.literal('drop-note'), id: v.string() }),
    asks: { id: null },
    check: (open, { id }) =>
      open.notes.some((item) => item.id === id)
        ? acceptNothing()
        : refuse('This note is no longer there.', { allowed: 'Remove one that is there.' }),
    open(draft, { id }) {
      draft.notes = draft.notes.filter((item) => item.id !== id);
    },
    say: () => ({ text: 'A note is removed' }),
    short: noShortForm,
    nature: 'ruling',
  }),
});

/** Names the current state of the table, to return to it. */
export const createBookmark = <Open, Hidden, Context, Deck>({
  plain,
}: Defining<Open, Hidden, Context, Deck>) =>
  plain({
    ...NOT_CORRECTABLE,
    shape: v.strictObject({ type: v.literal('bookmark'), name: text(60) }),
    asks: { name: 'Name' },
    check: acceptNothing,
    open: () => undefined,
    say: ({ name }) => ({ text: `Bookmark: ${name}` }),
    short: noShortForm,
    nature: 'record',
  });

/** How the app decides for powers that it holds, from now on. */
export const createSetPolicy = <Open extends { policy?: Policy }, Hidden, Context, Deck>(
  { plain }: Defining<Open, Hidden, Context, Deck>,
  house: Policy,
) =>
  plain({
    shape: v.strictObject({ type: v.literal('set-policy'), policy: policyShape }),
    asks: { policy: null },
    check: (open, { policy }) =>
      canonicalJson(open.policy ?? house) === canonicalJson(policy)
        ? refuse('This policy is in use already.', { allowed: 'Change a rule first.' })
        : acceptNothing(),
    open(draft, { policy }) {
      draft.policy = policy;
    },
    say: ({ policy }) => ({ text: `The app’s policy is now ${policy.name}`, notes: ['From now on'] }),
    short: noShortForm,
    nature: 'ruling',
  });

/** The game is over. */
export const createEnd = <Open extends { over: boolean }, Hidden, Context, Deck>(
  { plain }: Defining<Open, Hidden, Context, Deck>,
  rule?: string,
) =>
  plain({
    shape: v.strictObject({ type: v.literal('end') }),
    asks: {},
    check: acceptNothing,
    open(draft) {
      draft.over = true;
    },
    say: () => ({ text: 'The game is over', ...(rule ? { rule } : {}) }),
    short: noShortForm,
    nature: 'event',
  });

type Waive = { type: 'waive'; due: string; reason: string };

interface Waiving<Open, Due, Context>
  extends Pick<
    PublicCommand<Open, unknown, Waive, undefined, undefined, Context, unknown>,
    'say' | 'short' | 'nature'
  > {
  dueOf(open: Open, id: string): Due | undefined;
  /** Whether the table may waive it; otherwise it must be done here. */
  mayWaive(open: Open, due: Due): boolean;
  /** Marks it as no longer due; the table stores the reason. */
  settle(draft: Open, due: Due, reason: string): void;
}

/** Something due was done on the table: it no longer stops the way, and the journal keeps the reason. */
export const createWaive = <
  Open,
  Hidden,
  Context,
  Deck,
  Due extends { words: string; rule: string; obligation?: { words: string; ask: unknown } },
>(
  { plain }: Defining<Open, Hidden, Context, Deck>,
  { dueOf, mayWaive, settle, ...description }: Waiving<Open, Due, Context>,
) =>
  plain<Waive>({
    ...description,
    shape: v.strictObject({
      type: v.literal('waive'),
      due: v.string(),
      reason: v.optional(text(120), 'Done on the table'),
    }),
    means(open, command) {
      const { words, ask } = dueOf(open, command.due)?.obligation ?? {};
      return canonicalJson([words ?? null, ask ?? null]);
    },
    asks: { due: null, reason: 'Reason' },
    check(open, command) {
      const due = dueOf(open, command.due);
      if (!due) return refuse('Nothing of that kind is due.', { allowed: 'Name what is due now.' });
      return mayWaive(open, due)
        ? acceptNothing()
        : refuse(`${due.words}: this cannot be skipped.`, { rule: due.rule, allowed: 'Do it here.' });
    },
    open(draft, command) {
      const due = dueOf(draft, command.due);
      if (due) settle(draft, due, command.reason);
    },
  });
