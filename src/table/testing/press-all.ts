import { act, fireEvent } from '@testing-library/react';
import type { Command } from '@/kernel/game';
import { sayRefused } from './sit-at';

/** For tests only: uses every control on the screen, at a table that refuses everything. */

const CONTROLS = 'button, input, textarea, select, [role="radio"], [role="tab"]';
/** The number of times each control is used: the second round sends what the first one chose and wrote. */
const ROUNDS = 2;
/** A list repeats: this many of its controls are enough. */
const MOST = 60;
/** Controls to skip: printing, Pause, Help, and staying on a sheet with a draft. */
const NEVER = /\b[Pp]rint\b|^Pause|^Help|^Stay here/;
/** Controls that cannot be used: disabled, or hidden while something else is shown. */
const AWAY = '[disabled], [hidden], [hidden] *, [style*="display: none"] *';
/** Controls that close the current screen; used after all others. */
const OUT = /^(Close|Cancel|Leave|Not yet)\b/;

const nameOf = (control: Element) =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').trim() ||
  (control.closest('label')?.textContent ?? '').trim();

/** The sheet on top, or the page. */
const onTop = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** What can be used now, each by its sheet, its kind, its name, and how many of that name come before it. */
function controlsNow(): { key: string; control: Element }[] {
  const top = onTop();
  const counts = new Map<string, number>();
  return [...top.querySelectorAll(CONTROLS)]
    .filter((control) => !control.matches(AWAY) && !NEVER.test(nameOf(control)))
    .map((control) => {
      const name = `${top.getAttribute('aria-label') ?? ''} ${control.tagName} ${nameOf(control)}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return { key: `${name} ${counts.get(name)}`, control };
    });
}

async function press(control: Element): Promise<void> {
  await act(async () => {
    const types = control instanceof HTMLInputElement && !['radio', 'checkbox'].includes(control.type);
    if (types && control.type === 'file') return;
    if (types || control instanceof HTMLTextAreaElement)
      fireEvent.change(control, { target: { value: '3' } });
    else if (control instanceof HTMLSelectElement)
      fireEvent.change(control, { target: { value: [...control.options].at(-1)?.value } });
    else fireEvent.click(control);
    // Lets commands sent in several steps finish.
    for (let step = 0; step < 12; step += 1) await null;
  });
}

/** Whether the newest refusal is shown on the topmost sheet, or on the page if no sheet is open. */
const isShown = (tries: number) =>
  [...onTop().querySelectorAll('[role="alert"]')].some((alert) =>
    alert.textContent?.includes(sayRefused(tries)),
  );

/**
 * Uses every control on the screen.
 * @returns the refusals that were not shown
 */
export async function pressAll(where: string, sent: readonly Command[]): Promise<string[]> {
  const used = new Map<string, number>();
  const silent: string[] = [];
  const begin = onTop();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (let count = 0; count < MOST; count += 1) {
      const now = controlsNow();
      const next = now.find(({ key, control }) => (used.get(key) ?? 0) < round && !OUT.test(nameOf(control)));
      // If a control opened a sheet and all of it was used, go back.
      const out = onTop() === begin ? undefined : now.findLast(({ control }) => OUT.test(nameOf(control)));
      const { key, control } = next ?? out ?? {};
      if (!key || !control) break;
      used.set(key, round);
      const before = sent.length;
      await press(control);
      if (sent.length > before && !isShown(sent.length))
        silent.push(`${where}: “${nameOf(control)}” (${sent.at(-1)?.type})`);
    }
  }
  return silent;
}
