import type * as v from 'valibot';
import type { Description, Nature } from '@/kernel/command/command';
import type { Result } from '@/kernel/result';
import type { OpenState } from '../../state/state';

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
