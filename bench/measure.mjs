// What is measured of everyone: a game of so many moves kept for undo, one undo, saving, reloading, one move more.
import { moveAt } from './game.mjs';

const GAMES = [3_000, 20_000];
const LENGTHS = [200, 2_000, 20_000];
const RUNS = 3;
/** Short acts, so often; the middle one counts. */
const ACTS = 41;

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** Milliseconds of one act. */
function time(run) {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}

const times = (count, run) => middle(Array.from({ length: count }, () => time(run)));

function playTo({ sitDown }, moves) {
  const table = sitDown();
  for (let at = 0; at < moves; at += 1) table.play(moveAt(at));
  return table;
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Whoever plays other rules, or forgets its past, is not compared. */
function check(who, table, expected) {
  if (!same(table.board(), expected))
    throw new Error(`${who} plays another game: ${JSON.stringify(table.board())}`);
}

/** The rows of everyone; what each of them is like is checked on the way. */
export function measureAll(players) {
  const rows = [];
  const add = (what, length, who, value) => rows.push({ what, length, who, value });
  for (const [who, player] of Object.entries(players)) {
    playTo(player, 500);
    for (const moves of GAMES) {
      const length = `${moves.toLocaleString('en')} moves`;
      const whole = times(RUNS, () => void playTo(player, moves));
      add('moves a second', length, who, (moves / whole) * 1000);
      const table = playTo(player, moves);
      const text = table.save();
      add('saved, kB', length, who, text.length / 1000);
      add(
        'save, ms',
        length,
        who,
        times(RUNS, () => void table.save()),
      );
      add(
        'reload, ms',
        length,
        who,
        times(RUNS, () => void player.reload(text).board()),
      );
      const again = player.reload(text);
      again.undo();
      check(who, again, playTo(players['plain code'], moves - 1).board());
      add(
        'one undo, ms',
        length,
        who,
        times(ACTS, () => table.undo()),
      );
      check(who, table, playTo(players['plain code'], moves - ACTS).board());
    }
    for (const moves of LENGTHS) {
      const table = playTo(player, moves);
      let at = moves;
      const value = times(ACTS, () => table.play(moveAt(at++)));
      add('one move, ms', `behind ${moves.toLocaleString('en')}`, who, value);
    }
  }
  return rows;
}
