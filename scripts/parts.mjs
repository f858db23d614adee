// The parts of the check: what each runs and how its result is counted.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

const reports = join(root, '.reports');
const bin = (name) => join(root, 'node_modules', name);

/** Where a part that counts its own tests writes the counts: see the reporters. */
const reportOf = (name) => join(reports, `${name}.json`);

export const LINT = {
  name: 'format and lint',
  args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'],
};
export const TYPES = { name: 'types of the app', args: [bin('typescript/bin/tsc'), '-p', 'tsconfig.json'] };
export const RULE_TYPES = {
  name: 'types of the rules',
  args: [bin('typescript/bin/tsc'), '-p', 'tsconfig.rules.json'],
};
export const UNUSED = { name: 'unused parts', args: [bin('knip/bin/knip.js'), '--no-progress'] };
/** A warning of the bundler fails the build: nobody reads the output of a check that passes. */
export const BUILD = {
  name: 'build',
  args: [bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
  env: { NODE_NO_WARNINGS: '1' },
  silent: true,
};
export const SIZE = { name: 'size', args: ['scripts/budget.mjs'], after: BUILD, tells: true };
export const FLOORS = { name: 'oldest browsers', args: ['scripts/floors.mjs'], after: BUILD };

/** Unit tests, those that these words choose; all of them without any. */
export const unitTests = (...chosen) => ({
  name: 'unit tests',
  args: [bin('vitest/vitest.mjs'), 'run', '--reporter=./scripts/unit-reporter.mjs', ...chosen],
  report: reportOf('unit'),
  tells: true,
});
/** Browser tests of the app that was just built: what Playwright's arguments choose. */
export const browserTests = (name, ...args) => ({
  name,
  args: [bin('@playwright/test/cli.js'), 'test', ...args],
  report: reportOf('e2e'),
  after: BUILD,
  live: true,
});

/** The same steps in another engine, `firefox` or `webkit`; `e2e/engines` has them. */
export const engine = (name) => ({
  name,
  args: [`e2e/engines/${name}.mjs`],
  report: reportOf(name),
  after: BUILD,
  live: true,
});

/** The same types, of which only what a change reaches is read again; the whole check reads all of them. */
export const sinceLast = (part) => ({
  ...part,
  args: [...part.args, '--incremental', '--tsBuildInfoFile', join(reports, `${part.name}.tsbuildinfo`)],
});

/** The same, done with what others leave of the machine. */
export const inGaps = (part) => ({ ...part, gaps: true });
/** How much lower: on a busy machine these parts must still finish. */
const BEHIND = 3;

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one part. Its output is live, or printed at once when it ends, so that parallel parts do not mix. */
function start({ args, env, live, report, gaps, silent }) {
  if (report) rmSync(report, { force: true });
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    if (gaps) letOthersGoFirst(child);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => said.push(piece));
    child.on('error', (error) => resolve({ went: false, said: error.message }));
    child.on('close', (code) => {
      const words = Buffer.concat(said).toString().trim();
      resolve({ went: code === 0 && !(silent && words), said: words });
    });
  });
}

function letOthersGoFirst({ pid }) {
  try {
    if (pid) setPriority(pid, BEHIND);
  } catch {
    // Then it runs at normal priority.
  }
}

/** The counts of a part. A part that failed counts at least one failure, whatever its report says. */
function countOf({ report }, went) {
  const counted = report ? readCounts(report) : { passed: went ? 1 : 0, failed: 0 };
  return { ...counted, failed: went ? counted.failed : Math.max(counted.failed, 1) };
}

function readCounts(report) {
  try {
    const { passed, failed } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed, failed };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

async function take(part) {
  if (part.live) console.log(`── ${part.name} …`);
  const begun = performance.now();
  const { went, said } = await start(part);
  const { passed, failed } = countOf(part, went);
  const counted = part.report ? `${passed} passed, ${failed} failed, ` : went ? '' : 'failed, ';
  console.log(`── ${part.name}: ${counted}${seconds(begun)}`);
  if (said && (!went || part.tells)) console.log(`${said}\n`);
  return { part, passed, failed };
}

/** Takes the parts of a lane one after another; one whose ground is missing is named and left out. */
async function takeLane(lane, broken) {
  const done = [];
  for (const part of lane) {
    if (part.after && broken.has(part.after.name)) {
      console.log(`── ${part.name}: not run, because of ${part.after.name}`);
      continue;
    }
    const result = await take(part);
    if (result.failed > 0) broken.add(part.name);
    done.push(result);
  }
  return done;
}

/**
 * Runs the parts: rounds one after another, the lanes of a round beside each other, the parts of a lane in order.
 * Ends with the line of real counts and sets the exit code.
 */
export async function runParts(rounds) {
  const begun = performance.now();
  const broken = new Set();
  const done = [];
  for (const lanes of rounds)
    done.push(...(await Promise.all(lanes.map((lane) => takeLane(lane, broken)))).flat());
  const sum = (key) => done.reduce((total, result) => total + result[key], 0);
  console.log(`\n${seconds(begun)} in all`);
  if (broken.size > 0) console.log(`Failed: ${[...broken].join(', ')}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  if (broken.size > 0) process.exitCode = 1;
}

/** Starts a check; one that cannot start says why in its last lines and counts as a failure. */
export async function begin(check) {
  try {
    await check();
  } catch (error) {
    console.error(`\nThe check could not begin. ${error.message}`);
    console.log('\n0 passed, 1 failed');
    process.exitCode = 1;
  }
}
