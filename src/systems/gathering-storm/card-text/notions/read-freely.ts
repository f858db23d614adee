import * as v from 'valibot';
import { CHANGED, EFFECTS } from '../../effects';
import type { EffectKind } from '../../effects/effect';
import type { CardPlace } from '../../effects/place';
import { type Effect, effectShape } from '../../effects/shapes';
import type { Window } from '../../effects/windows';
import { POWERS } from '../../vocabulary';
import { accountsForAll } from './accounted';
import { Bag } from './bag';
import { leavesOut, namesAll } from './left-out';
import { namesOf } from './names';
import { notice, saysOfDispute } from './notice';
import { type Noticed, type Topic, WHOLE } from './notion';
import type { Lack, Meant } from './rule';

/** How people say when a kind is shown. */
const MOMENTS: Partial<Record<Window, readonly Topic[]>> = {
  income: ['in income'],
  diplomatic: ['in diplomacy'],
  flexible: ['in diplomacy'],
  placement: ['in diplomacy'],
  industrial: ['in economy'],
  economic: ['in economy'],
};

/**
 * Every kind, as people say it, and what must be said for it. The first rule that reads a clause whole is not the only
 * one: all are tried.
 */
const RULES = (Object.values(EFFECTS) as unknown as readonly EffectKind[]).flatMap(({ said, window }) =>
  said.map((rule) => ({
    rule,
    topics: rule.says.map((topic): readonly Topic[] => (typeof topic === 'string' ? [topic] : topic)),
    // The moment that its kind has anyway says nothing more; of another it would.
    moment: MOMENTS[window({} as Effect, false)] ?? [],
  })),
);

/** A clause longer than this is no line of a card. */
const LONGEST = 240;
/** Of so many ways to mean it a person can choose. */
const MOST_WAYS = 15;

/** What words in any order say: the ways in which they can be meant, or where reading ended and what is lacking. */
export type FreeParse =
  | { ways: readonly Effect[][] }
  | { unknown: { from: number; end: number; word: string } }
  | Lacking;

/** What a clause lacks, and what it says. */
export interface Lacking {
  lacks: Lack | null;
  said?: readonly Noticed[];
}

/**
 * Reads what stands between two places of a plain text as people say it: in any order, with any of the words that a
 * notion is called. Everything that stands there must be understood.
 */
export function readFreely(plain: string, from: number, end: number, place: CardPlace): FreeParse {
  if (end - from > LONGEST) return { lacks: null };
  const clauses = clausesOf(plain, from, end, ';');
  const read = readClauses(plain, clauses, place);
  if ('ways' in read) return read;
  // A full stop ends a sentence, or shortens a word.
  const sentences = clausesOf(plain, from, end, ';.');
  const others = [
    ...(sentences.length > clauses.length ? [sentences] : []),
    // “… one side; Russia or the Allies the other. EAI +1”: a semicolon within a sentence.
    ...(sentences.length > clauses.length && clauses.length > 1 ? [clausesOf(plain, from, end, '.')] : []),
    ...(clauses.length > 1 ? [[[from, end]]] : []),
  ];
  for (const other of others as [number, number][][]) {
    const again = readClauses(plain, other, place);
    if ('ways' in again) return again;
  }
  return read;
}

function readClauses(plain: string, clauses: [number, number][], place: CardPlace): FreeParse {
  let ways: Effect[][] = [[]];
  let named: readonly Noticed[] = [];
  for (const [start, stop] of clauses) {
    const noticed = notice(plain, start, stop, place);
    if ('unknown' in noticed) return noticed;
    if (noticed.notions.length === 0 || goesOnSpying(noticed.notions, ways)) continue;
    const alone = readNotions(noticed.notions, place);
    if (!('ways' in alone)) return { ...alone, said: noticed.notions };
    const words = plain.slice(start, stop);
    if (isSet(words, alone.ways)) return { lacks: 'how much', said: noticed.notions };
    const read = ALSO.test(words) ? withOwnerToo(alone, noticed.notions, place) : alone;
    if (!('ways' in read)) return { ...read, said: noticed.notions };
    const names = namesIn(noticed.notions);
    const asks = names.length === 0 && namesAnother(named, place);
    const meant = asks ? together(read.ways, readNotions([...noticed.notions, ...named], place)) : read.ways;
    if (names.length > 0) named = names;
    ways = withMore(ways, meant);
  }
  if (ways.length > MOST_WAYS || ways[0]?.length === 0) return { lacks: null };
  const whole = ways.map(joinBase);
  if (!whole.every((way) => way !== null)) return { lacks: null };
  const apart = whole.filter((way) => !saysTwice(way));
  return apart.length > 0 ? { ways: apart } : { lacks: 'said twice' };
}

