import type { Command } from '@/kernel/game';
import { type Guide as AnyGuide, headed, TO_HOME } from '@/kernel/guide';
import { asSentence } from '@/kernel/print';
import { asksLast, cardsHeld, hasCurtain, unvisited } from '@/kernel/round';
import { countCards, isForOne, namePass } from '@/kernel/seats';
import { discards, pileSize } from '../hands/draws';
import { cardsMissing, shortOf } from '../hands/paper-pile';
import type { PointsLeft } from '../research/stacks';
import { sayCounted } from '../state/counted';
import { totalOf } from '../state/lines';
import { hidesMoney, moneyInPapers } from '../state/purse';
import { isTracked, type OpenState } from '../state/state';
import { readTotal } from '../totals';
import { lacksIncomes } from '../totals/known-money';
import { POWERS, type Power, printList, printTurn, sideOf } from '../vocabulary';
import { type Due, duesOf, isLook, isNotShown, nextVisitor, roundDue } from './dues';
import { asksAt, nextStop, onTo, sayNotShown, sayPassed, shownAt, stopsAt } from './guide-stops';
import { ASKS, sayClimateLacks, sayPointsOver, sayStep, sayTaking } from './guide-words';
import { advanceTo, crisisGuide, END_TURN, lineOf, phaseGuide, sayLeft } from './phase-guides';
import { goesByPhase, type Step, stepAfter, stepAt } from './phases';

/** The next thing; its line has at most 25 letters, read from a metre and a half. */
export interface Guide extends AnyGuide<'enter-card' | 'settle-due' | 'home'> {
  dues: Due[];
}

/** Whether the one button does this, at once or after the way there. */
export function leadsTo(open: OpenState, type: string): boolean {
  const { action } = guideFor(open);
  return (
    'command' in action &&
    [action.command, ...(action.followUp ?? [])].some((command) => command.type === type)
  );
}

/** The powers that owe something, an alliance as its powers. */
function whoOwes(dues: readonly Due[]): Power[] {
  const owes = new Set(dues.map((due) => due.owes));
  return POWERS.filter((power) => owes.has(power) || owes.has(sideOf(power)));
}

/**
 * What to do next.
 * @param left points that whoever plays alone has not placed, by sheet
 * @rule GS 7
 */
export function guideFor(open: OpenState, left?: PointsLeft): Guide {
  const dues = duesOf(open);
  const who = whoOwes(dues);
  const base = { dues, ...(who.length > 0 ? { who } : {}) };
  if (open.over)
    return {
      ...base,
      line: 'The game is over',
      reason: 'War between major powers has come.',
      rule: 'GS 26.13',
      action: TO_HOME,
    };
  const visitor = nextVisitor(open);
  const [first] = dues;
  if (visitor && first?.obligation?.ask.type === 'visits')
    return {
      ...base,
      line: namePass(open.seats, visitor),
      reason: asSentence(first.words),
      rule: first.rule,
      action: { label: namePass(open.seats, visitor), go: 'curtain', person: visitor },
    };
  const owed = dues.filter((due) => due.obligation || isNotShown(due));
  const settle = owed.find(({ obligation }) => !isLook(obligation)) ?? owed[0];
  if (settle && isLook(settle.obligation)) return { ...base, ...lookGuide(open, owed) };
  if (settle?.obligation?.ask.type === 'so-far')
    return {
      ...base,
      line: 'What happened so far?',
      reason:
        'The Pact, aggressions, civil wars, conquests and flags decide how many cards are dealt and what they do.',
      rule: settle.rule,
      action: { label: 'Enter it', go: 'settle-due' },
    };
  if (settle)
    return {
      ...base,
      ...headed('First', 'what is due'),
      reason: asSentence(settle.words),
      rule: settle.rule,
      action: { label: 'Settle it', go: 'settle-due' },
    };
  const next = stepGuide(open, left);
  return { ...base, ...next, reason: [next.reason, asksNoMore(open)].filter(Boolean).join(' ') };
}

/**
 * Explains that cards are no longer asked for, so that players do not fear losing one.
 * @rule GS 9.41
 */
const asksNoMore = (open: OpenState): string =>
  open.noMoreCards && open.step !== 'end' && cardsHeld(open) > 0
    ? 'No more cards are asked for this turn: a power’s tile still takes one, and Undo asks again.'
    : '';

/** What events count, as the table has it: one tap says that all of it is right. @rule GS Guide, Support */
function lookGuide(open: OpenState, looks: readonly Due[]): Omit<Guide, 'dues'> {
  const asks = looks.flatMap(({ obligation }) => (obligation?.ask.type === 'facts' ? [obligation.ask] : []));
  return {
    line: asks.every(({ again }) => again) ? 'Still right?' : 'Is this right?',
    reason: asks.map(({ title, facts }) => `${title} counts: ${sayCounted(open, facts)}`).join(' '),
    rule: 'GS Guide, Support',
    action: { label: 'That is right', command: { type: 'enter-counted' } },
  };
}

