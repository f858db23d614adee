import * as v from 'valibot';
import { accept, refuse } from '@/kernel/result';
import { isBoard } from '../hidden';
import { freshId } from '../state';
import { POWERS } from '../vocabulary';
import { define, fine, plain, text } from './define';

/** So many public notes a table keeps. */
const MOST_NOTES = 60;

/** Writes something down for everyone; it stays until it is taken away. */
export const note = plain(
  v.strictObject({ type: v.literal('note'), words: text(280) }),
  (open) =>
    open.notes.length < MOST_NOTES
      ? fine()
      : refuse(`The table keeps ${MOST_NOTES} notes at most.`, { allowed: 'Take one away first.' }),
  (draft, { words }) => {
    draft.notes.push({ id: freshId(draft, 'n'), turn: draft.turn, words });
  },
);

/** Takes a public note away. */
export const dropNote = plain(
  v.strictObject({ type: v.literal('drop-note'), id: v.string() }),
  (open, { id }) =>
    open.notes.some((item) => item.id === id)
      ? fine()
      : refuse('This note is no longer there.', { allowed: 'Take away one that is there.' }),
  (draft, { id }) => {
    draft.notes = draft.notes.filter((item) => item.id !== id);
  },
);

const privateShape = v.strictObject({
  type: v.literal('private-note'),
  power: v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.'),
  words: v.pipe(v.string('Write it in words.'), v.trim(), v.maxLength(600, 'At most 600 letters.')),
});

/** What a power's owner writes down for herself; it goes with the power. Nothing at all is no note. */
export const privateNote = define<v.InferOutput<typeof privateShape>, undefined, undefined>({
  shape: privateShape,
  audience: ({ power }) => power,
  decide: () => accept({}),
  hidden(draft, _, { words }) {
    if (!isBoard(draft)) draft.note = words;
  },
});
