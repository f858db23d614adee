import type { Page } from '@playwright/test';
import { mayLeave } from '../reload';
import { settled } from '../settled';

/** The values of fields, by name. */
export type Fields = Record<string, string>;

/** Occurs in every text that the form tests type, and nowhere else. */
export const TYPED = 'Zirkon';

/**
 * Runs in the page: everything that can be set in the topmost layer, by name. Controls that take effect at
 * once and say so, that only search, or that lead elsewhere do not count.
 */
function readPage(): Record<string, string> {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const fields: Record<string, string> = {};
  const named = (element: Element | null): string => {
    if (!element) return '';
    const by = element.getAttribute('aria-labelledby');
    const own =
      element.getAttribute('aria-label') ??
      (by
        ? by
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(' ')
        : null) ??
      element.querySelector(':scope > legend')?.textContent;
    return (own ?? '').replace(/\s+/g, ' ').trim();
  };
  const around = (element: Element): string => {
    const group = element.parentElement?.closest('fieldset, [role="group"], form, section, article, li');
    return group ? [around(group), named(group)].filter(Boolean).join(' › ') : '';
  };
  const put = (element: Element, name: string, value: string) => {
    const whole = [around(element), name].filter(Boolean).join(' › ');
    let key = whole;
    for (let at = 2; key in fields; at += 1) key = `${whole} (${at})`;
    fields[key] = value;
  };
  const labelOf = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) =>
    (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '').replace(/\s+/g, ' ').trim();
  for (const field of place.querySelectorAll(
    'input:not([type="search"], [type="file"]), textarea, select, output, [aria-pressed]',
  )) {
    if (field.closest('[data-live], nav, header, search, aside, [hidden]') || !field.checkVisibility())
      continue;
    if (field instanceof HTMLInputElement && field.type === 'radio') {
      if (field.checked) put(field, 'chosen', labelOf(field));
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox')
      put(field, labelOf(field), String(field.checked));
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      put(field, labelOf(field), field.value);
    else if (field instanceof HTMLOutputElement) {
      if (field.closest('[role="group"]')?.querySelector('[aria-label="One more"]'))
        put(field, 'count', field.textContent ?? '');
    } else
      put(
        field,
        (field.getAttribute('aria-label') ?? field.textContent ?? '').trim(),
        String(field.getAttribute('aria-pressed')),
      );
  }
  return fields;
}

/** Runs in the page: sets the next field that was not set before; its name, or nothing when all are set. */
function setNext([done, typed]: [string[], string]): string | null {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const write = (field: HTMLElement, value: string) => {
    const proto = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  };
  const counts: Record<string, number> = {};
  for (const field of place.querySelectorAll<HTMLElement>(
    'input:not([type="search"], [type="file"]), textarea, select, button[aria-label="One more"], button[aria-pressed]',
  )) {
    if (field.closest('[data-live], nav, header, search, aside, [hidden]') || !field.checkVisibility())
      continue;
    if (field.matches(':disabled, [aria-disabled="true"], [readonly]')) continue;
    const group = field.closest('fieldset, [role="group"]');
    const about = group?.getAttribute('aria-label') ?? group?.querySelector('legend')?.textContent ?? '';
    const label =
      field.getAttribute('aria-label') ??
      (field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : null) ??
      field.textContent;
    const radio = field instanceof HTMLInputElement && field.type === 'radio';
    if (radio && field.checked) continue;
    const plain = `${about}/${radio ? 'radio' : `${field.tagName} ${label}`}`;
    counts[plain] = (counts[plain] ?? 0) + 1;
    const name = radio ? plain : `${plain} ${counts[plain]}`;
    if (done.includes(name)) continue;
    // Of many that are alike the first two are enough.
    const alike = (other: string) => other.replaceAll(/\d+/g, '0');
    if (done.filter((other) => alike(other) === alike(name)).length >= 2) continue;
    // One pressed key of a group is enough to set it.
    if (field.matches('[aria-pressed="true"]')) continue;
    if (field instanceof HTMLSelectElement) {
      const other = [...field.options].find(({ value }) => value !== field.value);
      if (other) write(field, other.value);
    } else if (field instanceof HTMLTextAreaElement) write(field, `${typed}\nTurkey: 1`);
    else if (field instanceof HTMLInputElement && field.type === 'text') {
      const numeric = field.hasAttribute('inputmode') || /^[-−]?\d+$/.test(field.value);
      if (field.inputMode === 'none') write(field, /hex/i.test(label ?? '') ? '2318' : '17');
      else if (numeric) write(field, String((Number(field.value.replace('−', '-')) || 6) + 1));
      else if (/hex/i.test(label ?? '')) write(field, '2318');
      else if (/points|spent|turn’s income|amount/i.test(`${label}`)) write(field, '7');
      else write(field, `${typed} ${done.length}`.slice(0, field.maxLength > 0 ? field.maxLength : 99));
    } else field.click();
    return name;
  }
  return null;
}

