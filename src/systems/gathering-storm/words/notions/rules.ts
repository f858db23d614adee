import { NEIGHBORS } from '../../diplomacy/state';
import type { Place } from '../../effects/effect';
import type { Effect } from '../../effects/shapes';
import { DOUBLED, PROJECTS } from '../../research/catalogue';
import {
  CATEGORIES,
  COUNTRIES,
  type Country,
  isCivilWarCountry,
  type Owner,
  POWERS,
  type Power,
  REGION_NAMES,
  REGIONS,
  type Region,
  SIDES,
  type Side,
  sideOf,
} from '../../vocabulary';
import type { Bag } from './bag';
import type { Amount, Topic } from './notion';

/** What a rule lacks to be one. */
export type Lack = 'how much' | 'who' | 'where' | 'which project' | 'which category' | 'at most';
/** Ways in which a clause can be meant: the effects of each. */
export type Meant = readonly (readonly Effect[])[];

/** How one kind of effect is said: topics in any order, and what it makes of the rest. */
export interface Rule {
  kind: Effect['kind'];
  /** At least one of each must be said. */
  says: readonly (Topic | readonly Topic[])[];
  /** These say nothing more. */
  may?: readonly Topic[];
  read(bag: Bag, place: Place): Meant | Lack;
}

const each = <T>(items: readonly T[], make: (item: T) => Effect | Effect[]): Effect[] =>
  items.flatMap((item) => make(item));

/** Whom it concerns: those named, or the owner of the card; on the general card each may be meant. */
function whom(bag: Bag, place: Place): Power[][] {
  const powers = bag.takePowers();
  if (powers.length > 0) return [powers];
  return place.power ? [[place.power]] : POWERS.map((power) => [power]);
}

/** A kind of a power and a signed number. */
const signed =
  (make: (power: Power, amount: number) => Effect, ...of: Topic[]): Rule['read'] =>
  (bag, place) => {
    const amounts = bag.takeSigned(...of);
    if (amounts.length === 0) return 'how much';
    const who = whom(bag, place);
    return amounts.flatMap((amount) => who.map((powers) => each(powers, (power) => make(power, amount))));
  };

/** A kind of a power that is there once, with or without its “one more”. */
const once =
  (make: (power: Power) => Effect, ...of: Topic[]): Rule['read'] =>
  (bag, place) => {
    const amount = bag.takeAmount(...of);
    bag.take('up');
    if (amount && (amount.size !== 1 || amount.sign === '-')) return 'how much';
    return whom(bag, place).map((powers) => each(powers, make));
  };

/** A formula between −3 and +3, with or without its bounds. */
const following =
  (kind: 'support-index' | 'support-climate' | 'support-balance'): Rule['read'] =>
  (bag, place) => {
    // “The Axis lead”: whose side of the balance it is, and not who gains.
    if (kind === 'support-balance' && place.power) bag.takeSides();
    const range = bag.takeRange() ?? bag.takeBeside('max')?.size ?? 3;
    bag.take('max', 'up', 'down');
    if (range !== 3) return 'at most';
    return whom(bag, place).map((powers) => each(powers, (power) => ({ kind, power })));
  };

/** What a formula begins with. */
interface Head {
  power: Power;
  base: number;
  max: number;
}

const worth = (amount: Amount | null) => (amount ? (amount.sign === '-' ? 0 - amount.size : amount.size) : 0);

/** A formula from a base up to its most, for each of what is counted. */
const counted =
  (of: Topic, make: (bag: Bag, power: Power) => ((head: Head) => Effect)[] | Lack): Rule['read'] =>
  (bag, place) => {
    const range = bag.takeRange();
    const most = bag.takeBeside('max') ?? bag.takeBeside('set');
    const said = bag.has('each');
    const step = bag.takeCount(of);
    // “Down three, but up one for each”.
    const fall = bag.takeBeside('down');
    const named = bag.takeBeside('base') ?? (fall && { ...fall, sign: '-' as const });
    const numbers = [named, bag.takeAmount(), bag.takeAmount()].filter((amount) => amount !== null);
    // “+1 support for each”: what each adds, and no base.
    const last = numbers.at(-1);
    const adds =
      step ?? (named || numbers.length > 1 || (said && last?.size === 1 && last.sign !== '-') ? last : null);
    const bases = step ? numbers : numbers.filter((amount) => amount !== adds);
    const [base = null, ...more] = range === null ? bases : [];
    if (more.length > 0 || (adds && (adds.size !== 1 || adds.sign === '-'))) return 'how much';
    bag.take('each', 'up', 'base', 'equal', 'modifier', 'down', 'comma', 'and', 'max');
    const [powers = []] = place.power || bag.notions.some(({ is }) => is === 'power') ? whom(bag, place) : [];
    const [power] = powers;
    if (!power || powers.length > 1) return 'who';
    const from = range === null ? worth(base) : -range;
    const limit = most ? [worth(most)] : range === null ? [1, 2, 3] : [range];
    const what = make(bag, power);
    if (typeof what === 'string') return what;
    return limit.flatMap((max) => what.map((one) => [one({ power, base: from, max })]));
  };

