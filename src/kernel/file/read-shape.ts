import * as v from 'valibot';
import { accept, type Refusal, type Result, refusalText } from '../result';
import { nameShape, type Shape, shapeAt } from './shape-words';

const LONGEST = 40;

/**
 * Reads a value that came from a form, a file or a script. What does not fit is refused in our words: the place, what
 * stands there, and what may stand there.
 */
export function readShape<T>(shape: v.GenericSchema<unknown, T>, input: unknown): Result<T> {
  // Where a shape has no sentence of its own the message is empty, and is made here.
  const parsed = v.safeParse(shape, input, { message: '' });
  return parsed.success ? accept(parsed.output) : { ok: false, refusal: sayIssue(shape, parsed.issues[0]) };
}

/** What is wrong with a value by its shape, in our words. */
function sayIssue(shape: v.GenericSchema, issue: v.BaseIssue<unknown>): Refusal {
  const path = issue.path ?? [];
  const at = path.map(({ key }) => String(key)).join('.');
  // A sentence of the shape’s own says what may stand there.
  const own = issue.message;
  return {
    message: own || wrongAt(issue, at ? `"${at}"` : 'It'),
    allowed: own || allowedAt(shape, issue),
    bare: own || wrongAt(issue, 'it'),
    ...(at ? { at } : {}),
  };
}

/** The same for somebody who does not see the place: a script’s author, a reader of a file. */
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
