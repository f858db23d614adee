import type { Deck, Event } from '../../cards/card';
import type { PartCard } from '../../cards/own-deck';
import { isConditional } from '../../effects';
import type { CardPlace } from '../../effects/place';
import { printAmount } from '../../naming';
import { POWERS } from '../../vocabulary';
import { printEffect } from '../grammar/printed';
import { headerOf, saysSize } from '../list/headers';
import { printVerbatim } from './letters';
import { isOnlyTrend } from './read-event';
import { colorInTitle } from './secrecy';
import { isNoTitle, onOneLine } from './source-text';

/** Writes an event as its card would: the title and its color, then an effect a line or two. */
export function printEvent(event: Event, place: CardPlace): string {
  const { title, secret, effects } = event;
  const open = !place.general && effects.some(isConditional) ? ' [public]' : '';
  const lines = effects.map((effect) => printEffect(effect, place));
  return [`${printTitle(title, place, effects.length === 0)}${secret ? ' [secret]' : open}`, ...lines].join(
    '\n',
  );
}

/** The same as it is typed at a table: an effect alone on its line has no line for a title that is none. */
export function printEntered(event: Event, place: CardPlace): string {
  const printed = printEvent(event, place);
  const [effect = '', ...more] = printed.split('\n').slice(1);
  return event.title === '' && more.length === 0 && printed.startsWith('-\n') && effect !== ''
    ? effect
    : printed;
}

/** Puts a title in quotation marks if it could be misread. */
function printTitle(title: string, place: CardPlace, alone: boolean): string {
  const line = onOneLine(title);
  if (line === '') return '-';
  const mistakable =
    alone ||
    isNoTitle(line) ||
    headerOf(line) !== null ||
    isOnlyTrend(line, place) ||
    colorInTitle(line) !== null ||
    /^[•*–-]|^sec(?:ret)?[.:]?$/i.test(line);
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
