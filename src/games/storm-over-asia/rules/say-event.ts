import { sayWhy } from '@/kernel/command/policy';
import { type Entry, outcomeIn } from '@/kernel/journal/entry';
import { printSigned, withArticle } from '@/kernel/print';
import type { Event } from './cards/card';
import type { Showing } from './showing';
import { nameTotal } from './totals';
import { FLAGS, type Flag, type Region } from './vocabulary';

export const flagName = (flag: Flag) => `${flag} flag`;
/** An event finds no flag to turn. @rule SOA 26.111, 26.213 */
export const sayNothing = (flag: Flag) => `No ${flagName(flag)} stands in China: nothing is turned`;

export const aFlag = (flag: Flag) => withArticle(flagName(flag));

/** Describes what players do with two flags of a region. @rule SOA 26.211 */
export const sayReplaced = (from: Flag, to: Flag, region: Region) =>
  `Replace ${aFlag(from)} with ${aFlag(to)} in ${region}`;

/** "3 Communist, 1 Nationalist"; for who cannot see the flags. */
export function sayFlags(flags: readonly Flag[]): string {
  if (flags.length === 0) return 'No flags';
  return FLAGS.flatMap((flag) => {
    const count = flags.filter((item) => item === flag).length;
    return count > 0 ? [`${count} ${flag}`] : [];
  }).join(', ');
}

/** Describes an entry of a card, one sentence per part; or says that there is no such flag. */
export function sayEvent(event: Event, nothing: readonly Flag[] = []): string[] {
  return event.effects.map((effect) => {
    if (effect.kind === 'turn-flag' && nothing.includes(effect.from)) return sayNothing(effect.from);
    if (effect.kind === 'line') return `${nameTotal(effect.total)} ${printSigned(effect.amount)} this turn.`;
    if (effect.kind === 'by-hand') return effect.words;
    return `A ${flagName(effect.from)} becomes a ${flagName(effect.to)}; ${effect.picks} picks it.`;
  });
}

/** Returns the rule for a part of an entry. */
export const effectRule = (effect: Event['effects'][number] | undefined): string =>
  effect?.kind === 'turn-flag' ? effect.rule : 'SOA 9';

/** The cards that an entry laid open: one that was shown, or all of a step or of the turn's end. */
export function shownIn({ open }: Entry): Showing[] {
  switch (open?.command.type) {
    case 'advance':
    case 'end-turn':
      return (outcomeIn(open) as { showings: Showing[] }).showings;
    case 'show':
      return [outcomeIn(open) as Showing];
    default:
      return [];
  }
}

const cardName = ({ number, list }: { number?: number; list?: string }) =>
  [list, number === undefined ? null : `card ${number}`].filter(Boolean).join(', ');

/** "China shows The Long March". */
export function sayShowing(showing: Showing): string {
  const name = showing.event?.title || cardName(showing) || 'an event';
  return `${showing.power} shows ${name}`;
}

/** Describes what a card does, and the policy rules behind an app power's order. */
export const notesOf = ({ event, why, nothing }: Showing) => [
  ...(event ? sayEvent(event, nothing) : []),
  ...sayWhy(why),
];
