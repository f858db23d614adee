import * as v from 'valibot';
import { EFFECTS } from '../../effects';
import type { CardPlace } from '../../effects/place';
import { type Effect, type EffectOf, effectShape } from '../../effects/shapes';
import { WINDOWS, type Window } from '../../effects/windows';
import { printAmount, printId, printOr, printOwner } from '../../naming';
import { projectsIn } from '../../research/catalogue';
import {
  ADJECTIVES,
  COUNTRIES,
  inWords,
  POWERS,
  type Power,
  REGION_NAMES,
  SIDES,
  sideOf,
} from '../../vocabulary';
import { printVerbatim, readVerbatim } from '../read/letters';

/**
 * Prints each kind of effect as cards do, and reads it back, both by the sentences of its kind. What else people write
 * is read by the frames.
 */

type Fields = Record<string, unknown>;
interface Slot {
  /** A pattern for the text of this slot, in lower case. */
  source: string;
  /** The fields in the text, or null if it has none for this place. */
  read(words: string, fields: Fields, place: CardPlace): Fields | null;
  /** Null if this template does not print this effect. */
  print(effect: Fields, place: CardPlace): string | null;
}

const small = (name: string) => name.toLowerCase();
const literal = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const oneOf = (names: readonly string[]) =>
  `(?:${[...names]
    .sort((one, other) => other.length - one.length)
    .map((name) => literal(small(name)))
    .join('|')})`;
const NUMBER = '[+-]?\\d{1,2}';

/** A field with one of some names, as it is printed. */
const named = (
  field: string,
  names: readonly string[],
  print: (name: never) => string = (name) => name,
): Slot => ({
  source: oneOf(names.map((name) => print(name as never))),
  read(words) {
    const name = names.find((one) => small(print(one as never)) === words);
    return name === undefined ? null : { [field]: name };
  },
  print: (effect) => (effect[field] === undefined ? null : print(effect[field] as never)),
});
/** A number of one field. */
const number = (field: string, print: (amount: number) => string | null): Slot => ({
  source: NUMBER,
  read: (words) => ({ [field]: Number(words) + 0 }),
  print: (effect) => (typeof effect[field] === 'number' ? print(effect[field]) : null),
});
/** A number in words, more or less. */
const counted = (sign: 1 | -1, many: boolean): Slot => ({
  source: '[a-z]+',
  read(words) {
    const size = Array.from({ length: 10 }, (_, at) => inWords(at)).indexOf(words);
    return size === -1 || (size !== 1) !== many ? null : { amount: size * sign + 0 };
  },
  print: ({ amount }) =>
    typeof amount === 'number' && (amount < 0 ? -1 : 1) === sign && (Math.abs(amount) !== 1) === many
      ? inWords(amount)
      : null,
});
const SOME = '[^\\n:;,+()\\[\\]]{2,60}?';
/** The project that words name in full. */
const projectIn = (words: string, place: CardPlace) =>
  projectsIn(place).find(({ id }) => small(printId(id)) === words)?.id;
const project = (field: 'project' | number): Slot => ({
  source: SOME,
  read(words, { projects = [] }, place) {
    const id = projectIn(words, place);
    if (id === undefined) return null;
    return field === 'project' ? { project: id } : { projects: [...(projects as string[]), id] };
  },
  print: (effect) =>
    printId(String(field === 'project' ? effect.project : (effect.projects as string[])[field])),
});
const countries = (most: RegExp): Slot => ({
  source: `${oneOf(COUNTRIES)}(?:(?:, | or )${oneOf(COUNTRIES)}){0,24}`,
  read(words) {
    const list = words.split(most).map((name) => COUNTRIES.find((one) => small(one) === name.trim()));
    return { countries: list };
  },
  print: ({ countries: list }) => printOr(list as string[]),
});
/** `[Germany]`, left out on the card of whom it is for. */
const ownNote: Slot = {
  source: '(?: \\[[a-z]+\\])?',
  read(words, _, place) {
    const power = words === '' ? place.power : POWERS.find((one) => ` [${small(one)}]` === words);
    return power ? { power } : null;
  },
  print: ({ power }, place) => (!place.general && place.power === power ? '' : ` [${power}]`),
};
/** `[Britain, France]`, `[Axis]`, `[Axis: Britain]`: who benefits; left out where the place makes it certain. */
const whoNote: Slot = {
  source: '(?: \\[[a-z:, ]+\\])?',
  read(words, { amount }, place) {
    if (words === '') {
      const { power } = place;
      return power && amount !== 0 ? { side: sideOf(power), beneficiaries: [power] } : null;
    }
    const [, head, list = ''] =
      /^ \[(?:(axis|allies|russian? side|russia)(?=[:\]]):? ?)?([a-z, ]*)\]$/.exec(words) ?? [];
    const side = SIDES.find((one) => small(one) === head) ?? (head === 'russian side' ? 'Russia' : undefined);
    const names = list === '' ? [] : list.split(', ');
    const powers = names.flatMap((name) => POWERS.find((one) => small(one) === name) ?? []);
    if (powers.length < names.length) return null;
    if (head === 'russia' && names.length === 0) return { side, beneficiaries: ['Russia'] };
    const found = side ?? (powers[0] && sideOf(powers[0]));
    return found && (side || powers.every((one) => sideOf(one) === found))
      ? { side: found, beneficiaries: powers }
      : null;
  },
  print(effect, place) {
    const { amount, side, beneficiaries: powers } = effect as EffectOf<'diplomacy'>;
    const [only] = powers;
    if (
      !place.general &&
      powers.length === 1 &&
      only === place.power &&
      only &&
      sideOf(only) === side &&
      amount !== 0
    )
      return '';
    if (powers.length === 0) return side === 'Russia' ? ' [Russian side]' : ` [${side}]`;
    return ` [${powers.some((power) => sideOf(power) !== side) ? `${side}: ` : ''}${powers.join(', ')}]`;
  },
};