/** With paper cards: what to do where a draw needs more cards than the pile holds. @rule GS 9.11 */
function shuffleGuide(open: OpenState): Omit<Guide, 'dues'> | null {
  const short = shortOf(open);
  if (!short || open.readings.reshuffle !== 'ask') return null;
  return {
    ...headed('Next', 'shuffle'),
    reason: `The draw needs ${countCards(short.wanted)} and the pile holds ${short.left}. The discards are shuffled in.`,
    rule: 'GS 9.11',
    action: { label: 'We shuffled', command: { type: 'reshuffle' } },
  };
}

/** How many cards each power is dealt: “each power 1 card”, “Germany 2 cards and every other power 1”. */
function sayDealt(open: OpenState): string {
  const dealt = POWERS.map((power) => readTotal(open, totalOf.cards(power)).value);
  const usual = Math.min(...dealt);
  const more = POWERS.flatMap((power, at) => {
    const count = dealt[at] ?? usual;
    return count > usual ? [`${power} ${countCards(count)}`] : [];
  });
  if (more.length === 0) return `each power ${countCards(usual)}`;
  return `${printList([...more, more.length === 1 ? 'every other power' : 'the others'])} ${usual}`;
}

/** Explains how paper cards are drawn; includes the shuffle if the reading implies one. */
function drawReason(open: OpenState): string {
  const short = shortOf(open);
  if (open.step === 'draw')
    return short
      ? `The pile is empty: shuffle the discards, turn the first card of ${printTurn(open.turn)} and enter it.`
      : `Turn the first card of ${printTurn(open.turn)} and enter what it says.`;
  if (!short) return `Deal ${sayDealt(open)}, face down, then tap once.`;
  return short.left === 0
    ? `The pile is empty: shuffle the discards, deal ${sayDealt(open)}, then tap once.`
    : `The pile holds ${short.left} of ${short.wanted}: deal them, shuffle the discards, and deal on.`;
}

/** A card that became due after the deal. @rule GS 9.14B, 9.15 */
function missingGuide(open: OpenState): Omit<Guide, 'dues'> | null {
  const missing = cardsMissing(open);
  const powers = POWERS.filter((power) => missing[power] > 0);
  if (powers.length === 0 || (open.deck && pileSize(open) + discards(open).length === 0)) return null;
  const one = powers.reduce((sum, power) => sum + missing[power], 0) === 1;
  const words = `the missing ${one ? 'card' : 'cards'}`;
  return {
    ...headed('Next', words),
    reason: `More became due after the deal: ${printList(powers.map((power) => `${power} ${countCards(missing[power])}`))}.`,
    rule: 'GS 9.13',
    action: { label: `Deal ${words}`, command: { type: 'deal' } },
  };
}

function stepGuide(open: OpenState, left: PointsLeft | undefined): Omit<Guide, 'dues'> {
  const paper = !hasCurtain(open);
  const first = shuffleGuide(open) ?? missingGuide(open);
  if (first) return first;
  switch (open.step) {
    case 'draw':
      return paper
        ? {
            ...headed('Next', 'the general card'),
            reason: drawReason(open),
            rule: shortOf(open) ? 'GS 9.11' : 'GS 9.12',
            action: { label: 'Enter the card', go: 'enter-card' },
          }
        : {
            ...headed('Next', 'turn the card'),
            reason: `Everyone sees the first card of ${printTurn(open.turn)}.`,
            rule: 'GS 9.12',
            action: { label: 'Turn the card', command: { type: 'turn-card' } },
          };
    case 'general':
      return {
        ...headed('Next', 'apply the card'),
        reason: 'The card shows what it will change.',
        rule: 'GS 9.31',
        action: { label: 'Apply the card', command: { type: 'apply-card' } },
      };
    case 'deal':
      return {
        ...headed('Next', paper ? 'deal on the table' : 'deal the cards'),
        reason: paper ? drawReason(open) : 'Each power draws one card, or as many as its own tile says.',
        rule: shortOf(open) ? 'GS 9.11' : 'GS 9.12 to 9.15',
        action: { label: paper ? 'Dealt' : 'Deal the cards', command: { type: 'deal' } },
      };
    case 'end':
      return endGuide(open);
    default:
      return roundDue(open) ? roundGuide(open) : restGuide(open, paper, left);
  }
}

function roundGuide(open: OpenState): Omit<Guide, 'dues'> {
  const [person] = unvisited(open) as [string];
  const last = open.step === 'end' && !open.round;
  const alone = isForOne(open.seats);
  const everyone = alone ? '' : ' The round visits everyone.';
  const reading =
    open.step === 'research'
      ? 'Each alliance places its points on its own sheet.'
      : hasCurtain(open)
        ? isForOne(open.seats)
          ? 'Your orders are carried out when their time comes; the rest waits for you.'
          : 'Read your cards, and give your orders for them.'
        : 'Secrets are in the papers.';
  return {
    line: last && alone ? 'Your last cards' : namePass(open.seats, person),
    reason: last ? 'Cards are still in hand. Each is now played or discarded.' : `${reading}${everyone}`,
    rule: last ? 'GS 9.13' : 'GS 9.12',
    action: { label: namePass(open.seats, person), go: 'curtain', person },
  };
}

