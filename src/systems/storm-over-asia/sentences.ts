import type { Command } from '@/kernel/game';
import type { Entry } from '@/kernel/journal';
import { printNumber, printSigned } from '@/kernel/print';
import { entryNow, type Sentence, sayCorrection } from '@/kernel/say-correction';
import { as, createSayTable, type Said } from '@/kernel/say-table';
import type { PublicRow } from '@/kernel/views';
import type { Event } from './cards/card';
import { type Place, printHead } from './cards/head';
import { READINGS } from './options';
import { RUSSIAN_EFFECTS, type RussianLine } from './passage/russia';
import type { Showing } from './showing';
import { stepAt } from './steps';
import { nameTotal } from './totals';
import type { Flag, Region } from './vocabulary';

type Say = (command: Command, came: unknown) => Said;

const flagName = (flag: Flag) => `${flag} flag`;

/** What an entry of a card does, a sentence for each part. */
export function sayEvent(event: Event): string[] {
  return event.effects.map((effect) => {
    if (effect.kind === 'line') return `${nameTotal(effect.total)} ${printSigned(effect.amount)} this turn.`;
    if (effect.kind === 'by-hand') return effect.words;
    return `A ${flagName(effect.from)} becomes a ${flagName(effect.to)}; ${effect.picks} picks it.`;
  });
}

const cardName = ({ number, list }: { number?: number; list?: string }) =>
  [list, number === undefined ? null : `card ${number}`].filter(Boolean).join(', ');

function sayShowing(showing: Showing): string {
  const name = showing.event?.title || cardName(showing) || 'an event';
  return `${showing.power} shows ${name}`;
}

/** So many entries of a list are named. */
const NAMED = 8;
const withArticle = (flag: Flag) => `A ${flagName(flag)}`;

/** What a warlord card did in its region. @rule SOA 26.112 */
function sayCard({ region, replaces, nothing }: { region: Region; replaces?: Flag; nothing?: true }) {
  const does = nothing
    ? 'Four warlord flags stand there: nothing is there to replace'
    : replaces
      ? `${withArticle(replaces)} gives way to a warlord flag`
      : 'A warlord flag is added';
  return { text: `The warlord card: ${region}`, notes: [does], rule: 'SOA 26.112' };
}

const place = (command: Command) => as<{ region: Region }>(command).region;

