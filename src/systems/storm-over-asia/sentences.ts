import type { Entry } from '@/kernel/entry';
import { sayWhy } from '@/kernel/policy';
import { printSigned } from '@/kernel/print';
import { entryNow, type Sentence, sayCorrection } from '@/kernel/say-correction';
import { as, createSayTable, SAY_ALONE } from '@/kernel/say-table';
import { THE_APP } from '@/kernel/seats';
import type { PublicRow } from '@/kernel/views';
import type { Event } from './cards/card';
import { type Place, printHead } from './cards/head';
import { READINGS } from './options';
import { flagName, SAY_CHINA, type Say, sayNothing } from './say-china';
import type { Showing } from './showing';
import { stepAt } from './steps';
import { nameTotal, printTotal, sayWhole } from './totals';
import type { Flag } from './vocabulary';

/** What an entry of a card does, a sentence for each part; or that no such flag stands. */
export function sayEvent(event: Event, nothing: readonly Flag[] = []): string[] {
  return event.effects.map((effect) => {
    if (effect.kind === 'turn-flag' && nothing.includes(effect.from)) return sayNothing(effect.from);
    if (effect.kind === 'line') return `${nameTotal(effect.total)} ${printSigned(effect.amount)} this turn.`;
    if (effect.kind === 'by-hand') return effect.words;
    return `A ${flagName(effect.from)} becomes a ${flagName(effect.to)}; ${effect.picks} picks it.`;
  });
}

/** The rule that a part of an entry goes by. */
export const effectRule = (effect: Event['effects'][number] | undefined): string =>
  effect?.kind === 'turn-flag' ? effect.rule : 'SOA 9';

/** The cards that an entry laid open: one that was shown, or all of a step or of the turn's end. */
export function shownIn({ open }: Entry): Showing[] {
  switch (open?.command.type) {
    case 'advance':
    case 'end-turn':
      return as<{ showings: Showing[] }>(open.came).showings;
    case 'show':
      return [as<Showing>(open.came)];
    default:
      return [];
  }
}

const cardName = ({ number, list }: { number?: number; list?: string }) =>
  [list, number === undefined ? null : `card ${number}`].filter(Boolean).join(', ');

function sayShowing(showing: Showing): string {
  const name = showing.event?.title || cardName(showing) || 'an event';
  return `${showing.power} shows ${name}`;
}

/** What a card does, and by which rules a power of the app’s left its order. */
const notesOf = ({ event, why, nothing }: Showing) => [
  ...(event ? sayEvent(event, nothing) : []),
  ...sayWhy(why),
];

