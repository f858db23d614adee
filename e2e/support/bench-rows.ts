import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** A line of the table that `npm run bench` prints: what was measured, at which length or on what, of whom. */
interface Row {
  what: string;
  length: string;
  who: 'ours';
  value: number;
}

/** Puts a line into the one table of all benches, under the name of its file; and says it at once. */
export function keepRow(name: string, what: string, length: string, value: number): void {
  const path = `.reports/bench/${name}.json`;
  mkdirSync('.reports/bench', { recursive: true });
  let rows: Row[] = [];
  try {
    rows = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The first line of this bench.
  }
  writeFileSync(path, JSON.stringify([...rows, { what, length, who: 'ours', value } satisfies Row]));
  console.log(`${what}, ${length}: ${value}`);
}