const SAY: Record<string, Say> = {
  ...createSayTable(READINGS),
  'turn-card': (_, came) => {
    const { number, event } = as<{ number: number; event: Event | null }>(came);
    return {
      text: `Card ${number} lies face up`,
      notes: event ? sayEvent(event) : ['Its entry is open: read it from the card'],
      rule: 'SOA 9',
    };
  },
  'enter-card': (command, came) => {
    const { event } = as<{ event: Event | null }>(came);
    const number = as<{ number?: number }>(command).number;
    return {
      text: number === undefined ? 'The general card is entered' : `General card ${number} is entered`,
      notes: event ? sayEvent(event) : [],
      rule: 'SOA 9',
    };
  },
  'apply-card': () => ({ text: 'The general card is carried out', rule: 'SOA 9' }),
  deal: () => ({ text: 'Each power has its cards', rule: 'SOA 9' }),
  reshuffle: () => ({ text: 'The discards are shuffled into the pile', rule: 'SOA 9' }),
  'open-papers': (command) => ({ text: `${as<{ person: string }>(command).person} opened the papers` }),
  'call-round': () => ({ text: 'The papers go round once more' }),
  show: (_, came) => {
    const showing = as<Showing>(came);
    return { text: sayShowing(showing), notes: showing.event ? sayEvent(showing.event) : [], rule: 'SOA 9' };
  },
  'show-event': (command, came) => {
    const showing = { ...as<Showing>(command), event: as<{ event: Event | null }>(came).event };
    return { text: sayShowing(showing), notes: showing.event ? sayEvent(showing.event) : [], rule: 'SOA 9' };
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
  'read-entry': (command) => {
    const { event } = as<{ event: Event }>(command);
    return {
      text: `The card says: ${event.title || 'what stands here'}`,
      notes: sayEvent(event),
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
        ...(item.event ? sayEvent(item.event) : []),
      ]),
      rule: 'SOA 7',
    };
  },
  'end-turn': (_, came) => {
    const { showings } = as<{ showings: Showing[] }>(came);
    return {
      text: 'The turn ends',
      notes: showings.map((item) => `${sayShowing(item)}; discarded`),
      rule: 'SOA 7',
    };
  },
  'set-region': (command) => {
    const { region, flags } = as<{ region: Region; flags: Flag[] }>(command);
    return { text: `${region} has ${flags.length === 0 ? 'no flags' : flags.join(', ')}`, rule: 'SOA 25.1' };
  },
  'place-flag': (command) => ({
    text: `A ${flagName(as<{ flag: Flag }>(command).flag)} comes to ${place(command)}`,
    rule: 'SOA 25',
  }),
  'take-flag': (command) => ({
    text: `A ${flagName(as<{ flag: Flag }>(command).flag)} leaves ${place(command)}`,
    rule: 'SOA 25',
  }),
  'move-flag': (command) => {
    const { flag, from, to } = as<{ flag: Flag; from: Region; to: Region }>(command);
    return { text: `A ${flagName(flag)} goes from ${from} to ${to}`, rule: 'SOA 25' };
  },
  'pick-flag': (command, came) => {
    const { from, to } = as<{ from: Flag; to: Flag }>(came);
    const turned = `${withArticle(from)} becomes ${to === 'warlord' ? 'a warlord flag' : to}`;
    return { text: `${turned} in ${place(command)}`, rule: 'SOA 26.111, 26.213' };
  },
  'convert-warlord': (command) => ({
    text: `A warlord flag becomes Nationalist in ${place(command)}`,
    notes: ['United Front −1'],
    rule: as<{ cause: string }>(command).cause === 'surplus' ? 'SOA 26.212' : 'SOA 26.211',
  }),
  'japanese-result': (command) => ({
    text: `Japan lays a ${flagName(as<{ flag: Flag }>(command).flag)} in ${place(command)}`,
    rule: 'SOA 26.113',
  }),
  conquest: (command) => {
    const { region, conquered } = as<{ region: Region; conquered: boolean }>(command);
    return {
      text: conquered ? `Japan conquers ${region}` : `${region} revolts`,
      notes: [conquered ? 'Its warlord card leaves the deck' : 'Its warlord card is back in the deck'],
      rule: 'SOA 26.112E',
    };
  },
  'draw-warlord': (_, came) => sayCard(as(came)),
  'enter-warlord': (_, came) => sayCard(as(came)),
  'no-warlord': () => ({ text: 'No warlord card can come', rule: 'SOA 26.112D' }),
  'set-front': () => ({ text: 'The United Front is entered', rule: 'SOA 32' }),
  'draw-purge': (_, came) => ({
    text: `Purge card ${as<{ card: number }>(came).card} is drawn`,
    rule: 'SOA purge cards',
  }),
  'enter-purge': (command) => ({
    text: `Purge card ${as<{ card: number }>(command).card} is entered`,
    rule: 'SOA purge cards',
  }),
  'set-cohesion': (command) => {
    const { of, cohesion } = as<{ of: string; cohesion: string | null }>(command);
    return {
      text: cohesion ? `Cohesion of ${of} is ${cohesion}` : `Cohesion of ${of} is not kept`,
      rule: 'SOA 28 to 30',
    };
  },
  'set-abroad': (command) => {
    const { country, British, Japanese } = as<{ country: string; British: number; Japanese: number }>(
      command,
    );
    return { text: `${country}: ${British} British, ${Japanese} Japanese`, rule: 'SOA 27' };
  },
  'set-research': (command) => {
    const { project, steps, results } = as<{ project: string; steps: number; results: number }>(command);
    return { text: `British ${project}: ${steps} steps, ${results} results`, rule: 'SOA 16' };
  },
  'set-passage': () => ({ text: 'Facts for the passage are entered', rule: 'SOA transition' }),
  'tick-passage': (command) => {
    const { line, done } = as<{ line: RussianLine; done: boolean }>(command);
    const { name, rule } = RUSSIAN_EFFECTS.find(({ id }) => id === line) as (typeof RUSSIAN_EFFECTS)[number];
    return { text: `${done ? 'Seen to' : 'Not seen to yet'}: ${name}`, rule };
  },
  'add-line': (command) => {
    const { total, amount, words } = as<{ total: string; amount: number; words: string }>(command);
    return { text: `${nameTotal(total)} ${printSigned(amount)}`, notes: [words] };
  },
  'remove-line': () => ({ text: 'A line of the table’s is taken away' }),
  'say-total': (command) => {
    const { total, value } = as<{ total: string; value: number }>(command);
    return { text: `The table says: ${nameTotal(total)} is ${printNumber(value)}` };
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
    ([key, before, after]) => `${nameTotal(key)} ${printNumber(before)} to ${printNumber(after)}`,
  );
  return { ...said, notes: [...(said.notes ?? []), ...changes] };
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
