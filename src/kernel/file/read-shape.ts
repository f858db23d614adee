import * as v from 'valibot';
import { printList, printNumber } from '../print';
import { accept, type Refusal, type Result, refusalText } from '../result';

/** The parts of valibot's schemas that are read here. */
export interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  options?: readonly unknown[];
  wrapped?: Shape;
  item?: Shape;
  value?: Shape;
  items?: readonly Shape[];
  literal?: unknown;
  key?: unknown;
  pipe?: readonly { type: string; requirement?: unknown }[];
}

const print = (value: unknown) => (typeof value === 'number' ? printNumber(value) : String(value));

/** What a shape accepts: "a whole number from 1 to 9". */
function nameShape(shape: Shape | undefined): string {
  switch (shape?.type) {
    case 'optional':
    case 'nullable':
      return `${nameShape(shape.wrapped)}${shape.type === 'nullable' ? ', or null' : ''}`;
    case 'string':
      return nameText(shape);
    case 'number':
      return nameNumber(shape);
    case 'boolean':
      return 'true or false';
    case 'literal':
      return JSON.stringify(shape.literal);
    case 'picklist':
      return `${(shape.options ?? []).length > 1 ? 'one of ' : ''}${(shape.options ?? []).map(print).join(', ')}`;
    case 'array':
      return `a list of ${nameItem(shape.item)}`;
    case 'tuple':
    case 'strict_tuple':
      return `a list of ${shape.items?.length ?? 0}, each ${nameShape(shape.items?.[0])}`;
    case 'union':
      return ((shape.options ?? []) as Shape[]).map(nameShape).join(' or ');
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return nameFields(shape);
    case 'variant':
      return `an object with ${JSON.stringify(shape.key)}: ${kindsOf(shape).join(', ')}`;
    default:
      return 'an object';
  }
}

const nameItem = (shape: Shape | undefined) =>
  shape?.type === 'string' ? 'texts' : `items, each ${nameShape(shape)}`;

function nameText(shape: Shape): string {
  const [least, most] = [limitOf(shape, 'min_length'), limitOf(shape, 'max_length')];
  if (most !== undefined) return `a text of ${least ?? 0} to ${most} letters`;
  return 'a text in quotation marks';
}

function nameNumber(shape: Shape): string {
  const [low, high] = [limitOf(shape, 'min_value'), limitOf(shape, 'max_value')];
  const kind = shape.pipe?.some(({ type }) => type === 'integer') ? 'a whole number' : 'a number';
  if (low === undefined) return kind;
  return high === undefined
    ? `${kind}, ${print(low)} or more`
    : `${kind} from ${print(low)} to ${print(high)}`;
}

function nameFields({ entries = {} }: Shape): string {
  const names = Object.keys(entries).map((name) => `"${name}"`);
  if (names.length === 0) return 'an object';
  return `an object with ${printList(names)}`;
}

/** The discriminator values of a choice of objects. */
const kindsOf = (shape: Shape): string[] => [
  ...new Set(
    ((shape.options ?? []) as Shape[]).flatMap((option) => {
      const field = option.entries?.[String(shape.key)];
      return (field?.type === 'picklist' ? [...(field.options ?? [])] : [field?.literal]).map((item) =>
        JSON.stringify(item),
      );
    }),
  ),
];

const limitOf = ({ pipe }: Shape, type: string) => pipe?.find((item) => item.type === type)?.requirement;

/** The shape at a path inside a value; undefined if the shape does not define it. */
function shapeAt(shape: Shape | undefined, path: readonly { key?: unknown; input?: unknown }[]) {
  let now = shape;
  for (const { key, input } of path) now = inside(unwrapped(now, input), String(key));
  return now && unwrapped(now, undefined);
}

/** Without what may be left out around it, and of a choice of objects the one that the value is. */
function unwrapped(shape: Shape | undefined, input: unknown): Shape | undefined {
  if (shape?.wrapped) return unwrapped(shape.wrapped, input);
  if (shape?.type !== 'variant' || input === undefined) return shape;
  const said = (input as Record<string, unknown> | null)?.[String(shape.key)];
  return (
    ((shape.options ?? []) as Shape[]).find((option) => {
      const field = option.entries?.[String(shape.key)];
      return field?.type === 'picklist' ? field.options?.includes(said) : field?.literal === said;
    }) ?? shape
  );
}

function inside(shape: Shape | undefined, key: string): Shape | undefined {
  if (!shape) return undefined;
  if (shape.entries && Object.hasOwn(shape.entries, key)) return shape.entries[key];
  if (shape.type === 'variant' && key === shape.key)
    return {
      type: 'picklist',
      options: kindsOf(shape).map((kind) => JSON.parse(kind)),
    };
  return shape.item ?? shape.items?.[Number(key)] ?? (shape.type === 'record' ? shape.value : undefined);
}

const LONGEST = 40;

/**
 * Reads a value from a form, a file or a script. An invalid value is refused in our own words: its place, its
 * value and what is allowed there.
 */
export function readShape<T>(shape: v.GenericSchema<unknown, T>, input: unknown): Result<T> {
  // The message is empty if the shape has none of its own; `sayIssue` makes one.
  const parsed = v.safeParse(shape, input, { message: '' });
  return parsed.success ? accept(parsed.output) : { ok: false, refusal: sayIssue(shape, parsed.issues[0]) };
}

/** Describes how a value fails its shape, in our own words. */
function sayIssue(shape: v.GenericSchema, issue: v.BaseIssue<unknown>): Refusal {
  const path = issue.path ?? [];
  const at = path.map(({ key }) => String(key)).join('.');
  // The shape's own message says what is allowed.
  const own = issue.message;
  return {
    message: own || wrongAt(issue, at ? `"${at}"` : 'It'),
    allowed: own || allowedAt(shape, issue),
    bare: own || wrongAt(issue, 'it'),
    ...(at ? { at } : {}),
  };
}

/** The refusal with its place, for readers who cannot see the place: authors of scripts, readers of files. */
export function withPlace(refusal: Refusal): Refusal {
  const { at, message, bare } = refusal;
  // A sentence of the shape’s own names no place.
  return at && message === bare ? { ...refusal, message: `"${at}": ${message}` } : refusal;
}

/** The same after the name of its place: "it cannot be 12. At most 9." */
export function afterPlace(refusal: Refusal): string {
  return refusalText({ ...refusal, message: refusal.bare ?? refusal.message });
}

function wrongAt({ input, expected, path }: v.BaseIssue<unknown>, place: string): string {
  if (expected === 'never') return `${place} is no field that it has.`;
  if (path && input === undefined) return `${place} is missing.`;
  return `${place} cannot be ${printValue(input)}.`;
}

function printValue(input: unknown): string {
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object' && input !== null) return 'an object';
  const text = JSON.stringify(input) ?? 'left out';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function allowedAt(shape: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []) as readonly { key?: unknown; input?: unknown }[];
  const whole = shape as unknown as Shape;
  if (issue.expected === 'never')
    return `Leave it out: here stands ${nameShape(shapeAt(whole, path.slice(0, -1)))}.`;
  return `Write ${nameShape(shapeAt(whole, path))}.`;
}
