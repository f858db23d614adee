import * as v from 'valibot';
import { fine, STAYS, text, whole } from '@/kernel/define';
import { accept, refuse } from '@/kernel/result';
import { DURATIONS } from '@/kernel/totals';
import { power } from '../cards/card';
import { canWaive, cardsHeld, duesOf } from '../dues';
import { READINGS, type ReadingId } from '../options';
import { RUSSIAN_LINES } from '../passage/russia';
import { seatsShape } from '../setup';
import { ABROAD, BRITISH_PROJECTS, COHESIONS, COHESIVE, freshId } from '../state';
import { addLine, readTotal, TOTALS } from '../totals';
import { define, plain } from './define';

const total = v.picklist(TOTALS as [string, ...string[]], 'There is no such number.');
const duration = v.picklist(DURATIONS, 'Say "turn", "every" or "removed".');

/** A line of the table's own: what the rulebook knows and the app does not. */
export const addTableLine = plain(
  v.strictObject({
    type: v.literal('add-line'),
    total,
    amount: whole(-99, 99),
    words: v.optional(text(80), 'The table’s line'),
    rule: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(24, 'A rule label has at most 24 letters.'))),
    until: v.optional(duration, 'turn'),
  }),
  (_, { amount }) =>
    amount === 0
      ? refuse('A line of 0 changes nothing.', { allowed: 'Write an amount above or below 0.' })
      : fine(),
  (draft, { total: key, amount, words, rule, until }) =>
    addLine(draft, { total: key, amount, words, until, basis: 'table', ...(rule ? { rule } : {}) }),
);

/** Takes a line of the table's own away. */
export const removeLine = plain(
  v.strictObject({ type: v.literal('remove-line'), id: v.string() }),
  (open, { id }) => {
    const line = open.lines.find((item) => item.id === id);
    if (!line) return refuse('This line is no longer there.', { allowed: 'Name one that is there.' });
    return line.basis === 'table'
      ? fine()
      : refuse('Only a line of the table’s own can be removed.', { allowed: 'Undo takes an event back.' });
  },
  (draft, { id }) => {
    draft.lines = draft.lines.filter((line) => line.id !== id);
  },
);

/** "The table says it is N": the difference becomes a line. */
export const sayTotal = plain(
  v.strictObject({ type: v.literal('say-total'), total, value: whole(-99, 99), until: v.optional(duration) }),
  (open, { total: key, value }) =>
    readTotal(open, key).value === value
      ? refuse(`It is ${value} already.`, { allowed: 'Another number.' })
      : fine(),
  (
    draft,
    { total: key, value, until = key.startsWith('support') || key.startsWith('income') ? 'turn' : 'removed' },
  ) =>
    addLine(draft, {
      total: key,
      amount: value - readTotal(draft, key).value,
      words: `The table says ${value}`,
      until,
      basis: 'table',
      ruling: true,
    }),
);

/** How cohesive a country is; nothing where the table does not keep it. @rule SOA 28 to 30 */
export const setCohesion = plain(
  v.strictObject({
    type: v.literal('set-cohesion'),
    of: v.picklist(COHESIVE, 'Name China, Britain or Russia.'),
    cohesion: v.nullable(v.picklist(COHESIONS, 'Say low, medium, high or full.')),
  }),
  fine,
  (draft, { of, cohesion }) => {
    draft.cohesion[of] = cohesion;
  },
);

/** Flags in Southeast Asia. @rule SOA 27 */
export const setAbroad = plain(
  v.strictObject({
    type: v.literal('set-abroad'),
    country: v.picklist(ABROAD, `Name one of ${ABROAD.join(', ')}.`),
    British: whole(0, 4),
    Japanese: whole(0, 4),
  }),
  (_, { British, Japanese, country }) =>
    British + Japanese > 4
      ? refuse(`${country} cannot have ${British + Japanese} flags.`, {
          rule: 'SOA 27',
          allowed: 'Four in all (assumed).',
        })
      : fine(),
  (draft, { country, British, Japanese }) => {
    draft.abroad[country] = { British, Japanese };
  },
);

/** What a British project has reached. @rule SOA 16 */
export const setResearch = plain(
  v.strictObject({
    type: v.literal('set-research'),
    project: v.picklist(BRITISH_PROJECTS, `Name one of ${BRITISH_PROJECTS.join(', ')}.`),
    steps: whole(0, 30),
    results: v.optional(whole(0, 5), 0),
  }),
  fine,
  (draft, { project, steps, results }) => {
    draft.research[project] = { steps, results };
  },
);

/** What the passage to A World at War asks besides. @rule SOA transition 13.31, 14.41 */
export const setPassage = plain(
  v.strictObject({
    type: v.literal('set-passage'),
    burmaRoad: v.optional(whole(0, 99)),
    declared: v.optional(v.nullable(whole(1, 60))),
    atWarWithWest: v.optional(v.boolean()),
    surrendered: v.optional(v.boolean()),
    pact: v.optional(v.boolean()),
    tension: v.optional(whole(-99, 99)),
    resistance: v.optional(whole(-99, 99)),
  }),
  (_, { type: __, ...told }) =>
    Object.keys(told).length > 0
      ? fine()
      : refuse('Nothing is entered.', { allowed: 'Say what has changed.' }),
  (draft, { type: _, ...told }) => {
    Object.assign(
      draft.passage,
      Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
    );
    // Another declaration begins its list anew.
    if (told.declared === null) delete draft.passage.seenTo;
  },
);

