import type { Command } from '@/kernel/game';
import { unvisited } from '@/kernel/round';
import type { Card } from '../cards/card';
import { UNITS } from '../construction/state';
import { kindOf, windowOf } from '../effects';
import type { Due } from '../guide/dues';
import { STEP_IDS, stepIndex } from '../guide/phases';
import { RULE_OPTIONS } from '../options';
import { PROJECTS } from '../research/catalogue';
import { sayFact } from '../state/counted';
import { TRACKED_PARTS } from '../state/setup';
import { handOf, type OpenState } from '../state/state';
import { totalKeys } from '../totals';
import { AGGRESSION_TARGETS, CIVIL_WAR_COUNTRIES, PACT_COUNTRIES, POWERS, type Power } from '../vocabulary';
import { backCommand, diplomacyCommands } from './diplomacy-player';
import { moneyCommands } from './money-player';
import type { Pick } from './pick';
import type { Play } from './play';
import { researchCommand } from './research-player';

/** Test helper: a player who picks at random from what the table offers. */

const one = <T>(pick: Pick, list: readonly T[]): T => list[pick(list.length)] as T;

/** Returns what the table must do next: the first due, or the next step. */
export function nextCommand(table: Play, pick: Pick, cards: readonly Card[]): Command {
  const [due] = table.dues;
  if (due) return settle(table, due, pick, cards);
  const { step } = table.open;
  if (step === 'end') return { type: 'end-turn' };
  const later = STEP_IDS.slice(stepIndex(step) + 1);
  return pick(4) === 0 ? { type: 'advance', to: one(pick, later) } : { type: 'advance' };
}

function settle(table: Play, due: Due, pick: Pick, cards: readonly Card[]): Command {
  const { open } = table;
  const ask = due.obligation?.ask;
  if (ask?.type === 'facts') {
    const asked = ask.facts[0] as (typeof ask.facts)[number];
    return sayFact(asked, asked.fact === 'pact' ? POWERS.filter(() => pick(2) === 0) : pick(5));
  }
  if (ask?.type === 'visits' && pick(6) > 0) return { type: 'open-papers', person: one(pick, ask.people) };
  if (ask?.type === 'answer') {
    const effect = ask.event.effects[ask.effect];
    const question = effect && kindOf(effect).ask(open, effect, undefined, ask.power, ask.event);
    return { type: 'answer', obligation: due.id, answer: question ? one(pick, question.options).value : '' };
  }
  if (ask?.type === 'back') return backCommand(table, due.id, ask.dispute, pick);
  switch (due.id) {
    case 'card': {
      const card = one(pick, cards);
      if (open.cards === 'paper') return { type: 'enter-card', trend: card.trend, general: card.general };
      return { type: 'turn-card' };
    }
    case 'apply':
      return { type: 'apply-card' };
    case 'deal':
      return { type: 'deal' };
    case 'income':
      return pick(8) === 0 ? { type: 'waive', due: due.id } : { type: 'take-income' };
    case 'round':
      return pick(12) === 0
        ? { type: 'waive', due: due.id }
        : { type: 'open-papers', person: one(pick, unvisited(open)) };
    default:
      return { type: 'waive', due: due.id };
  }
}

