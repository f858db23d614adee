import { printList } from '../vocabulary';

/** Prints numbers as ranges: "1 to 5, 8 and 10 to 12". Accepts any order. */
export function printRanges(numbers: readonly number[]): string {
  return printList(rangesOf(numbers).map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)));
}

/** Numbers that follow each other, from the first to the last of each run. */
function rangesOf(numbers: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const number of [...new Set(numbers)].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** Parses "1-5, 8, 10 to 12" into numbers from 1 to `most`; null if it is not valid. */
export function readRanges(text: string, most: number): number[] | null {
  const parts = text
    .trim()
    .split(/\s*(?:,|;|\band\b)\s*/)
    .filter((part) => part !== '');
  if (parts.length === 0) return null;
  const numbers = new Set<number>();
  for (const part of parts) {
    const [, from = '', to = from] = /^(\d{1,3})(?:\s*(?:-|–|−|to)\s*(\d{1,3}))?$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === '' || first < 1 || last < first || last > most) return null;
    for (let number = first; number <= last; number += 1) numbers.add(number);
  }
  return [...numbers].sort((one, other) => one - other);
}
