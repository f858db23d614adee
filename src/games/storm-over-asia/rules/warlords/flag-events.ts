import type { Refusal } from '@/kernel/result';
import type { Event, List } from '../cards/card';
import type { Flag, Power } from '../vocabulary';

/** A random event that turns one flag into another, and who picks the flag. */
export interface FlagEvent {
  from: Flag;
  to: Flag;
  picks: Power;
  rule: string;
  numbers: Partial<Record<List, readonly number[]>>;
}

/** Every event of the sources that turns flags; Japan’s diplomatic list stands as its first. @rule SOA 26.111, 26.213 */
export const FLAG_EVENTS: readonly FlagEvent[] = [
  {
    from: 'Nationalist',
    to: 'warlord',
    picks: 'Japan',
    rule: 'SOA 26.111A',
    numbers: { general: [45, 46], 'Japanese 1': [42, 43, 44] },
  },
  {
    from: 'Japanese',
    to: 'warlord',
    picks: 'China',
    rule: 'SOA 26.111B',
    numbers: { general: [47, 48], Chinese: [80] },
  },
  {
    from: 'warlord',
    to: 'Japanese',
    picks: 'Japan',
    rule: 'SOA 26.213A',
    numbers: { general: [56, 57], 'Japanese 1': [1, 2, 3] },
  },
  {
    from: 'warlord',
    to: 'Nationalist',
    picks: 'China',
    rule: 'SOA 26.213B',
    numbers: { general: [43, 44], Chinese: [79] },
  },
];

/** Why no event turns one flag into the other. @rule SOA 26.111, 26.213 */
export function checkPair(from: Flag, to: Flag): Refusal | null {
  if (FLAG_EVENTS.some((event) => event.from === from && event.to === to)) return null;
  return {
    message: `No random event turns a ${from} flag into a ${to} one.`,
    rule: 'SOA 26.111, 26.213',
    allowed: FLAG_EVENTS.map((event) => `${event.from} to ${event.to}`).join('; '),
  };
}

/** Why an entry cannot be taken: it would leave a flag to be picked that no pick accepts. @rule SOA 26.111, 26.213 */
export function checkPairs(...events: (Event | undefined)[]): Refusal | null {
  for (const effect of events.flatMap((event) => event?.effects ?? [])) {
    const refusal = effect.kind === 'turn-flag' ? checkPair(effect.from, effect.to) : null;
    if (refusal)
      return {
        ...refusal,
        allowed: `${refusal.allowed}. Another turning is done on the board: write it in words.`,
      };
  }
  return null;
}
