import type { Entry } from '@/kernel/entry';
import type { Command } from '@/kernel/game';
import { sayWhy } from '@/kernel/policy';
import { entryNow, type Sentence, sayCorrection } from '@/kernel/say-correction';
import { SAY_ALONE, SAY_MOMENTS, SAY_WHOLE_COPY } from '@/kernel/say-table';
import { THE_APP } from '@/kernel/seats';
import type { PublicRow } from '@/kernel/views';
import type { Event } from './cards/card';
import { CARRY_LIMIT } from './commands/settle';
import { kindOf } from './effects';
import { shownIn } from './history/shown-in';
import { totalOf } from './lines';
import { printChange } from './names';
import type { SheetsTold, Showing } from './outcomes';
import { stepAt } from './phases';
import { SAY_CALENDAR } from './say/calendar';
import { SAY_CONSTRUCTION } from './say/construction';
import { SAY_DIPLOMACY, sayEffects } from './say/diplomacy';
import { SAY_MONEY } from './say/money';
import { SAY_RESEARCH } from './say/research';
import { as, type Say } from './say/say';
import { SAY_TABLE } from './say/table';
import { changeKey } from './totals/known-money';
import { inWords, POWERS, type Power, printList, printSigned, printTurn } from './vocabulary';
import { printId } from './words/projects';

/** What an event does, a sentence for each effect. */
export function sayEvent(event: Event): string[] {
  return event.effects.map((effect) => kindOf(effect).say(effect));
}

function sayShowing({ power, event, how }: Showing): string {
  const title = event.title ? event.title : 'an event';
  return how === 'declined' ? `${power} shows and discards ${title}` : `${power} shows ${title}`;
}

/** The title stands for the event where there is one; else what it does. */
function detail(showing: Showing, entry: Entry): string[] {
  const amended = showing.own ? ['Amended by its owner: the printed card reads differently'] : [];
  const policy = sayWhy(showing.why);
  if (showing.how === 'declined') return ['Not played', ...amended, ...policy];
  const told = [...sayCounts(showing.steps, 'step'), ...sayTold(showing)];
  return [...sayEffects(showing.event, entry), ...told, ...amended, ...policy];
}

/** "Russian armor: 2 levels". */
const sayCounts = (counts: Record<string, number> = {}, what: string) =>
  Object.entries(counts).map(
    ([project, count]) => `${printId(project)}: ${count} ${count === 1 ? what : `${what}s`}`,
  );

const sayTold = ({ levels, results }: SheetsTold) => [
  ...sayCounts(levels, 'level'),
  ...sayCounts(results, 'result'),
];

/** "Britain and Russia show two events". */
function sayShown(shown: readonly Showing[]): string {
  const powers = [...new Set(shown.map(({ power }) => power))];
  return `${printList(powers)} ${powers.length === 1 ? 'shows' : 'show'} ${inWords(shown.length)} events`;
}

function sayAdvance(command: Command, came: unknown, entry: Entry): ReturnType<Say> {
  const { to, left, ...told } = as<
    { to: string; left: { step: string; showings: Showing[] }[] } & SheetsTold
  >(came);
  const shown = left.flatMap((step) => step.showings);
  const passed = left.slice(1).map(({ step }) => stepAt(step).name);
  const notes =
    shown.length > 1
      ? shown.flatMap((showing) => [sayShowing(showing), ...detail(showing, entry)])
      : shown.flatMap((showing) => detail(showing, entry));
  notes.push(...sayTold(told));
  if (passed.length > 0) notes.push(`Skipped: ${printList(passed)}`);
  if (command.to && command.to !== to) notes.push('Stopped here: something is due');
  const rule = ruleOfShowing(left[0]?.step ?? to);
  if (shown.length === 1) return { text: sayShowing(shown[0] as Showing), notes, rule };
  const { phase, name } = stepAt(to);
  return {
    text: shown.length > 1 ? sayShown(shown) : `On to ${phase}: ${name}`,
    notes,
    rule,
  };
}