/** “EAI set to 1”: what a track becomes, which no card says. */
const SET = /\b(?:set (?:to|at)|(?:is|are) now|(?:treated|counts?) as) ?[+-]? ?\d/;
/** Whether it raises or lowers a number by its amount. */
const isChange = ({ kind }: Effect): boolean => EFFECTS[kind].changes !== null;
const isSet = (words: string, ways: readonly Effect[][]): boolean =>
  SET.test(words) && ways.some((way) => way.some(isChange));

/** “…; as if it held a spy ring”: what espionage is, and no second of it. @rule GS Guide, Espionage */
const goesOnSpying = (notions: readonly Noticed[], ways: readonly Effect[][]): boolean =>
  notions.some((notion) => is(notion, 'spy ring')) &&
  !notions.some((notion) => notion.is === 'category' || notion.is === 'amount') &&
  ways.every((way) => way.some(({ kind }) => kind === 'espionage'));

/** Whether one thing is said twice of the same power: no card says “all powers +1, Germany none” by two effects. */
function saysTwice(way: readonly Effect[]): boolean {
  if (way.length < 2) return false;
  const said = way.flatMap((effect) =>
    EFFECTS[effect.kind].once ? [JSON.stringify({ ...effect, amount: undefined })] : [],
  );
  return new Set(said).size < said.length;
}

const FORMULAS: readonly Effect['kind'][] = ['support-index', 'support-climate', 'support-balance'];
const hasFormula = (way: readonly Effect[]) =>
  way.some((one) => FORMULAS.includes(one.kind) || isCounted(one));

/** Whether an effect counts from a base up. */
export const isCounted = ({ kind }: Effect) =>
  kind === 'support-results' || kind === 'support-progress' || kind === 'support-pacts';

/** What is one event, and no card prints as two: “-3 support; +1 for each result” has a base of −3. */
export function joinBase(way: readonly Effect[]): Effect[] | null {
  const joined: Effect[] = [];
  // “A free unit, without tiles”: what it costs, and no draw.
  const free = way.some(({ kind }) => kind === 'free-unit' || kind === 'free-ship');
  for (const effect of way) {
    if (free && effect.kind === 'tile-draw' && effect.amount === 'none') continue;
    const last = joined.at(-1);
    // What permits atomic research doubles it as well (GS 15.24).
    if (effect.kind === 'doubling' && effect.project === 'atomic' && last?.kind === 'atomic') continue;
    // “Public purge; purge effects apply”: it is one, however often it is said.
    if ((effect.kind === 'purge' || effect.kind === 'atomic') && last?.kind === effect.kind) continue;
    if (!isCounted(effect) || last?.kind !== 'support' || last.power !== (effect as { power: string }).power)
      joined.push(effect);
    else if (!('base' in effect) || effect.base !== 0) return null;
    else joined[joined.length - 1] = { ...effect, base: last.amount };
  }
  return joined;
}

/** Where clauses end: at these marks outside of brackets, a full stop only where a blank follows. */
function clausesOf(plain: string, from: number, end: number, marks: string): [number, number][] {
  const clauses: [number, number][] = [];
  let start = from;
  let within = 0;
  for (let at = from; at < end; at += 1) {
    const mark = plain[at] as string;
    if (mark === '(') within += 1;
    if (mark === ')') within = Math.max(0, within - 1);
    if (within > 0) continue;
    if (!marks.includes(mark) || (mark === '.' && !/\s/.test(plain[at + 1] ?? 'x'))) continue;
    // “Bulgaria vs. Rumania”, and what every dispute says behind it.
    if (saysOfDispute(plain, at) || (mark === '.' && /\bvs?$/.test(plain.slice(Math.max(0, at - 3), at))))
      continue;
    clauses.push([start, at]);
    start = at + 1;
  }
  clauses.push([start, end]);
  return clauses.flatMap(([one, other]) => begunAnew(plain, one, other));
}