/** Returns something else the table may do; some are refused. */
export function otherCommand(table: Play, pick: Pick, cards: readonly Card[]): Command {
  const { open } = table;
  const power = one(pick, POWERS);
  const card = one(pick, cards);
  const target = one(pick, AGGRESSION_TARGETS).name;
  const commands: (() => Command)[] = [
    () => ({ type: 'undo' }),
    () => ({ type: 'redo' }),
    () => ({ type: 'undo', viewer: power }),
    () => ({
      type: 'aggression',
      power: one(pick, ['Germany', 'Italy']),
      target,
      outcome: one(pick, ['succeeded', 'going-on', 'failed']),
    }),
    () => ({ type: 'complete-aggression', target, succeeded: pick(2) === 0 }),
    () => ({ type: pick(3) === 0 ? 'sign-pact' : 'end-pact' }),
    () => ({
      type: 'add-line',
      total: one(pick, totalKeys(open)),
      amount: pick(9) - 4,
      until: one(pick, ['turn', 'every', 'removed']),
    }),
    () => ({ type: 'say-total', total: one(pick, totalKeys(open)), value: pick(9) - 4 }),
    () => ({ type: 'remove-line', id: one(pick, open.lines)?.id ?? '' }),
    () => ({
      type: 'set-fact',
      fact: one(pick, ['results', 'steps']),
      project: one(pick, PROJECTS).id,
      value: pick(6),
    }),
    () => ({
      type: 'set-fact',
      fact: 'pact',
      country: one(pick, PACT_COUNTRIES),
      powers: [one(pick, POWERS)],
    }),
    () => ({ type: 'set-fact', fact: one(pick, ['balance', 'index']), value: pick(9) - 4 }),
    () => ({ type: 'set-fact', fact: 'base-income', power, value: pick(30) }),
    () => ({ type: 'set-fact', fact: 'climate-income', climate: pick(7) - 3, power, value: pick(5) - 2 }),
    () => ({
      type: 'civil-war',
      country: one(pick, CIVIL_WAR_COUNTRIES),
      counters: pick(7),
      state: one(pick, ['quiet', 'fought', 'ended']),
    }),
    () => {
      const reading = one(pick, RULE_OPTIONS);
      return {
        type: 'choose-reading',
        reading: reading.id,
        value: one<{ value: string }>(pick, reading.readings).value,
      };
    },
    () => ({ type: 'keep', what: TRACKED_PARTS.filter(() => pick(3) > 0) }),
    () => ({
      type: 'reseat',
      seats: [
        { person: 'Anna', powers: POWERS.filter((name) => name !== power) },
        { person: 'Ben', powers: [power] },
      ],
    }),
    () => one(pick, constructionCommands(open, pick, power))(),
    () => one(pick, moneyCommands(table, pick, power))(),
    () => one(pick, moneyCommands(table, pick, power))(),
    () => one(pick, diplomacyCommands(pick, power))(),
    () => one(pick, diplomacyCommands(pick, power))(),
    () => ({ type: 'reshuffle' }),
    () => ({ type: 'count-pile', ...(pick(2) === 0 ? { left: pick(150) } : { size: 6 + pick(200) }) }),
    () => amendCommand(pick, card, one(pick, cards)),
    () => ({ type: 'waive', due: one(pick, table.dues)?.id ?? '' }),
    () => ({
      type: 'show-event',
      power,
      ...(pick(2) === 0 ? { number: 1 + pick(150) } : {}),
      event: card.national[power],
      how: pick(4) === 0 ? 'declined' : 'played',
    }),
  ];
  if (pick(4) === 0) return researchCommand(table, pick);
  return pick(3) === 0 && open.cards === 'app' ? handCommand(table, pick, cards) : one(pick, commands)();
}

/** Amends a card with the text of another one. */
function amendCommand(pick: Pick, { number }: Card, other: Card): Command {
  if (pick(3) === 0)
    return { type: 'amend-card', number, half: 'general', trend: other.trend, event: other.general };
  const half = one(pick, POWERS);
  return { type: 'amend-card', number, half, event: other.national[half] };
}

/** Factories, units and ships. */
export function constructionCommands(open: OpenState, pick: Pick, power: Power): (() => Command)[] {
  const free = pick(2) === 0;
  const ship = one(pick, open.ships)?.id ?? 's0';
  return [
    () => ({
      type: 'set-fact',
      fact: 'factories',
      power,
      civilian: pick(9),
      military: pick(4),
      idle: pick(3),
    }),
    () => ({ type: 'set-fact', fact: one(pick, ['conversion-price', 'yard']), power, value: pick(6) }),
    () => ({ type: 'convert-factory', power, to: one(pick, ['civilian', 'military']) }),
    () => ({ type: 'build-unit', power, unit: one(pick, UNITS), free }),
    () => ({ type: 'lay-ship', power, name: `Ship ${pick(9)}`, length: 4, space: 1 + pick(4), fresh: free }),
    () => ({ type: 'lay-ship', power, name: `Ship ${pick(9)}`, length: 3, free }),
    () => ({ type: 'advance-ship', ship }),
    () => ({ type: 'accelerate-ship', ship, when: one(pick, ['before', 'after']) }),
    () => ({ type: 'correct-ship', ship, row: 1 + pick(3), space: 1 + pick(4), length: 1 + pick(4) }),
    () => ({ type: 'launch-ship', ship }),
  ];
}

/** Returns a command for a power's card in hand. */
export function handCommand(
  table: Play,
  pick: Pick,
  cards: readonly Card[],
  power = one(pick, POWERS),
): Command {
  const card = one(pick, handOf(table.state, power).hand);
  if (!card) return { type: 'order', power, slot: 1, do: 'keep' };
  const anyTime = windowOf(card.event, table.open) === 'any-time';
  if (anyTime && pick(2) === 0) return { type: 'show', power, slot: card.slot };
  if (pick(6) === 0)
    return { type: 'amend-held', power, slot: card.slot, event: one(pick, cards).national[power] };
  return orderFor(table, pick, power, card.slot);
}

/** An order for a card of this hand, its questions answered or not. */
export function orderFor(table: Play, pick: Pick, power: (typeof POWERS)[number], slot: number): Command {
  const card = handOf(table.state, power).hand.find((held) => held.slot === slot);
  const answers = (card?.event.effects ?? []).flatMap((effect, at) => {
    const question = kindOf(effect).ask(table.open, effect, undefined, power, card?.event);
    return question && question.whose !== 'table' && pick(2) === 0
      ? [[at, one(pick, question.options).value]]
      : [];
  });
  return {
    type: 'order',
    power,
    slot,
    do: one(pick, ['play', 'keep', 'decline']),
    answers: Object.fromEntries(answers),
  };
}
