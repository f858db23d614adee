import { parseEntered } from '../card-text/read/read-event';
import type { CardPlace } from '../effects/place';
import type { Effect } from '../effects/shapes';
import type { Power } from '../vocabulary';

/** The general card, or the card of a power. */
export const placeOf = (form: string): CardPlace =>
  form === 'general' ? { general: true } : { general: false, power: form as Power };

/**
 * Returns the effects of a line, or of several without a title, if all of it is read; null if it needs the
 * form.
 */
export function effectsOf(line: string, form: string): Effect[] | null {
  const read = parseEntered(line.includes('\n') ? `-\n${line}` : line, placeOf(form));
  return read.ok ? read.value.effects : null;
}
