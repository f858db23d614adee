import { MOST_CARDS } from '@/games/gathering-storm/rules/cards/own-deck';
import { readWhole } from '@/kernel/file/letters';

/** A card’s number as it was typed: none, one, or something that is none. */
export function readNumber(text: string): { number: number | null; wrong: boolean } {
  const typed = text.trim();
  if (typed === '') return { number: null, wrong: false };
  const number = readWhole(typed) ?? 0;
  return number >= 1 && number <= MOST_CARDS ? { number, wrong: false } : { number: null, wrong: true };
}

export const NUMBER_WRONG = {
  message: `A card’s number is a whole number from 1 to ${MOST_CARDS}.`,
  allowed: 'Put it right, or leave it out.',
};
