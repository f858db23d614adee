import * as v from 'valibot';
import { canonicalJson } from '@/kernel/canonical';
import { fine, whole } from '@/kernel/define';
import { refuse } from '@/kernel/result';
import { DECK_SIZE, entryShape, LISTS } from '../cards/card';
import { entryKey, fillEntry } from '../filled';
import { plain } from './define';

/**
 * Fills in an entry of the open deck, as it is printed on the owner's card: from then on this table knows it. Cards
 * that are held already say what they said when they were dealt. @rule SOA 9
 */
export const fillEntryCommand = plain(
  v.strictObject({
    type: v.literal('fill-entry'),
    list: v.picklist(LISTS, 'Name one of the lists of a card.'),
    number: whole(1, DECK_SIZE),
    event: entryShape,
  }),
  (open, { list, number, event }) => {
    const before = open.filled?.[entryKey(list, number)];
    return before && canonicalJson(before) === canonicalJson(event)
      ? refuse('The entry says so already.', { allowed: 'Write what is otherwise.' })
      : fine();
  },
  (draft, { list, number, event }) => fillEntry(draft, list, number, event),
);
