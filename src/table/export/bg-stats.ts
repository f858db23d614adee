import type { GameUi, TableBase } from '../game-ui';

/** The data of a BG Stats play, besides the table itself. */
interface Play {
  /** The table's own id, so that a repeated export is the same play there. */
  id: string;
  game: { id: string; name: string };
  /** When the play ended: at the newest entry, in milliseconds since 1970. */
  playedAt: number;
}

/** BG Stats reads times in UTC, without a time zone. */
const printTime = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** Whom BG Stats counts: people with a power. */
const seatsOf = (open: TableBase) =>
  open.seats.filter(({ powers, by }) => powers.length > 0 && by === undefined);

const commentOn = (face: GameUi, open: TableBase) => `${open.name}: ${face.whenOf(open).title}`;

/**
 * The public BG Stats link, which opens the app with the play filled in, or its website if the app is not
 * installed. The winner and the duration are entered there.
 */
export function bgStatsLink(face: GameUi, open: TableBase, { id, game, playedAt }: Play): string {
  const play = {
    sourceName: 'Dispatch Box',
    sourcePlayId: id,
    playDate: printTime(playedAt),
    game: { name: game.name, sourceGameId: game.id, highestWins: true, noPoints: true },
    // Without `winner` its Android app refuses the whole play.
    players: seatsOf(open).map(({ person, powers }) => ({
      name: person,
      sourcePlayerId: person,
      role: powers.join(', '),
      winner: false,
    })),
    comments: commentOn(face, open),
  };
  return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;
}

/**
 * A play as BG Stats reads it from a `.bgsplay` file: lists of games, places, players and plays that name each other by
 * number. Nobody has won in it, and how long it took is left open: the app knows neither.
 */
export function bgStatsPlay(face: GameUi, open: TableBase, { id, game, playedAt }: Play) {
  const modificationDate = printTime(playedAt);
  const seats = seatsOf(open);
  return {
    about: 'A play from Dispatch Box',
    games: [
      {
        id: 1,
        uuid: uuidOf(`game ${game.id}`),
        name: game.name,
        bggId: 0,
        bggYear: 0,
        cooperative: false,
        highestWins: true,
        noPoints: true,
        usesTeams: false,
        modificationDate,
      },
    ],
    locations: [{ id: 1, uuid: uuidOf(`table ${open.name}`), name: open.name, modificationDate }],
    players: seats.map(({ person }, at) => ({
      id: at + 1,
      uuid: uuidOf(`person ${person}`),
      name: person,
      isAnonymous: false,
      modificationDate,
    })),
    plays: [
      {
        uuid: uuidOf(`play ${id}`),
        gameRefId: 1,
        locationRefId: 1,
        playDate: modificationDate,
        entryDate: modificationDate,
        modificationDate,
        durationMin: 0,
        rounds: open.turn,
        board: '',
        comments: commentOn(face, open),
        usesTeams: false,
        ignored: false,
        manualWinner: true,
        rating: 0,
        scoringSetting: 0,
        playImages: '[]',
        playerScores: seats.map(({ powers }, at) => ({
          playerRefId: at + 1,
          seatOrder: at + 1,
          role: powers.join(', '),
          score: '',
          rank: 0,
          winner: false,
          startPlayer: false,
          newPlayer: false,
        })),
      },
    ],
    userInfo: { meRefId: 0 },
  };
}

/** Derives the same id from the same words on every device. Neither secret nor secure. */
function uuidOf(words: string): string {
  const bytes = new TextEncoder().encode(words);
  const parts = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b].map((begin) => {
    let hash = begin;
    for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
    // Mix once more, so that short words differ in every digit.
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
    return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
  });
  const hex = parts.join('');
  // Version 8 of RFC 9562: an id of one’s own making.
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  return id.toUpperCase();
}
