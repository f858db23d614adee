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
 * The public command with which a power of the app’s meets what it owes, and why; nothing where it is not its to
 * give, or not yet: what the table owes the table says, and ships and units stand on the table’s board.
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
  // What asks no longer takes any answer.
  if (!effect || !question) return { command: { type: 'answer', obligation: id, answer: '' }, why: [] };
  const { answer, lines } = chooseOption(open, { power, effect, question }, by);
  return { command: { type: 'answer', obligation: id, answer, why: boundWhy(lines) }, why: lines };
}

/** Backs a side of a dispute with a counter of its own. Where nobody may, the table settles it. @rule GS Guide, Diplomacy */
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