function ruleOfShowing(step: string): string {
  const rules: Record<string, string> = {
    read: 'GS 9.41E',
    'income-events': 'GS 9.41A',
    construction: 'GS 9.41B, C',
    diplomacy: 'GS 9.41D',
  };
  return rules[step] ?? 'GS 9.41';
}

/** Tile points, or what is known of them. */
const isPoints = (total: string) =>
  POWERS.some((power) => [totalOf.tiles(power), changeKey(totalOf.tiles(power))].includes(total));

/** A paper card’s number, where one was entered. */
const numbered = ({ number }: Command) => (number === undefined ? [] : [`Card ${number}`]);

const SAY: Record<string, Say> = {
  'turn-card': (_, came) => {
    const { general, trend } = as<{ general: Event; trend: number }>(came);
    return {
      text: `The card is turned: ${general.title}`,
      notes: [`Economic trend ${printSigned(trend)}`, ...sayEvent(general)],
      rule: 'GS 9.12',
    };
  },
  'enter-card': (command) => {
    const general = as<Event>(command.general);
    return {
      text: `The general card: ${general.title || 'no title entered'}`,
      notes: [
        ...numbered(command),
        `Economic trend ${printSigned(as<number>(command.trend))}`,
        ...sayEvent(general),
      ],
      rule: 'GS 9.12',
    };
  },
  'apply-card': () => ({ text: 'The general card is applied', rule: 'GS 9.31' }),
  deal: (_, came) => {
    const { counts, short } = as<{ counts: Record<Power, number>; short?: number }>(came);
    const most = POWERS.filter((power) => counts[power] > 1).map((power) => `${power} ${counts[power]}`);
    const text =
      most.length === 0
        ? 'One card is dealt to each power'
        : `Cards dealt: ${most.join(', ')}${most.length < 5 ? ', the others 1 each' : ''}`;
    return {
      text,
      notes: short ? [`The pile was ${short} short`] : [],
      rule: most.length > 0 ? 'GS 9.13' : 'GS 9.12',
    };
  },
  reshuffle: () => ({ text: 'The discards are shuffled', rule: 'GS 9.11' }),
  'count-pile': ({ left, size }) => ({
    text: [
      ...(left === undefined ? [] : [`The pile holds ${left} ${left === 1 ? 'card' : 'cards'}`]),
      ...(size === undefined ? [] : [`${left === undefined ? 'The' : 'the'} deck has ${size}`]),
    ].join(', '),
    rule: 'GS 9.11',
  }),
  'call-round': () => ({ text: 'The papers go round once more', rule: 'GS 9.12' }),
  ...SAY_MOMENTS,
  ...SAY_WHOLE_COPY,
  ...SAY_ALONE,
  look: (command) => ({ ...SAY_ALONE.look(command), rule: 'GS 9.12' }),
  'open-papers': ({ person }) => ({
    text: person === THE_APP ? 'The app reads its cards and leaves orders' : `${person} opens the papers`,
    rule: 'GS 9.12',
  }),
  show: (_, came, entry) => ({
    text: sayShowing(as<Showing>(came)),
    notes: detail(as<Showing>(came), entry),
    rule: 'GS 10.41B',
  }),
  'show-event': (command, came, entry) => {
    const showing = { ...as<Showing>(command), ...as<Pick<Showing, 'steps'> | undefined>(came) };
    const lines = detail(showing, entry);
    return showing.event.title || showing.how === 'declined'
      ? { text: sayShowing(showing), notes: [...numbered(command), ...lines], rule: 'GS 9.41' }
      : {
          text: `${showing.power}: ${lines[0] ?? 'an event'}`,
          notes: [...numbered(command), ...lines.slice(1)],
          rule: 'GS 9.41',
        };
  },
  advance: sayAdvance,
  'end-turn': (_, came, entry) => {
    const { showings, settled, ...told } = as<{ showings: Showing[]; settled: boolean } & SheetsTold>(came);
    const notes = showings.flatMap((showing) => [sayShowing(showing), ...detail(showing, entry)]);
    notes.push(...sayTold(told));
    return {
      text: settled ? `${printTurn(entry.at.turn)} ends` : 'Last cards are shown',
      notes,
      rule: 'GS 10.31',
    };
  },
  ...SAY_CALENDAR,
  ...SAY_TABLE,
  ...SAY_RESEARCH,
  ...SAY_DIPLOMACY,
  ...SAY_CONSTRUCTION,
  ...SAY_MONEY,
  correct: (_, __, entry) => sayCorrection(entry, sayEntry),
  undo: (_, __, entry) => ({ text: 'Undo', notes: entry.changes.map(printChange) }),
  redo: (_, __, entry) => ({ text: 'Redo', notes: entry.changes.map(printChange) }),
};