/** “The index drops by one, and I get two support”: somebody gets something, and not by what is said before. */
const NAMED = [...namesOf('power'), ...namesOf('side')].map(([name]) => name).join('|');
const GETS = new RegExp(
  `(?:,? and|,? but|,) (?:then )?(?:i|we|you|she|he|they|it|(?:the )?(?:${NAMED})) (?:also |even |still )?` +
    '(?:got|has|(?:get|have|take|earn|gain|receive|draw)s?)\\b',
  'g',
);

function begunAnew(plain: string, from: number, end: number): [number, number][] {
  const begins = [...plain.slice(from, end).matchAll(GETS)].map(({ index }) => from + index);
  return [from, ...begins].map((begin, at) => [begin, begins[at] ?? end]);
}

/** Somebody else is named beside whom it concerns anyway. */
const ALSO = new RegExp(
  `\\b(?:too|also|as well|likewise|so (?:does|do))\\b|\\bplus (?:the )?(?:${NAMED})\\b`,
);

/** “Income +1, Italy too”, on a German card: Italy, or both of them; where that cannot be said, nobody knows who. */
function withOwnerToo(read: Read, notions: readonly Noticed[], place: CardPlace): Read {
  const { power } = place;
  if (!power || !namesAnother(namesIn(notions), place)) return read;
  const ways = waysOf(read);
  if (ways.every((way) => JSON.stringify(way).includes(`"${power}`))) return read;
  const owner = {
    is: 'power',
    value: power,
    from: notions[0]?.from ?? 0,
    end: notions[0]?.from ?? 0,
  } as const;
  const both = waysOf(readNotions([owner, ...notions], place));
  return both.length > 0 ? { ways: together(both, read) } : { lacks: 'who' };
}

/** No line of a card says so many things. */
const MOST_NOTIONS = 30;
const MOST_PARTS = 8;

type Read = { ways: readonly Effect[][] } | Lacking;

function readNotions(said: readonly Noticed[], place: CardPlace): Read {
  const notions = nameOwner(nameBefore(said, place), place);
  // Commas and dashes alone say nothing.
  if (notions.every((notion) => is(notion, 'comma'))) return { lacks: null };
  if (notions.length > MOST_NOTIONS) return { lacks: null };
  const whole = readClause(notions, place);
  // Where nothing divides it, it has no parts.
  if (!notions.some((notion) => is(notion, 'comma', 'and')))
    return 'ways' in whole ? whole : (readUnmarked(notions, place) ?? whole);
  const apart = readApart(notions, place);
  if (apart) return apart;
  if ('ways' in whole && !saysSeveral(notions)) return whole;
  // A comma divides before an “and” does: “a dispute of Hungary and Rumania, EAI +1”.
  return (
    readParts(notions, place, ['comma']) ??
    readParts(notions, place, ['comma', 'and']) ??
    readUnmarked(notions, place) ??
    ('ways' in whole ? { lacks: null } : whole)
  );
}

/**
 * “I” and “us” are the owner of the card: named beside others, and otherwise left unsaid as on the card. On the general
 * card they are nobody.
 */
function nameOwner(said: readonly Noticed[], { power }: CardPlace): readonly Noticed[] {
  if (!power) return said;
  const named = said.some((notion) => notion.is === 'power' || notion.is === 'side');
  return said.flatMap((notion): Noticed[] => {
    if (!is(notion, 'self')) return [notion];
    return named ? [{ ...notion, is: 'power', value: power } as Noticed] : [];
  });
}

