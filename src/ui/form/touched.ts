import { createContext } from 'react';

/** Fields whose values can be lost: not those that only search or open a file. */
const FIELDS =
  'input:not([type="search"], [type="file"]), textarea, select, output, [aria-pressed], [aria-checked]';

/** Marks controls that take effect on tap. */
export const LIVE = { 'data-live': '' } as const;

const nameOf = (field: Element): string =>
  field.getAttribute('aria-label') ?? field.closest('label')?.textContent ?? field.textContent ?? '';

/** The value set in a field; empty if none is set, so that options offered but not chosen do not count. */
function readField(field: Element): string {
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type))
    return field.checked ? nameOf(field) : '';
  if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  )
    return field.value;
  const pressed = field.getAttribute('aria-pressed') ?? field.getAttribute('aria-checked');
  return pressed === 'false' ? '' : nameOf(field);
}

/** Everything that a person chose or typed in a place, as one text to compare. */
export function readFields(place: Element): string {
  const fields = [...place.querySelectorAll(FIELDS)].filter((field) => !field.closest('[data-live]'));
  return JSON.stringify(fields.map(readField).filter((set) => set !== ''));
}

/** Changes when something was recorded: the current values of a sheet then count as saved. */
export const Recorded = createContext<unknown>(null);
