import { createContext } from 'react';

/** What is kept or takes effect at once, and what only searches or shows: nothing is lost with it. */
const FIELDS =
  'input:not([type="search"], [type="file"]), textarea, select, output, [aria-pressed], [aria-checked]';

/** Marks what takes effect as it is tapped. */
export const LIVE = { 'data-live': '' } as const;

const nameOf = (field: Element): string =>
  field.getAttribute('aria-label') ?? field.closest('label')?.textContent ?? field.textContent ?? '';

/** What is set in a field; nothing where nothing is, so that what is only offered or shut away counts for nothing. */
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

/** Changes whenever something was recorded: what stands in a sheet then is nothing that could be lost. */
export const Recorded = createContext<unknown>(null);
