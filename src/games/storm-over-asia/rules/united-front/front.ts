import { capitalize, inWords } from '@/kernel/print';
import { type Explained, explain, type TotalLine } from '@/kernel/totals';
import type { Region } from '../vocabulary';

/** One warlord flag that became Nationalist: -1, until a random event removes it. @rule SOA 26.22, 32.41C */
export interface Conversion {
  /** Null for an initial one, or one from before the table began. @rule SOA 32.81A */
  region: Region | null;
  /** It was made in play, before the table began. */
  earlier?: true;
  turn: number;
  removed: number | null;
}

/** The United Front as far as the table has entered it; what the rulebook knows and we do not is typed. @rule SOA 32 */
export interface UnitedFront {
  exists: boolean;
  /** Its level before warlord conversions; null until it is entered. */
  entered: number | null;
  conversions: Conversion[];
  /** Whether every Communist flag has joined. @rule SOA 26.212 */
  allJoined: boolean;
  /** As entered for this turn; null until it is entered. @rule SOA 32.72 */
  surplus: number | null;
  /** How much of it is used; tracked by the level instead if that is known. */
  surplusUsed: number;
  /** The level for which it was entered: what is left follows it. Older entries, and the reading that its own flags alone use it up, have none. */
  surplusAt?: number;
}

/** So many conversions count at the start. @rule SOA 32.81A */
export const INITIAL_CONVERSIONS = 2;

/** @param count how many conversions count already, of which so many are of the start */
export function createFront(count = INITIAL_CONVERSIONS, initial = count): UnitedFront {
  return {
    exists: false,
    entered: null,
    conversions: Array.from({ length: count }, (_, at) => ({
      region: null,
      turn: 0,
      removed: null,
      ...(at < initial ? {} : { earlier: true as const }),
    })),
    allJoined: false,
    surplus: null,
    surplusUsed: 0,
  };
}

/** A United Front as a game that is under way has it. @rule SOA 26.22, 32 */
export function beginFront(begun?: {
  exists: boolean;
  entered: number | null;
  allJoined: boolean;
  conversions: number;
  initial?: number | undefined;
}): UnitedFront {
  if (!begun) return createFront();
  const { conversions, initial, ...rest } = begun;
  return { ...createFront(conversions, initial), ...rest };
}

/** @rule SOA 26.22 */
export function countFrontConversion(front: UnitedFront, region: Region, turn: number): void {
  front.conversions.push({ region, turn, removed: null });
}

const isInitial = ({ region, earlier }: Conversion) => region === null && !earlier;

/**
 * Removes one -1, the newest first and the initial ones last; returns false if there is none.
 * @param initial whether the two initial ones may be removed: the reading initial-modifiers
 * @rule SOA 26.22
 */
export function removeFrontConversion(front: UnitedFront, turn: number, initial: boolean): boolean {
  const stands = front.conversions.filter(
    (conversion) => conversion.removed === null && (!isInitial(conversion) || initial),
  );
  const last = stands.findLast(({ region }) => region !== null) ?? stands.at(-1);
  if (!last) return false;
  last.removed = turn;
  return true;
}

/** "United Front", or that the number is only what changed in it, while nobody has entered its level. @rule SOA 32 */
export const nameFront = ({ entered }: Pick<UnitedFront, 'entered'>): string =>
  entered === null ? 'United Front, change' : 'United Front';

/** The level with its lines: every conversion, and every one that an event took back. */
export function explainFront(front: UnitedFront, printTurn: (turn: number) => string): Explained {
  const entered: TotalLine = {
    words: 'Entered by the table',
    amount: front.entered ?? 0,
    basis: 'table',
    ...(front.entered === null
      ? { how: 'Not entered yet: the level on its sheet before warlord flags' }
      : {}),
  };
  const initial = front.conversions.filter(isInitial).length;
  const earlier = front.conversions.filter((conversion) => conversion.earlier).length;
  const turned = front.conversions.flatMap(({ region, turn }): TotalLine[] =>
    region === null
      ? []
      : [
          {
            words: `Warlord to Nationalist, ${region}`,
            amount: -1,
            basis: 'event',
            rule: 'SOA 26.22',
            how: printTurn(turn),
          },
        ],
  );
  const removed = front.conversions.flatMap(({ region, earlier, removed: by }): TotalLine[] =>
    by === null
      ? []
      : [
          {
            words: `Nationalist to warlord by an event: ${region ?? (earlier ? 'an earlier one' : 'one of the start')} no longer counts`,
            amount: 1,
            basis: 'event',
            rule: 'SOA 26.22',
            how: printTurn(by),
          },
        ],
  );
  return explain([
    entered,
    ...sumLine(initial, 'at the start', 'SOA 32.81A'),
    ...sumLine(earlier, 'from before this table', 'SOA 26.22'),
    ...turned,
    ...removed,
  ]);
}

const sumLine = (count: number, words: string, rule: string): TotalLine[] =>
  count === 0
    ? []
    : [{ words: `${capitalize(inWords(count))} ${words}`, amount: -count, basis: 'rule', rule }];
