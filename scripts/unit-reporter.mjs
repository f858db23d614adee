// The check's report of the unit tests: nothing for those that pass, one screen for each that fails.
import { relative } from 'node:path';
import { keepCounts, quoted, screenful } from './screenful.mjs';
import { root } from './setup.mjs';

const REPORT = '.reports/unit.json';
/** More failures than these are only counted. */
const MOST = 10;

const place = (module) => relative(root, module.moduleId);
function messageOf({ name = 'Error', message = '', diff, stacks }) {
  const [at] = stacks ?? [];
  const line = at && `at ${relative(root, at.file)}:${at.line}`;
  return [message.startsWith(name) ? message : `${name}: ${message}`, diff, line].filter(Boolean).join('\n');
}

export default class UnitReporter {
  failed = [];
  passed = 0;

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'passed') this.passed += 1;
    if (state !== 'failed') return;
    const file = place(test.module);
    this.failed.push(
      screenful({
        title: `${file} › ${test.fullName}`,
        said: [...new Set(errors.map(messageOf))].join('\n'),
        command: `npm run unit -- ${file} -t ${quoted(patternOf(test.fullName))}`,
      }),
    );
  }

  onTestRunEnd(modules, unhandled) {
    for (const module of modules)
      for (const error of module.errors())
        this.failed.push(
          screenful({
            title: place(module),
            said: messageOf(error),
            command: `npm run unit -- ${place(module)}`,
          }),
        );
    for (const error of unhandled)
      this.failed.push(
        screenful({ title: 'outside every test', said: messageOf(error), command: 'npm run unit' }),
      );
    const { failed, passed } = this;
    for (const screen of failed.slice(0, MOST)) console.log(screen);
    if (failed.length > MOST) console.log(`… and ${failed.length - MOST} failures more.`);
    keepCounts(REPORT, { passed, failed: failed.length });
  }
}

/** A test's name as a pattern that finds just it. */
function patternOf(name) {
  return name.replaceAll(' > ', ' ').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
