import { expect } from 'vitest';

/** Microseconds of work that a process has done, as `process.cpuUsage` tells them: a busy machine adds none. */
type Work = () => { user: number; system: number };

/** What is done in this many microseconds is done at once, however it grows. */
const AT_ONCE = 300_000;

/** So often is it measured: work is dearer where another program shares the core, and never cheaper. */
const TIMES = 3;

/**
 * Expects that four times the text takes about four times the work and not sixteen.
 * @param work `process.cpuUsage`
 */
export function expectLinear(work: Work, text: string, read: (text: string) => void): void {
  const measure = (part: string) => {
    const before = work();
    read(part);
    const after = work();
    return after.user + after.system - before.user - before.system;
  };
  const part = text.slice(0, text.length / 4);
  let over = Number.POSITIVE_INFINITY;
  for (let time = 0; time < TIMES && over >= AT_ONCE; time += 1) {
    const quarter = measure(part);
    over = measure(text) - 9 * quarter;
  }
  expect(over).toBeLessThan(AT_ONCE);
}
