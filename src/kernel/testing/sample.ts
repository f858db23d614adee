import type { Shape } from '../file/read-shape';
import { STORED } from '../journal/entry';

/** For tests only: a value of a shape, and the same value wrong in one place. */

/** How much of a shape is filled in: only what must be there, or everything. */
type Fill = 'least' | 'all';

/** Candidates for a text with a pattern, tried in turn. */
const TEXTS = ['Aa', '1', 'Germany/armor', '1201', 'aa'];

const requirement = ({ pipe }: Shape, type: string) =>
  pipe?.find((item) => item.type === type)?.requirement as number | undefined;

/** A value that a shape takes. @param fits whether a value is one of the shape: it knows patterns */
export function sampleOf(shape: Shape, fill: Fill, fits: (shape: Shape, value: unknown) => boolean): unknown {
  const inner = (one: Shape) => sampleOf(one, fill, fits);
  switch (shape.type) {
    case 'optional':
      return fill === 'all' ? inner(shape.wrapped as Shape) : undefined;
    case 'nullable':
      return fill === 'all' ? inner(shape.wrapped as Shape) : null;
    case 'literal':
      return shape.literal;
    case 'picklist':
      return shape.options?.[0];
    case 'boolean':
      return false;
    case 'number':
      return requirement(shape, 'min_value') ?? 0;
    case 'string':
      return TEXTS.find((text) => fits(shape, text));
    case 'array':
      return fill === 'all' || (requirement(shape, 'min_length') ?? 0) > 0
        ? [inner(shape.item as Shape)]
        : [];
    case 'tuple':
    case 'strict_tuple':
      return shape.items?.map(inner);
    case 'record': {
      const key = TEXTS.find((text) => fits(shape.key as Shape, text));
      return fill === 'all' ? { [key as string]: inner(shape.value as Shape) } : {};
    }
    case 'union':
    case 'variant':
      return (shape.options as Shape[]).map(inner).find((value) => fits(shape, value));
    default:
      return Object.fromEntries(
        Object.entries(shape.entries ?? {}).flatMap(([key, one]) => {
          const value = inner(one);
          return value === undefined ? [] : [[key, value]];
        }),
      );
  }
}

interface Wrong {
  what: string;
  value: unknown;
}

/** Something of another kind than a value. */
const otherThan = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? 'x' : { x: { x: 1 } };

/** The value with one place of another kind, and with a field more in each object. */
export function* wrongOf(value: unknown, path: string = STORED.outcome): Generator<Wrong> {
  yield { what: `${path} of another kind`, value: otherThan(value) };
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { what: `${path} with a field more`, value: { ...value, extra: {} } };
  for (const [key, item] of Object.entries(value))
    for (const wrong of wrongOf(item, `${path}.${key}`))
      yield {
        what: wrong.what,
        value: Array.isArray(value) ? value.with(Number(key), wrong.value) : { ...value, [key]: wrong.value },
      };
}

/** Copies of the value that each lack one field, at any depth. */
export function* lackingOf(value: unknown, path: string = STORED.outcome): Generator<Wrong> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, item] of Object.entries(value)) {
    const { [key]: _, ...rest } = value as Record<string, unknown>;
    yield { what: `${path} without ${key}`, value: rest };
    for (const lacking of lackingOf(item, `${path}.${key}`))
      yield { what: lacking.what, value: { ...value, [key]: lacking.value } };
  }
}
