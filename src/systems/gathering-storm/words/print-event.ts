import type { Card, Deck, Event } from '../cards/card';
import { isConditional, kindOf } from '../effects';
import type { Place } from '../effects/effect';
import { POWERS } from '../vocabulary';
import { headerOf } from './headers';
import { createPassage, isNoTitle, onOneLine } from './passage';
import { isReadable } from './read-effects';
import { printAmount } from './spellings';
import { printVerbatim } from './verbatim';

/** Writes an event as its card would: the title and its color, then an effect a line or two. */
export function printEvent(event: Event, place: Place): string {
  const note = event.secret
    ? ' [secret]'
    : !place.general && event.effects.some(isConditional)
      ? ' [public]'
      : '';
  const effects = event.effects.map((effect) => kindOf(effect).print(effect, place));
  return [`${printTitle(event.title, place)}${note}`, ...effects].join('\n');
}

// A title that could be read as something else stands in quotation marks.
function printTitle(title: string, place: Place): string {
  const line = onOneLine(title);
  if (line === '') return '-';
  const mistakable = isNoTitle(line) || headerOf(line) !== null || isReadable(createPassage(line), place);
  return printVerbatim(line, mistakable);
}

/** Writes a card: its header, the general event, and an event for each power. */
function printCard({ number, trend, general, national }: Card): string {
  return [
    `Card ${number}, trend ${printAmount(trend)}`,
    `General\n${printEvent(general, { general: true })}`,
    ...POWERS.map((power) => `${power}\n${printEvent(national[power], { general: false, power })}`),
  ].join('\n\n');
}

/** Writes a deck as text: its name, then card by card. */
export function printDeck({ name, cards }: Deck): string {
  return `${[`Deck: ${printVerbatim(name)}`, ...cards.map(printCard)].join('\n\n')}\n`;
}
