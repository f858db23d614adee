import { accept, type Result, refuse } from './result';

/** The name of the app's seat. */
export const THE_APP = 'The app';

/** How a power is held if not in a person's own hand: by the app, or face up. */
export const HELD_BY = ['app', 'open'] as const;
type HeldBy = (typeof HELD_BY)[number];

/** Who plays which powers. */
export interface Seat<Power extends string = string> {
  person: string;
  powers: Power[];
  /** `app`: the app decides and keeps their cards. `open`: they lie face up for the player to read. */
  by?: HeldBy | undefined;
}

const hasPowers = ({ powers }: Seat) => powers.length > 0;

/** Whether one person plays here, with powers that the app holds or that lie face up: nothing is passed, no curtain falls. */
export const isForOne = (seats: readonly Seat[]): boolean =>
  seats.filter(({ by }) => by === undefined).length === 1 &&
  seats.some((seat) => seat.by !== undefined && hasPowers(seat));

/** The seat of the person who plays alone; undefined if several people play. */
export const seatAlone = <S extends Seat>(seats: readonly S[]): S | undefined =>
  isForOne(seats) ? seats.find(({ by }) => by === undefined) : undefined;

/** The powers whose sheets are in a person's papers: their own and face-up ones, none held by the app. */
export function powersRead<Power extends string>(seats: readonly Seat<Power>[], person: string): Power[] {
  const seat = seats.find((item) => item.person === person);
  if (!seat || seat.by !== undefined) return [];
  return [...seat.powers, ...openPowers(seats)];
}

/** Seats whose papers are opened, each in its turn; what lies face up is read with a person's own. */
export const visitorsOf = <S extends Seat>(seats: readonly S[]): S[] =>
  seats.filter((seat) =>
    seat.by === 'app' ? hasPowers(seat) : seat.by === undefined && powersRead(seats, seat.person).length > 0,
  );

/** Who agrees before something seen is taken back: nobody at a table for one, or where the app draws nothing. */
export const peopleAsked = ({
  seats,
  commitment,
}: {
  seats: readonly Seat[];
  commitment: string | null;
}): string[] =>
  commitment === null || isForOne(seats)
    ? []
    : seats.filter((seat) => hasPowers(seat) && seat.by === undefined).map(({ person }) => person);

/**
 * Whether a seat's papers are opened once more before a turn ends: those of the app, and those of a player
 * who plays alone and publicly holds a card. Several players are asked together, and open their papers if
 * they want to.
 */
export function isVisitedLast(seats: readonly Seat[], seat: Seat, held: (power: string) => number): boolean {
  if (seat.by === 'app') return true;
  return isForOne(seats) && powersRead(seats, seat.person).some((power) => held(power) > 0);
}

/** "2 cards". */
export const countCards = (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`;

/** Who reads a power's papers: its holder, the single player if it is face up, nobody if it is the app's. */
export function readerOf(seats: readonly Seat[], power: string): string | undefined {
  const seat = seats.find(({ powers }) => powers.includes(power));
  if (seat?.by === 'open') return seats.find(({ by }) => by === undefined)?.person;
  return seat?.by === 'app' ? undefined : seat?.person;
}

/** The people whose papers contain the sheets of a power, or of any power if none is named; each once. */
export function peopleOf(seats: readonly Seat[], power?: string): string[] {
  const held = seats.filter((seat) => (power ? seat.powers.includes(power) : hasPowers(seat)));
  const alone = seats.find(({ by }) => by === undefined);
  return [...new Set(held.map(({ person, by }) => (by === 'open' && alone ? alone.person : person)))];
}

/** How a power is held at a table for one; `none` if several people play. */
export function heldBy(seats: readonly Seat[], power: string): HeldBy | 'mine' | 'none' {
  return isForOne(seats) ? (seats.find(({ powers }) => powers.includes(power))?.by ?? 'mine') : 'none';
}

/** What leads to somebody's papers: passing the device, or where one person plays only opening them. */
export function namePass(seats: readonly Seat[], person: string): string {
  if (seats.find((seat) => seat.person === person)?.by === 'app') return 'Let the app decide';
  return isForOne(seats) ? 'Read your cards' : `Pass to ${person}`;
}

/** The powers that the app holds. */
export const appPowers = <Power extends string>(seats: readonly Seat<Power>[]): Power[] =>
  seats.filter(({ by }) => by === 'app').flatMap(({ powers }) => powers);

/** Why the app cannot hold powers at a table that is set up with these cards; nothing where it can. */
export function checkHeldByApp<S extends { seats: readonly Seat[]; cards: string }>(setup: S): Result<S> {
  return setup.cards === 'paper' && appPowers(setup.seats).length > 0
    ? refuse('With paper cards the app holds no hand.', {
        allowed: 'Choose a deck of the app’s, or let people take every power.',
        at: 'seats',
      })
    : accept(setup);
}

/** The powers that lie face up. */
export const openPowers = <Power extends string>(seats: readonly Seat<Power>[]): Power[] =>
  seats.filter(({ by }) => by === 'open').flatMap(({ powers }) => powers);
