import * as v from 'valibot';
import { withArticle } from '@/kernel/print';
import type { PartialRefusal, Refusal } from '@/kernel/result';
import { deckShape, type Event, eventShape } from '../../cards/card';
import { MOST_CARDS } from '../../cards/own-deck';
import { kindOf } from '../../effects';
import type { CardPlace } from '../../effects/place';
import { printOr } from '../../naming';
import { POWERS } from '../../vocabulary';
import { hasUnseen, UNSEEN_LETTER } from '../read/letters';
import { mistakeAt } from '../read/mistake';
import { createSourceLines, endOfLine } from '../read/source-text';
import { type JsonNode, nodeAt, treeOfJson } from './json-tree';
import { createListed, type Listed, type ListedCard, type ListedPart, type Span } from './listed';
import { refuseCardNumber, refuseSize, refuseTrend } from './numbers';

/** A list while it is read, with the place of each of its values. */
interface Source extends Listed {
  root: JsonNode;
}
type Path = readonly string[];
/** A JSON object; read only its own keys. */
type Fields = Record<string, unknown>;

const NO_JSON: Refusal = {
  message: 'The text here is not JSON, or is nested too deeply.',
  allowed: 'Write a deck, { "name": …, "size": …, "cards": [ … ] }, or a list of cards, [ … ].',
};
const DECK = ['name', 'size', 'cards'];
const CARD = ['number', 'trend', 'general', 'national'];

/** Reads a list from JSON: a deck, whole or unfinished, or its cards alone; each part by itself. @rule GS 9.12 */
export function readListJson(written: string): Listed {
  // A byte order mark is no JSON.
  const text = written.replace(/^\ufeff/, ' ');
  const sheet = createSourceLines(written);
  const listed = createListed('json', sheet);
  const tree = treeOfJson(text);
  const data = tree.ok ? parseJson(text) : undefined;
  if (!tree.ok || data === undefined) {
    const at = tree.ok ? 0 : tree.at;
    listed.mistakes.push(mistakeAt(sheet, [at, endOfLine(sheet, at)], 'refused', NO_JSON));
    return listed;
  }
  const source: Source = { ...listed, root: tree.root };
  for (const { key, from, to, twice } of tree.odd)
    source.mistakes.push(mistakeAt(sheet, [from, to], 'refused', refuseKey(key, twice)));
  if (Array.isArray(data)) readCards(source, data, []);
  else readDeck(source, data);
  const { root: _, ...read } = source;
  return read;
}

/** The value of a text; −0 is 0. */
function parseJson(text: string): unknown {
  try {
    return /-0/.test(text) ? JSON.parse(text, (_, value) => (value === 0 ? 0 : value)) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuseKey(key: string, twice: boolean): Refusal {
  const name = `“${key.slice(0, 40)}”`;
  return twice
    ? { message: `${name} is there twice.`, allowed: 'Leave one of them.' }
    : { message: `${name} is not part of a deck.`, allowed: 'Leave it out.' };
}

/** The words from a value to the end of its line. */
function spanAt({ root, sheet }: Source, path: Path): Span {
  const { from } = nodeAt(root, path);
  return [from, endOfLine(sheet, from)];
}

function refuse(source: Source, path: Path, refusal: PartialRefusal): null {
  const at = path.length > 0 ? { at: path.join('.') } : {};
  source.mistakes.push(mistakeAt(source.sheet, spanAt(source, path), 'refused', { ...at, ...refusal }));
  return null;
}

/** The fields of a value, or a refusal; reports unknown fields. */
function fieldsOf(
  source: Source,
  value: unknown,
  path: Path,
  form: { allowed: readonly string[]; what: string },
): Fields | null {
  const { allowed, what } = form;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(source, path, {
      message: `This is not ${withArticle(what)}.`,
      allowed: `It has ${printOr(allowed).replace(/ or /, ' and ')}.`,
    });
  // Inherited keys are reported already.
  for (const key of Object.keys(value))
    if (!allowed.includes(key) && !(key in Object.prototype))
      refuse(source, [...path, key], {
        message: `“${key.slice(0, 40)}” is not part of ${withArticle(what)}.`,
        allowed: `Name ${printOr(allowed)}.`,
      });
  return value as Fields;
}

const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined);

function readDeck(source: Source, data: unknown): void {
  const fields = fieldsOf(source, data, [], { allowed: DECK, what: 'deck' });
  if (!fields) return;
  const name = own(fields, 'name');
  if (name !== undefined) {
    const held = v.safeParse(deckShape.entries.name, name);
    if (!held.success)
      refuse(source, ['name'], {
        message: 'A deck’s name has 1 to 200 letters.',
        allowed: 'Write for example: "name": "Our cards".',
      });
    else if (hasUnseen(held.output)) refuse(source, ['name'], UNSEEN_LETTER);
    else source.name = held.output;
  }
  source.size = readNumber(source, own(fields, 'size'), { path: ['size'], check: refuseSize }) ?? null;
  source.sizeAt = spanAt(source, ['size']);
  const cards = own(fields, 'cards');
  if (Array.isArray(cards)) readCards(source, cards, ['cards']);
  else
    refuse(source, ['cards'], { message: 'A deck has a list of cards.', allowed: 'Write "cards": [ … ].' });
}

/** A number; undefined if missing, null if a mistake explains why it is not one. */
function readNumber(
  source: Source,
  value: unknown,
  { path, check }: { path: Path; check: (number: number) => Refusal | null },
): number | null | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    const { from, to } = nodeAt(source.root, path);
    const written = source.sheet.source.slice(from, Math.min(to, from + 40));
    const allowed = check(Number.NaN)?.allowed;
    return refuse(source, path, {
      message: `${written} is not a whole number in figures.`,
      ...(allowed ? { allowed } : {}),
    });
  }
  const refusal = check(value);
  return refusal ? refuse(source, path, refusal) : value;
}