/** “Turkey leans her way”: whoever alone was named before; of two powers it could be either, and is not read. */
function nameBefore(said: readonly Noticed[], { power }: CardPlace): readonly Noticed[] {
  if (!said.some((notion) => is(notion, 'whoever'))) return said;
  return said.flatMap((notion, at): Noticed[] => {
    if (!is(notion, 'whoever')) return [notion];
    const named = namesIn(said.slice(0, at));
    const [first] = named;
    if (!first) return power || is(notion, 'thing') ? [] : [notion];
    if (named.some(({ value }) => value !== first.value)) return [notion];
    return [{ ...first, from: notion.from, end: notion.end }];
  });
}

/**
 * “Supp +1 EAI +1”: several things in one breath, each with one number behind it and its sign. Who is named between
 * two of them could be of either, unless the first has somebody named before it as well.
 */
function readUnmarked(notions: readonly Noticed[], place: CardPlace): Read | null {
  const whose = readWhose(notions, place);
  if (whose) return whose;
  if (notions.some((notion) => is(notion, 'comma', 'and', 'or', 'each'))) return null;
  const parts: Noticed[][] = [[]];
  for (const notion of notions) {
    if (parts.at(-1)?.at(-1)?.is === 'amount') parts.push([]);
    parts.at(-1)?.push(notion);
  }
  const isWhole = (part: readonly Noticed[]) =>
    part.at(-1)?.is === 'amount' &&
    part.filter((notion) => notion.is === 'amount' && notion.value.sign && !notion.value.loose).length ===
      1 &&
    part.filter((notion) => is(notion, ...NUMBERS)).length === 1;
  if (parts.length < 2 || parts.length > MOST_PARTS || !parts.every(isWhole)) return null;
  const named = parts.map((part) => namesIn(part).length > 0);
  if (named.includes(true) && !named[0]) return null;
  const read = parts.map((part, at) =>
    withOwner(waysOf(readClause(part, place)), part, parts.slice(0, at), place),
  );
  return read.every((ways) => ways.length > 0) ? product(read) : null;
}

/** “Support ger+1 ita-1”: one thing, and behind it whose and how much, each with its sign. */
function readWhose([subject, ...list]: readonly Noticed[], place: CardPlace): Read | null {
  if (!subject || !is(subject, ...ANYBODYS) || list.length < 4 || list.length % 2 > 0) return null;
  const pairs = list.flatMap((one, at) => (at % 2 === 0 ? [[one, list[at + 1] as Noticed]] : []));
  const isPair = ([who, amount]: readonly Noticed[]) =>
    (who?.is === 'power' || who?.is === 'side') &&
    amount?.is === 'amount' &&
    amount.value.sign !== null &&
    !amount.value.loose;
  if (!pairs.every(isPair)) return null;
  const read = pairs.map((pair) => waysOf(readClause([subject, ...pair], place)));
  return read.every((ways) => ways.length > 0) ? product(read) : null;
}

/** A clause as a whole, by every rule that reads all of it. */
function readClause(notions: readonly Noticed[], place: CardPlace): Read {
  const ways = new Map<string, Effect[]>();
  let lacks: { lack: Lack; left: number } | null = null;
  const said = new Set(notions.flatMap((notion) => (notion.is === 'topic' ? notion.value : [])));
  for (const { rule, topics, moment } of RULES) {
    if (!topics.every((any) => any.some((topic) => said.has(topic)))) continue;
    const bag = new Bag(notions);
    bag.take(...topics.flat(), ...(rule.may ?? []), ...moment);
    const meant: Meant | Lack = rule.read(bag, place);
    if (typeof meant === 'string') {
      // The rule that understands most of it knows best what is lacking.
      const left = bag.rest.length;
      if ((rule.says.length > 0 || meant === 'of what') && (!lacks || left < lacks.left))
        lacks = { lack: meant, left };
      continue;
    }
    bag.takeJoints();
    if (!bag.isEmpty) continue;
    if (!namesAll(notions, meant, place)) {
      lacks = { lack: 'who', left: 0 };
      continue;
    }
    // “May lose one support”: what happens in any case would no longer be somebody’s choice.
    if (!mayBeLeft(bag, meant)) {
      lacks = { lack: 'whose choice', left: 0 };
      continue;
    }
    for (const way of meant) {
      if (!accountsForAll(notions, way) || givesWhatIsPaid(notions, way) || swingsUnsaid(notions, way)) {
        lacks = { lack: 'how much', left: 0 };
        continue;
      }
      if (countsInVain(notions, way)) {
        lacks = { lack: 'counted', left: 0 };
        continue;
      }
      if (leavesOut(notions, way, place)) {
        lacks = { lack: 'who', left: 0 };
        continue;
      }
      const effects = way.map((effect) => v.safeParse(effectShape, effect));
      if (effects.length > 0 && effects.every(({ success }) => success))
        ways.set(
          JSON.stringify(way),
          effects.map(({ output }) => output as Effect),
        );
    }
  }
  if (ways.size > 0) return { ways: [...ways.values()] };
  const lack = lacks?.lack ?? null;
  // Whatever else is missing, it would be counted in vain; of support it is asked what is counted, unless a number is missing.
  const isOpen = !said.has('support') || lack === null || (lack === 'how much' && hasNumber(notions));
  return { lacks: isOpen && countsInVain(notions, []) ? 'counted' : lack };
}

