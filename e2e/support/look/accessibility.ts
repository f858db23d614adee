import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { type Audited, type Auditor, bringAuditor } from './auditor';

/** The minified build: half as long as the readable source. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The file in which the workers of a run share which text styles have enough contrast; deleted before the
 * next run.
 */
const shared = () => join(test.info().project.outputDir, '.clear-looks');

/** Looks of text that were measured in this run and are clear, in the order in which they were found. */
function readClear(): string[] {
  const file = shared();
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

function saveClear(looks: readonly string[]): void {
  if (looks.length === 0) return;
  mkdirSync(dirname(shared()), { recursive: true });
  appendFileSync(shared(), looks.map((look) => `${look}\n`).join(''));
}

/** How many of them a window knows. */
const known = new WeakMap<Page, number>();

/**
 * The WCAG 2.2 AA issues that axe finds, a sentence for each; an empty list is a clean page. Structure that a
 * test audited at another size is not audited again, and neither is a text style that any test of this run
 * found clear.
 * @param what structure depends on the size of the window, colors on the scheme
 * @param story the test that the page belongs to; a new one starts without earlier audits
 */
export async function findAccessibilityIssues(
  page: Page,
  what: readonly Audited[] = ['structure', 'colors'],
  story = test.info().testId,
): Promise<string[]> {
  const clear = readClear();
  const ask = () =>
    page.evaluate(
      ([parts, of, looks]) => (window as { auditor?: Auditor }).auditor?.audit(parts, of, looks),
      [what, story, clear.slice(known.get(page) ?? 0)] as const,
    );
  let audit = await ask();
  while (!audit) {
    // It is brought to a page once.
    await page.evaluate(AXE);
    await page.evaluate(bringAuditor);
    known.delete(page);
    audit = await ask();
  }
  known.set(page, clear.length);
  saveClear(audit.clear);
  return audit.found;
}
