import type { Command } from '@/kernel/game';
import { asSentence } from '@/kernel/print';
import { isForOne, namePass } from '@/kernel/seats';
import { cardsHeld, type Due, duesOf, hasCurtain, nextVisitor, roundDue, unvisited } from './dues';
import { ASKS, sayPointsOver, sayStep } from './guide-words';
import { shortOf } from './paper-pile';
import { STEPS, type Step, stepIndex } from './phases';
import { keeps, type OpenState } from './state';
import { POWERS, type Power, printTurn } from './vocabulary';

/** What the guide's one button does: a command, or a place to go. */
export type GuideAction =
  | { label: string; command: Command }
  | { label: string; go: 'curtain'; person: string }
  | { label: string; go: 'enter-card' | 'settle-due' | 'home' };

/** The next thing, from public facts alone. */
export interface Guide {
  /** At most 25 letters, read from a metre and a half. */
  line: string;
  reason: string;
  rule?: string;
  action: GuideAction;
  /** Powers concerned, in playing order. */
  powers: readonly Power[];
  /** Asked once for all with paper cards: five power buttons and Nobody. */
  ask?: string;
  dues: Due[];
}

const go = (label: string): GuideAction => ({ label, command: { type: 'advance' } });

/** What to do next. @rule GS 7 */
export function guideFor(open: OpenState): Guide {
  const dues = duesOf(open);
  const base = { powers: POWERS, dues };
  if (open.over)
    return {
      ...base,
      line: 'The game is over',
      reason: 'War between major powers has come.',
      rule: 'GS 26.13',
      action: { label: 'Back to Home', go: 'home' },
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
  const owed = dues.find((due) => due.obligation || due.id.startsWith('silent:'));
  if (owed)
    return {
      ...base,
      line: 'First: what is owed',
      reason: asSentence(owed.words),
      rule: owed.rule,
      action: { label: 'Settle it', go: 'settle-due' },
    };
  return { ...base, ...stepGuide(open) };
}

/** With paper cards: what to do where a draw needs more cards than the pile holds. @rule GS 9.11 */
function shuffleGuide(open: OpenState): Omit<Guide, 'powers' | 'dues'> | null {
  const short = shortOf(open);
  if (!short || open.readings.reshuffle !== 'ask') return null;
  return {
    line: 'Next: shuffle',
    reason: `The draw needs ${countCards(short.wanted)} and the pile holds ${short.left}. The discards are shuffled in.`,
    rule: 'GS 9.11',
    action: { label: 'We shuffled', command: { type: 'reshuffle' } },
  };
}

const countCards = (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`;

/** How paper cards are drawn: with the shuffle on the way where the reading takes it for granted. */
function drawReason(open: OpenState): string {
  const short = shortOf(open);
  if (open.step === 'draw')
    return short
      ? `The pile is empty: shuffle the discards, turn the first card of ${printTurn(open.turn)} and enter it.`
      : `Turn the first card of ${printTurn(open.turn)} and enter what it says.`;
  if (!short) return 'Deal as the tiles say, face down, then tap once.';
  return short.left === 0
    ? 'The pile is empty: shuffle the discards, deal as the tiles say, then tap once.'
    : `The pile holds ${short.left} of ${short.wanted}: deal them, shuffle the discards, and deal on.`;
}

function stepGuide(open: OpenState): Omit<Guide, 'powers' | 'dues'> {
  const paper = !hasCurtain(open);
  const shuffle = shuffleGuide(open);
  if (shuffle) return shuffle;
  switch (open.step) {
    case 'draw':
      return paper
        ? {
            line: 'Next: the general card',
            reason: drawReason(open),
            rule: shortOf(open) ? 'GS 9.11' : 'GS 9.12',
            action: { label: 'Enter the card', go: 'enter-card' },
          }
        : {
            line: 'Next: turn the card',
            reason: `The first card of ${printTurn(open.turn)} lies open for all.`,
            rule: 'GS 9.12',
            action: { label: 'Turn the card', command: { type: 'turn-card' } },
          };
    case 'general':
      return {
        line: 'Next: apply the card',
        reason: 'What it will change stands on the card.',
        rule: 'GS 9.31',
        action: { label: 'Apply the card', command: { type: 'apply-card' } },
      };
    case 'deal':
      return {
        line: paper ? 'Next: deal on the table' : 'Next: deal the cards',
        reason: paper ? drawReason(open) : 'Each power draws what its tile says.',
        rule: shortOf(open) ? 'GS 9.11' : 'GS 9.12 to 9.15',
        action: { label: paper ? 'Dealt' : 'Deal the cards', command: { type: 'deal' } },
      };
    case 'end':
      return endGuide(open);
    default:
      return roundDue(open) ? roundGuide(open) : restGuide(open, paper);
  }
}

function roundGuide(open: OpenState): Omit<Guide, 'powers' | 'dues'> {
  const [person] = unvisited(open) as [string];
  const last = open.step === 'end' && !open.round;
  const alone = isForOne(open.seats);
  const everyone = alone ? '' : ' The round visits everyone.';
  const reading =
    open.step === 'research'
      ? 'Each alliance places its points on its own sheet.'
      : hasCurtain(open)
        ? isForOne(open.seats)
          ? 'What you order is done at its time; the rest waits for you.'
          : 'Read your cards and leave orders.'
        : 'What is secret lies in the papers.';
  return {
    line: last ? (alone ? 'Your last cards' : `Last cards: ${person}`) : namePass(open.seats, person),
    reason: last
      ? `Cards are still held.${everyone} Then they are played or discarded.`
      : `${reading}${everyone}`,
    rule: last ? 'GS 9.13' : 'GS 9.12',
    action: { label: namePass(open.seats, person), go: 'curtain', person },
  };
}

function endGuide(open: OpenState): Omit<Guide, 'powers' | 'dues'> {
  if (roundDue(open)) return roundGuide(open);
  const held = hasCurtain(open) && cardsHeld(open) > 0;
  const ends = held
    ? 'Cards still held are played or discarded, and points settle.'
    : `This turn’s lines end; ${printTurn(open.turn + 1)} begins.`;
  const reason = `${ends} ${sayPointsOver(open)}`.trim();
  return {
    line: 'Next: end the turn',
    reason,
    rule: held ? 'GS 9.13' : 'GS 10.31',
    action: { label: 'End the turn', command: { type: 'end-turn' } },
  };
}

function restGuide(open: OpenState, paper: boolean): Omit<Guide, 'powers' | 'dues'> {
  if (open.step === 'income' && keeps(open, 'income') && !open.incomeTaken) {
    return {
      line: 'Next: take income',
      reason: 'Income events are shown. Each sum is then fixed for the turn.',
      rule: 'GS 11.12C',
      action: { label: 'Take income', command: { type: 'take-income' } },
    };
  }
  if (paper && cardsHeld(open) === 0 && !['crisis', 'end'].includes(open.step)) return emptyGuide(open);
  const says = sayStep(open);
  const ask = ASKS[open.step];
  if (!paper || !ask)
    return { line: says.line, reason: says.reason, rule: says.rule, action: go(says.label) };
  const line = open.step === 'read' ? 'Next: support events' : says.line;
  return {
    line,
    reason: 'Tap a power whose card lies on the table, or Nobody.',
    rule: says.rule,
    ask,
    action: go('Nobody'),
  };
}

/** Every paper card dealt has been shown: what is left of the turn has one or two stops, and the guide leads to the next. */
function emptyGuide(open: OpenState): Omit<Guide, 'powers' | 'dues'> {
  const stop = STEPS.find(
    ({ id }) =>
      stepIndex(id) > stepIndex(open.step) && (id === 'crisis' || (id === 'income' && keeps(open, 'income'))),
  ) as Step;
  return {
    line: `Next: ${stop.name}`,
    reason: 'Every card dealt has been shown; what is between is done on the board.',
    rule: 'GS 9.12',
    action: { label: `On to ${stop.phase}`, command: { type: 'advance', to: stop.id } },
  };
}