/** Whether “may” stands only at what is left to somebody by its kind. */
const mayBeLeft = ({ notions }: Bag, meant: Meant): boolean =>
  !notions.some((notion) => is(notion, 'may')) ||
  meant.every((way) => way.every(({ kind }) => EFFECTS[kind].optional));

/** “We pay one support”, “one under in support”: it is not said that it is less, and more it cannot be. */
const givesWhatIsPaid = (notions: readonly Noticed[], way: readonly Effect[]): boolean =>
  notions.some((notion) => is(notion, 'paid')) &&
  way.some(
    (effect) => EFFECTS[effect.kind].placement.forAnother && 'amount' in effect && Number(effect.amount) > 0,
  );

/** Whether there is so much for each of something: “income +1 per level”, “+1 support per support level”. */
export const isPerThing = (notions: readonly Noticed[]): boolean =>
  notions.some((each, at) => {
    const [before, next, last] = [notions[at - 1], notions[at + 1], notions[at + 2]];
    if (!is(each, 'each') || !next) return false;
    if (is(next, ...TALLIED)) return true;
    // “Germany and Italy +1 each support”: to whom it goes, unless what changes was said before.
    if (!is(next, ...NUMBERS)) return false;
    const isTallied = before?.is === 'amount' && last !== undefined && is(last, ...TALLIED);
    return isTallied || notions.slice(0, at).some((one) => is(one, ...NUMBERS));
  });
/** So much for each, and no card counts it. */
const countsInVain = (notions: readonly Noticed[], way: readonly Effect[]): boolean =>
  isPerThing(notions) && !way.some(isCounted);
const hasNumber = (notions: readonly Noticed[]): boolean =>
  notions.some((notion) => notion.is === 'amount' && !notion.value.weak);
/** What a card could give so much for each of. */
const TALLIED: readonly Topic[] = ['level', 'result', 'step', 'pact', 'point', 'tile', 'tile point'];

/** “Support moves by one”: more or less, it is not said. */
const swingsUnsaid = (notions: readonly Noticed[], way: readonly Effect[]): boolean =>
  notions.some((notion) => is(notion, 'swing')) &&
  !notions.some((notion) => is(notion, 'up', 'down') || (notion.is === 'amount' && notion.value.sign)) &&
  way.some(isChange);

const is = (notion: Noticed, ...topics: Topic[]) =>
  notion.is === 'topic' && topics.some((topic) => notion.value.includes(topic));
/** Words for numbers that go up and down. */
const NUMBERS = CHANGED.map(({ topic }) => topic);
/** Those that any power has, whoever’s card it is. */
const ANYBODYS = Object.values(EFFECTS).flatMap(({ changes, placement }) =>
  changes && placement.forAnother ? [changes.topic] : [],
);

/** Whether several things each have their own number: as one thing they would lose one. */
function saysSeveral(notions: readonly Noticed[]): boolean {
  const parts = partsOf(notions, ['comma', 'and']);
  return (
    parts.length > 1 &&
    parts.every(
      (part) =>
        part.some((notion) => is(notion, ...NUMBERS)) && part.some(({ is: kind }) => kind === 'amount'),
    )
  );
}