/** Money that goes out of sight or comes into it has not changed. */
const movesMoney = ({ type, reading }: Command) =>
  type === 'choose-reading' && ['income-shown', 'tile-points'].includes(String(reading));

const isMoney = (total: string) => /^(income|tiles|income-change|points-change):/.test(total);

const listed = (changes: Entry['changes']) => changes.map(printChange).join('. ');

/** As a turn ends: what becomes of the points, its last cards and the limit counted; then what begins anew. @rule GS 10.31, 11.11 */
function sayEnded(changes: Entry['changes']): string[] {
  const points = changes.filter(([total]) => isPoints(total));
  const others = changes.filter(([total]) => !isPoints(total));
  const limit = points.some(([, , after]) => after === CARRY_LIMIT);
  return [
    ...(points.length > 0
      ? [`${listed(points)}${limit ? `. At most ${CARRY_LIMIT} are carried (GS 6.33)` : ''}`]
      : []),
    ...(others.length > 0 ? [`As the new turn begins: ${listed(others)}`] : []),
  ];
}

/** What an entry changed, in words, where its own sentence does not say it. */
export function sayChanges({ open, changes }: Entry, text = ''): string[] {
  const command = open?.command;
  if (!command || command.type === 'undo' || command.type === 'redo') return [];
  if (command.type === 'end-turn' && (open.came as { settled?: boolean }).settled) return sayEnded(changes);
  const told = changes
    .filter(([total]) => !(movesMoney(command) && isMoney(total)))
    .map(printChange)
    .filter((words) => words !== text);
  return told.length > 0 ? [told.join('. ')] : [];
}

/** A public entry in words. Every command kind has its sentence. */
export function sayEntry(entry: Entry): Sentence {
  if (!entry.open) return { text: '', notes: [] };
  const { command, came } = entry.open;
  const said = SAY[command.type]?.(command, came, entry) ?? { text: command.type };
  const told = command.anyway ? ['All the same: the table says so'] : [];
  const notes = [...told, ...(said.notes ?? []), ...sayChanges(entry, said.text)];
  return { text: said.text, notes, ...(said.rule ? { rule: said.rule } : {}) };
}

/** A row of the journal in words: a correction tells what came of it as the line stands now. */
export const sayRow = (row: PublicRow): Sentence => sayEntry(entryNow(row));

/** What Undo would take back, in a few words and from public facts alone. */
export function nameEntry(entry: Entry): string {
  const type = entry.open?.command.type;
  if (type === 'correct') return 'the correction';
  if (type === 'open-papers') return `${entry.open?.command.person}’s papers`;
  if (type === 'deal') return 'cards dealt';
  if (type === 'turn-card' || type === 'enter-card') return 'the card is turned';
  if (type === 'advance' || type === 'show' || type === 'show-event') {
    const shown = shownIn(entry);
    if (shown.length === 1) return `${shown[0]?.power}’s event`;
    if (shown.length > 1) return `${inWords(shown.length)} events shown`;
  }
  if (type === 'advance') return sayEntry(entry).text.replace(/^On to /, '');
  const [first, ...more] = entry.changes;
  if (first && more.length === 0 && !['apply-card', 'take-income', 'end-turn'].includes(type ?? ''))
    return printChange(first);
  return sayEntry(entry).text;
}

/** Command types that have a sentence; a test holds them against the commands. */
export const SAID = Object.keys(SAY);
