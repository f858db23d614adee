import { type By, type Chosen, createChoosing } from '@/kernel/command/choosing';
import { boundWhy } from '@/kernel/command/policy';
import { type Backing, wantedOf } from '../diplomacy/backing';
import { checkPhase } from '../diplomacy/counters';
import type { Question } from '../effects/effect';
import { kindOf } from '../effects/index';
import type { Effect } from '../effects/shapes';
import { stepIndex } from '../guide/phases';
import type { Obligation, OpenState } from '../state/state';
import { COUNTRIES, type Country, type Power, sideOf } from '../vocabulary';
import { CATALOGUE } from './catalogue';
import type { Eyes } from './eyes';
import { type CountryFacts, factsOfCountry, factsOfPlaces, type OrderFacts } from './facts';

/** How a power of the app’s chooses in Gathering Storm. */
export const { choose, pick } = createChoosing(CATALOGUE);

/** An answer that was offered, and why it was chosen. */
export interface Answered {
  answer: string;
  lines: string[];
}

/** The countries that each way of picking fits. */
function fitsOf(countries: readonly CountryFacts[]): Record<string, CountryFacts[]> {
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

/**
 * Returns the public command by which an app power meets an obligation, with its reasons; null if it is not
 * the power's to meet, or not yet: the table settles its own obligations, and has the ships and units on its
 * board.
 */
export function chooseAnswer({ power, view: { open } }: Eyes, obligation: Obligation, by: By): Chosen | null {
  const { ask, owes } = obligation;
  if (ask.type === 'answer') return owes === power ? answerEffect(open, power, obligation, by) : null;
  return ask.type === 'back' ? backSide(open, power, obligation, by) : null;
}

function answerEffect(open: OpenState, power: Power, { id, ask }: Obligation, by: By): Chosen | null {
  if (ask.type !== 'answer') return null;
  const effect = ask.event.effects[ask.effect];
  const question = effect && kindOf(effect).ask(open, effect, undefined, ask.power, ask.event);
  // The question accepts no answer any more.
  if (!effect || !question) return { command: { type: 'answer', obligation: id, answer: '' }, why: [] };
  const { answer, lines } = chooseOption(open, { power, effect, question }, by);
  return { command: { type: 'answer', obligation: id, answer, why: boundWhy(lines) }, why: lines };
}

/**
 * Backs a side of a dispute with its own counter. If no power may, the table settles it.
 * @rule GS Guide, Diplomacy
 */
function backSide(open: OpenState, power: Power, { id, ask, owes }: Obligation, by: By): Chosen | null {
  if (ask.type !== 'back' || checkPhase(open)) return null;
  const dispute = open.disputes.find((item) => item.id === ask.dispute);
  const wanted = dispute && wantedOf(open, dispute);
  if (!wanted) return null;
  const free = wanted.ways.filter(({ barred }) => !barred);
  const ways = free.filter((way) => way.power === power);
  if (ways.length > 0) return place(open, power, ways, by);
  const mine = [power, sideOf(power), 'table'].includes(owes);
  if (!mine || free.length > 0) return null;
  const reason = 'Nobody may place a counter there';
  return { command: { type: 'waive', due: id, reason }, why: [reason] };
}

function place(open: OpenState, power: Power, ways: readonly Backing[], by: By): Chosen {
  const countries = [...new Set(ways.map(({ country }) => country))];
  const facts = factsOfPlaces(open, power, countries);
  const { one, lines } = pick(by, 'back', {
    facts,
    fits: fitsOf(facts.countries),
    name: ({ country }) => country,
  });
  // A diplomatic counter before the one against the Comintern.
  const { barred: _, ...placing } = ways.find(({ country }) => country === one.country) as Backing;
  return { command: { type: 'place-counter', ...placing, why: boundWhy(lines) }, why: lines };
}