export const readForms = (page: Page): Promise<Fields> => page.evaluate(readPage);

/** The number of stored entries on this device, once all pending ones are written. */
export async function countEntries(page: Page): Promise<number> {
  await page.waitForFunction(mayLeave);
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const asked = indexedDB.open('dispatch-box');
        asked.onerror = () => done(0);
        asked.onsuccess = () => {
          const base = asked.result;
          if (!base.objectStoreNames.contains('entries')) {
            base.close();
            return done(0);
          }
          const count = base.transaction('entries').objectStore('entries').count();
          count.onsuccess = () => {
            base.close();
            done(count.result);
          };
        };
      }),
  );
}

/** Longer than any form lets the typing rest before it reads on, in milliseconds. */
const LONGEST_REST = 400;

/** So many fields of one form are set: a grid of alike ones is tried by its first. */
const MOST = 20;

/** Sets every field of the topmost layer; returns the new values, without those recorded at once. */
export async function fillForms(page: Page): Promise<Fields> {
  const before = await readForms(page);
  const done: string[] = [];
  const live = new Set<string>();
  let entries = await countEntries(page);
  for (let at = 0; at < MOST; at += 1) {
    const was = await readForms(page);
    const name = await page.evaluate(setNext, [done, TYPED] as [string[], string]);
    if (name === null) break;
    done.push(name);
    await settled(page);
    const now = await countEntries(page);
    if (now > entries) {
      const is = await readForms(page);
      for (const key of Object.keys(is)) if (is[key] !== was[key]) live.add(key);
    }
    entries = now;
  }
  // Debounced parsing finishes before this timeout: a page runs its own timers in order.
  if (done.some((name) => name.includes('TEXTAREA')))
    await page.evaluate((rest) => new Promise((rested) => setTimeout(rested, rest)), LONGEST_REST);
  await settled(page);
  const after = await readForms(page);
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => value !== (before[key] ?? '') && !live.has(key)),
  );
}

/** A field and its value, without the headings above it, which may change as entries are recorded. */
const sayField = ([name, value]: [string, string]) =>
  `${name
    .split(' › ')
    .slice(-2)
    .join(' › ')
    .replace(/ \(\d+\)$/, '')}: ${value.slice(0, 40)}`;

/** The fields that were set and are not there any more. */
export async function findMissing(page: Page, set: Fields): Promise<string[]> {
  const there = Object.entries(await readForms(page)).map(sayField);
  return Object.entries(set)
    .map(sayField)
    .filter((said) => {
      const at = there.indexOf(said);
      if (at >= 0) there.splice(at, 1);
      return at < 0;
    });
}

/** Opens collapsed parts of the topmost layer, and accepts an offer to continue. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    for (const fold of place.querySelectorAll<HTMLElement>('button[aria-expanded="false"]'))
      if (!fold.closest('nav, header, aside')) fold.click();
    for (const button of place.querySelectorAll('button'))
      if (button.textContent?.startsWith('Go on with the table you began')) button.click();
  });
  await settled(page);
}
