import {
  type BoardMove,
  movesBetween,
  type Piece,
  type PieceStack,
  paperCardsOnTable,
  trackMarker,
  withoutMoves,
} from '@/kernel/board-moves';
import { withArticle } from '@/kernel/print';
import { ABROAD, COHESIVE, type OpenState } from './state';
import { printTotal, readTotal, type TotalKey, totalOf } from './totals';
import { type Flag, printTurn, REGIONS, type Region } from './vocabulary';
import { heldOutOf } from './warlords/cards';

/**
 * The cardboard of Storm Over Asia as the open part knows it. China and Southeast Asia lie on every table; the cards
 * of the app’s deck, its warlord and purge cards among them, do not.
 */

const count = (piece: Piece, at: string): PieceStack => ({ piece, at, count: 1 });

/** "a Nationalist flag". */
const flagPiece = (flag: Flag | 'British'): Piece => ({
  one: withArticle(`${flag} flag`),
  many: `${flag} flags`,
});

const CONQUEST: Piece = { one: 'a mark of Japanese conquest', many: 'marks of Japanese conquest' };
const FRONT_MARKER = trackMarker('the United Front marker');
const INDEX_MARKER = trackMarker('the Japanese Aggression Index marker');

/** Flags in China and what Japan has conquered. @rule SOA 25, 26 */
const china = (open: OpenState): PieceStack[] =>
  REGIONS.flatMap((region) => {
    const { flags, conquered } = open.china[region];
    return [
      ...flags.map((flag) => count(flagPiece(flag), region)),
      ...(conquered ? [count(CONQUEST, region)] : []),
    ];
  });

/** Flags in Southeast Asia. @rule SOA 27 */
const abroad = (open: OpenState): PieceStack[] =>
  ABROAD.flatMap((country) =>
    (['British', 'Japanese'] as const).flatMap((flag) =>
      (open.abroad[country]?.[flag] ?? 0) > 0
        ? { piece: flagPiece(flag), at: country, count: open.abroad[country]?.[flag] as number }
        : [],
    ),
  );

/** The United Front has a level once it is there or was entered. @rule SOA 32 */
const hasFront = ({ front }: OpenState) => front.exists || front.entered !== null;

/** Markers on their tracks; a cohesion only if both states track it. @rule SOA 28 to 30, 32 */
function tracks(open: OpenState, other: OpenState): PieceStack[] {
  const value = (total: TotalKey) => printTotal(total, readTotal(open, total).value);
  const cohesions = COHESIVE.filter((of) => open.cohesion[of] !== null && other.cohesion[of] !== null);
  return [
    count(INDEX_MARKER, value(totalOf.index)),
    ...(hasFront(open) ? [count(FRONT_MARKER, value(totalOf.front))] : []),
    ...cohesions.map((of) => count(trackMarker(`the cohesion marker of ${of}`), open.cohesion[of] as string)),
  ];
}

const warlordCard = (region: Region): Piece => ({
  one: `the warlord card of ${region}`,
  take: 'Put {it} back in its deck',
  put: 'Keep {it} out of its deck',
});

/** Warlord and purge cards that are out of their decks. @rule SOA 26.112D, E */
function heldOut({ china: regions, warlords, purge }: OpenState): PieceStack[] {
  const held = heldOutOf(warlords);
  const out = REGIONS.filter((region) => regions[region].conquered || held.includes(region));
  return [
    ...out.map((region) => count(warlordCard(region), 'the table')),
    ...(purge.now === null
      ? []
      : [
          count(
            {
              one: `purge card ${purge.now}`,
              take: 'Put {it} back with the others',
              put: 'Keep {it} apart from the others',
            },
            'the table',
          ),
        ]),
  ];
}

/** Paper cards; the app’s deck is no cardboard. @rule SOA 9 */
function cards(open: OpenState, other: OpenState): PieceStack[] {
  if (open.cards === 'app') return [];
  const { turn, card, hands, shown } = open;
  const title = card?.event?.title;
  const faceUp = title ? `“${title}”` : (card?.number ?? 'of this turn');
  const dealt = paperCardsOnTable(
    {
      turn,
      faceUp: card && `the general card ${faceUp}`,
      hands,
      shown: shown.map((event) => ({ power: event.power, name: `“${event.title}”` })),
    },
    other,
    printTurn,
  );
  return [...dealt, ...heldOut(open)];
}

/** What lies on cardboard at one moment, as far as another one can be compared with it. Reads public parts alone. */
export function piecesOn(open: OpenState, other: OpenState): PieceStack[] {
  return [cards, tracks, china, abroad].flatMap((read) => read(open, other));
}

/**
 * Returns what the players move on the board to get from one moment to another.
 * @param undone acts that led to the first moment and are currently undone
 */
export function boardMoves(
  before: OpenState,
  after: OpenState,
  undone: readonly BoardMove[] = [],
): BoardMove[] {
  return movesBetween(withoutMoves(piecesOn(before, after), undone), piecesOn(after, before));
}
