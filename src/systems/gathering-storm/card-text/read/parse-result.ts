import type { Refusal, Unread } from '@/kernel/result';
import { capitalize, POWERS, type Power, printList, SIDES, type Side, sideOf } from '../../vocabulary';
import { pattern, type SourceText, take } from './source-text';
import { amountOf, countryNames, LIST_SEPARATOR, namesIn, powerNames, SIGNED, sideNames } from './spellings';

/**
 * What a reader took of a text, up to `end`: an effect, or why there is none.
 * With `choices` it asks: each is a way of writing it that can be read.
 */
export type ParseResult<E> =
  | { end: number; effect: E }
  | { end: number; refusal: Unread; choices?: readonly string[] };

/** Who benefits, as a bracket says it. */
export interface Beneficiaries {
  side: Side;
  powers: Power[];
}

/** `Turkey: 1 [Germany]`: countries, how they are joined, an amount, and what the bracket says. */
export interface Target {
  names: string[];
  /** The list says "or": one of them. */
  either: boolean;
  amount: number;
  /** The words in the bracket; nothing without one. */
  bracket: string | null;
  end: number;
}

const TARGET = pattern(`(${countryNames.any}(?:${LIST_SEPARATOR}${countryNames.any}){0,24}) ?: ?(${SIGNED})`);
const BRACKET = pattern(' ?\\[(?! ?(?:secret|public) ?\\])([^\\[\\]]{0,120})\\]');

export function readTarget(sourceText: SourceText, at: number): Target | null {
  const found = take(sourceText, at, TARGET);
  if (!found) return null;
  const [, list = '', amount = ''] = found.words;
  const bracket = take(sourceText, found.end, BRACKET);
  return {
    names: namesIn(list),
    either: / or |\/|,\s?or /.test(list),
    amount: amountOf(amount),
    bracket: bracket ? (bracket.words[1] ?? '').trim() : null,
    end: bracket?.end ?? found.end,
  };
}

/** Reads who benefits: `Germany`, `Britain, France`, `Axis`, `Axis: Germany`, `Russian side`. */
export function readBeneficiaries(bracket: string): Beneficiaries | Refusal {
  const [head = '', tail] = bracket.split(/ ?: ?/, 2);
  const side = sideNames.of(head.replace(/ side$/, ''));
  if (tail !== undefined && side) {
    const powers = readPowers(tail);
    return Array.isArray(powers) ? { side, powers } : powers;
  }
  if (side && (side !== 'Russia' || / side$/.test(head))) return { side, powers: [] };
  const powers = readPowers(bracket);
  if (!Array.isArray(powers)) return powers;
  const [first, other] = new Set(powers.map(sideOf));
  if (first && !other) return { side: first, powers };
  return {
    message: `${printList(powers)} are not of one side.`,
    rule: 'GS 9.31C',
    allowed: 'Name powers of one side: the Axis, the Allies or Russia.',
  };
}

/** The powers in a bracket that are of more than one side, each of which may be meant alone; else nothing. */
export function powersApart(bracket: string): Power[] {
  const powers = readPowers(bracket);
  return Array.isArray(powers) && new Set(powers.map(sideOf)).size > 1 ? powers : [];
}

function readPowers(list: string): Power[] | Refusal {
  const powers: Power[] = [];
  for (const name of namesIn(list)) {
    const power = powerInNote(name);
    if (!power) return refusePower(name);
    if (powers.includes(power))
      return { message: `${power} is named twice.`, rule: 'GS 9.31C', allowed: 'Name each power once.' };
    powers.push(power);
  }
  return powers.length > 0 ? powers : refusePower(list);
}

/** A power as a note names it: `Germany`, `for Germany`, `pro-German`. */
export function powerInNote(name: string): Power | undefined {
  return powerNames.of(name.replace(/^(?:for |pro-)/, ''));
}

export function refusePower(name: string): Refusal {
  return {
    message: `There is no power “${capitalize(name)}”.`,
    rule: 'GS 6.25',
    allowed: `Name ${printList(POWERS)}, or a side: ${printList(SIDES)}.`,
  };
}

/** Writes who benefits so that it is read back the same. */
export function printBeneficiaries({ side, powers }: Beneficiaries): string {
  if (powers.length === 0) return side === 'Russia' ? '[Russian side]' : `[${side}]`;
  const stray = powers.some((power) => sideOf(power) !== side);
  return `[${stray ? `${side}: ` : ''}${powers.join(', ')}]`;
}
