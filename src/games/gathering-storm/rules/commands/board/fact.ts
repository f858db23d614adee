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
  /** Whether the table may say so. */
  check?(open: OpenState, fact: v.InferOutput<S>): Result<null>;
  apply(draft: OpenState, fact: v.InferOutput<S>): void;
  say(fact: v.InferOutput<S>): Description;
  /** What stands on the map happened there; what formulas read the table rules. */
  nature: Nature;
}

export const defineFact = <S extends FactShape>(kind: FactKind<S>) => kind;

/** Writes a number down, or takes it out where it is nothing. */
export function setOrClear<K extends string>(
  numbers: Partial<Record<K, number>>,
  key: K,
  value: number | null,
): void {
  if (value === null) delete numbers[key];
  else Object.assign(numbers, { [key]: value });
}
