import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { HOUSE_DECK } from '../../cards/house-deck';
import { effectShape } from '../../effects/shapes';
import { POWERS } from '../../vocabulary';
import lines from './free-lines.json';
import ambiguous from './free-lines-ambiguous.json';
import chatty from './free-lines-chatty.json';
import met from './free-lines-met.json';
import none from './free-lines-none.json';
import house from './house-in-free-words.json';

const form = v.picklist(['general', ...POWERS]);
const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const meaning = v.pipe(v.array(effectShape), v.minLength(1));
const freeLine = v.strictObject({ form, line, effects: meaning });
const ambiguousLine = v.strictObject({ form, line, readings: v.pipe(v.array(meaning), v.minLength(2)) });
const emptyLine = v.strictObject({ form, line, why: line });
const houseLine = v.strictObject({ card: v.number(), form, line });

/** The kinds that lines express. A new kind needs none: `golden -- covers` lists those without. */
const kindsOf = (some: { effects: { kind: string }[] }[]) => [
  ...new Set(some.flatMap(({ effects }) => effects.map(({ kind }) => kind))),
];

const typed = [...lines, ...chatty, ...met, ...ambiguous, ...none].map(
  (item) => `${item.form}: ${item.line.toLowerCase()}`,
);

describe('lines as owners of the game type them', () => {
  it.each(lines)('$form: $line', (item) => expect(v.safeParse(freeLine, item).issues).toBeUndefined());

  it('expresses at least 30 kinds', () => expect(kindsOf(lines).length).toBeGreaterThanOrEqual(30));

  // A share of fewer lines says nothing.
  it.each(kindsOf(lines))('expresses %s in at least eight ways', (kind) => {
    const saying = lines.filter((item) => item.effects.some((effect) => effect.kind === kind));
    expect(saying.length).toBeGreaterThanOrEqual(8);
  });

  it('contains no duplicates', () =>
    expect(typed.filter((words, at) => typed.indexOf(words) !== at)).toEqual([]));
});

describe('lines as spoken across a table', () => {
  it.each(chatty)('$form: $line', (item) => expect(v.safeParse(freeLine, item).issues).toBeUndefined());

  it('expresses at least 30 kinds too', () => expect(kindsOf(chatty).length).toBeGreaterThanOrEqual(30));
});

describe('lines of cards as newcomers typed them', () => {
  it.each(met)('$form: $line', (item) => expect(v.safeParse(freeLine, item).issues).toBeUndefined());
});

describe('lines with several readings', () => {
  it.each(ambiguous)('$form: $line', (item) => {
    expect(v.safeParse(ambiguousLine, item).issues).toBeUndefined();
    const readings = item.readings.map((reading) => JSON.stringify(reading));
    expect(new Set(readings).size).toBe(readings.length);
  });
});

describe('lines without effect by the rules', () => {
  it.each(none)('$form: $line', (item) => expect(v.safeParse(emptyLine, item).issues).toBeUndefined());
});

describe('the house deck in free words', () => {
  it.each(house)('$card $form: $line', (item) => {
    const { card: number, form: part, line: words } = v.parse(houseLine, item);
    const card = HOUSE_DECK.cards.find((other) => other.number === number);
    const event = part === 'general' ? card?.general : card?.national[part];
    expect(words.split('; ').length).toBe(event?.effects.length);
  });

  it('expresses each event once', () => {
    const events = house.map((item) => `${item.card} ${item.form}`);
    expect(new Set(events).size).toBe(events.length);
  });
});
