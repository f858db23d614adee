// Reports e2e tests: the progress, and one screenful for each failure.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { keepCounts, screenful } from './screenful.mjs';
import { root } from './setup.mjs';

const REPORT = '.reports/e2e.json';
const STEP = 50;

/** The recorded text of the page, topmost overlay first. */
function pageOf({ attachments }) {
  const pathOf = (sought) => attachments.find(({ name }) => name === sought)?.path;
  // The test's own window: of several open ones the runner looks at the first.
  const own = pathOf('what-the-page-said');
  const path = own ?? pathOf('error-context');
  if (!path) return {};
  try {
    const content = readFileSync(path, 'utf8');
    const page = own ? content : (/# Page snapshot\s+```yaml\n([\s\S]*?)```/.exec(content)?.[1] ?? '');
    const over = /^\s*- (?:alert)?dialog/m.exec(page);
    return { page: over ? page.slice(over.index) : page, where: relative(root, path) };
  } catch {
    return {};
  }
}

export default class EndToEndReporter {
  counts = { passed: 0, failed: 0 };
  slowest = [];
  /** What evenings took. */
  taps = [];
  all = 0;

  onBegin(_config, suite) {
    this.all = suite.allTests().length;
    this.begun = performance.now();
  }

  onTestEnd(test, result) {
    if (result.status === 'skipped') return;
    const title = test.titlePath().slice(2).join(' › ');
    this.slowest.push({ title, seconds: result.duration / 1000 });
    for (const { type, description } of test.annotations) if (type === 'taps') this.taps.push(description);
    const went = result.status === test.expectedStatus;
    this.counts[went ? 'passed' : 'failed'] += 1;
    if (!went) {
      const { file, line } = test.location;
      console.log(
        screenful({
          title,
          said: result.errors.map(({ message }) => message).join('\n') || result.status,
          ...pageOf(result),
          // The title identifies one of several tests on the same line.
          command: `npm run e2e -- ${relative(root, file)}:${line} -g ${JSON.stringify(test.title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))}`,
        }),
      );
    }
    const done = this.counts.passed + this.counts.failed;
    if (done % STEP === 0) console.log(`   ${done} of ${this.all}, ${this.sinceBegun()}`);
  }

  onError({ message }) {
    console.log(message ?? 'An error outside every test.');
  }

  onEnd() {
    const slowest = this.slowest.sort((a, b) => b.seconds - a.seconds);
    keepCounts(REPORT, { ...this.counts, tests: slowest });
    for (const counted of this.taps.sort()) console.log(`   ${counted}`);
    for (const { title, seconds } of slowest.slice(0, 3))
      console.log(`   ${seconds.toFixed(1)} s for ${title}`);
  }

  printsToStdio() {
    return true;
  }

  sinceBegun() {
    return `${((performance.now() - this.begun) / 1000).toFixed(0)} s`;
  }
}
