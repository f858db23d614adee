import { isInheritedName } from '../own';
import { accept, type Refusal, type Result, refuse } from '../result';
import { withoutMark } from './letters';
import { LIMITS } from './limits';

/** Limits for a value from outside. */
interface Bounds {
  depth: number;
  /** Letters of one text. */
  text: number;
  /** Things in one list or object. */
  items: number;
}

const BOUNDS: Bounds = LIMITS;

/** Whether brackets lie within each other deeper than so; found before anything is made of them. */
export function isTooDeep(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === 0x22) at = endOfText(text, at);
    else if (letter === 0x7b || letter === 0x5b) {
      depth += 1;
      if (depth > most) return true;
    } else if (letter === 0x7d || letter === 0x5d) depth -= 1;
  }
  return false;
}

/** The closing quotation mark of a text that opens here. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === 0x5c) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return text.length;
}

/** The path to an invalid value, and why it is invalid. */
export interface InvalidValue {
  path: string[];
  why: 'name' | 'deep' | 'long' | 'many' | 'number';
}

/**
 * The first thing in a value that is larger than anything of ours, that is no number although it is written as one, or
 * that is called like what every object has: such a name is never looked up and never written.
 */
export function findInvalidValue(
  value: unknown,
  bounds: Bounds = BOUNDS,
  path: string[] = [],
): InvalidValue | null {
  if (typeof value === 'string') return value.length > bounds.text ? { path, why: 'long' } : null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : { path, why: 'number' };
  if (typeof value !== 'object' || value === null) return null;
  if (path.length >= bounds.depth) return { path, why: 'deep' };
  const keys = Object.keys(value);
  if (keys.length > bounds.items) return { path, why: 'many' };
  const isList = Array.isArray(value);
  for (const key of keys) {
    if (!isList && isInheritedName(key)) return { path: [...path, key], why: 'name' };
    path.push(key);
    const invalid = findInvalidValue((value as Record<string, unknown>)[key], bounds, path);
    if (invalid) return { ...invalid, path: [...invalid.path] };
    path.pop();
  }
  return null;
}

const WHY: Record<InvalidValue['why'], (bounds: Bounds) => [message: string, allowed: string]> = {
  name: () => ['is a name that nothing in a file has.', 'Leave it out.'],
  deep: ({ depth }) => ['lies too deep.', `At most ${depth} objects and lists lie within each other.`],
  long: ({ text }) => ['is too long.', `At most ${text.toLocaleString('en')} letters.`],
  many: ({ items }) => ['holds too much.', `At most ${items.toLocaleString('en')} things.`],
  number: () => ['is no number.', 'Write a number that can be counted to.'],
};

/** The same in our words, with its place. */
export function describeInvalidValue({ path, why }: InvalidValue, bounds: Bounds = BOUNDS): Refusal {
  const at = path.join('.').slice(0, 200);
  const [message, allowed] = WHY[why](bounds);
  return { message: `"${at}" ${message}`, bare: `it ${message}`, allowed, at };
}

interface Wanted {
  megabytes: number;
  /** The refusal for text that is not JSON. */
  unread: Refusal;
  bounds?: Bounds;
  /** Leaves out parts that have a larger limit of their own. */
  within?: (value: unknown) => unknown;
}

/** Reads a text as JSON whose size, depth and names are known to be harmless. It never throws. */
export function readJson(
  written: string,
  { megabytes, unread, bounds = BOUNDS, within }: Wanted,
): Result<unknown> {
  const text = withoutMark(written);
  if (text.length > megabytes * 1024 * 1024)
    return refuse(`This file has more than ${megabytes} MB.`, {
      allowed: `At most ${megabytes} MB are read.`,
    });
  if (isTooDeep(text, bounds.depth))
    return refuse('In this file too many things lie within each other.', {
      allowed: `At most ${bounds.depth} objects and lists.`,
    });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, refusal: unread };
  }
  const invalid = findInvalidValue(within ? within(value) : value, bounds);
  return invalid ? { ok: false, refusal: describeInvalidValue(invalid, bounds) } : accept(value);
}