const ownersOf = (name: string): Owner[] =>
  PROJECTS.filter((project) => project.name === name).map(({ owner }) => owner);

/** The ids of a named project: of its owner where one is named, of whoever may use it, or of each that has it. */
function projectsOf(name: string, powers: readonly Power[], sides: readonly Side[], place: Place): string[] {
  const owners = ownersOf(name);
  const named = [...sides, ...powers, ...powers.map(sideOf)].filter((owner) => owners.includes(owner));
  const own = place.power ? [place.power, sideOf(place.power)].filter((owner) => owners.includes(owner)) : [];
  const [first] = named.length > 0 ? named : own;
  if (first) return [`${first}/${name}`];
  return powers.length + sides.length > 0 ? [] : owners.map((owner) => `${owner}/${name}`);
}

const ids = (bag: Bag, names: readonly string[], place: Place): string[][] => {
  const sides = bag.takeSides();
  const powers = bag.takeNamed();
  return names.map((name) => projectsOf(name, powers, sides, place));
};

/** Whose projects of a category: a power, an alliance, or the owner of the card. */
function ownersIn(bag: Bag, place: Place): Owner[] {
  const [side] = bag.takeSides();
  const [power] = bag.takeNamed();
  const owner = side ?? power ?? place.power;
  return owner ? [owner] : [...new Set<Owner>([...SIDES, ...POWERS])];
}

/** Those who benefit, as one side. */
function beneficiaries(bag: Bag, place: Place): { side: Side; beneficiaries: Power[] }[] {
  const sides = bag.takeSides();
  const powers = bag.takeNamed();
  const all = new Set([...sides, ...powers.map(sideOf)]);
  if (all.size > 1) return [];
  const [side] = all;
  if (side) return [{ side, beneficiaries: powers }];
  if (place.power) return [{ side: sideOf(place.power), beneficiaries: [place.power] }];
  return [
    ...POWERS.map((power) => ({ side: sideOf(power), beneficiaries: [power] })),
    ...(['Axis', 'Allies'] as const).map((alliance) => ({ side: alliance, beneficiaries: [] })),
  ];
}

const isIn = (country: Country, region: Region) => (REGIONS[region] as readonly string[]).includes(country);

/** One country, or one of several as its owner picks, or each of them. */
const readDiplomacy: Rule['read'] = (bag, place) => {
  const named = bag.takeCountries();
  // A region offers its countries.
  const [region, ...regions] = named.length === 0 ? bag.takeRegions() : [];
  const countries: Country[] = region ? COUNTRIES.filter((name) => isIn(name, region)) : named;
  if (countries.length === 0 || regions.length > 0) return 'where';
  const bare = bag.notions.every(({ is }) => is !== 'power' && is !== 'side');
  const amounts = bag.takeLoose('counter');
  if (amounts.length === 0) return 'how much';
  const either = bag.take('or', 'any') || region !== undefined;
  const said = (topic: Topic) =>
    bag.notions.some((notion) => notion.is === 'topic' && notion.value.includes(topic));
  const listed = said('comma') && !said('and');
  bag.take('place');
  const who = beneficiaries(bag, place);
  if (who.length === 0) return 'who';
  const one = countries.length === 1;
  return amounts.flatMap((amount): Effect[][] => {
    if (amount === 0 && bare && countries.every(isCivilWarCountry))
      return [each(countries.filter(isCivilWarCountry), (country) => ({ kind: 'civil-war', country }))];
    return who.flatMap(({ side, beneficiaries: powers }): Effect[][] => {
      const all = each(countries, (country) => ({
        kind: 'diplomacy',
        country,
        amount,
        side,
        beneficiaries: powers,
      }));
      const [power] = powers;
      const pick: Effect[][] =
        power && powers.length === 1 && !one ? [[{ kind: 'flexible', power, amount, countries }]] : [];
      if (one) return [all];
      if (place.general) return either ? pick : [all];
      return either ? pick : listed ? [...pick, all] : [all];
    });
  });
};

