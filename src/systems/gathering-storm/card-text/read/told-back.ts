import * as v from 'valibot';
import { EFFECTS, kindOf } from '../../effects';
import type { EffectKind } from '../../effects/effect';
import { type Effect, effectShape, SHIP_TYPES, UNIT_TYPES } from '../../effects/shapes';
import { DOUBLED, type HasProjects, PROJECTS, projectsIn } from '../../research/catalogue';
import { ADJECTIVES, CATEGORIES, COUNTRIES, inWords, POWERS, REGION_NAMES, SIDES } from '../../vocabulary';
import { createSourceText, type SourceText } from './source-text';

/**
 * Reads what the app itself says of an effect. What each kind says (`say`) is the only table: effects of the names and
 * numbers that stand there are said, and one that is said just so is what was meant.
 */

/** The sentences of a kind: its fields, and a word that stands in each of them. */
interface Told {
  kind: Effect['kind'];
  fields: readonly string[];
  anchor: string;
}

/** An order to the table is its own words, which say nothing of themselves. */
const TOLD: () => readonly Told[] = once(() =>
  effectShape.options.flatMap((shape): Told[] => {
    const kind = shape.entries.kind.literal;
    const told = exampleOf(kind);
    if (kind === 'by-hand' || !told) return [];
    return [{ kind, fields: Object.keys(shape.entries).slice(1), anchor: anchorOf(told) }];
  }),
);

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** What is said of a kind's own example. */
function exampleOf(kind: Effect['kind']): string | null {
  const own = EFFECTS[kind] as unknown as EffectKind;
  const read = own.read(createSourceText(own.example), 0, { general: true });
  return read && 'effect' in read ? plainOf(own.say(read.effect)) : null;
}

const plainOf = (sentence: string) => createSourceText(sentence).plain.replace(/\.$/, '');
const small = (words: readonly string[]) => words.map((word) => word.toLowerCase());

const NAMES = new Set(
  small([
    ...[...POWERS, ...Object.values(ADJECTIVES), ...SIDES, ...COUNTRIES, ...REGION_NAMES, ...CATEGORIES],
    ...PROJECTS.map(({ name }) => name),
  ]).flatMap((name) => name.split(' ')),
);

/** The longest word that is no name. */
function anchorOf(told: string): string {
  const words = told.match(/\p{L}+/gu) ?? [];
  const fixed = words.filter((word) => !NAMES.has(word));
  return fixed.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** So many different numbers stand in no sentence of ours. */
const MOST_NUMBERS = 3;
const COUNTED = Array.from({ length: 10 }, (_, amount) => inWords(amount));
const NUMBER = new RegExp(`\\d|\\b(?:${COUNTED.join('|')})\\b`, 'g');

/** Names in the order in which they first stand there. */
const inOrder = <N extends string>(
  line: string,
  names: readonly N[],
  called: (name: N) => string[] = (name) => [name],
) =>
  names
    .map((name): [N, number] => {
      const places = small(called(name)).map((word) => line.indexOf(word));
      return [name, Math.min(...places.filter((at) => at !== -1))];
    })
    .filter(([, at]) => Number.isFinite(at))
    .sort(([, one], [, other]) => one - other)
    .map(([name]) => name);

/** The first of a list, the first two, and so on. */
const heads = <T>(list: readonly T[]): T[][] => list.map((_, at) => list.slice(0, at + 1));

/** What can stand in each field of an effect that a line says. */
const FIELDS: Record<string, (line: string, place: HasProjects) => readonly unknown[]> = {
  power: (line) => powersIn(line).slice(0, 1),
  owner: () => [...SIDES, ...POWERS.filter((power) => power !== 'Russia')],
  side: () => SIDES,
  beneficiaries: (line) => [[], ...heads(powersIn(line))],
  amount: (line) => [...numbersIn(line), 'none'],
  base: (line) => numbersIn(line),
  max: (line) => numbersIn(line),
  country: (line) => inOrder(line, COUNTRIES).slice(0, 1),
  countries: (line) => heads(inOrder(line, COUNTRIES)),
  region: (line) => inOrder(line, REGION_NAMES).slice(0, 1),
  category: (line) => inOrder(line, CATEGORIES).slice(0, 1),
  project: (line, place) => [...inOrder(line, DOUBLED), ...idsIn(line, place)],
  projects: (line, place) => {
    const ids = idsIn(line, place);
    return ids.flatMap((one) => ids.filter((other) => other !== one).map((other) => [one, other]));
  },
  unit: () => [undefined, ...UNIT_TYPES],
  ship: () => [undefined, ...SHIP_TYPES],
  ships: () => ['all', 'one'],
};

const powersIn = (line: string) => inOrder(line, POWERS, (power) => [power, ADJECTIVES[power]]);

function numbersIn(line: string): number[] {
  const sizes = (line.match(NUMBER) ?? []).map((word) =>
    /\d/.test(word) ? Number(word) : COUNTED.indexOf(word),
  );
  return [...new Set(sizes)].slice(0, MOST_NUMBERS).flatMap((size) => (size === 0 ? [0] : [size, -size]));
}

const idsIn = (line: string, place: HasProjects) =>
  projectsIn(place)
    .filter(({ name }) => line.includes(name.toLowerCase()))
    .map(({ id }) => id);

/** No sentence of ours is longer, and none can be meant in more ways. */
const LONGEST = 300;
const MOST_TRIED = 3000;

/** All effects of a kind that have what a line names in their fields. */
function tried({ kind, fields }: Told, line: string, place: HasProjects): Effect[] {
  let some: Record<string, unknown>[] = [{ kind }];
  for (const field of fields) {
    const values = FIELDS[field]?.(line, place) ?? [];
    if (some.length * values.length > MOST_TRIED) return [];
    some = some.flatMap((one) =>
      values.map((value) => (value === undefined ? one : { ...one, [field]: value })),
    );
  }
  return some.flatMap((one) => {
    const read = v.safeParse(effectShape, one);
    return read.success ? [read.output] : [];
  });
}

/** What the sentence at a place of the text was said of, and where it ends; several where it is said of each. */
export function readTold(
  { plain }: SourceText,
  from: number,
  place: HasProjects,
): { end: number; effects: Effect[] } | null {
  const end = plain.indexOf('\n', from);
  const line = plain.slice(from, Math.min(end === -1 ? plain.length : end, from + LONGEST));
  let longest = '';
  let effects: Effect[] = [];
  for (const told of TOLD()) {
    if (!line.includes(told.anchor)) continue;
    for (const effect of tried(told, line, place)) {
      const sentence = plainOf(kindOf(effect).say(effect));
      if (
        !line.startsWith(sentence) ||
        /[\w']/.test(line[sentence.length] ?? '') ||
        sentence.length < longest.length
      )
        continue;
      // A third country on the line makes no third way to mean the two of a dispute.
      if (sentence === longest && effects.some((one) => JSON.stringify(one) === JSON.stringify(effect)))
        continue;
      effects = sentence === longest ? [...effects, effect] : [effect];
      longest = sentence;
    }
  }
  return effects.length > 0 ? { end: from + longest.length, effects } : null;
}