/** “Atomic ok” is an event by itself, too. @rule GS 15.24 */
const isWholePart = (part: readonly Noticed[]): boolean =>
  part.some((notion) => is(notion, ...WHOLE)) ||
  (part.some((notion) => is(notion, 'permit')) &&
    part.some((notion) => notion.is === 'category' && notion.value === 'atomic'));

/** Several things in a clause, each of which says all of itself: they are these, whatever the whole could be taken for. */
function readApart(notions: readonly Noticed[], place: CardPlace): Read | null {
  const parts = partsOf(notions, ['comma', 'and']);
  if (parts.length < 2 || parts.length > MOST_PARTS || !parts.every(isWholePart)) return null;
  const read = parts.map((part) => readClause(part, place));
  if (!read.every((one) => 'ways' in one && one.ways.length === 1)) return null;
  return product(
    read.map((one, at) => {
      const alone = 'ways' in one ? one.ways : [];
      return withOwner(alone, parts[at] as Noticed[], parts.slice(0, at), place);
    }),
  );
}

const namesIn = (part: readonly Noticed[]) =>
  part.filter(({ is: kind }) => kind === 'power' || kind === 'side');

/** Whether somebody else is named on a power's own card. */
const namesAnother = (names: readonly Noticed[], { power }: CardPlace): boolean =>
  power !== undefined && names.some((notion) => notion.is === 'side' || notion.value !== power);

/**
 * “German support -1, income +1” on Russia’s card: what names nobody after another power may be the owner's or that
 * power's, and is asked about.
 */
function withOwner(
  alone: readonly Effect[][],
  part: Noticed[],
  before: readonly Noticed[][],
  place: CardPlace,
): readonly Effect[][] {
  const named = before.map(namesIn).findLast((names) => names.length > 0) ?? [];
  if (namesIn(part).length > 0 || !namesAnother(named, place)) return alone;
  return together(alone, readClause([...part, ...named], place));
}

const waysOf = (read: Read) => ('ways' in read ? read.ways : []);

const together = (ways: readonly Effect[][], more: Read): readonly Effect[][] => {
  const all = [...ways, ...waysOf(more)];
  return [...new Map(all.map((way) => [JSON.stringify(way), way])).values()];
};

/** Every way of each part with every way of the others. */
const product = (parts: readonly (readonly Effect[][])[]): { ways: Effect[][] } => ({
  ways: parts.reduce<Effect[][]>(withMore, [[]]),
});

const ownersOf = (way: readonly Effect[]): string =>
  POWERS.filter((power) => JSON.stringify(way).includes(`"${power}"`)).join();

/** Whether a part says nothing of whose it is: it may be each power’s. */
const isAnybodys = (ways: readonly Effect[][]): boolean => {
  const owners = new Set(ways.map(ownersOf));
  return POWERS.every((power) => owners.has(power));
};

/**
 * What was said with what is said besides. “Support −1 and income +1” of nobody are too many ways to be asked about:
 * then both are the same power’s.
 */
function withMore(before: readonly Effect[][], next: readonly Effect[][]): Effect[][] {
  const all = before.flatMap((way) => next.map((more) => [...way, ...more]));
  if (all.length <= MOST_WAYS || !isAnybodys(before) || !isAnybodys(next)) return all.slice(0, MOST_WAYS + 1);
  return before.flatMap((way) =>
    next.filter((more) => ownersOf(more) === ownersOf(way)).map((more) => [...way, ...more]),
  );
}

function partsOf(notions: readonly Noticed[], marks: readonly Topic[]): Noticed[][] {
  const parts: Noticed[][] = [[]];
  for (const [at, notion] of notions.entries()) {
    const [before, after] = [notions[at - 1], notions[at + 1]];
    // “UK/France” and “Greece, Turkey” are lists of who and where, and no two things.
    // “Ger, Ger”, which are one power twice, are two things.
    const lists =
      before?.is === after?.is &&
      before?.value !== after?.value &&
      (before?.is === 'power' || before?.is === 'country');
    if (is(notion, ...marks) && !lists) parts.push([]);
    else parts.at(-1)?.push(notion);
  }
  return lendDirection(parts.filter((part) => part.length > 0));
}