const readLevel: Rule['read'] = (bag, place) => {
  const names = bag.takeProjects();
  if (names.length !== 1) return 'which project';
  // “One level (two steps)” says it twice.
  const steps = bag.has('step') ? bag.takeCount('step') : null;
  if (steps && steps.size !== 2) return 'how much';
  if (steps) bag.take('step');
  const amount = bag.takeAmount('level', 'project');
  bag.take('up');
  if (amount && (amount.size !== 1 || amount.sign === '-')) return 'how much';
  takeOwnCategory(bag, names[0] as string);
  const [found = []] = ids(bag, names, place);
  return found.length === 0 ? 'which project' : found.map((project) => [{ kind: 'research-level', project }]);
};

/** Two steps of one project are a level (GS 15.13). */
const readTwoSteps: Rule['read'] = (bag, place) => {
  const amount = bag.takeCount('step');
  return amount?.size === 2 && amount.sign !== '-' ? readLevel(bag, place) : 'how much';
};

/** “Naval torpedoes”: the category that it is of says nothing more. */
function takeOwnCategory(bag: Bag, name: string): void {
  const of = PROJECTS.find((project) => project.name === name)?.category;
  if (bag.rest.every((notion) => notion.is !== 'category' || notion.value === of)) bag.takeCategories();
}

const readSteps: Rule['read'] = (bag, place) => {
  const names = bag.takeProjects();
  for (let amount = bag.takeAmount('step', 'project'); amount; amount = bag.takeAmount('step', 'project'))
    if (amount.size !== 1 || amount.sign === '-') return 'how much';
  if (names.length !== 2) return 'which project';
  bag.take('each', 'up', 'all');
  const owned = PROJECTS.filter(({ name }) => names.includes(name));
  const sides = bag.takeSides();
  const powers = bag.takeNamed();
  const [ones = [], others = []] = names.map((name) => projectsOf(name, powers, sides, place));
  const sheet = (id: string) => {
    const owner = owned.find((project) => project.id === id)?.owner as Owner;
    return (SIDES as readonly string[]).includes(owner) ? owner : sideOf(owner as Power);
  };
  const pairs = ones.flatMap((one) =>
    others.filter((other) => sheet(other) === sheet(one)).map((other) => [one, other]),
  );
  return pairs.length === 0
    ? 'which project'
    : pairs.map((projects) => [{ kind: 'research-steps', projects: projects as [string, string] }]);
};

const isOwnedBy = ({ owner }: { owner: Owner }, whose: Owner) =>
  owner === whose || ((POWERS as readonly string[]).includes(whose) && owner === sideOf(whose as Power));

/** Projects as their owner picks. */
const readAnyOf =
  (kind: 'research-level-any' | 'research-steps-any'): Rule['read'] =>
  (bag, place) => {
    const of = kind === 'research-level-any' ? 'level' : 'step';
    const many = bag.takeCount('project');
    const amount = bag.takeAmount(of);
    const open = bag.has('any', 'project') || many !== null;
    bag.take('up', 'any', 'each', 'project', 'or');
    const wanted = kind === 'research-level-any' ? 1 : 2;
    // “Two naval steps” are two of one project, which are a level, or one of two.
    const two = amount?.size === 2 && !many;
    if (many ? many.size !== wanted : wanted === 2 && !two) return 'how much';
    if (amount && amount.size !== 1 && !(two && of === 'step')) return 'how much';
    const categories = bag.takeCategories();
    const [category] = categories;
    if (!category || categories.length > 1) return 'which category';
    const kinds = two ? (['research-level-any', 'research-steps-any'] as const) : [kind];
    return ownersIn(bag, place).flatMap((owner): Effect[][] => [
      ...kinds.map((meant) => [{ kind: meant, owner, category }]),
      // “Air +1 level”: any of them, or one that goes without saying?
      ...(open || two
        ? []
        : PROJECTS.filter((project) => project.category === category && isOwnedBy(project, owner))
      ).map(({ id }): Effect[] => [{ kind: 'research-level', project: id }]),
    ]);
  };

