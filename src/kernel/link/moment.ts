import type { OpenBase } from '../game';
import { asksLast, unvisited } from '../round';
import type { Seat } from '../seats';
import type { System } from '../system';

/** When the table waits for people to read their papers: all of them are asked at once. */
export interface Moment {
  /** Differs from the key of every other moment of the table. */
  key: string;
  /** `round`: everyone reads; `own`: an event left something in one person’s papers; `last`: cards are held as the turn ends. */
  kind: 'round' | 'own' | 'last';
  /** Who is asked, in the order of their seats. */
  people: readonly string[];
}

type Asking = Pick<System, 'nextVisitor' | 'roundDue'>;
type WithPapers = OpenBase & Parameters<typeof unvisited>[0];

const hasPapers = (open: OpenBase): open is WithPapers => 'visited' in open && 'hands' in open;

function whoHolds({ seats, hands }: WithPapers): string[] {
  const holds = ({ powers }: Seat) => powers.some((power) => (hands[power]?.held ?? 0) > 0);
  return seats.filter((seat) => seat.by === undefined && holds(seat)).map(({ person }) => person);
}

/** Who is asked for their papers now, from public facts; null if nobody is. */
export function momentOf(system: Asking, open: OpenBase): Moment | null {
  if (!hasPapers(open)) return null;
  const at = `${open.turn}/${open.step}`;
  const people = (all: readonly string[]) =>
    all.filter((person) => open.seats.some((seat) => seat.person === person && seat.by === undefined));
  if (system.roundDue?.(open))
    return {
      key: `${at}/round${open.round ? '/called' : ''}`,
      kind: 'round',
      people: people(unvisited(open)),
    };
  const visitor = system.nextVisitor(open);
  if (visitor !== null) return { key: `${at}/own/${visitor}`, kind: 'own', people: people([visitor]) };
  return asksLast(open) ? { key: `${at}/last`, kind: 'last', people: whoHolds(open) } : null;
}