/** How its printed words name the time of an order. */
export const TIMES: Record<Window, string> = {
  drawn: 'when drawn',
  income: 'income',
  industrial: 'industrial',
  economic: 'economic',
  placement: 'first placement',
  diplomatic: 'diplomatic',
  flexible: 'after all others',
  subversion: 'with subversion',
  'any-time': 'any time',
};

const OWNERS = [...new Set<string>([...SIDES, ...POWERS])];
const SLOTS: Record<string, Slot> = {
  adj: named('power', POWERS, (power: Power) => ADJECTIVES[power]),
  power: named('power', POWERS),
  amount: number('amount', printAmount),
  plain: number('amount', String),
  // A base of 0 is printed as a bare plus.
  base: {
    source: `(?:${NUMBER}|\\+)`,
    read: (words) => ({ base: words === '+' ? 0 : Number(words) }),
    print: ({ base = 0 }) => (base === 0 ? '+' : printAmount(Number(base))),
  },
  max: number('max', printAmount),
  one: counted(1, false),
  many: counted(1, true),
  oneLess: counted(-1, false),
  manyLess: counted(-1, true),
  category: named('category', ['air', 'naval', 'military', 'atomic', 'intelligence']),
  region: named('region', REGION_NAMES, (region: string) => (region === 'Balkans' ? 'the Balkans' : region)),
  country: named('country', COUNTRIES),
  countries: countries(/, | or /),
  owner: named('owner', OWNERS, printOwner as never),
  project: project('project'),
  first: project(0),
  second: project(1),
  // Of the power itself or its alliance it is called by its name alone.
  progress: {
    source: SOME,
    read(words, { power }, place) {
      const owners = [power, sideOf(power as Power)];
      const own = owners.flatMap(
        (owner) => projectsIn(place).find((one) => one.owner === owner && small(one.name) === words) ?? [],
      );
      const id = own[0]?.id ?? projectIn(words, place);
      return id === undefined ? null : { project: id };
    },
    print({ project: id, power }, place) {
      const owners = [power, sideOf(power as Power)];
      const named = projectsIn(place).filter(
        ({ name }) => small(name) === small(String(id).split('/').slice(1).join('/')),
      );
      const [own] = owners.flatMap((owner) => named.find((one) => one.owner === owner) ?? []);
      return own?.id === id ? String(own?.name) : printId(String(id));
    },
  },
  doubled: named('project', [
    'jets',
    'air range',
    'battleship design',
    'rockets',
    'economic preparation',
    'radar',
    'atomic',
  ]),
  pair: {
    source: '[a-z]+, [a-z]+',
    read: (words) => ({
      countries: words.split(', ').map((name) => COUNTRIES.find((one) => small(one) === name)),
    }),
    print: ({ countries: list }) => (list as string[]).join(', '),
  },
  unit: named('unit', ['infantry', 'armor', 'land', 'air']),
  ship: named('ship', ['battleship', 'carrier', 'cruiser', 'destroyer', 'submarine']),
  own: ownNote,
  who: whoNote,
};

