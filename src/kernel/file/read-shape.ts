import * as v from 'valibot';
import { accept, type Refusal, type Result, refusalText } from '../result';
import { nameShape, type Shape, shapeAt } from './shape-words';

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