function endGuide(open: OpenState): Omit<Guide, 'dues'> {
  if (roundDue(open)) return roundGuide(open);
  if (asksLast(open))
    return {
      line: 'Anyone’s papers first?',
      reason: `${sayLeft(open)} ${sayPointsOver(open)}`.trim(),
      rule: 'GS 9.13',
      action: { label: 'Nobody: end the turn', command: END_TURN },
    };
  const held = hasCurtain(open) && cardsHeld(open) > 0;
  const ends = held
    ? 'Cards still held are played or discarded, and points are settled.'
    : `This turn’s modifiers expire; ${printTurn(open.turn + 1)} begins.`;
  const reason = `${ends} ${sayPointsOver(open)}`.trim();
  return {
    ...headed('Next', 'end the turn'),
    reason,
    rule: held ? 'GS 9.13' : 'GS 10.31',
    action: { label: 'End the turn', command: END_TURN },
  };
}

function restGuide(open: OpenState, paper: boolean, left: PointsLeft | undefined): Omit<Guide, 'dues'> {
  if (open.step === 'income' && isTracked(open, 'income') && !open.incomeTaken) {
    return {
      ...headed('Next', 'take income'),
      reason:
        `${shownAt(open, 'income-events') ? 'Income events are shown.' : 'No income event was shown.'} ${sayTaking(
          open,
        )} ${sayClimateLacks(open)}`.trim(),
      rule: 'GS 11.12C',
      action: { label: 'Take income', command: { type: 'take-income' } },
    };
  }
  const byPhase = goesByPhase(open);
  const stop = byPhase ? nextStop(open) : null;
  if (stop && !stopsAt(open, open.step)) return passGuide(open);
  // What several people have to do is for all to see: one tap ends a phase.
  const several = paper || !isForOne(open.seats);
  const { phase } = stepAt(open.step);
  if (several && phase === 'Crisis') return crisisGuide(open);
  if (several && (phase === 'Economic' || phase === 'Diplomatic')) return phaseGuide(open, phase, left);
  const says = sayStep(open, left);
  const ask = asksAt(open) ? ASKS[open.step] : undefined;
  const to = stop ?? stepAfter(open);
  const confirm = says.confirm ? { confirm: says.confirm } : {};
  const onward = (label: string): Guide['action'] => ({ label, command: advanceTo(open, to), ...confirm });
  if (!ask)
    return {
      ...lineOf(says),
      reason: [sayNotShown(open), says.reason, !several && stop && sayPassed(open, stop)]
        .filter(Boolean)
        .join(' '),
      rule: says.rule,
      action: takesIncome(open, to) ?? onward((cardsHeld(open) === 0 && says.empty) || says.label),
    };
  const nobody = shownAt(open, open.step) ? 'No one else' : 'Nobody';
  return {
    ...(open.step === 'read' ? headed('Next', 'support events') : lineOf(says)),
    reason: ['Tap whoever shows a card.', stop && sayPassed(open, stop)].filter(Boolean).join(' '),
    rule: says.rule,
    ask,
    action: takesIncome(open, to, nobody) ?? onward(nobody),
  };
}

/**
 * Income events and taking income as one tap, unless figures are asked for in between.
 * @rule GS 9.41A, 11.12C
 */
function takesIncome(open: OpenState, to: Step | null, nobody?: string): Guide['action'] | null {
  const free = open.step === 'income-events' && to?.id === 'income' && goesByPhase(open);
  if (!free || moneyInPapers(open) || (lacksIncomes(open) && !hidesMoney(open))) return null;
  return {
    label: nobody
      ? `${nobody}: take income`
      : cardsHeld(open) > 0
        ? 'Show events, take income'
        : 'Take income',
    command: advanceTo(open, to),
    followUp: [TAKE_INCOME],
  };
}

const TAKE_INCOME: Command = { type: 'take-income' };

/** The guide if this step, and perhaps later ones, have nothing to do: one tap leads to the next that has. */
function passGuide(open: OpenState): Omit<Guide, 'dues'> {
  const stop = nextStop(open);
  // No question comes first, so one tap does both. If money is private, owners may still enter theirs.
  const free = stop.id === 'income' && !moneyInPapers(open);
  if (free && duesOf({ ...open, step: 'income' }).every(({ id }) => id === 'income'))
    return {
      ...headed('Next', 'take income'),
      reason: ['Every card dealt has been shown.', sayPassed(open, stop), sayClimateLacks(open)]
        .filter(Boolean)
        .join(' '),
      rule: 'GS 11.12C',
      action: {
        label: 'Take income',
        command: { type: 'advance', to: 'income' },
        followUp: [TAKE_INCOME],
      },
    };
  const shown =
    cardsHeld(open) === 0
      ? 'Every card dealt has been shown.'
      : open.step === 'income' && open.incomeTaken
        ? 'Income is taken.'
        : 'Nothing to do here.';
  return {
    ...headed('Next', stop.name),
    reason: `${shown} ${sayPassed(open, stop)}`.trim(),
    rule: 'GS 9.12',
    action: { label: `On to ${onTo(stop)}`, command: advanceTo(open, stop) },
    passes: true,
  };
}
