import type { Deck, Event } from '../cards/card';
import type { PartCard } from '../cards/own-deck';
import { isConditional, kindOf } from '../effects';
import type { Place } from '../effects/effect';
import { POWERS } from '../vocabulary';
import { headerOf, saysSize } from './headers';
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

/** Writes a card as far as it is known: its header, the general event, and an event for each power. */
export function printCard({ number, trend, general, national }: PartCard): string {
  return [
    `Card ${number}${trend === undefined ? '' : `, trend ${printAmount(trend)}`}`,
    ...(general ? [`General\n${printEvent(general, { general: true })}`] : []),
    ...POWERS.flatMap((power) => {
      const event = national[power];
      return event ? [`${power}\n${printEvent(event, { general: false, power })}`] : [];
    }),
  ].join('\n\n');
}

/** The line that names a deck, and how many cards it is to have. */
export function printDeckLine(name: string, size?: number): string {
  return `Deck: ${printVerbatim(name, saysSize(name))}${size === undefined ? '' : `, ${size} cards`}`;
}

/** Writes a deck as text: its name, then card by card. */
export function printDeck({ name, cards }: Deck): string {
  return `${[printDeckLine(name), ...cards.map(printCard)].join('\n\n')}\n`;
}
