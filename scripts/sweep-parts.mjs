// The parts of the sweep that try seed after seed. Each failure names its seed: SEED=seed ITERATIONS=1 npm run sweep -- PART
// repeats it.
import { openHouse } from './house.mjs';

const minutes = Number(process.env.MINUTES ?? Number.POSITIVE_INFINITY);
const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
/** Other seeds each day. */
const first = Number(process.env.SEED ?? (Number(today) % 1_000_000) * 1000);
const iterations = (usual) => Number(process.env.ITERATIONS ?? usual);
const count = (number) => number.toLocaleString('en');

/** Reports progress every ten seconds. */
function createProgress(part, to) {
  const begun = performance.now();
  let lastReport = begun;
  return {
    isOver: () => performance.now() - begun > minutes * 60_000,
    tell(done, words) {
      const now = performance.now();
      if (now - lastReport < 10_000) return;
      lastReport = now;
      const of = Number.isFinite(to) ? ` of ${count(to)}` : '';
      console.log(`${part}: ${count(done)}${of}, ${words}, ${Math.round((now - begun) / 1000)} s`);
    },
  };
}

/** Ends a part with its counts; returns whether no fault was found. */
function close(part, words, faults) {
  for (const fault of faults.slice(0, 40)) console.log(`${part}: ${fault}`);
  console.log(`${part}: ${words}; ${count(faults.length)} faults.`);
  return faults.length === 0;
}

/** Tries seed after seed until there are enough, the time is up, or twenty failed. */
async function trySeeds(part, usual, tryOne, say) {
  const to = iterations(usual);
  const progress = createProgress(part, to);
  const faults = [];
  let done = 0;
  for (; done < to && faults.length < 20 && !progress.isOver(); done += 1) {
    const seed = first + done;
    try {
      for (const fault of await tryOne(seed)) faults.push(`SEED=${seed}: ${fault}`);
    } catch (error) {
      faults.push(`SEED=${seed}: ${error.stack}`);
    }
    progress.tell(done + 1, `${say()}, ${faults.length} faults`);
  }
  return close(part, `${count(done)} seeds from ${first}, ${say()}`, faults);
}

/** A million commands over ten thousand evenings of all games, in every way that they are played. */
async function commands({ load }) {
  const { sweepEvening } = await load('cli/testing/sweep-commands.ts');
  const sum = { given: 0, refused: 0, entries: 0 };
  const ways = {};
  const passed = await trySeeds(
    'commands',
    10_000,
    (seed) => {
      const swept = sweepEvening(seed);
      for (const key of Object.keys(sum)) sum[key] += swept[key];
      ways[swept.way] = (ways[swept.way] ?? 0) + swept.given;
      return swept.faults.map((fault) => `${swept.way}: ${fault}`);
    },
    () => `${count(sum.given)} commands given, ${count(sum.refused)} refused, ${count(sum.entries)} entries`,
  );
  for (const [way, given] of Object.entries(ways)) console.log(`commands: ${way}, ${count(given)}`);
  return passed;
}

/** A hundred thousand files, each with something in it changed. */
async function mutations({ load }) {
  const { inherited, playFiles, tryMutation } = await load('store/testing/hostile.ts');
  const files = await playFiles(first);
  const untouched = JSON.stringify(inherited());
  const tried = { opened: 0, faults: [] };
  return trySeeds(
    'mutations',
    100_000,
    async (seed) => {
      await tryMutation(files, seed, tried);
      const harmed = JSON.stringify(inherited()) === untouched ? [] : ['what every object has was changed'];
      return [...tried.faults.splice(0), ...harmed];
    },
    () => `${count(tried.opened)} opened, the others refused`,
  );
}

/** A table of each game that is played all day long, to 20,000 entries. */
async function long({ load }) {
  const { sweepLong } = await load('cli/testing/sweep-long.ts');
  const { GAMES } = await load('games/games.ts');
  const to = iterations(20_000);
  const faults = [];
  const ends = [];
  for (const way of GAMES.map(({ id }) => `${id} paper`)) {
    const progress = createProgress(`long, ${way}`, to);
    let last = { entries: 0, turn: 0 };
    try {
      for (const result of sweepLong(way, first, to)) {
        last = result;
        for (const fault of result.faults) faults.push(`SEED=${first}, ${way}, ${result.entries}: ${fault}`);
        progress.tell(result.entries, `turn ${result.turn}, ${faults.length} faults`);
        if (faults.length >= 20 || progress.isOver()) break;
      }
    } catch (error) {
      faults.push(`SEED=${first}, ${way}, after ${last.entries}: ${error.stack}`);
    }
    ends.push(`${way} ${count(last.entries)} entries, turn ${last.turn}`);
  }
  return close('long', `seed ${first}; ${ends.join('; ')}`, faults);
}

const PARTS = { commands, mutations, long };

const part = process.argv[2];
const house = await openHouse();
try {
  if (!(await PARTS[part](house))) process.exitCode = 1;
} finally {
  await house.close();
}
