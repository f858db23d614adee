import { readWhole } from '@/kernel/file/letters';
import type { Refusal } from '@/kernel/result';
import { MOST_CARDS } from '../../cards/own-deck';
import { printAmount } from '../../naming';
import { createSourceText } from '../read/source-text';

/** Reads the numbers of a list: exactly as written, or refused; never as another number. */

const isRefusal = (read: number | Refusal): read is Refusal => typeof read !== 'number';

/** The characters that a spreadsheet puts around a number: `'-1`, `="-1"`. */
const AROUND = /^(?:'|=?"|=)|"$/g;

/** A whole number with or without a sign; −0 is 0. */
function readNumber(written: string, example: string): number | Refusal {
  const words = createSourceText(written).plain.trim().replace(AROUND, '');
  const read = readWhole(words);
  const zero = /^[+-]? ?0+\d/.test(words);
  if (read !== null && !zero) return read;
  const shown = written.trim().slice(0, 40);
  return zero
    ? { message: `“${shown}” begins with a zero.`, allowed: example }
    : { message: `“${shown}” is not a whole number in figures.`, allowed: example };
}

/** A card's number. @rule GS 9.12 */
export function readCardNumber(written: string): number | Refusal {
  if (written.trim() === '')
    return { message: 'Which card is this?', allowed: 'Write its number, 1 to 999.' };
  const read = readNumber(written, 'Write the card’s number in figures, 1 to 999, for example 7.');
  return isRefusal(read) ? read : (refuseCardNumber(read) ?? read);
}

/** Why a number is not a card number, or null if it is. */
export function refuseCardNumber(number: number): Refusal | null {
  if (Number.isInteger(number) && number >= 1 && number <= MOST_CARDS) return null;
  return {
    message: 'A card’s number is 1 to 999.',
    allowed: 'Write for example: Card 7, trend -1.',
  };
}

/** A card's economic trend. @rule GS 9.21 */
export function readTrend(written: string): number | Refusal {
  const example = 'Write a trend from -3 to +3, for example -1.';
  const read = readNumber(written, example);
  if (isRefusal(read)) return { ...read, rule: 'GS 9.21' };
  return refuseTrend(read) ?? read;
}

export function refuseTrend(trend: number): Refusal | null {
  if (Number.isInteger(trend) && trend >= -3 && trend <= 3) return null;
  return {
    message: 'A trend lies between −3 and +3.',
    rule: 'GS 9.21',
    allowed: `Write a trend from -3 to +3, for example ${printAmount(Math.sign(trend) || 1)}.`,
  };
}

/** How many cards a deck is to have. */
export function readSize(written: string): number | Refusal {
  const read = readNumber(written, 'Write for example: Deck: Our cards, 144 cards.');
  return isRefusal(read) ? read : (refuseSize(read) ?? read);
}

export function refuseSize(size: number): Refusal | null {
  if (Number.isInteger(size) && size >= 6 && size <= MOST_CARDS) return null;
  return {
    message: size < 6 ? 'A deck has at least six cards.' : `A deck has at most ${MOST_CARDS} cards.`,
    allowed: 'Write how many cards it has, 6 to 999.',
  };
}
