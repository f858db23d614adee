import { expect } from 'vitest';

/** Microseconds of work that a process has done, as `process.cpuUsage` tells them: a busy machine adds none. */
type Work = () => { user: number; system: number };

/** What is done in this many microseconds is done at once, however it grows. */
const AT_ONCE = 300_000;

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
  const quarter = measure(text.slice(0, text.length / 4));
  expect(measure(text)).toBeLessThan(9 * quarter + AT_ONCE);
}
