import * as v from 'valibot';
import { acceptNothing, edition, noShortForm, whole } from '@/kernel/command/define';
import { refuse } from '@/kernel/result';
import { DECK_SIZE, LISTS, listEntryShape } from '../cards/card';
import { printHead } from '../cards/head';
import { fillListEntry, isNews, listEntryKey } from '../list-entries';
import { sayEvent } from '../say-event';
import { checkPairs } from '../warlords/flag-events';
import { plain } from './define';

const entry = {
  list: v.picklist(LISTS, 'Name one of the lists of a card.'),
  number: whole(1, DECK_SIZE),
  event: listEntryShape,
};
/** So many entries of a list are named. */
const NAMED = 8;
const SAID = { allowed: 'Change something first.' };

/**
 * Fills in an entry of the open deck as printed on the owner's card: this table knows it from then on. Cards
 * already in hands keep the text they had when they were dealt.
 * @rule SOA 9
 */
export const fillEntryCommand = plain({
  shape: v.strictObject({ type: v.literal('fill-entry'), ...entry, edition }),
  asks: { list: 'List of the card', number: 'Number of its card', event: 'Event' },
  check(open, command) {
    const refusal = command.edition ? checkPairs(command.event) : null;
    if (refusal) return { ok: false, refusal };
    return isNews(open, command) ? acceptNothing() : refuse('The table has the same entry.', SAID);
  },
  open: (draft, { list, number, event }) => fillListEntry(draft, list, number, event),
  say: ({ event, ...place }) => ({
    text: `${printHead(place)} is filled in`,
    notes: sayEvent(event),
    rule: 'SOA 9',
  }),
  short: noShortForm,
  nature: 'record',
});

/** Fills in many entries at once: a whole list of the owner’s. One undo takes all of them back. @rule SOA 9 */
export const fillEntries = plain({
  shape: v.strictObject({
    type: v.literal('fill-entries'),
    entries: v.pipe(
      v.array(v.strictObject(entry)),
      v.minLength(1, 'Fill in at least one entry.'),
      v.maxLength(LISTS.length * DECK_SIZE, `The deck has ${LISTS.length * DECK_SIZE} entries.`),
    ),
    edition,
  }),
  asks: { entries: null },
  check(open, { entries, edition: today }) {
    const refusal = today ? checkPairs(...entries.map(({ event }) => event)) : null;
    if (refusal) return { ok: false, refusal };
    const keys = entries.map(({ list, number }) => listEntryKey(list, number));
    const twice = entries.find((_, at) => keys.indexOf(keys[at] as string) !== at);
    if (twice)
      return refuse(`${printHead(twice)} is there twice.`, {
        allowed: 'Give each entry once.',
        rule: 'SOA 9',
      });
    return entries.some((item) => isNews(open, item))
      ? acceptNothing()
      : refuse('The table has the same entries.', SAID);
  },
  open(draft, { entries }) {
    for (const { list, number, event } of entries) fillListEntry(draft, list, number, event);
  },
  say({ entries }) {
    const named = entries.slice(0, NAMED).map(printHead).join('; ');
    const more = entries.length - NAMED;
    return {
      text: entries.length === 1 ? '1 entry is filled in' : `${entries.length} entries are filled in`,
      notes: [more > 0 ? `${named}; and ${more} more` : named],
      rule: 'SOA 9',
    };
  },
  short: noShortForm,
  nature: 'record',
});