function readCards(source: Source, cards: readonly unknown[], path: Path): void {
  for (const [at, card] of cards.entries()) {
    if (cards.length > MOST_CARDS) {
      // So many are refused as one: they need not be read.
      const here = [...path, String(at)];
      source.cards.push({ number: null, span: spanAt(source, here), parts: [] });
      continue;
    }
    const read = readCard(source, card, [...path, String(at)]);
    if (read) source.cards.push(read);
  }
}

function readCard(source: Source, value: unknown, path: Path): ListedCard | null {
  const fields = fieldsOf(source, value, path, { allowed: CARD, what: 'card' });
  if (!fields) return null;
  const number = readNumber(source, own(fields, 'number'), {
    path: [...path, 'number'],
    check: refuseCardNumber,
  });
  if (number === undefined)
    refuse(source, path, { message: 'Which card is this?', allowed: 'Write its "number", 1 to 999.' });
  const parts: ListedPart[] = [];
  const trend = readNumber(source, own(fields, 'trend'), { path: [...path, 'trend'], check: refuseTrend });
  if (trend !== undefined)
    parts.push({ part: 'trend', span: spanAt(source, [...path, 'trend']), value: trend });
  const add = (part: 'general' | (typeof POWERS)[number], event: unknown, at: Path) => {
    if (event === undefined) return;
    const place = part === 'general' ? { general: true } : { general: false, power: part };
    parts.push({ part, span: spanAt(source, at), value: readEvent(source, event, { path: at, place }) });
  };
  add('general', own(fields, 'general'), [...path, 'general']);
  const given = own(fields, 'national');
  const under = [...path, 'national'];
  const national =
    given === undefined
      ? null
      : fieldsOf(source, given, under, { allowed: POWERS, what: 'set of national events' });
  for (const power of national ? POWERS : []) add(power, own(national as Fields, power), [...under, power]);
  // A duplicate card is reported at the position of its number.
  const span = spanAt(source, [...path, 'number']);
  return { number: number ?? null, span, national: spanAt(source, under), parts };
}

function readEvent(
  source: Source,
  value: unknown,
  { path, place }: { path: Path; place: CardPlace },
): Event | null {
  const before = source.mistakes.length;
  const held = v.safeParse(eventShape, value);
  for (const issue of held.issues ?? []) refuseIssue(source, issue, path);
  if (!held.success) return null;
  const event = held.output;
  if (hasUnseen(event.title)) refuse(source, [...path, 'title'], UNSEEN_LETTER);
  for (const [at, effect] of event.effects.entries()) {
    const here = [...path, 'effects', String(at)];
    const refusal = kindOf(effect).check(effect, place);
    if (refusal) refuse(source, here, refusal);
    if (effect.kind === 'by-hand' && hasUnseen(effect.words))
      refuse(source, [...here, 'words'], UNSEEN_LETTER);
  }
  return source.mistakes.length === before ? event : null;
}

/** Reports a schema issue of an event in our words. */
function refuseIssue(source: Source, issue: v.BaseIssue<unknown>, path: Path): void {
  const inner = (issue.path ?? []).map(({ key }) => String(key));
  const key = inner.at(-1) ?? '';
  if (key in Object.prototype) return;
  refuse(source, [...path, ...inner], sayIssue(issue, key));
}

function sayIssue(issue: v.BaseIssue<unknown>, key: string): PartialRefusal {
  // Messages of the shapes are sentences of our own; valibot’s begin like this.
  if (!issue.message.startsWith('Invalid')) return { message: issue.message };
  const field = `“${key.slice(0, 40)}”`;
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return { message: `${field} is not part of this.`, allowed: 'Leave it out.' };
  if (issue.received === 'undefined') return { message: `${field} is missing.`, allowed: `Write ${field}.` };
  if (issue.type === 'variant' || issue.type === 'literal')
    return {
      message: `There is no kind of effect ${String(issue.received).slice(0, 40)}.`,
      allowed: 'The kinds are listed in docs/deck-format.md.',
    };
  return {
    message: `${field} cannot be ${String(issue.received).slice(0, 40)}.`,
    allowed: `It is ${SHAPES[issue.type] ?? 'another kind of value'}.`,
  };
}

const SHAPES: Record<string, string> = {
  string: 'words in quotation marks',
  boolean: 'true or false',
  number: 'a whole number',
  array: 'a list, [ … ]',
  strict_object: 'an object, { … }',
};
