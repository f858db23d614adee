import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJournal, lineTo } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { standingOf } from '@/kernel/journal/standing';
import { publicRows } from '@/kernel/journal/views';
import { add, attempt, note, type Tally, tally, undo } from '@/kernel/testing/tally';
import { tallyDescription } from '@/kernel/testing/tally-told';
import { createGameUi, type Seat, type TableBase } from '../game-ui';
import { bgStatsLink, bgStatsPlay } from './bg-stats';
import { figureRows } from './csv';
import { printLog } from './log-text';

type Open = Tally & TableBase;

const FACE = createGameUi<Open>(
  {
    ...tallyDescription,
    whenOf: ({ turn }) => ({ title: `Round ${turn}`, note: '' }),
    sayRow: ({ entry }) => ({ text: `Told: ${entry.open?.command.type}`, notes: ['By Anna'], rule: 'T 2' }),
    nameTotal: (key) => `The ${key}`,
  },
  { marks: {}, pages: [], blank: [], boardNow: () => 'table', extraFor: () => null, sheet: () => null },
);

const SEATS: Seat[] = [
  { person: 'Anna', powers: ['A'] },
  { person: 'The app', powers: ['B'], by: 'app' },
  { person: 'Cleo', powers: [] },
];

function play(...commands: Parameters<typeof attempt>[1][]) {
  const table = { name: '“Two” sums', seats: SEATS, over: false, notes: [], commitment: null };
  const start = (setup: never) => {
    const { open, hidden } = tally.start(setup);
    return { open: { ...open, ...table }, hidden };
  };
  const journal = createJournal<Open, never>({ ...tally, start } as never, 0);
  for (const command of commands) expect(attempt(journal as never, command)).toBeNull();
  return { journal, open: stateAt(journal).open as Open };
}

const correct = (entry: number, amount: number) => ({
  type: 'correct',
  entry,
  how: 'change',
  command: add(amount),
});
const insert = (entry: number, amount: number) => ({ ...correct(entry, amount), how: 'insert' });

it('every figure continues from its previous value, through an undo and corrections, to what the table shows', () => {
  const { journal, open } = play(
    add(5),
    note('A', 'mine'),
    add(9),
    undo,
    add(-2),
    correct(1, 7),
    insert(1, 100),
    add(1),
  );
  const [head, ...rows] = figureRows(FACE, open, standingOf(lineTo(journal)).line);
  expect(head).toEqual(['Entry', 'Turn', 'When', 'Phase', 'Figure', 'Before', 'After', 'Change', 'Why']);
  let before = 0;
  for (const row of rows) {
    expect(row[4]).toBe('The sum');
    expect(row[5]).toBe(before);
    expect(row[7]).toBe((row[6] as number) - before);
    before = row[6] as number;
  }
  expect(before).toBe(open.sum);
  expect(before).toBe(106);
});

it('the log lists every public entry in its part, undone ones too, and nothing private', () => {
  const { journal, open } = play(add(5), note('A', 'mine'), add(9), undo);
  const log = printLog(FACE, open, publicRows(journal as never));
  expect(log).toBe(
    [
      '“Two” sums',
      'Tally, Round 1',
      'Anna: A',
      'The app: B',
      '',
      'Round 1, Counting',
      '-----------------',
      '1. Told: add (T 2)',
      '   By Anna',
      '2. Told: add (T 2)',
      '   By Anna',
      '   Undone by 3',
      '',
    ].join('\n'),
  );
});

const GAME = { id: 'tally', name: 'Tally' };
/** Half past midnight in Berlin, on the day before in UTC. */
const PLAYED_AT = Date.UTC(2026, 10, 4, 23, 30, 7);

it('a play for BG Stats names people, not the app; its lists agree, and the same table is the same play', () => {
  const { open } = play(add(5));
  const file = bgStatsPlay(FACE, open, { id: 't1', game: GAME, playedAt: PLAYED_AT });
  expect(file.players.map(({ name }) => name)).toEqual(['Anna']);
  const [play1] = file.plays;
  expect(play1).toMatchObject({ gameRefId: 1, locationRefId: 1 });
  expect(play1?.playerScores).toMatchObject([{ playerRefId: 1, role: 'A', winner: false }]);
  expect([file.games[0]?.id, file.locations[0]?.id, file.players[0]?.id]).toEqual([1, 1, 1]);
  const ids = [file.games, file.locations, file.players, file.plays].map(([one]) => one?.uuid ?? '');
  for (const id of ids)
    expect(id).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-A[0-9A-F]{3}-[0-9A-F]{12}$/);
  expect(new Set(ids).size).toBe(4);
  const later = bgStatsPlay(FACE, open, { id: 't1', game: GAME, playedAt: PLAYED_AT + 86_400_000 });
  expect(later.plays[0]?.uuid).toBe(play1?.uuid);
  const other = bgStatsPlay(FACE, open, { id: 't2', game: GAME, playedAt: PLAYED_AT });
  expect(other.plays[0]?.uuid).not.toBe(play1?.uuid);
});

describe('a play for BG Stats, with a clock that is not in UTC', () => {
  const { TZ } = process.env;
  beforeAll(() => void Object.assign(process.env, { TZ: 'Europe/Berlin' }));
  afterAll(() => (TZ === undefined ? void delete process.env.TZ : void Object.assign(process.env, { TZ })));

  it('has the end of the play in UTC, as a file and as a link', () => {
    expect(new Date(PLAYED_AT).getDate()).toBe(5);
    const { open } = play(add(5));
    const made = { id: 't1', game: GAME, playedAt: PLAYED_AT };
    expect(bgStatsPlay(FACE, open, made).plays[0]?.playDate).toBe('2026-11-04 23:30:07');
    const { origin, pathname, searchParams } = new URL(bgStatsLink(FACE, open, made));
    expect(`${origin}${pathname}`).toBe('https://app.bgstatsapp.com/createPlay.html');
    expect([...searchParams.keys()]).toEqual(['data']);
    expect(JSON.parse(searchParams.get('data') ?? '')).toEqual({
      sourceName: 'Dispatch Box',
      sourcePlayId: 't1',
      playDate: '2026-11-04 23:30:07',
      game: { name: 'Tally', sourceGameId: 'tally', highestWins: true, noPoints: true },
      players: [{ name: 'Anna', sourcePlayerId: 'Anna', role: 'A', winner: false }],
      comments: '“Two” sums: Round 1',
    });
  });
});