/** Nobody loses one of these, so that “one level” needs no “more”. */
const ONLY_UP = new Set<Topic | undefined>(['level', 'step', 'counter', 'unit', 'ship', 'space', 'project']);

/** “Lose one tile and one support”: both are lost. What follows may not say what came before: nothing is read then. */
function lendDirection(parts: Noticed[][]): Noticed[][] {
  const directions = parts.map((part) => part.filter((notion) => is(notion, 'up', 'down')));
  const open = (part: Noticed[]) =>
    part.some(
      (notion) =>
        notion.is === 'amount' &&
        !notion.value.sign &&
        notion.value.size > 0 &&
        !ONLY_UP.has(notion.value.of),
    ) && part.every((notion) => notion.is !== 'country' && !is(notion, 'up', 'down'));
  const lent = parts.map((part, at) => {
    if (!open(part)) return part;
    const [before] =
      directions
        .slice(0, at)
        .reverse()
        .find((found) => found.length > 0) ?? [];
    if (before) return [...part, before];
    return directions.slice(at + 1).some((found) => found.length > 0) ? null : part;
  });
  return lent.every((part) => part !== null) ? lent : [];
}

/** “Germany +1, Italy −1 support”: several things in a clause, each with its number; what one leaves out another says. */
function readParts(notions: readonly Noticed[], place: CardPlace, marks: readonly Topic[]): Read | null {
  const said = partsOf(notions, marks);
  if (said.length < 2 || said.length > MOST_PARTS) return null;
  const read = readEach(said, place, true);
  // “One tile more, Russia one fewer”: whoever is named behind is somebody else.
  return read?.ways.every(saysTwice) ? (readEach(said, place, false) ?? read) : read;
}

/** @param ahead whether whoever is named further on may be meant where nobody is */
function readEach(
  said: readonly Noticed[][],
  place: CardPlace,
  ahead: boolean,
): { ways: readonly Effect[][] } | null {
  const subjects = (part: Noticed[]) => part.filter((notion) => is(notion, ...NUMBERS));
  const where = (part: Noticed[]) => part.filter(({ is: kind }) => kind === 'country');
  const ways: (readonly Effect[][])[] = [];
  for (const [at, part] of said.entries()) {
    const before = said.slice(0, at).reverse();
    const others = [...before, ...said.slice(at + 1)];
    const lend = (from: Noticed[][], of: (part: Noticed[]) => Noticed[]) =>
      from.map(of).find((found) => found.length > 0) ?? [];
    const bare = where(part).length === 0 && !isWholePart(part);
    const nameless = namesIn(part).length === 0;
    // On a power’s own card what names nobody is its own, unless somebody was named before. Whom a country leans to is
    // not said by another effect that has its own power: “Turkey 1, France draws no tiles”.
    const leans = where(part).length > 0 && subjects(part).length === 0;
    const named = ((place.power && !bare) || !ahead ? before : others).filter(
      (other) => !leans || !other.some((notion) => is(notion, ...WHOLE)),
    );
    const names = nameless ? lend(named, namesIn) : [];
    const topics = bare ? lend(others, subjects) : [];
    // “No tiles for France, one for Britain”: what is counted is said, and is nothing else.
    const counted = topics.some((notion) => is(notion, ...ANYBODYS));
    const alone = counted ? [] : [[...part, ...names], part];
    // “Support as the EAI, 3”: how far it goes, and no second support.
    const bound = topics.some((one) => is(one, 'support')) && ways.some((some) => some.some(hasFormula));
    if (bound) return null;
    const read = [[...part, ...topics, ...names], [...part, ...topics], ...alone]
      .map((candidate) => readClause(candidate, place))
      .find((found): found is { ways: Effect[][] } => 'ways' in found);
    if (!read) return null;
    const own = !bare && namesAnother(names, place);
    // “Yugoslav civil war, Axis +1”: what is more or less may be there.
    const there = bare && topics.length === 0 ? lend(before, where) : [];
    ways.push(
      own
        ? together(read.ways, readClause([...part, ...topics], place))
        : there.length > 0
          ? together(waysOf(readClause([...part, ...there], place)), read)
          : read.ways,
    );
  }
  return product(ways);
}
