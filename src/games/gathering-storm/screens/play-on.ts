import { windowOf } from '@/games/gathering-storm/rules/effects';
import { guideFor } from '@/games/gathering-storm/rules/guide/guide';
import { powersOver } from '@/games/gathering-storm/rules/guide/guide-words';
import { stepAt } from '@/games/gathering-storm/rules/guide/phases';
import { shownIn } from '@/games/gathering-storm/rules/history/shown-in';
import { pointsLeft } from '@/games/gathering-storm/rules/research/stacks';
import { moneyInPapers } from '@/games/gathering-storm/rules/state/purse';
import { type Hand, isTracked, type OpenState, sheetViewer } from '@/games/gathering-storm/rules/state/state';
import { POWERS, sideOf } from '@/games/gathering-storm/rules/vocabulary';
import type { Entry } from '@/kernel/journal/entry';
import { appPowers, seatAlone } from '@/kernel/seats';
import type { GameUi, MapQuestion } from '@/table/game-ui';

type Own = Readonly<Record<string, { hidden?: unknown }>>;

/** Steps that need the board: a person playing alone decides there. */
const AT_THE_BOARD = ['draw', 'research', 'placement', 'resolution', 'crisis'];
/** Steps in which they decide only if one of their powers holds a card. */
const AT_THE_HAND = ['industrial', 'construction', 'diplomacy', 'subversion'];

/** The powers that a person playing alone decides for: their own, and the open ones. */
const ownPowers = ({ seats }: OpenState) => POWERS.filter((power) => !appPowers(seats).includes(power));
const holds = (open: OpenState) => ownPowers(open).some((power) => open.hands[power].held > 0);

/** Whether one of their cards may still come before this step is done; income is fixed once it is taken. */
const holdsThen = (open: OpenState) =>
  (open.step === 'income' ? !open.incomeTaken : AT_THE_HAND.includes(open.step)) && holds(open);

/** Whether they would lose points as the turn ends. @rule GS 6.33 */
const losesPoints = (open: OpenState) =>
  open.step === 'end' && powersOver(open).some((power) => ownPowers(open).includes(power));

/**
 * Whether one of their cards needs an order in this step: one that may come at any time before income is
 * fixed, or one that is due now and has no order.
 */
function waits(open: OpenState, own: Own): boolean {
  if (!holdsThen(open)) return false;
  return ownPowers(open).some((power) => {
    const { hand = [], orders = {} } = (own[power]?.hidden ?? {}) as Partial<Hand>;
    return hand.some(({ slot, event }) => {
      const window = windowOf(event, open);
      return open.step === 'income'
        ? window === 'any-time'
        : stepAt(open.step).shows.includes(window) && !orders[slot];
    });
  });
}

const decides = (open: OpenState, own: Own) =>
  AT_THE_BOARD.includes(open.step) || waits(open, own) || losesPoints(open);

/** Returns what a table for one does next automatically; what the guide asks first is done in any step. */
function nextAlone(open: OpenState, begun: boolean, own: Own = {}) {
  const { action } = guideFor(open, pointsLeft(open, own));
  // Points are lost only if the player confirms it.
  if ('confirm' in action) return null;
  // Only the table can say whether what an event counts is right: skipping must not answer it.
  if (!('command' in action) || action.command.type === 'enter-counted') return null;
  return begun && decides(open, own) ? null : action.command;
}

/** An app power's answer or placed counter records the policy rules it used; a person's records none. */
const choseByPolicy = ({ open }: Entry) =>
  ['answer', 'place-counter'].includes(open?.command.type ?? '') && open?.command.why !== undefined;

/**
 * Returns their research sheet while points are placed, their papers if one of their cards may come, or null.
 */
export function mineNow(open: OpenState): { label: string; person: string; first?: string } | null {
  const alone = seatAlone(open.seats);
  if (!alone) return null;
  const { person, powers } = alone;
  const [power] = powers;
  if (open.step === 'research' && isTracked(open, 'research') && power)
    return { label: 'My research sheet', person, first: sheetViewer(sideOf(power)) };
  const money = open.step === 'income' && moneyInPapers(open) && !open.incomeTaken;
  return money || holdsThen(open) ? { label: 'My papers', person } : null;
}

/** How a table for one continues to the next decision. */
export const PLAY_ON: NonNullable<GameUi<OpenState>['playOn']> = {
  next: nextAlone,
  stops: (entry, { seats }) =>
    choseByPolicy(entry) || shownIn(entry).some(({ power }) => appPowers(seats).includes(power)),
  why: (open) => (holdsThen(open) ? 'Your cards may still be shown before that.' : null),
  mine: mineNow,
  asksMap: ({ step }) => step === 'draw',
};

/** What only the board knows, in the order of the rulebook’s parts. @rule GS 4.16, 9.14, 24 */
export const MAP_QUESTIONS: readonly MapQuestion[] = [
  {
    words: 'A conquest, a flag gained or lost, a trade pact?',
    note: 'Countries: choose one, then change what is there',
    to: 'page',
    id: 'diplomacy',
  },
  {
    words: 'An aggression, or the Nazi-Soviet Pact?',
    note: 'Extra cards follow from them',
    to: 'sheet',
    id: 'calendar',
  },
  {
    words: 'The Balance of Power, results shown?',
    note: 'What conditional events count',
    to: 'sheet',
    id: 'facts',
  },
];
