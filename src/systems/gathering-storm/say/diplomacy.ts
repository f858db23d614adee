import type { Entry } from '@/kernel/entry';
import type { Command } from '@/kernel/game';
import { sayWhy } from '@/kernel/policy';
import type { Event } from '../cards/card';
import type { CountryFact } from '../commands/country-facts';
import { isCrisisFact } from '../commands/crisis-facts';
import { sayWorth } from '../diplomacy/standing';
import type { PlacedCounter } from '../diplomacy/state';
import { GUIDE } from '../diplomacy/without-effect';
import { kindOf } from '../effects';
import type { Effect } from '../effects/shapes';
import { totalOf } from '../lines';
import { POWERS, type Power, printList } from '../vocabulary';
import { sayCrisisFact } from './crisis';
import { as, type Say } from './say';

/** What an event did, a sentence for each effect; a modifier that changed nothing in its country says so. */
export function sayEffects(event: Event, { changes }: Pick<Entry, 'changes'>): string[] {
  const moved = (effect: Effect) =>
    effect.kind !== 'diplomacy' ||
    effect.amount === 0 ||
    changes.some(([key]) => key === totalOf.country(effect.country, effect.side));
  return event.effects.map((effect) =>
    effect.kind === 'diplomacy' && !moved(effect)
      ? `No modifier in ${effect.country}.`
      : kindOf(effect).say(effect),
  );
}

/** What the table enters of countries and of Russia. */
export function sayCountryFact(command: Command): ReturnType<Say> {
  const fact = as<CountryFact>(command);
  if (isCrisisFact(fact)) return sayCrisisFact(fact);
  switch (fact.fact) {
    case 'flags':
      return { text: `${fact.country} has ${printFlags(fact.flags)}`, rule: GUIDE };
    case 'conquered':
      return {
        text: fact.by
          ? `Mark ${fact.country} as conquered by ${fact.by === 'Russia' ? 'Russia' : `the ${fact.by}`}`
          : `${fact.country} is free: take the mark of conquest off it`,
        rule: GUIDE,
      };
    case 'rings':
      return {
        text: `${fact.country} has ${fact.powers.length > 0 ? `spy rings of ${printList(fact.powers)}` : 'no spy rings'}`,
        rule: 'GS 24.61B',
      };
    case 'subversion':
      return { text: `One subversion result changes diplomacy by ${fact.value}`, rule: GUIDE };
    case 'needed':
      return {
        text:
          fact.value === null
            ? `What is needed in ${fact.country} is not entered`
            : `A result in ${fact.country} needs ${fact.value}`,
        rule: 'GS 24',
      };
    case 'russia':
      return sayRussia(fact);
  }
}

function printFlags(flags: readonly Power[]): string {
  const counted = POWERS.flatMap((power) => {
    const count = flags.filter((flag) => flag === power).length;
    return count > 0 ? `${power} ${count}` : [];
  });
  return counted.length > 0 ? `flags: ${counted.join(', ')}` : 'no flags';
}

function sayRussia({
  fullCohesion,
  purge,
  takesPoint,
}: Extract<CountryFact, { fact: 'russia' }>): ReturnType<Say> {
  const parts = [
    ...(fullCohesion === undefined ? [] : [fullCohesion ? 'full cohesion' : 'no full cohesion yet']),
    ...(purge === undefined ? [] : [purge ? 'a purge bars its diplomacy' : 'no purge bars its diplomacy']),
    ...(takesPoint === undefined
      ? []
      : [takesPoint ? 'a purge takes its advanced research point' : 'it has its advanced research point']),
  ];
  return { text: `Russia: ${printList(parts) || 'as it was'}`, rule: 'GS 24.61A, B' };
}

export const SAY_DIPLOMACY: Record<string, Say> = {
  'place-counter': (command) => {
    const { power, country, counter, why, ...worth } = as<PlacedCounter & { why?: string[] }>(command);
    const what = counter === 'diplomatic' ? 'a diplomatic counter' : 'the anti-Comintern counter';
    return {
      text: `${power} lays ${what} in ${country}${sayWorth(worth)}`,
      notes: sayWhy(why),
      rule: counter === 'diplomatic' ? 'GS 24.5' : 'GS 24.3',
    };
  },
};
