import { overridable, type Refusal } from '@/kernel/result';
import { type China, checkPlace, checkThere, countFlags, placeFlag, turnFlag } from '../china/regions';
import { countFrontConversion, removeFrontConversion, type UnitedFront } from '../united-front/front';
import { type FrontAt, surplusLeft } from '../united-front/surplus';
import { type Flag, REGIONS, type Region } from '../vocabulary';
import { checkPair, type FlagEvent } from './flag-events';

/**
 * Regions where an event can take effect. If there are none, the event does nothing, and says so (assumed).
 */
export function targetsOf(china: China, { from }: Pick<FlagEvent, 'from'>): Region[] {
  return REGIONS.filter((region) => countFlags(china[region], from) > 0);
}

/** What moves a flag besides the warlord cards. */
export const CAUSES = [
  'event',
  'chinese-result',
  'surplus',
  'japanese-result',
  'other',
  'correction',
] as const;
export type Cause = (typeof CAUSES)[number];

/** The table at which flags are turned. */
export interface Tables extends FrontAt {
  china: China;
  /** Whether events may remove the two initial -1 modifiers: the reading initial-modifiers. */
  initial: boolean;
  /** Whether the surplus falls and rises with the level, whatever turned the flag: the reading surplus-use. */
  follows: boolean;
}

/** How one flag is turned, and the cause. */
export interface Turning {
  cause: Cause;
  region: Region;
  from: Flag;
  to: Flag;
}

/** Why a flag may not be turned this way. @rule SOA 26.21, 26.22 */
export function checkTurning(
  { china, ...at }: Pick<Tables, 'china' | 'front' | 'lines'>,
  { cause, region, from, to }: Turning,
): Refusal | null {
  const there = checkThere(china, region, from);
  if (there) return there;
  if (cause === 'chinese-result') return checkChineseResult(at.front, from, to);
  if (cause === 'surplus') return checkSurplus(at, from, to);
  return cause === 'event' ? checkPair(from, to) : null;
}

/** @rule SOA 26.211, 25.51B */
function checkChineseResult(front: UnitedFront, from: Flag, to: Flag): Refusal | null {
  const rule = 'SOA 26.211';
  if (!front.exists)
    return overridable({
      message: 'There is no United Front: a Chinese result may not be used on a warlord flag.',
      rule,
      allowed: 'Use the result in another way, or say that the United Front exists.',
    });
  if (from === 'warlord' && to === 'Nationalist') return null;
  return {
    message: `A Chinese result does not turn a ${from} flag into a ${to} one.`,
    rule,
    allowed: 'Warlord to Nationalist.',
  };
}

/** @rule SOA 26.212, 32.72 */
function checkSurplus(at: FrontAt, from: Flag, to: Flag): Refusal | null {
  const { front } = at;
  const rule = 'SOA 26.212';
  if (!front.exists)
    return overridable({ message: 'There is no United Front.', rule, allowed: 'Say that it exists first.' });
  if (!front.allJoined)
    return overridable({
      message: 'Not every Communist flag has joined the United Front.',
      rule,
      allowed: 'The surplus may be used once all of them have.',
    });
  if (from !== 'warlord' || to !== 'Nationalist')
    return { message: 'The surplus turns warlord flags alone.', rule, allowed: 'Warlord to Nationalist.' };
  const left = surplusLeft(at);
  if (left === null)
    return overridable({
      message: 'The surplus of this turn is not entered.',
      rule,
      allowed: 'Enter it from the United Front’s sheet.',
    });
  return left > 0
    ? null
    : overridable({
        message: `The surplus was ${front.surplus}, and nothing is left of it.`,
        rule,
        allowed: 'As many flags as the surplus.',
      });
}

/**
 * Turns a flag. A correction of the board does not affect the United Front. Every warlord flag that becomes
 * Nationalist reduces the Front by one; a Nationalist flag that a random event turns into a warlord flag
 * raises it by one.
 * @rule SOA 26.22, 32.41C
 */
export function turn(
  { china, front, initial, follows }: Tables,
  { cause, region, from, to }: Turning,
  turnNumber: number,
): void {
  turnFlag(china, region, from, to);
  if (cause === 'correction') return;
  // A surplus entered for a level follows the level.
  const counts = follows && front.surplus !== null && front.surplusAt === undefined;
  if (from === 'warlord' && to === 'Nationalist') {
    countFrontConversion(front, region, turnNumber);
    if (cause === 'surplus' || counts) front.surplusUsed += 1;
  }
  if (cause === 'event' && from === 'Nationalist' && to === 'warlord') {
    const removed = removeFrontConversion(front, turnNumber, initial);
    if (removed && counts) front.surplusUsed -= 1;
  }
}

/**
 * A Japanese result may place a warlord flag only where Japan may not place its own.
 * @rule SOA 26.113, 25.51C
 */
export function checkJapaneseResult(china: China, region: Region, mayPlace: boolean): Refusal | null {
  if (mayPlace)
    return overridable({
      message: `Japan may place its own flag in ${region}.`,
      rule: 'SOA 26.113',
      allowed: 'Lay a Japanese flag; a warlord flag comes only where Japan may not.',
    });
  return checkPlace(china, region);
}

export function placeWarlord(china: China, region: Region): void {
  placeFlag(china, region, 'warlord');
}
