// Runs the steps of an engine one after the other, and counts them as the other parts of the check do.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/setup.mjs';

/**
 * @param errors what the pages reported; any of them fails the run
 * @param steps a name and a function; the first that fails ends the run, since later ones build on it
 */
export async function runSteps(engine, errors, steps) {
  const only = process.argv.slice(2);
  const counts = { passed: 0, failed: 0 };
  for (const [name, act] of Object.entries(steps)) {
    if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
    const begun = performance.now();
    try {
      await act();
      counts.passed += 1;
      console.log(`${engine}: ${name}, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    } catch (error) {
      errors.push(`${name}: ${error.stack ?? error}`);
      break;
    }
  }
  counts.failed = errors.length;
  for (const error of errors) console.error(`${engine}: ${error}`);
  writeCounts(engine, counts);
  if (errors.length > 0) process.exitCode = 1;
}

/** Writes zero counts for an engine that is not available on this machine. */
export const skipSteps = (engine) => writeCounts(engine, { passed: 0, failed: 0 });

function writeCounts(engine, counts) {
  mkdirSync(join(root, '.reports'), { recursive: true });
  writeFileSync(join(root, '.reports', `${engine}.json`), JSON.stringify(counts));
}
