import type { Target } from '@/kernel/lesson/first-turn';

const ROLES: Readonly<Record<Target['role'], string>> = {
  button: 'button, summary, [role="button"]',
  radio: 'input[type="radio"], [role="radio"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  tab: '[role="tab"]',
  link: 'a[href]',
  dialog: 'dialog[open]',
  textbox: 'input:not([type="radio"], [type="checkbox"]), textarea',
};

/** The accessible name, computed for the ways in which this app sets names. */
function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby');
  if (by) {
    const named = by.split(/\s+/).map((id) => document.getElementById(id));
    return named.map((part) => (part ? wordsOf(part) : '')).join(' ');
  }
  const label = element.getAttribute('aria-label');
  if (label) return label;
  if (element instanceof HTMLFieldSetElement) return wordsOf(element.querySelector('legend') ?? element);
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return labels.length > 0 ? labels.map(wordsOf).join(' ') : wordsOf(element);
}

/** The text as read aloud, without decorative parts. */
function wordsOf(element: Element): string {
  if (element.getAttribute('aria-hidden') === 'true') return '';
  const own = element.getAttribute('aria-label');
  if (own) return own;
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Text) return node.data;
    return node instanceof Element ? wordsOf(node) : '';
  });
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Removes spaces, because those between elements depend on the markup. */
const tight = (text: string) => text.replace(/\s+/g, '');

const isCalled = (element: Element, name: string | RegExp): boolean =>
  typeof name === 'string' ? tight(nameOf(element)) === tight(name) : name.test(nameOf(element));

const isInSight = (element: HTMLElement) =>
  (element.checkVisibility?.() ?? element.getClientRects().length > 0) &&
  !element.matches(':disabled, [aria-disabled="true"]');

const AROUND =
  'fieldset, section, article, aside, nav, dialog, ul, ol, [role="group"], [role="radiogroup"], [role="toolbar"], li';

function isWithin(element: Element, name: string): boolean {
  for (let around = element.parentElement?.closest(AROUND); around; ) {
    if (isCalled(around, name)) return true;
    around = around.parentElement?.closest(AROUND);
  }
  return false;
}

/** What can be reached now: the uppermost sheet, or the page. */
const reachable = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** The control that a lesson names, if it can be reached now. */
export function findTarget({ role, name, within, sheet }: Target): HTMLElement | null {
  const scope = reachable();
  if (sheet && scope === document.body) return null;
  const around = role === 'dialog' && scope.matches(ROLES.dialog) ? [scope] : [];
  const all = [...around, ...scope.querySelectorAll<HTMLElement>(ROLES[role])] as HTMLElement[];
  const found = all.find(
    (element) =>
      !element.closest('[data-first-turn]') &&
      isCalled(element, name) &&
      (within === undefined || isWithin(element, within)) &&
      isInSight(element),
  );
  return found ?? null;
}

/** The key that brings a field closer to its target value; null once the field has it. */
function keyOf(field: HTMLInputElement, { name, value = '' }: Target): HTMLElement | null {
  const has = field.value;
  if (has === value) return null;
  const whole = findTarget({ role: 'button', name: value, within: `${name}, numbers` });
  if (whole) return whole;
  const key = value.startsWith(has) ? (value[has.length] ?? '') : 'Take the last one off';
  return findTarget({ role: 'button', name: key, within: `${name}, digits` }) ?? field;
}

/** Whether a choice is already made; null if the element is not a choice. */
function isChosen(element: HTMLElement): boolean | null {
  if (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type)) return element.checked;
  const pressed = element.getAttribute('aria-pressed') ?? element.getAttribute('aria-selected');
  return pressed === null ? null : pressed === 'true';
}

/** Ways back to where a lesson continues, if the user opened something else. */
const BACK: readonly Target[] = [
  { role: 'button', name: 'Leave without it', sheet: true },
  { role: 'button', name: /^(Go on|Next: .*’s card)$/, sheet: true },
  { role: 'button', name: /^Close\b/ },
  { role: 'button', name: /^(Cancel|Back to the sum)$/, sheet: true },
  { role: 'button', name: 'Table' },
  { role: 'button', name: /^Hide now/ },
  { role: 'button', name: 'Back to the table' },
  { role: 'button', name: 'Let the app decide' },
];

const findBack = () => BACK.map(findTarget).find((element) => element !== null) ?? null;

/** The guide's own button on the topmost layer: Carry on, or Take it back. */
export const guideControl = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-guide-means]')].at(-1) ?? null;

/** More sheets than ever lie over each other. */
const MOST_SHEETS = 9;

/** The panel next to the page, which is closed on its own. */
const PANEL: Target = { role: 'button', name: /^Close\b/ };

/** Closes everything over the page or next to it, as a user would. */
export async function leaveSheets(): Promise<void> {
  for (let count = 0; count < MOST_SHEETS; count += 1) {
    const back = reachable() === document.body ? findTarget(PANEL) : findBack();
    if (!back) return;
    back.click();
    await new Promise((done) => setTimeout(done));
  }
}

/**
 * The control that is meant next: the first choice on the way that is not made, or the first button behind which the
 * way is not open yet.
 */
export function nextControl(spots: readonly Target[]): HTMLElement | null {
  const found = spots.map((spot) => {
    const element = findTarget(spot);
    return element instanceof HTMLInputElement && spot.value !== undefined ? keyOf(element, spot) : element;
  });
  const next = found.find((element, at) => {
    const chosen = element && isChosen(element);
    const key = spots[at]?.value !== undefined;
    return element && (key || (chosen === null ? !found[at + 1] : !chosen));
  });
  return next ?? findBack();
}

/** The visible part of a control: the label of a choice, the field itself otherwise. */
export const shownOf = (control: HTMLElement): HTMLElement =>
  (control instanceof HTMLInputElement &&
    isChosen(control) !== null &&
    (control.labels?.[0] ?? control.parentElement)) ||
  control;
