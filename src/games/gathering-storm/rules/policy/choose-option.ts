import type { By } from '@/kernel/command/choosing';
import { kindOf } from '../effects';
import type { Question } from '../effects/effect';
import type { Effect } from '../effects/shapes';
import { stepIndex } from '../guide/phases';
import type { OpenState } from '../state/state';
import { COUNTRIES, type Country, type Power } from '../vocabulary';
import { choose, pick } from './choosing';
import { type CountryFacts, factsOfCountry, factsOfPlaces, type OrderFacts } from './facts';

/** An answer that was offered, and why it was chosen. */
export interface Answered {
  answer: string;
  lines: string[];
}

/** The countries that each way of picking fits. */
export function fitsOf(countries: readonly CountryFacts[]): Record<string, CountryFacts[]> {
  return {
    own: countries.filter(({ own }) => own > 0),
    rival: countries.filter(({ rival }) => rival > 0),
    empty: countries.filter(({ own, rival }) => own + rival === 0),
    leans: countries.filter(({ leans }) => leans),
    any: [...countries],
  };
}

const isCountry = (value: string): value is Country => (COUNTRIES as readonly string[]).includes(value);

/** Picks a country, or none. Subversion works wherever it may; a flexible event is support where all is conquered. */
function chooseCountry(
  open: OpenState,
  power: Power,
  choice: 'country' | 'target',
  values: string[],
  by: By,
): Answered {
  const countries = values.filter(isCountry);
  const all = countries.map((country) => factsOfCountry(open, power, country));
  const dead = choice === 'country' ? all.filter(({ conquered }) => conquered) : [];
  const live = all.filter((one) => !dead.includes(one));
  const fits: Record<string, (CountryFacts | null)[]> = {
    ...fitsOf(live),
    ...(choice === 'country' ? { conquered: dead } : {}),
    unused: values.includes('none') ? [null] : [],
  };
  const { one, lines } = pick(by, choice, {
    facts: factsOfPlaces(open, power, countries),
    fits,
    name: (place) => place?.country ?? 'nowhere',
  });
  return { answer: one?.country ?? 'none', lines };
}

export function factsOfOrder(open: OpenState, effects: readonly Effect[]): OrderFacts {
  const deeds = effects.flatMap((effect) => kindOf(effect).onSheets(effect)).map(({ deed }) => deed.deed);
  return {
    pointsLeft: stepIndex(open.step) <= stepIndex('research'),
    picks: deeds.includes('grant'),
    espionage: deeds.includes('espionage'),
  };
}

/** Answers a question of an effect by one of the options that are offered. */
export function chooseOption(
  open: OpenState,
  { power, effect, question }: { power: Power; effect: Effect; question: Question },
  by: By,
): Answered {
  const values = question.options.filter(({ why }) => why === undefined).map(({ value }) => value);
  if (effect.kind === 'flexible') return chooseCountry(open, power, 'country', values, by);
  if (effect.kind === 'subversion') return chooseCountry(open, power, 'target', values, by);
  const isOrder = values.length > 0 && values.every((value) => value === 'before' || value === 'after');
  if (isOrder) {
    const { option, lines } = choose(by, 'order', { facts: factsOfOrder(open, [effect]), allowed: values });
    return { answer: option, lines };
  }
  // A question that the catalogue does not know is answered by a die.
  const die = values.length > 1 ? by.roll(values.length) : 0;
  return { answer: values[die] ?? '', lines: [`Among ${values.length} answers: die ${die + 1}`] };
}
