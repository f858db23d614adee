import type { Command } from '@/kernel/game';
import { type Guide as AnyGuide, type GuideLine, headed } from '@/kernel/guide';
import { asSentence } from '@/kernel/print';
import { cardsHeld, hasCurtain } from '@/kernel/round';
import type { PointsLeft } from '../research/stacks';
import { isTracked, type OpenState } from '../state/state';
import { capitalize, POWERS, printList } from '../vocabulary';
import { type Due, duesOf, isNotShown } from './dues';
import { momentsOf, nextPhase, sayNotShown, shownInPhase, stopsAt } from './guide-stops';
import { ASKS, PHASE_SAYS, sayPointsOver, sayStep } from './guide-words';
import { nextStep, placesPoints, type Step, stepAt } from './phases';

/** The guide of a step, without what is due. */
export type StepGuide = Omit<AnyGuide<'enter-card' | 'settle-due' | 'home'>, 'who'>;

/** Returns the line of a step without its other words. */
export const lineOf = ({ line, names }: GuideLine): GuideLine => ({ line, ...(names ? { names } : {}) });

/** The way to a step; the next one needs no name. */
export const advanceTo = (open: OpenState, to: Step | null): Command =>
  to && to !== nextStep(open.step) ? { type: 'advance', to: to.id } : { type: 'advance' };

/** "Britain and France still hold a card." */
function sayHeld({ hands }: OpenState): string {
  const powers = POWERS.filter((power) => hands[power].held > 0);
  return `${printList(powers)} still ${powers.length === 1 ? 'holds' : 'hold'} cards.`;
}

/** What becomes of the cards that are held as the turn ends. */
export const sayLeft = (open: OpenState) =>
  `${sayHeld(open)} A card without an order is shown and discarded, or played if it must be.`;

/** Points that were not entered are neither kept nor short. */
export const END_TURN: Command = { type: 'end-turn', keeping: 'known' };

/**
 * A phase as one stop: what may be shown at its moments and done on its boards; one tap ends it. With the app's deck
 * the tap stops where a card was shown, and before diplomacy is resolved.
 * @rule GS 9.41B to D
 */
export function phaseGuide(
  open: OpenState,
  phase: 'Economic' | 'Diplomatic',
  left: PointsLeft | undefined,
): StepGuide {
  const { ask, rule, ends, ...line } = PHASE_SAYS[phase];
  const app = hasCurtain(open);
  const held = app && cardsHeld(open) > 0 && !open.noMoreCards;
  const reveals = held && phase === 'Diplomatic' && open.step !== 'resolution';
  const asks = momentsOf(open).length > 0;
  const to = reveals && stopsAt(open, 'resolution') ? stepAt('resolution') : nextPhase(open);
  const before = to.id === 'resolution';
  const command: Command = {
    ...advanceTo(open, to),
    ...(held && to !== nextStep(open.step) ? { untilShown: true } : {}),
  };
  const research = placesPoints(open) ? sayStep({ ...open, step: 'research' }, left) : undefined;
  const confirm = research?.confirm ? { confirm: research.confirm } : {};
  const nobody = shownInPhase(open) ? 'No one else' : 'Nobody';
  const label = before ? 'Show any events' : asks ? `${nobody}: ${ends}` : capitalize(ends);
  return {
    ...(app && open.step === 'resolution' ? headed('Next', 'resolve diplomacy') : line),
    reason: [
      sayNotShown(open),
      asks && 'Tap whoever shows a card.',
      research?.reason,
      ...doneIn(open, phase, { held, before }),
    ]
      .filter(Boolean)
      .join(' '),
    rule,
    ...(asks ? { ask } : {}),
    action: { label, command, ...confirm },
  };
}

/** What is done in a phase on the boards of the app, and when cards are shown. */
function doneIn(
  open: OpenState,
  phase: 'Economic' | 'Diplomatic',
  { held, before }: { held: boolean; before: boolean },
): (string | false)[] {
  if (phase === 'Diplomatic')
    return [
      isTracked(open, 'flags') && open.step !== 'resolution' && 'Place counters on the board.',
      before && 'Then events are shown, flexible ones last.',
      !before && isTracked(open, 'flags') && 'Turn counters up and resolve on the board.',
    ];
  return [
    isTracked(open, 'ships') && 'Build on the board.',
    held && 'Factory events are shown first (assumed), research and construction events at the end.',
  ];
}

/**
 * Aggressions and secret cards of several people are one question; one tap ends the turn if nothing else is due
 * then. With paper cards it also says that the powers named have none to show.
 * @rule GS 9.13
 */
export function crisisGuide(open: OpenState): StepGuide {
  const { reason, rule, label, ...head } = sayStep(open);
  const ask = cardsHeld(open) > 0 && !open.noMoreCards && ASKS.crisis;
  const atEnd = duesOf({ ...open, step: 'end' });
  const holding = atEnd.filter(isNotShown);
  const silent = holding.filter(({ id }) => id.startsWith('silent:'));
  const last = atEnd.every(isNotShown);
  const left = ask && last && hasCurtain(open) && sayLeft(open);
  const waives = silent.map(({ id }): Command => ({ type: 'waive', due: id }));
  return {
    ...lineOf(head),
    reason: [
      ask && left ? `Any aggression? ${ask}` : reason,
      left,
      ...sayHolding(holding),
      last && sayPointsOver(open),
    ]
      .filter(Boolean)
      .join(' '),
    rule: left || holding.length > 0 ? 'GS 9.13' : rule,
    ...(ask && !hasCurtain(open) ? { ask } : {}),
    action: last
      ? {
          label: ask && !hasCurtain(open) ? 'Nobody: end the turn' : 'End the crisis and the turn',
          command: { type: 'advance' },
          followUp: [...waives, END_TURN],
        }
      : { label, command: { type: 'advance' } },
  };
}

/** "Germany and Italy have shown no event this turn. Britain still holds 1 card. They are discarded." @rule GS 9.13 */
function sayHolding(dues: readonly Due[]): string[] {
  if (dues.length === 0) return [];
  const silent = dues.filter(({ id }) => id.startsWith('silent:')).map(({ owes }) => owes);
  const others = dues.filter(({ id }) => id.startsWith('held:')).map(({ words }) => asSentence(words));
  const have = silent.length === 1 ? 'has' : 'have';
  return [
    ...(silent.length > 0 ? [`${printList(silent)} ${have} shown no event this turn.`] : []),
    ...others,
    'What is not shown now is discarded.',
  ];
}