/** So many entries of a list are named. */
const NAMED = 8;
const SAY: Record<string, Say> = {
  ...createSayTable(READINGS),
  ...SAY_ALONE,
  look: (command) => ({ ...SAY_ALONE.look(command), rule: 'SOA 9' }),
  'turn-card': (_, came) => {
    const { number, event, nothing } = as<Pick<Showing, 'number' | 'event' | 'nothing'>>(came);
    return {
      text: `Card ${number} is face up`,
      notes: event ? sayEvent(event, nothing) : ['What it does is not entered: read it from the card'],
      rule: 'SOA 9',
    };
  },
  'no-card': () => ({ text: 'No general card this turn', rule: 'SOA 9' }),
  'enter-card': (command, came) => {
    const { event, nothing } = as<Pick<Showing, 'event' | 'nothing'>>(came);
    const number = as<{ number?: number }>(command).number;
    return {
      text: number === undefined ? 'The general card is entered' : `General card ${number} is entered`,
      notes: event ? sayEvent(event, nothing) : [],
      rule: 'SOA 9',
    };
  },
  'apply-card': (_, came) => ({
    text: 'The general card is carried out',
    notes: (as<Pick<Showing, 'nothing'> | undefined>(came)?.nothing ?? []).map(sayNothing),
    rule: 'SOA 9',
  }),
  deal: () => ({ text: 'Each power has its cards', rule: 'SOA 9' }),
  reshuffle: () => ({ text: 'The discards are shuffled into the pile', rule: 'SOA 9' }),
  'open-papers': ({ person }) => ({
    text: person === THE_APP ? 'The app reads its cards and leaves orders' : `${person} opened the papers`,
  }),
  'call-round': () => ({ text: 'The papers go round once more' }),
  show: (_, came) => {
    const showing = as<Showing>(came);
    return { text: sayShowing(showing), notes: notesOf(showing), rule: 'SOA 9' };
  },
  'show-event': (command, came) => {
    const showing = { ...as<Showing>(command), ...as<Pick<Showing, 'event' | 'nothing'>>(came) };
    return { text: sayShowing(showing), notes: notesOf(showing), rule: 'SOA 9' };
  },
  'fill-entry': (command) => {
    const { event, ...place } = as<Place & { event: Event }>(command);
    return { text: `${printHead(place)} is filled in`, notes: sayEvent(event), rule: 'SOA 9' };
  },
  'fill-entries': (command) => {
    const { entries } = as<{ entries: Place[] }>(command);
    const named = entries.slice(0, NAMED).map(printHead).join('; ');
    const more = entries.length - NAMED;
    return {
      text: entries.length === 1 ? '1 entry is filled in' : `${entries.length} entries are filled in`,
      notes: [more > 0 ? `${named}; and ${more} more` : named],
      rule: 'SOA 9',
    };
  },
  'read-entry': (command, came) => {
    const { nothing } = as<Pick<Showing, 'nothing'> | undefined>(came) ?? {};
    const { event } = as<{ event: Event }>(command);
    return {
      text: event.title ? `The card says: ${event.title}` : 'What the card says is entered',
      notes: sayEvent(event, nothing),
      rule: 'SOA 9',
    };
  },
  advance: (_, came) => {
    const { to, showings } = as<{ to: string; showings: Showing[] }>(came);
    const { phase, name } = stepAt(to);
    return {
      text: showings.length === 1 ? sayShowing(showings[0] as Showing) : `On to ${phase}: ${name}`,
      notes: showings.flatMap((item) => [
        ...(showings.length > 1 ? [sayShowing(item)] : []),
        ...notesOf(item),
      ]),
      rule: 'SOA 7',
    };
  },
  'end-turn': (_, came) => {
    const { showings } = as<{ showings: Showing[] }>(came);
    return {
      text: 'The turn ends',
      notes: showings.flatMap((item) => [`${sayShowing(item)}; discarded`, ...sayWhy(item.why)]),
      rule: 'SOA 7',
    };
  },
  ...SAY_CHINA,
  'add-line': (command) => {
    const { total, amount, words } = as<{ total: string; amount: number; words: string }>(command);
    return { text: `${nameTotal(total)} ${printSigned(amount)}`, notes: [words] };
  },
  'remove-line': () => ({ text: 'A modifier of the table is removed' }),
  'say-total': (command) => {
    const { total, value } = as<{ total: string; value: number }>(command);
    return { text: `The table says: ${sayWhole(total, value)}` };
  },
  waive: (command) => ({ text: 'Done on the table', notes: [as<{ reason: string }>(command).reason] }),
  reseat: () => ({ text: 'The seats are changed' }),
  'name-categories': (command) => ({
    text: `Japan’s categories: ${as<{ names: string[] }>(command).names.join(', ')}`,
  }),
  end: () => ({ text: 'The game is over', rule: 'SOA 38' }),
};

/** The types of commands that are said; a test compares them with the commands there are. */
export const SAID = Object.keys(SAY);

/** Says an entry that everyone may read. */
export function sayEntry(entry: Entry): Sentence {
  const command = entry.open?.command;
  const said =
    command?.type === 'correct'
      ? sayCorrection(entry, sayEntry)
      : command && SAY[command.type]?.(command, entry.open?.came);
  if (!said) return { text: 'Something was decided', notes: [] };
  const changes = entry.changes.map(
    ([key, before, after]) => `${nameTotal(key)} ${printTotal(key, before)} to ${printTotal(key, after)}`,
  );
  const told = command?.anyway ? ['All the same: the table says so'] : [];
  return { ...said, notes: [...told, ...(said.notes ?? []), ...changes] };
}

/** A row of the journal in words: a correction tells what came of it as the line stands now. */
export const sayRow = (row: PublicRow): Sentence => sayEntry(entryNow(row));

/** What Undo would take back, in a few words and from public facts alone. */
export function nameEntry(entry: Entry): string {
  const command = entry.open?.command;
  if (command?.type === 'correct') return 'the correction';
  if (command?.type === 'open-papers') return `${as<{ person: string }>(command).person}’s papers`;
  const { text } = sayEntry(entry);
  return text.startsWith('On to ') ? text.slice('On to '.length) : text;
}
