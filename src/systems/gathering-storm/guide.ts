import type { Command } from '@/kernel/game';
import { asSentence } from '@/kernel/print';
import { isForOne, namePass, powersRead } from '@/kernel/seats';
import { CARRY_LIMIT } from './commands/settle';
import { cardsHeld, type Due, duesOf, hasCurtain, nextVisitor, roundDue, unvisited } from './dues';
import { totalOf } from './lines';
import { shortOf } from './paper-pile';
import { STEPS, type Step, stepIndex } from './phases';
import { hidesMoney } from './purse';
import { keeps, type OpenState } from './state';
import { readTotal } from './totals';
import { POWERS, type Power, powersOf, printList, printTurn, SIDES } from './vocabulary';
import { printOwner } from './words/spellings';

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

/** What each step says in the app's game, when nothing else is due. */
const SAYS: Record<string, { line: string; reason: string; rule: string; label: string }> = {
  read: {
    line: 'Next: public events',
    reason: 'Everyone has read the cards. Public support events are shown.',
    rule: 'GS 9.41E',
    label: 'Show public events',
  },
  'income-events': {
    line: 'Next: income events',
    reason: 'They are shown before any income is totaled.',
    rule: 'GS 9.41A',
    label: 'Show income events',
  },
  income: {
    line: 'Next: Economic phase',
    reason: 'Income is settled. Declined income events are shown.',
    rule: 'GS 9.13',
    label: 'Go on',
  },
  industrial: {
    line: 'Next: factory events',
    reason: 'They are shown now; then factories are converted on the board.',
    rule: 'GS Guide, Factory',
    label: 'Show factory events',
  },
  research: {
    line: 'Next: research',
    reason: 'Each alliance places its points in secret, on its own sheet.',
    rule: 'GS 15.11',
    label: 'Research is done',
  },
  construction: {
    line: 'Next: construction',
    reason: 'Build on the board; then research and construction events are shown.',
    rule: 'GS 9.41B, C',
    label: 'Show what was used',
  },
  placement: {
    line: 'Next: first placement',
    reason: 'Lay counters down on the board. Events that allow another one are shown now.',
    rule: 'GS Guide, Diplomacy',
    label: 'Show placement events',
  },
  diplomacy: {
    line: 'Next: diplomatic events',
    reason: 'All counters are down. Events are shown, flexible ones last.',
    rule: 'GS 9.41D',
    label: 'Show the events',
  },
  resolution: {
    line: 'Next: resolve diplomacy',
    reason: 'Turn counters up and resolve on the board, subversion last.',
    rule: 'GS 9.41D',
    label: 'Diplomacy is resolved',
  },
  crisis: {
    line: 'Next: the crisis phase',
    reason: 'Record what was attacked; extra cards follow by themselves.',
    rule: 'GS 9.14',
    label: 'Crisis is over',
  },
};

/** What paper cards are asked for, once for all, at each step that shows some. */
const ASKS: Record<string, string> = {
  read: 'Anyone showing a public support event?',
  'income-events': 'Anyone showing an income event?',
  industrial: 'Anyone showing a factory event?',
  construction: 'Anyone showing a research or construction event?',
  placement: 'Anyone showing a placement event?',
  diplomacy: 'Anyone showing a diplomatic event?',
};

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
  const over = pointsOver(open);
  const lost = over.length > 0 ? ` Over ${CARRY_LIMIT} are lost: ${over.join(', ')}.` : '';
  const reason = `${held ? 'Cards still held are played or discarded, and points settle.' : `This turn’s lines end; ${printTurn(open.turn + 1)} begins.`}${lost}`;
  return {
    line: 'Next: end the turn',
    reason,
    rule: held ? 'GS 9.13' : 'GS 10.31',
    action: { label: 'End the turn', command: { type: 'end-turn' } },
  };
}

/** Who plays alone places points on every sheet that a power of hers shares in. @rule GS 15.11 */
function researchReason(open: OpenState, usual: string): string {
  const alone = isForOne(open.seats) ? open.seats.find(({ by }) => by === undefined) : undefined;
  if (!alone || !keeps(open, 'research')) return usual;
  const powers = powersRead(open.seats, alone.person);
  const sheets = SIDES.filter((side) => powersOf(side).some((power) => powers.includes(power)));
  return `You place the points of ${printList(sheets.map(printOwner))}.`;
}

/** Powers with more tile points than are carried, where all may know: "Germany 30". @rule GS 6.33 */
function pointsOver(open: OpenState): string[] {
  if (!keeps(open, 'income') || hidesMoney(open)) return [];
  return POWERS.flatMap((power) => {
    const { value } = readTotal(open, totalOf.tiles(power));
    return value > CARRY_LIMIT ? [`${power} ${value}`] : [];
  });
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
  const said = SAYS[open.step] as (typeof SAYS)[string];
  const says = open.step === 'research' ? { ...said, reason: researchReason(open, said.reason) } : said;
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