const readEspionage: Rule['read'] = (bag, place) => {
  const amount = bag.takeAmount('point', 'spy ring');
  if (amount && (amount.size !== 1 || amount.sign === '-')) return 'how much';
  const within = bag.takeCount('project');
  if (within && within.size !== 1) return 'how much';
  bag.take('up', 'free', 'spy ring', 'equal', 'research', 'project', 'any');
  const named = bag.takeCategories();
  if (named.length > 1) return 'which category';
  const categories = named.length === 1 ? named : place.power ? CATEGORIES : [];
  if (categories.length === 0) return 'which category';
  return whom(bag, place).flatMap((powers) =>
    categories.map((category) => each(powers, (power) => ({ kind: 'espionage', power, category }))),
  );
};

const readAcceleration: Rule['read'] = (bag, place) => {
  const ships = bag.takeCount('ship')?.size;
  const spaces = bag.takeAmount('space')?.size ?? null;
  const all = bag.take('all', 'each');
  bag.take('up');
  const single = !all && (ships ?? 1) === 1;
  const which = all && (spaces ?? 1) === 1 ? 'all' : single && spaces === 2 ? 'one' : null;
  // “Ships +1 space” are all, as “a ship +2” is one: cards know no other.
  const told = which ?? (!all && ships === undefined && spaces === 1 ? 'all' : null);
  if (!told) return 'how much';
  bag.take('any');
  return whom(bag, place).map((powers) =>
    each(powers, (power) => ({ kind: 'acceleration', power, ships: told })),
  );
};

/** Russia alone; whoever else is named is not read over. */
function takeRussia(bag: Bag): boolean {
  const powers = bag.takePowers();
  return powers.every((power) => power === 'Russia');
}

const readDoor: Rule['read'] = (bag) => {
  if (!takeRussia(bag)) return 'who';
  const amount = bag.takeCount('counter');
  if (amount && amount.size !== 1) return 'how much';
  const countries = bag.takeCountries();
  bag.take('or', 'any', 'and', 'up');
  return countries.length === 0 ? 'where' : [[{ kind: 'russian-door', countries }]];
};

const readSubversion: Rule['read'] = (bag) => {
  if (!takeRussia(bag)) return 'who';
  const amount = bag.takeAmount('result');
  if (amount && amount.size !== 1) return 'how much';
  const named = bag.takeCountries();
  bag.take('or', 'any', 'and', 'up', 'free');
  // The Guide’s event names all its neighbors (GS Guide, Diplomacy).
  const countries: Country[] = named.length > 0 ? named : [...NEIGHBORS];
  return [[{ kind: 'subversion', countries }]];
};

const readDouble: Rule['read'] = (bag) => {
  // Atomic research that is permitted is doubled with it: an effect of its own.
  if (bag.has('permit')) return 'which project';
  const most = bag.takeBeside('max');
  const steps = most ?? bag.takeAmount('step');
  if (steps && steps.size !== 3) return 'at most';
  bag.take('max', 'up');
  const names = bag.takeProjects();
  for (const name of names) takeOwnCategory(bag, name);
  bag.take('all');
  const doubled = names.flatMap((name) => DOUBLED.find((known) => known === name) ?? []);
  if (doubled.length === 0 || doubled.length < names.length) return 'which project';
  return [doubled.map((project) => ({ kind: 'doubling', project }))];
};

const readCost: Rule['read'] = (bag, place) => {
  const bare = !bag.has('up', 'down');
  const amount = bag.takeAmount('point');
  if (!amount) return 'how much';
  // “Conversion 2” may be two more or two less.
  const amounts =
    bare && !amount.sign
      ? [...new Set([amount.size, 0 - amount.size])]
      : bag.signed({ ...amount, loose: false });
  bag.take('each', 'all');
  return amounts.flatMap((amount) =>
    whom(bag, place).map((powers) => each(powers, (power) => ({ kind: 'factory-price', power, amount }))),
  );
};

