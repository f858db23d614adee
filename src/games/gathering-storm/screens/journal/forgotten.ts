import type { Amendment } from '@/games/gathering-storm/rules/amend/amended';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import type { Omitted } from '@/table/correct/corrections';

/** A card that an entry showed, amended before that entry. */
export function cardKind(begin: Amendment): Omitted {
  const { number, half, event } = begin;
  return {
    id: `${number} ${half}`,
    title: `${half === 'general' ? 'The general event' : half}: ${event.title || 'a card without a title'}`,
    note: `Card ${number}`,
    begin,
    head: 'The card reads differently',
  };
}

/** Something that a table may forget to enter, if it tracks it. */
interface ForgottenKind extends Omitted {
  /** Left out where every table does. */
  isKept?: (open: OpenState) => boolean;
}

/** In the order in which they are offered. */
const KINDS: readonly ForgottenKind[] = [
  {
    isKept: ({ cards }) => cards === 'paper',
    id: 'show-event',
    title: 'A card that was shown',
    note: 'Played or discarded, whose it was, what it says',
    begin: {
      type: 'show-event',
      power: 'Germany',
      event: { title: '', secret: false, effects: [] },
      how: 'played',
    },
  },
  {
    id: 'add-line',
    title: 'A modifier of the table',
    note: 'An amount, on any number',
    begin: {
      type: 'add-line',
      total: 'support:Germany',
      amount: 1,
      words: 'The table’s modifier',
      until: 'turn',
    },
  },
  {
    id: 'aggression',
    title: 'An Axis aggression',
    note: 'Extra cards already dealt stay as they are',
    begin: { type: 'aggression', power: 'Germany', target: 'Austria', outcome: 'succeeded' },
  },
  {
    id: 'sign-pact',
    title: 'The Nazi-Soviet Pact',
    note: 'It was signed then',
    begin: { type: 'sign-pact' },
  },
  {
    isKept: ({ pact }) => pact !== null,
    id: 'end-pact',
    title: 'The end of the Pact',
    note: 'It stood then for the last turn',
    begin: { type: 'end-pact' },
  },
  {
    id: 'pact',
    title: 'A trade pact',
    note: 'Who has one in a country',
    begin: { type: 'set-fact', fact: 'pact', country: 'Albania', powers: [] },
  },
  {
    isKept: (open) => isTracked(open, 'flags'),
    id: 'flags',
    title: 'Flags in a country',
    note: 'All that are there',
    begin: { type: 'set-fact', fact: 'flags', country: 'Albania', flags: [] },
  },
  {
    id: 'conquered',
    title: 'A conquest',
    note: 'Who took a country, or that it is free',
    begin: { type: 'set-fact', fact: 'conquered', country: 'Albania', by: 'Axis' },
  },
  {
    id: 'civil-war',
    title: 'A civil war',
    note: 'Counters and state',
    begin: { type: 'civil-war', country: 'Spain', counters: 1, state: 'quiet' },
  },
  {
    id: 'results',
    title: 'A research result',
    note: 'How many are shown in a project',
    begin: { type: 'set-fact', fact: 'results', project: 'Germany/armor', value: 1 },
  },
];

/** Returns what can be added to an earlier phase; what the table does not track is not offered. */
export function forgottenKinds(open: OpenState): Omitted[] {
  return KINDS.filter(({ isKept: applies }) => applies?.(open) ?? true);
}
