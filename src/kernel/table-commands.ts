import * as v from 'valibot';
import { canonicalJson } from './canonical';
import { type Defining, fine, STAYS, text } from './define';
import { freshId } from './fresh-id';
import type { OpenBase } from './game';
import { type Policy, policyShape } from './policy';
import { refuse } from './result';

/** So many public notes a table keeps. */
const MOST_NOTES = 60;

interface WithNotes extends OpenBase {
  /** What the table has written down for everyone. */
  notes: { id: string; turn: number; words: string }[];
}

/** Writes something down for everyone, until it is taken away. */
export const createNotes = <Open extends WithNotes, Hidden>({ plain }: Defining<Open, Hidden>) => ({
  note: plain(
    v.strictObject({ type: v.literal('note'), words: text(280) }),
    (open) =>
      open.notes.length < MOST_NOTES
        ? fine()
        : refuse(`The table keeps ${MOST_NOTES} notes at most.`, { allowed: 'Take one away first.' }),
    (draft, { words }) => {
      draft.notes.push({ id: freshId(draft, 'n'), turn: draft.turn, words });
    },
  ),
  'drop-note': plain(
    v.strictObject({ type: v.literal('drop-note'), id: v.string() }),
    (open, { id }) =>
      open.notes.some((item) => item.id === id)
        ? fine()
        : refuse('This note is no longer there.', { allowed: 'Remove one that is there.' }),
    (draft, { id }) => {
      draft.notes = draft.notes.filter((item) => item.id !== id);
    },
  ),
});

/** A name for the table as it stands, to return to it. */
export const createBookmark = <Open, Hidden>({ plain }: Defining<Open, Hidden>) =>
  plain(v.strictObject({ type: v.literal('bookmark'), name: text(60) }), fine, () => undefined, STAYS);

/** How the app decides for powers that it holds, from now on. */
export const createSetPolicy = <Open extends { policy?: Policy }, Hidden>(
  { plain }: Defining<Open, Hidden>,
  house: Policy,
) =>
  plain(
    v.strictObject({ type: v.literal('set-policy'), policy: policyShape }),
    (open, { policy }) =>
      canonicalJson(open.policy ?? house) === canonicalJson(policy)
        ? refuse('This policy is in use already.', { allowed: 'Change a rule first.' })
        : fine(),
    (draft, { policy }) => {
      draft.policy = policy;
    },
  );

/** The game is over. */
export const createEnd = <Open extends { over: boolean }, Hidden>({ plain }: Defining<Open, Hidden>) =>
  plain(v.strictObject({ type: v.literal('end') }), fine, (draft) => {
    draft.over = true;
  });

interface Waiving<Open, Due> {
  dueOf(open: Open, id: string): Due | undefined;
  /** Whether the table may pass over it; else it is to be done here. */
  mayWaive(open: Open, due: Due): boolean;
  /** It is no longer due; the table keeps the reason. */
  settle(draft: Open, due: Due, reason: string): void;
}

/** Something due was done on the table: it no longer stops the way, and the journal keeps the reason. */
export const createWaive = <Open, Hidden, Due extends { words: string; rule: string }>(
  { plain }: Defining<Open, Hidden>,
  { dueOf, mayWaive, settle }: Waiving<Open, Due>,
) =>
  plain(
    v.strictObject({
      type: v.literal('waive'),
      due: v.string(),
      reason: v.optional(text(120), 'Done on the table'),
    }),
    (open, command) => {
      const due = dueOf(open, command.due);
      if (!due) return refuse('Nothing of that kind is due.', { allowed: 'Name what is due now.' });
      return mayWaive(open, due)
        ? fine()
        : refuse(`${due.words}: this cannot be skipped.`, { rule: due.rule, allowed: 'Do it here.' });
    },
    (draft, command) => {
      const due = dueOf(draft, command.due);
      if (due) settle(draft, due, command.reason);
    },
  );