const readTiles: Rule['read'] = (bag, place) => {
  const none = bag.take('none');
  const amount = bag.takeAmount('tile');
  bag.take('any');
  if (none || amount?.size === 0) {
    if (amount && amount.size > 0 && !amount.weak) return 'how much';
    return whom(bag, place).map((powers) =>
      each(powers, (power) => ({ kind: 'tile-draw', power, amount: 'none' })),
    );
  }
  // “Draws 3 tiles” says how many, and not how many more.
  if (amount && !amount.sign && !bag.has('up', 'down')) return 'how much';
  const amounts = amount
    ? bag.signed(amount)
    : bag.has('up') || bag.has('down')
      ? bag.signed({ size: 1, sign: null, loose: false })
      : [];
  if (amounts.length === 0) return 'how much';
  const who = whom(bag, place);
  return amounts.flatMap((many) =>
    who.map((powers) => each(powers, (power) => ({ kind: 'tile-draw', power, amount: many }))),
  );
};

/** A number and whose it is, without a word for what: what the sheet is for, or support or income. */
const readBare: Rule['read'] = (bag, place) => {
  const amounts = bag.takeSigned();
  if (amounts.length === 0 || bag.notions.every(({ is }) => is !== 'amount')) return 'how much';
  const kinds = place.expects ? [place.expects] : (['support', 'income'] as const);
  const powers = bag.takePowers();
  const who = powers.length > 0 ? powers : place.power ? [place.power] : [];
  if (who.length === 0) return 'who';
  return amounts.flatMap((amount) => kinds.map((kind) => each(who, (power) => ({ kind, power, amount }))));
};

