import { hasCurtain, isRoundDue, unvisited } from '@/kernel/round';
import { countCards } from '@/kernel/seats';
import { isTracked, type Obligation, type OpenState } from '../state/state';
import { POWERS, printList } from '../vocabulary';
import { stepAt, stepIndex } from './phases';

/** Something due now, derived from the step and the open part alone. */
export interface Due {
  id: string;
  owes: Obligation['owes'];
  /** "Read the cards", "Take income". */
  words: string;
  rule: string;
  obligation?: Obligation;
}

/** Whether a round of the papers is due. */
export const roundDue = (open: OpenState): boolean => isRoundDue(open, open.step === 'read');

/**
 * Returns who opens the papers next: first for the round, then for what an event left on a research sheet.
 */
export function nextVisitor(open: OpenState): string | null {
  if (roundDue(open)) return unvisited(open)[0] ?? null;
  for (const obligation of open.obligations)
    if (obligation.ask.type === 'visits' && isDue(open, obligation)) return obligation.ask.people[0] ?? null;
  return null;
}

/**
 * With paper cards, as the turn ends: powers that have shown no event this turn, and those that still hold a card, which
 * is shown or discarded.
 * @rule GS 9.13
 */
function notShown(open: OpenState): Due[] {
  if (open.step !== 'end' || hasCurtain(open)) return [];
  const rule = 'GS 9.13';
  return POWERS.flatMap((power): Due[] => {
    const { dealt, played, held } = open.hands[power];
    if (dealt > 0 && played === 0)
      return [{ id: `silent:${power}`, owes: power, words: `${power} has shown no event this turn`, rule }];
    if (held === 0) return [];
    return [{ id: `held:${power}`, owes: power, words: `${power} still holds ${countCards(held)}`, rule }];
  });
}

const one = (id: string, words: string, rule: string): Due[] => [{ id, owes: 'table', words, rule }];

function stepDues(open: OpenState): Due[] {
  switch (open.step) {
    case 'draw':
      return one('card', 'The general card is not face up yet', 'GS 9.12');
    case 'general':
      return one('apply', 'The general card is not applied yet', 'GS 9.31');
    case 'deal':
      return one('deal', 'The cards are not dealt yet', 'GS 9.12');
    case 'income':
      return isTracked(open, 'income') && !open.incomeTaken
        ? one('income', 'Income is not taken yet', 'GS 11.12C')
        : [];
    default:
      return [];
  }
}

/** Whether an obligation is due; one that may wait is due only at its step. */
export function isDue(open: OpenState, { by }: Obligation): boolean {
  return by === undefined || stepIndex(open.step) >= stepIndex(by);
}

/** Returns the title of the card that caused an obligation, if known. */
function titleOwing({ card, disputes }: OpenState, { ask, by }: Obligation): string | null {
  switch (ask.type) {
    case 'answer':
      return ask.title;
    case 'facts':
      return ask.title ?? null;
    case 'back':
      return disputes.find(({ id }) => id === ask.dispute)?.title ?? null;
    // Only visits of the general card may wait.
    case 'visits':
      return by === undefined ? null : card?.general.title || 'The event';
    default:
      return null;
  }
}

/** Whether the general card left it. @rule GS 9.31 */
export function isOfGeneral(
  { general }: NonNullable<OpenState['card']>,
  { ask, by, of }: Obligation,
): boolean {
  if (of !== undefined) return false;
  switch (ask.type) {
    case 'answer':
      return ask.power === undefined;
    case 'facts':
      return ask.title !== undefined && ask.title === general.title;
    case 'visits':
      return by !== undefined;
    case 'war':
      return general.effects.some((effect) => 'country' in effect && effect.country === ask.country);
    default:
      return false;
  }
}

/** Returns what is due at a later step of this turn, as a reminder. */
export function owedLater(open: OpenState): { id: string; words: string; at: string }[] {
  return open.obligations.flatMap((obligation) =>
    obligation.by === undefined || isDue(open, obligation)
      ? []
      : [
          {
            id: obligation.id,
            // Until then the event's title is enough; its card shows the rest.
            words: titleOwing(open, obligation) ?? obligation.words,
            at: stepAt(obligation.by).name,
          },
        ],
  );
}

/** The same in full words, with who owes it and its rule, for scripts, which have no card to show. */
export const owedLaterInFull = (open: OpenState) =>
  owedLater(open).map((later) => {
    const { owes, words, rule } = open.obligations.find(({ id }) => id === later.id) as Obligation;
    return { ...later, owes, words, rule };
  });

/** Returns everything due now: first for events, then for the step. Does not depend on hidden cards. */
export function duesOf(open: OpenState): Due[] {
  if (open.over) return [];
  const stored = open.obligations
    .filter((obligation) => isDue(open, obligation))
    .map((obligation): Due => {
      const { id, owes, words, rule } = obligation;
      return { id, owes, words, rule, obligation };
    });
  const round = roundDue(open)
    ? one('round', `Papers not read yet: ${printList(unvisited(open))}`, 'GS 9.12')
    : [];
  const waived = new Set(open.waived.filter((item) => item.step === open.step).map((item) => item.due));
  return [...stored, ...stepDues(open), ...round, ...notShown(open)].filter(({ id }) => !waived.has(id));
}

/** Whether it is a paper card that has not been shown. */
export const isNotShown = ({ id }: Due): boolean => /^(silent|held):/.test(id);

/** Whether it asks the table to look at what an event counts. @rule GS Guide, Support */
export const isLook = (obligation: Obligation | undefined): boolean =>
  obligation?.ask.type === 'facts' && obligation.ask.title !== undefined;

/** Whether the table may go on without looking: the facts were entered once, or the game began here. */
export const mayPass = (obligation: Obligation | undefined): boolean =>
  obligation?.ask.type === 'facts' && isLook(obligation) && !obligation.ask.unknown;

/** Returns what must be settled before the table continues. */
export const stopping = (open: OpenState): Due[] =>
  duesOf(open).filter(({ id, obligation }) => !mayPass(obligation) && !id.startsWith('held:'));

/** Whether a due may be marked as done on the table instead. */
export function canWaive(due: Due): boolean {
  return due.obligation !== undefined || ['income', 'round'].includes(due.id) || isNotShown(due);
}
