import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page, test } from '@playwright/test';
import { type Audited, type Auditor, bringAuditor } from './auditor';

/** As it is shipped for pages: half as long as its readable source. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Looks of text that were measured in this process and are clear. */
const clear = new Set<string>();

/**
 * What axe finds against WCAG 2.2 AA, a sentence for each place; an empty list is a clean page. Structure that a story
 * audited at another size is not audited again.
 * @param what structure depends on the size of the window, colors on the scheme
 * @param story whose page it is: another one knows nothing of what was audited before
 */
export async function findBarriers(
  page: Page,
  what: readonly Audited[] = ['structure', 'colors'],
  story = test.info().testId,
): Promise<string[]> {
  const ask = () =>
    page.evaluate(([parts, of]) => (window as { auditor?: Auditor }).auditor?.audit(parts, of), [
      what,
      story,
    ] as const);
  let audit = await ask();
  while (!audit) {
    // It is brought to a page once.
    await page.evaluate(AXE);
    await page.evaluate(bringAuditor, [...clear]);
    audit = await ask();
  }
  for (const look of audit.clear) clear.add(look);
  return audit.found;
}
