import type { By, Chosen } from '@/kernel/command/choosing';
import { boundWhy } from '@/kernel/command/policy';
import { type Backing, wantedOf } from '../diplomacy/backing';
import { checkPhase } from '../diplomacy/counters';
import { kindOf } from '../effects';
import type { Obligation, OpenState } from '../state/state';
import { type Power, sideOf } from '../vocabulary';
import { chooseOption, fitsOf } from './choose-option';
import { pick } from './choosing';
import type { Eyes } from './eyes';
import { factsOfPlaces } from './facts';

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
