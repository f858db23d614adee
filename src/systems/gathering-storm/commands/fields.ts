import { correctionsOf } from '@/kernel/correct';
import type { Command } from '@/kernel/game';
import type { Correcting } from '@/kernel/standing';
import { eventShape } from '../cards/card';
import { createCommands } from '.';

/** One argument of a command as a form asks for it. What a form cannot ask for is left as it is. */
export type Field = { key: string; optional: boolean } & (
  | { ask: 'choice'; options: readonly (string | number)[]; nobody: boolean }
  | { ask: 'number'; min: number; max: number }
  | { ask: 'text'; most: number }
  | { ask: 'yes' }
  /** Any of them; `again` where one may stand there more than once. */
  | { ask: 'some'; options: readonly (string | number)[]; again: boolean }
  | { ask: 'event' }
);

/** The parts of valibot's schemas that are read here. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  options?: readonly unknown[];
  wrapped?: Shape;
  item?: Shape;
  literal?: unknown;
  pipe?: readonly { type: string; requirement?: unknown }[];
}

const SHAPES = createCommands(null);
/** Arguments that stand for themselves: a line's or a ship's id, the power of a card that was shown. */
const GIVEN = ['id', 'ship', 'due', 'obligation', 'answers', 'total', 'type', 'fact', 'seats'];
/** The same thing may stand there more than once. */
const AGAIN = ['flags', 'tiles'];

/** The ways in which an entry with this command may be corrected. */
export function correctionsFor(command: Command): readonly Correcting[] {
  return Object.hasOwn(SHAPES, command.type) ? correctionsOf({ commands: SHAPES } as never, command) : [];
}

/** What a form asks for to make this command again in another way, in the order of its shape. */
export function fieldsOf(command: Command): Field[] {
  const entries = entriesOf(SHAPES[command.type]?.shape as unknown as Shape | undefined, command);
  return Object.entries(entries)
    .filter(([key]) => !GIVEN.includes(key))
    .flatMap(([key, shape]) => fieldOf(key, shape) ?? []);
}

function entriesOf(shape: Shape | undefined, command: Command): Record<string, Shape> {
  if (shape?.type !== 'variant') return shape?.entries ?? {};
  const fits = (shape.options as Shape[]).find(({ entries = {} }) =>
    Object.entries(entries).every(
      ([key, { type, literal }]) => type !== 'literal' || command[key] === literal,
    ),
  );
  return fits?.entries ?? {};
}

function fieldOf(key: string, shape: Shape): Field | null {
  if (shape.type === 'optional' || shape.type === 'nullable') {
    const inner = shape.wrapped && fieldOf(key, shape.wrapped);
    if (!inner) return null;
    if (shape.type === 'optional') return { ...inner, optional: true };
    return inner.ask === 'choice' ? { ...inner, nobody: true } : { ...inner, optional: true };
  }
  if ((shape as unknown) === (eventShape as unknown)) return { key, optional: false, ask: 'event' };
  const limit = (type: string) => shape.pipe?.find((item) => item.type === type)?.requirement;
  switch (shape.type) {
    case 'picklist':
      return { key, optional: false, ask: 'choice', options: shape.options as string[], nobody: false };
    case 'number':
      return {
        key,
        optional: false,
        ask: 'number',
        min: (limit('min_value') as number | undefined) ?? -99,
        max: (limit('max_value') as number | undefined) ?? 99,
      };
    case 'string':
      return { key, optional: false, ask: 'text', most: (limit('max_length') as number | undefined) ?? 80 };
    case 'boolean':
      return { key, optional: false, ask: 'yes' };
    case 'array': {
      const options = shape.item?.type === 'picklist' ? shape.item.options : undefined;
      return options
        ? { key, optional: false, ask: 'some', options: options as string[], again: AGAIN.includes(key) }
        : null;
    }
    default:
      return null;
  }
}