/** Every kind, as people say it. The first that reads a clause whole is not the only one: all are tried. */
export const RULES: readonly Rule[] = [
  {
    kind: 'support',
    says: ['support'],
    may: ['point', 'level', 'equal', 'modifier', 'each'],
    read: signed((power, amount) => ({ kind: 'support', power, amount }), 'point', 'level'),
  },
  {
    kind: 'income',
    says: ['income'],
    may: ['point', 'tile', 'level', 'each'],
    read: signed((power, amount) => ({ kind: 'income', power, amount }), 'point', 'tile', 'level'),
  },
  { kind: 'tile-draw', says: ['tile'], may: ['income'], read: readTiles },
  {
    kind: 'index',
    says: ['index'],
    may: ['level', 'point', 'modifier', 'equal'],
    read(bag) {
      const amounts = bag.takeSigned('level', 'point');
      return amounts.length === 0 ? 'how much' : amounts.map((amount) => [{ kind: 'index', amount }]);
    },
  },
  {
    kind: 'support-index',
    says: ['support', 'index'],
    may: ['equal', 'modifier', 'level'],
    read: following('support-index'),
  },
  {
    kind: 'support-climate',
    says: ['support', 'climate', ['inverse', 'down']],
    may: ['equal', 'modifier'],
    read: following('support-climate'),
  },
  {
    kind: 'support-balance',
    says: ['support', 'balance'],
    may: ['equal', 'modifier'],
    read: following('support-balance'),
  },
  {
    kind: 'support-results',
    says: ['result'],
    may: ['support', 'research', 'project'],
    read: counted('result', (bag) => {
      const [category, ...more] = bag.takeCategories();
      if (!category || more.length > 0) return 'which category';
      return [(head) => ({ kind: 'support-results', ...head, category })];
    }),
  },
  {
    kind: 'support-progress',
    says: ['level', ['each', 'support']],
    may: ['support', 'research', 'earlier'],
    read: counted('level', (bag, power) => {
      const [name, ...others] = bag.takeProjects();
      if (!name || others.length > 0) return 'which project';
      takeOwnCategory(bag, name);
      const [project] = projectsOf(name, [power], [], { general: true });
      return project ? [(head) => ({ kind: 'support-progress', ...head, project })] : 'which project';
    }),
  },
  {
    kind: 'support-pacts',
    says: ['pact'],
    may: ['support'],
    read: counted('pact', (bag) => {
      const named = bag.takeRegions();
      if (named.length > 1) return 'where';
      return (named.length === 1 ? named : REGION_NAMES).map(
        (region) =>
          ({ power, max }: Head) =>
            ({ kind: 'support-pacts', power, region, max }) as const,
      );
    }),
  },
  { kind: 'support', says: [], read: readBare },
  {
    kind: 'diplomacy',
    says: [],
    may: ['diplomatic', 'modifier', 'equal', 'and', 'comma', 'point', 'each'],
    read: readDiplomacy,
  },
  {
    kind: 'civil-war',
    says: ['civil war'],
    may: ['counter', 'modifier', 'up', 'none', 'place', 'diplomatic', 'and'],
    read(bag) {
      const amount = bag.takeAmount('counter');
      if (amount && amount.size > 1) return 'how much';
      const countries = bag.takeCountries().filter(isCivilWarCountry);
      return countries.length === 0
        ? 'where'
        : [each(countries, (country) => ({ kind: 'civil-war', country }))];
    },
  },
  {
    kind: 'doubling',
    says: ['double'],
    may: ['research', 'earlier', 'project', 'step', 'point', 'all', 'level'],
    read: readDouble,
  },
  {
    kind: 'atomic',
    says: ['permit'],
    may: ['research', 'double', 'earlier', 'step', 'comma', 'and', 'all', 'any', 'point', 'project'],
    read(bag) {
      const most = bag.takeBeside('max');
      if (most && most.size !== 3) return 'at most';
      bag.take('max');
      const named = bag.takeCategories();
      return named.length === 1 && named[0] === 'atomic' ? [[{ kind: 'atomic' }]] : 'which project';
    },
  },
  {
    kind: 'dispute',
    says: ['dispute'],
    may: ['or', 'and', 'comma', 'place', 'equal', 'each', 'support'],
    read(bag) {
      while (bag.takeAmount()?.size === 1);
      const [one, other, ...more] = bag.takeCountries();
      bag.takePowers();
      return one && other && more.length === 0 ? [[{ kind: 'dispute', countries: [one, other] }]] : 'where';
    },
  },
  { kind: 'factory-price', says: ['factory'], may: ['cost', 'point', 'equal'], read: readCost },
  { kind: 'research-level', says: ['level'], may: ['research', 'project', 'free', 'place'], read: readLevel },
  { kind: 'research-level', says: ['step'], may: ['research', 'project', 'free'], read: readTwoSteps },
  {
    kind: 'research-level-any',
    says: ['level'],
    may: ['research', 'free', 'comma'],
    read: readAnyOf('research-level-any'),
  },
  {
    kind: 'research-steps',
    says: ['step'],
    may: ['research', 'project', 'free', 'and', 'comma', 'each', 'all'],
    read: readSteps,
  },
  {
    kind: 'research-steps-any',
    says: ['step'],
    may: ['research', 'free', 'comma'],
    read: readAnyOf('research-steps-any'),
  },
  {
    kind: 'espionage',
    says: [['espionage', 'point', 'spy ring']],
    may: ['espionage', 'point'],
    read: readEspionage,
  },
  {
    kind: 'research-counter',
    says: ['counter'],
    may: ['free', 'whatever', 'place', 'research', 'activity'],
    read: (bag, place) =>
      bag.notions.some(
        ({ is, value }) => is === 'topic' && (value as readonly Topic[]).includes('diplomatic'),
      )
        ? 'who'
        : once((power) => ({ kind: 'research-counter', power }), 'counter')(bag, place),
  },
  {
    kind: 'diplomatic-counter',
    says: ['counter'],
    may: ['diplomatic', 'place', 'whatever', 'activity', 'comma'],
    read: once((power) => ({ kind: 'diplomatic-counter', power }), 'counter'),
  },
  {
    kind: 'free-unit',
    says: ['unit', ['free', 'up']],
    may: ['free', 'up', 'construction', 'any', 'comma', 'down', 'place'],
    read: once((power) => ({ kind: 'free-unit', power }), 'unit'),
  },
  {
    kind: 'free-ship',
    says: ['ship', ['free', 'up']],
    may: ['free', 'up', 'construction', 'any', 'comma', 'down', 'place'],
    read: once((power) => ({ kind: 'free-ship', power }), 'ship'),
  },
  {
    kind: 'acceleration',
    says: ['ship', ['space', 'accelerate']],
    may: ['accelerate', 'construction', 'free', 'comma', 'space'],
    read: readAcceleration,
  },
  {
    kind: 'russian-door',
    says: ['counter'],
    may: ['diplomatic', 'place', 'whatever', 'up', 'comma'],
    read: readDoor,
  },
  {
    kind: 'russian-door',
    says: [['place', 'whatever', 'permit']],
    may: ['counter', 'diplomatic', 'whatever', 'place', 'comma'],
    read: readDoor,
  },
  { kind: 'subversion', says: ['subversion'], may: ['result', 'place', 'comma'], read: readSubversion },
  {
    kind: 'purge',
    says: ['purge'],
    may: ['modifier', 'down'],
    read: (bag) => (takeRussia(bag) ? [[{ kind: 'purge' }]] : 'who'),
  },
];
