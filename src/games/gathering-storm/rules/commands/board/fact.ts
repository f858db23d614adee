import type * as v from 'valibot';
import type { Description, Nature } from '@/kernel/command/command';
import type { Result } from '@/kernel/result';
import type { OpenState } from '../../state/state';
import type { Power } from '../../vocabulary';

type FactShape = v.StrictObjectSchema<
  v.ObjectEntries & {
    readonly type: v.LiteralSchema<'set-fact', undefined>;
    readonly fact: v.LiteralSchema<string, undefined>;
  },
  undefined
>;

/** One number of the board that the table enters by hand, whole. */
interface FactKind<S extends FactShape> {
  shape: S;
  /** Checks whether the table may enter this fact. */
  check?(open: OpenState, fact: v.InferOutput<S>): Result<null>;
  apply(draft: OpenState, fact: v.InferOutput<S>): void;
  say(fact: v.InferOutput<S>): Description;
  /** An event if it happened on the map; a ruling if it is a number that formulas read. */
  nature: Nature;
  /** Its row on the sheet “Board figures”; left out if another screen asks for it. */
  figure?: Figure;
}

/** One number, or one of each power that the shape offers. Its limits are those of the shape. */
export interface Figure {
  label: string;
  hint?: string;
  /** The number as it is entered; null if it is not. */
  now(open: OpenState, power?: Power): number | null | undefined;
}

export const defineFact = <S extends FactShape>(kind: FactKind<S>) => kind;

/** Sets a number, or deletes it if it is null. */
export function setOrClear<K extends string>(
  numbers: Partial<Record<K, number>>,
  key: K,
  value: number | null,
): void {
  if (value === null) delete numbers[key];
  else Object.assign(numbers, { [key]: value });
}
