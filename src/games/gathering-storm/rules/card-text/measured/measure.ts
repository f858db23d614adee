import { HOUSE_DECK } from '../../cards/house-deck';
import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import type { Power } from '../../vocabulary';
import type { Mistake } from '../read/mistake';
import { parseEntered } from '../read/read-event';
import freeLines from './free-lines.json';
import askedLines from './free-lines-ambiguous.json';
import chattyLines from './free-lines-chatty.json';
import metLines from './free-lines-met.json';
import noneLines from './free-lines-none.json';
import trapLines from './free-lines-traps.json';
import houseLines from './house-in-free-words.json';

/** How a line was read: correctly, left to the form, as something else, or as a title without effect. */
export type Verdict = 'right' | 'form' | 'wrong' | 'title';

export interface Measured {
  line: string;
  form: string;
  outcome: Verdict;
  /** The kind of its first effect. */
  kind: string;
  /** Why it was not read. */
  why?: string;
}

const placeOf = (form: string): CardPlace =>
  form === 'general' ? { general: true } : { general: false, power: form as Power };

/** A canonical form of effects, independent of the order of their keys. */
export function canon(effects: readonly unknown[]): string {
  const sort = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.every((item) => typeof item === 'string') ? [...value].sort() : value.map(sort);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, item]) => [key, sort(item)]),
    );
  };
  return JSON.stringify(effects.map(sort));
}

function measure(line: string, form: string, wanted: readonly { kind: string }[]): Measured {
  const read = parseEntered(line, placeOf(form));
  const kind = wanted[0]?.kind ?? '';
  if (!read.ok) return { line, form, kind, outcome: 'form', why: (read.mistakes[0] as Mistake).message };
  const { effects } = read.value;
  const same = canon(effects) === canon(wanted);
  return { line, form, kind, outcome: effects.length === 0 ? 'title' : same ? 'right' : 'wrong' };
}

/** Lines as owners of the game would type them, each with what it means. */
export const measureFree = (): Measured[] =>
  freeLines.map(({ form, line, effects }) => measure(line, form, effects));

/** Lines as players say them at a table. */
export const measureChatty = (): Measured[] =>
  chattyLines.map(({ form, line, effects }) => measure(line, form, effects));

/** Lines of cards as newcomers typed them, where they met a question that led astray, or none. */
export const measureMet = (): Measured[] =>
  metLines.map(({ form, line, effects }) => measure(line, form, effects));

/** The house deck in free words, compared with what its cards do. */
export const measureHouse = (): Measured[] =>
  houseLines.map(({ card, form, line }) => {
    const found = HOUSE_DECK.cards.find(({ number }) => number === card);
    const event = form === 'general' ? found?.general : found?.national[form as Power];
    return measure(line, form, (event?.effects ?? []) as Effect[]);
  });

/** Lines without meaning to the rules, with what was read in them. */
export const measureNone = (): Measured[] => noneLines.map(({ form, line }) => measure(line, form, []));

/** Lines that look like an event but are not. */
export const measureTraps = (): Measured[] => trapLines.map(({ form, line }) => measure(line, form, []));

/** Lines that can mean two things or more. */
export const measureAsked = (): Measured[] =>
  askedLines.map(({ form, line, readings }) => {
    const found = readings.map((effects) => measure(line, form, effects));
    return found.find(({ outcome }) => outcome !== 'wrong') ?? (found[0] as Measured);
  });

const count = (all: readonly Measured[], outcome: Verdict) =>
  all.filter((one) => one.outcome === outcome).length;
const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;

/** The table of `npm run words -- --measure`, a line each, and what is declined, the most frequent reason first. */
export function measureWords(): string[] {
  const free = measureFree();
  const kinds = [...new Set(free.map(({ kind }) => kind))].sort();
  const row = (name: string, all: readonly Measured[]) =>
    `| ${name} | ${all.length} | ${share(count(all, 'right'), all.length)} | ${count(all, 'form')} | ${count(all, 'wrong') + count(all, 'title')} |`;
  const reasons = new Map<string, number>();
  for (const { why } of free) if (why) reasons.set(why, (reasons.get(why) ?? 0) + 1);
  const ranked = [...reasons].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
  return [
    '| lines | how many | read at once | left to the form | read as something else |',
    '|---|---|---|---|---|',
    row('all kinds', free),
    ...kinds.map((kind) =>
      row(
        `\`${kind}\``,
        free.filter((one) => one.kind === kind),
      ),
    ),
    row('as people say it across a table', measureChatty()),
    row('where newcomers met a wrong question or none', measureMet()),
    row('the house deck in free words', measureHouse()),
    '',
    'Left to the form:',
    ...ranked.map(([why, times]) => `- ${times} × ${why}`),
  ];
}
