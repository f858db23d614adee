import type { Command, Correcting } from '../game';
import type { Asked, Commands } from './command';
import { correctionsOf } from './correct';

/**
 * A command argument as a form asks for it, under its name. Arguments that a form cannot ask for stay
 * unchanged. `nullable`: an emptied field is passed as null, not left out.
 */
export type Field = { key: string; name: string; optional: boolean; nullable?: true } & (
  | { ask: 'choice'; options: readonly (string | number)[]; nobody: boolean }
  | { ask: 'number'; min: number; max: number }
  | { ask: 'text'; most: number }
  | { ask: 'yes' }
  /** So many numbers in a row, as dice lie. */
  | { ask: 'numbers'; count: number; min: number; max: number }
  /** Several such rows under one name, as the dice of two sides. */
  | { ask: 'group'; fields: readonly Field[] }
  /** Any number of the options; `again` if one may occur more than once. */
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
  items?: readonly Shape[];
  literal?: unknown;
  pipe?: readonly { type: string; requirement?: unknown }[];
}

interface FieldsOptions {
  /** A game's commands by their type. */
  commands: Commands<never, never, never, never>;
  /** The shape of an event, which has its own form. */
  event: unknown;
}

/** Reads the available commands from a game, and from their shapes how entries are corrected. */
export interface CommandFields {
  /** Whether it has such a command: what all games share offers it only there. */
  hasCommand(type: string): boolean;
  /** The ways in which an entry with this command may be corrected. */
  correctionsFor(command: Command): readonly Correcting[];
  /** The form fields for changing this command, in the order of its shape. */
  fieldsOf(command: Command): Field[];
}

/** How a game's entries are put right, out of the shapes of its commands and the words of their arguments. */
export function createFields({ commands, event }: FieldsOptions): CommandFields {
  const readField = (key: string, shape: Shape, asked: Asked): Field | null => {
    const inner = shape.wrapped ? readField(key, shape.wrapped, asked) : null;
    if (shape.type === 'optional') return inner ? { ...inner, optional: true } : null;
    if (shape.type === 'nullable')
      return (
        inner &&
        (inner.ask === 'choice' ? { ...inner, nobody: true } : { ...inner, optional: true, nullable: true })
      );
    if (shape === event) return { key, name: nameOf(asked), optional: false, ask: 'event' };
    return fieldOf(key, shape, asked);
  };
  const hasCommand = (type: string) => Object.hasOwn(commands, type);
  return {
    hasCommand,
    correctionsFor: (command) => (hasCommand(command.type) ? correctionsOf({ commands }, command) : []),
    fieldsOf(command) {
      const { shape, asks } = commands[command.type] ?? {};
      return Object.entries(entriesOf(shape as Shape | undefined, command)).flatMap(([key, field]) => {
        const asked = asks?.[key] ?? null;
        return asked === null ? [] : (readField(key, field, asked) ?? []);
      });
    },
  };
}

const nameOf = (asked: Asked): string => (typeof asked === 'string' ? asked : (asked?.name ?? ''));

function entriesOf(shape: Shape | undefined, command: Command): Record<string, Shape> {
  if (shape?.type !== 'variant') return shape?.entries ?? {};
  const fits = (shape.options as Shape[]).find(({ entries = {} }) =>
    Object.entries(entries).every(
      ([key, { type, literal }]) => type !== 'literal' || command[key] === literal,
    ),
  );
  return fits?.entries ?? {};
}

function fieldOf(key: string, shape: Shape, asked: Asked): Field | null {
  const said = { key, name: nameOf(asked), optional: false };
  const limit = (type: string) => shape.pipe?.find((item) => item.type === type)?.requirement;
  switch (shape.type) {
    case 'picklist':
      return { ...said, ask: 'choice', options: shape.options as string[], nobody: false };
    case 'number':
      return {
        ...said,
        ask: 'number',
        min: (limit('min_value') as number | undefined) ?? -99,
        max: (limit('max_value') as number | undefined) ?? 99,
      };
    case 'string':
      return {
        ...said,
        ask: 'text',
        most: (limit('max_length') as number | undefined) ?? 80,
      };
    case 'strict_tuple': {
      const [first] = (shape.items ?? []).map((item) => fieldOf(key, item, asked));
      if (first?.ask !== 'number') return null;
      const { min, max } = first;
      return { ...said, ask: 'numbers', count: shape.items?.length ?? 0, min, max };
    }
    case 'strict_object': {
      const parts = typeof asked === 'object' ? asked?.parts : undefined;
      const fields = Object.entries(shape.entries ?? {}).map(([part, item]) =>
        fieldOf(part, item, parts?.[part] ?? ''),
      );
      const dice = fields.flatMap((field) => (field?.ask === 'numbers' ? [field] : []));
      return dice.length > 0 && dice.length === fields.length
        ? { ...said, ask: 'group', fields: dice }
        : null;
    }
    case 'boolean':
      return { ...said, ask: 'yes' };
    case 'array': {
      const options = shape.item?.type === 'picklist' ? shape.item.options : undefined;
      return options
        ? {
            ...said,
            ask: 'some',
            options: options as string[],
            again: typeof asked === 'object' && asked?.again === true,
          }
        : null;
    }
    default:
      return null;
  }
}
