import { isForOne, isVisitedLast, type Seat, visitorsOf } from './seats';

/** What everyone knows of hands, and of the papers that go round; cards are dealt before the step `read`. */
interface WithHands {
  step: string;
  seats: readonly Seat[];
  cards: 'app' | 'paper';
  hands: Readonly<Record<string, { held: number }>>;
  /** People who have opened their papers in this step. */
  visited: readonly string[];
  /** The table called for another round in this step. */
  round: boolean;
}

/** Whether the app hides hands behind a curtain. With paper cards the device hides nothing. */
export const hasCurtain = ({ cards }: Pick<WithHands, 'cards'>): boolean => cards === 'app';

export const cardsHeld = ({ hands }: Pick<WithHands, 'hands'>): number =>
  Object.values(hands).reduce((sum, { held }) => sum + held, 0);

/** People whose papers have not been opened in this step’s round. */
export function unvisited({ step, seats, hands, visited, round }: WithHands): string[] {
  const atEnd = step === 'end' && !round;
  const heldBy = (power: string) => hands[power]?.held ?? 0;
  return visitorsOf(seats)
    .filter((seat) => !visited.includes(seat.person) && (!atEnd || isVisitedLast(seats, seat, heldBy)))
    .map(({ person }) => person);
}

/**
 * Whether a round is due: after the deal, and at the end of a turn where one person plays and holds cards. It visits
 * everyone or nobody.
 * @param dealt whether cards were dealt that are not read yet
 */
export function isRoundDue(open: WithHands, dealt: boolean): boolean {
  const due = dealt || (open.step === 'end' && cardsHeld(open) > 0);
  return (open.round || (hasCurtain(open) && due)) && unvisited(open).length > 0;
}

/** Whether several people who hold cards are asked at once who wants their papers before the turn ends. */
export const asksLast = (open: WithHands): boolean =>
  open.step === 'end' &&
  hasCurtain(open) &&
  !isForOne(open.seats) &&
  !isRoundDue(open, false) &&
  cardsHeld(open) > 0;