/** A line of what holds since Japan's declaration was seen to on the board, or was not after all. @rule SOA transition 14.41A to D, F */
export const tickPassage = plain(
  v.strictObject({
    type: v.literal('tick-passage'),
    line: v.picklist(RUSSIAN_LINES, `Name one of ${RUSSIAN_LINES.join(', ')}.`),
    done: v.boolean('Say true or false.'),
  }),
  ({ passage }, { line, done }) => {
    if (passage.declared === null)
      return refuse('Japan has not declared war on a neutral Russia.', {
        rule: 'SOA transition 14.41',
        allowed: 'Enter Japan’s declaration first.',
      });
    const seen = passage.seenTo?.includes(line) ?? false;
    return seen === done
      ? refuse(done ? 'This line is ticked already.' : 'This line is not ticked.', {
          allowed: done ? 'Untick it, or tick another.' : 'Tick it.',
        })
      : fine();
  },
  ({ passage }, { line, done }) => {
    const seen = passage.seenTo ?? [];
    passage.seenTo = done ? [...seen, line] : seen.filter((other) => other !== line);
  },
);

/** Something due was done on the table. */
export const waive = plain(
  v.strictObject({
    type: v.literal('waive'),
    due: v.string(),
    reason: v.optional(text(120), 'Done on the table'),
  }),
  (open, { due: id }) => {
    const due = duesOf(open).find((item) => item.id === id);
    if (!due) return refuse('Nothing of that kind is due.', { allowed: 'Name what is due now.' });
    return canWaive(due)
      ? fine()
      : refuse(`${due.words}: this cannot be passed over.`, { rule: due.rule, allowed: 'Do it here.' });
  },
  (draft, { due: id, reason }) => {
    const due = duesOf(draft).find((item) => item.id === id);
    if (!due) return;
    draft.obligations = draft.obligations.filter((item) => item.id !== id);
    draft.waived.push({ due: id, words: due.words, reason });
  },
);

/** A person opens the papers: one public line, whatever is decided behind the curtain. */
export const openPapers = plain(
  v.strictObject({ type: v.literal('open-papers'), person: v.string() }),
  (open, { person }) => {
    if (open.cards === 'paper')
      return refuse('With paper cards there is no hand in the app.', {
        allowed: 'Enter an event when its card is shown.',
      });
    return open.seats.some((seat) => seat.person === person)
      ? accept(null)
      : refuse(`Nobody called ${person} sits here.`, {
          allowed: `Name ${open.seats.map((seat) => seat.person).join(', ')}.`,
        });
  },
  (draft, { person }) => {
    if (!draft.visited.includes(person)) draft.visited.push(person);
  },
  STAYS,
);

/** Calls another round of the curtain: it visits everyone, so that a visit tells nothing. */
export const callRound = plain(
  v.strictObject({ type: v.literal('call-round') }),
  (open) =>
    cardsHeld(open) > 0 && open.cards === 'app'
      ? accept(null)
      : refuse('Nobody holds a card.', { rule: 'SOA 9', allowed: 'Deal first.' }),
  (draft) => {
    draft.round = true;
    draft.visited = [];
  },
  STAYS,
);

/** People and powers change places; a hand goes with its power. */
export const reseat = plain(
  v.strictObject({ type: v.literal('reseat'), seats: seatsShape }),
  fine,
  (draft, { seats }) => {
    draft.seats = seats;
  },
);

/** Another reading of an unclear rule for this table. */
export const chooseReading = plain(
  v.strictObject({ type: v.literal('choose-reading'), reading: v.string(), value: v.string() }),
  (_, { reading, value }) => {
    const found = READINGS.find(({ id }) => id === reading);
    if (!found)
      return refuse('There is no such reading.', {
        allowed: `Name ${READINGS.map(({ id }) => id).join(', ')}.`,
      });
    return found.readings.some((item) => item.value === value)
      ? fine()
      : refuse(`"${value}" is no reading of it.`, {
          rule: found.rule,
          allowed: found.readings.map((item) => item.words).join('; '),
        });
  },
  (draft, { reading, value }) => {
    (draft.readings as Record<ReadingId, string>)[reading as ReadingId] = value;
  },
  STAYS,
);

/** What Japan’s category cards are called. */
export const nameCategories = plain(
  v.strictObject({
    type: v.literal('name-categories'),
    names: v.pipe(v.array(text(24)), v.length(4, 'There are four.')),
  }),
  fine,
  (draft, { names }) => {
    draft.categories = names;
  },
  STAYS,
);

/** So many public notes a table keeps. */
const MOST_NOTES = 60;

/** Writes something down for everyone. */
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
      : refuse('This note is no longer there.', { allowed: 'Name one that is there.' }),
  (draft, { id }) => {
    draft.notes = draft.notes.filter((item) => item.id !== id);
  },
);

/** What a power's owner writes down for herself. */
export const privateNote = define<{
  type: 'private-note';
  power: v.InferOutput<typeof power>;
  words: string;
}>({
  shape: v.strictObject({
    type: v.literal('private-note'),
    power,
    words: v.pipe(v.string('Write it in words.'), v.trim(), v.maxLength(600, 'At most 600 letters.')),
  }),
  audience: (command) => command.power,
  decide: () => accept({}),
  hidden(draft, _, { words }) {
    draft.note = words;
  },
});

/** The game is over. @rule SOA 38 */
export const end = plain(v.strictObject({ type: v.literal('end') }), fine, (draft) => {
  draft.over = true;
});
