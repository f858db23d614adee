import type { Deck, Event } from '../../cards/card';
import type { PartCard } from '../../cards/own-deck';
import { isConditional, kindOf } from '../../effects';
import type { CardPlace } from '../../effects/place';
import { POWERS } from '../../vocabulary';
import { mayBeMeant } from '../ask/rule-words';
import { headerOf, saysSize } from '../list/headers';
import { isReadable } from './read-effects';
import { createSourceText, isNoTitle, onOneLine } from './source-text';
import { printAmount } from './spellings';
import { printVerbatim } from './verbatim';

/** Writes an event as its card would: the title and its color, then an effect a line or two. */
export function printEvent(event: Event, place: CardPlace): string {
  return print(event, place, false);
}

/**
 * The same as it is typed at a table, or in a deck that is written: without a line for a title that is none, and a title in quotation marks where
 * it would be asked about.
 */
export function printEntered(event: Event, place: CardPlace, where: 'table' | 'deck' = 'table'): string {
  const asked = event.effects.length === 0 || mayBeMeant(event.title, place, where);
  return print(event, place, asked).replace(/^-\n/, '');
}

function print(event: Event, place: CardPlace, quoted: boolean): string {
  const note = event.secret
    ? ' [secret]'
    : !place.general && event.effects.some(isConditional)
      ? ' [public]'
      : '';
  const effects = event.effects.map((effect) => kindOf(effect).print(effect, place));
  return [`${printTitle(event.title, place, quoted)}${note}`, ...effects].join('\n');
}

// A title that could be read as something else stands in quotation marks.
function printTitle(title: string, place: CardPlace, quoted: boolean): string {
  const line = onOneLine(title);
  if (line === '') return '-';
  const mistakable =
    quoted || isNoTitle(line) || headerOf(line) !== null || isReadable(createSourceText(line), place, 'said');
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