/** The printed sentences of a kind, each with the fields that it implies. */
const templatesOf = (kind: string) =>
  EFFECTS[kind as Effect['kind']].printed.map(
    (one) => (typeof one === 'string' ? [one, {}] : one) as [text: string, fixed: Fields],
  );

/** Splits a template into literal text and slots. */
const partsOf = (text: string): string[] => text.split(/\{(\w+)\}/);
const slotOf = (name: string | undefined) => SLOTS[name ?? ''] as Slot;

/** Writes an effect as its card would, with `±` for the bounds of what follows a track. */
export function printEffect(effect: Effect, place: CardPlace): string {
  if (effect.kind === 'by-hand')
    return `By hand, ${TIMES[effect.window]}${effect.order ? ', before or after' : ''}: ${printVerbatim(effect.words)}`;
  for (const [text, fixed] of templatesOf(effect.kind)) {
    const fields: Fields = effect;
    if (Object.entries(fixed).some(([field, value]) => fields[field] !== value)) continue;
    const parts = partsOf(text).map((part, at) => (at % 2 === 0 ? part : slotOf(part).print(fields, place)));
    if (parts.every((part) => part !== null)) return parts.join('').replace('+/-3', '±3');
  }
  throw new Error(`No template prints ${effect.kind}.`);
}

/** A template as it is read: the pattern of the whole, and the slots in order. */
const READERS = Object.keys(EFFECTS).flatMap((kind) =>
  templatesOf(kind).map(([text, fixed]) => {
    const parts = partsOf(text.replace(/\.$/, ''));
    const source = parts
      .map((part, at) =>
        at % 2 === 0 ? literal(small(part)).replace(/[ \n]/g, '[ \\n]') : `(${slotOf(part).source})`,
      )
      .join('');
    const slots = parts.filter((_, at) => at % 2 === 1);
    // Try the pattern only if its longest literal occurs: most lines are of one kind.
    const anchor = small(
      parts.filter((_, at) => at % 2 === 0).reduce((one, other) => (other.length > one.length ? other : one)),
    ).split('\n')[0] as string;
    return { kind, fixed, slots, anchor: anchor.trim(), pattern: new RegExp(`${source}[ .]*(?=\\n|$)`, 'y') };
  }),
);

/** The start of a line that continues the line above. */
const GOES_ON =
  /^\n ?(?:or|and|but|plus|for|per|each|up to|max|modifier|\(max|[+-]? ?(?:1|one) (?:for|per|each))\b/;
const BY_HAND = /by hand(?: ?, ?([^:\n]{0,60}))? ?:/y;

/** Reads a line in the printed form of a card, from its start to its end; null if it has no such form. */
export function readPrinted(
  plain: string,
  at: number,
  place: CardPlace,
): { end: number; effect: Effect } | null {
  const line = plain.slice(at, at + 400);
  for (const { kind, fixed, slots, anchor, pattern } of READERS) {
    if (!line.includes(anchor)) continue;
    pattern.lastIndex = at;
    const found = pattern.exec(plain);
    if (!found || GOES_ON.test(plain.slice(at + found[0].length, at + found[0].length + 20))) continue;
    let fields: Fields | null = { kind, ...fixed };
    for (const [index, name] of slots.entries()) {
      const more: Fields | null =
        fields && slotOf(name).read((found[index + 1] ?? '').replaceAll('\n', ' '), fields, place);
      fields = more && { ...fields, ...more };
    }
    const held = fields && v.safeParse(effectShape, fields);
    if (held?.success) return { end: at + found[0].length, effect: held.output };
  }
  return null;
}

/** `By hand, first placement: …`: the words as written, to the end of the line; its time is never guessed. */
export function readByHand(
  plain: string,
  at: number,
  written: (from: number) => string,
): { words: string; effect: Effect | null; colon: number } | null {
  BY_HAND.lastIndex = at;
  const found = BY_HAND.exec(plain);
  if (!found) return null;
  const { words } = readVerbatim(written(at + found[0].length));
  const [time = '', ...rest] = (found[1] ?? '').split(/ ?, ?/).map((part) => part.trim());
  const window = WINDOWS.find((name) => TIMES[name] === time.replace(/ phase$/, '') || name === time);
  const order = rest.length === 1 && rest[0] === 'before or after';
  const input = { kind: 'by-hand', words, window, ...(order ? { order } : {}) };
  const held = window && (order || rest.length === 0) ? v.safeParse(effectShape, input) : null;
  return { words, effect: held?.success ? held.output : null, colon: at + found[0].length };
}
