// npm test: everything that must hold, in order, and one line of real counts at the end.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getChromium } from './chromium.mjs';
import { findFreePort } from './free-port.mjs';
import { root, run, setUp } from './setup.mjs';

const reports = join(root, '.reports');
const bin = (name) => join(root, 'node_modules', name);
const node = (file, ...args) => run(process.execPath, [file, ...args]);

/** Where the stories are served: no other check on this machine is met there. */
let freePort = 0;

const STEPS = [
  {
    name: 'format and lint',
    go: () => node(bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'),
  },
  { name: 'types of the app', go: () => node(bin('typescript/bin/tsc'), '-p', 'tsconfig.json') },
  { name: 'types of the rules', go: () => node(bin('typescript/bin/tsc'), '-p', 'tsconfig.rules.json') },
  { name: 'unit tests', go: unitTests, counts: countUnitTests },
  { name: 'unused parts', go: () => node(bin('knip/bin/knip.js'), '--no-progress') },
  { name: 'build', go: () => node(bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn') },
  { name: 'size', go: () => node('scripts/budget.mjs'), after: 'build' },
  { name: 'browser stories', go: stories, counts: countStories, after: 'build' },
];

function unitTests() {
  const output = `--outputFile.json=${reports}/unit.json`;
  return node(bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', output);
}

function stories() {
  process.env.CHROMIUM_PATH = getChromium();
  process.env.PORT ??= String(freePort);
  const went = node(bin('@playwright/test/cli.js'), 'test');
  tellTroubles();
  return went;
}

/** What the page said where a story failed, so that a check machine's output is enough to look into it. */
function tellTroubles() {
  for (const { title, status, pages } of troubles(readReport('stories.json')?.suites ?? [])) {
    console.log(`\n${status === 'flaky' ? 'Told twice' : 'Failed'}: ${title}`);
    for (const page of pages) console.log(readText(page).slice(0, 4000));
  }
}

/** Stories that did not pass at once, with the pages that Playwright wrote down. */
function troubles(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...troubles(inner),
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          title,
          status,
          pages: results.flatMap(({ attachments = [] }) =>
            attachments.filter(({ name }) => name === 'error-context').map(({ path }) => path),
          ),
        })),
    ),
  ]);
}

function countUnitTests() {
  const report = readReport('unit.json');
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function countStories() {
  const stats = readReport('stories.json')?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

function readReport(file) {
  try {
    return JSON.parse(readText(join(reports, file)));
  } catch {
    return undefined;
  }
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** One step: said, done, counted. A step that fails counts at least one failure, whatever its report says. */
function take(step) {
  console.log(`\n── ${step.name}`);
  let went = false;
  try {
    went = step.go();
  } catch (error) {
    console.error(error.message);
  }
  const { passed, failed } = step.counts?.() ?? { passed: went ? 1 : 0, failed: 0 };
  return { passed, failed: went ? failed : Math.max(failed, 1) };
}

function takeAll() {
  const broken = [];
  const total = { passed: 0, failed: 0 };
  for (const step of STEPS) {
    if (broken.includes(step.after)) {
      console.log(`\n── ${step.name}: not run, because of ${step.after}`);
      continue;
    }
    const { passed, failed } = take(step);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) broken.push(step.name);
  }
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
  return total;
}

try {
  setUp();
  freePort = await findFreePort();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  const { passed, failed } = takeAll();
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
} catch (error) {
  console.error(`\nThe check could not begin. ${error.message}`);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
