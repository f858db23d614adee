import { NEIGHBORS } from '../../diplomacy/state';
import { type Effect, type EffectOf, SHIP_TYPES, UNIT_TYPES } from '../../effects/shapes';
import { countedAs, DOUBLED, projectsIn, readId, sideOfOwner } from '../../research/catalogue';
import { COUNTRIES, type Country, isCivilWarCountry, type Power, REGIONS, sideOf } from '../../vocabulary';
import type { Bag } from './bag';
import { type Amount, isTopic, speaksOf, type Topic } from './notion';

/** One way in which people say a kind of effect. */
export interface Frame {
  /** At least one of each must be said. */
  says: readonly (Topic | readonly Topic[])[];
  /** These say nothing more. */
  may?: readonly Topic[];
  /** What is said, where only one thing can be meant; else nothing. What it leaves in the bag was not understood. */
  read(bag: Bag): readonly Effect[] | null;
}

/** An effect for each whom it concerns. */
const forEach = (bag: Bag, make: (power: Power) => Effect): Effect[] | null =>
  bag.takeWhom()?.map(make) ?? null;

/** A kind of a power and a signed number; “income zero” says what it is, and not by how much it changes. */
const signed =
  (kind: 'support' | 'income' | 'factory-price', ...of: Topic[]): Frame['read'] =>
  (bag) => {
    const amount = bag.takeSigned(...of);
    return amount === null || amount === 0 ? null : forEach(bag, (power) => ({ kind, power, amount }));
  };

/** A kind of a power that is there once, with or without its “one more”; no card takes one away. */
const once =
  (make: (power: Power) => Effect, ...of: Topic[]): Frame['read'] =>
  (bag) => {
    const amount = bag.takeAmount(...of);
    bag.take('up');
    if (bag.has('down') || !isOne(amount)) return null;
    return forEach(bag, make);
  };

const isOne = (amount: Amount | null) =>
  !amount || (amount.size === 1 && (amount.sign !== '-' || amount.loose));

const income: Frame = {
  says: ['income'],
  may: ['point', 'tile', 'tile point', 'level', 'each', 'equal', 'in income'],
  read: signed('income', 'point', 'tile', 'level', 'pact'),
};
const support: Frame = {
  says: ['support'],
  may: ['point', 'level', 'equal', 'modifier', 'each'],
  read: signed('support', 'point', 'level'),
};
const index: Frame = {
  says: ['index'],
  may: ['level', 'point', 'modifier', 'equal'],
  read(bag) {
    const amount = bag.takeSigned('level', 'point');
    return amount === null ? null : [{ kind: 'index', amount }];
  },
};
const factoryPrice: Frame = {
  says: ['factory'],
  may: ['cost', 'point', 'tile point', 'equal', 'or', 'dear', 'in economy'],
  read(bag) {
    // “Conversion 2” may be two more or two less.
    const bare = !bag.has('up', 'down') && bag.all('amount').every(({ value }) => !value.sign);
    bag.take('each', 'all');
    return bare ? null : signed('factory-price', 'point', 'pact', 'tile')(bag);
  },
};
const tileDraw: Frame = {
  says: ['tile'],
  may: ['income', 'draw', 'in income'],
  read(bag) {
    const none = bag.take('none');
    const found = bag.takeAmount('tile');
    bag.take('any');
    if (none || found?.size === 0) {
      if (found && found.size > 0 && !found.weak) return null;
      return forEach(bag, (power) => ({ kind: 'tile-draw', power, amount: 'none' }));
    }
    // “Draws 3 tiles” says how many, and not how many more; “fewer tiles” not how many.
    if (
      !found &&
      (speaksOf(
        bag.tokens.filter((token) => token.is === 'topic' && token.many),
        'tile',
      ) ||
        !bag.has('up', 'down'))
    )
      return null;
    if (found && !found.sign && !bag.has('up', 'down')) return null;
    const amount = bag.signed(found ?? { size: 1, sign: null, loose: false });
    return amount === null ? null : forEach(bag, (power) => ({ kind: 'tile-draw', power, amount }));
  },
};

/** Whether support is said to follow the track: “support up, EAI up” are two things without their numbers. */
function isLinked({ tokens }: Bag): boolean {
  if (tokens.some((one) => one.is === 'range' || isTopic(one, 'equal', 'max', 'inverse', 'modifier')))
    return true;
  const places = tokens.flatMap((one, at) =>
    isTopic(one, 'support', 'index', 'climate', 'balance') ? [at] : [],
  );
  const between = tokens.slice(Math.min(...places), Math.max(...places));
  const divided = between.some((one) => isTopic(one, 'comma', 'and', 'stop') && !isTopic(one, 'up'));
  return tokens.filter((one) => isTopic(one, 'up', 'down')).length < 2 && !divided;
}

/** A formula between −3 and +3 that follows a track, the climate turned round and no other. @rule GS Guide, Support */
const following = (kind: 'support-index' | 'support-climate' | 'support-balance', track: Topic): Frame => ({
  says: ['support', track],
  may: ['equal', 'modifier', 'level', 'and'],
  read(bag) {
    // “The Axis lead”: whose side of the balance it is, and not who gains.
    if (kind === 'support-balance' && bag.place.power) bag.takeAll('side');
    // “When the climate goes down our support goes up” turns it round as “inverse” does.
    const turned = bag.take('inverse') || (kind === 'support-climate' && !bag.has('up') && bag.take('down'));
    if (!isLinked(bag) || turned !== (kind === 'support-climate')) return null;
    const range = bag.takeRange() ?? bag.takeBeside('max')?.size ?? 3;
    bag.take('max');
    bag.take('up');
    return range === 3 ? forEach(bag, (power) => ({ kind, power })) : null;
  },
});

const worth = ({ sign, size }: Amount) => (sign === '-' ? 0 - size : size);

/** A formula from a base up to its most, for each of what is counted. @rule GS Guide, Support */
const counted = (
  says: Frame['says'],
  of: Topic,
  make: (bag: Bag, head: { power: Power; base: number; max: number }) => Effect | null,
): Frame => ({
  says,
  may: [
    'support',
    'research',
    'project',
    'earlier',
    'counts two',
    'back',
    'point',
    'each',
    'up',
    'base',
    'equal',
    'modifier',
    'and',
  ],
  read(bag) {
    // What the frame may pass over was taken from the bag; where it stood the tokens still tell.
    const { tokens } = bag;
    const range = bag.takeRange();
    const most = bag.takeBeside('max') ?? bag.takeBeside('set');
    const each = tokens.findIndex((one) => isTopic(one, 'each'));
    const step = bag.takeCount(of) ?? (bag.all('amount').length > 1 ? bag.takeCount('point') : null);
    const numbers = bag.all('amount').filter(({ value }) => !value.weak);
    const isAdded = (at: number) => {
      const [from, to] = at < each ? [at, each] : [each, at];
      return !tokens.slice(from, to).some((one) => isTopic(one, 'comma', 'stop', 'and'));
    };
    // “+1 support for each”: what each adds, and no base.
    const added = step
      ? undefined
      : numbers.findLast(
          (one) =>
            one.value.size === 1 &&
            one.value.sign !== '-' &&
            (numbers.length > 1 || (each !== -1 && isAdded(tokens.indexOf(one)))),
        );
    if (step && !isOne(step)) return null;
    const [base, ...more] = numbers.filter((one) => one !== added);
    if (more.length > 0 || (base && range !== null)) return null;
    // Without “each” nothing is counted, unless it is said to be as much.
    const lowers = base && !base.value.sign && bag.has('down');
    bag.take('down', 'max');
    bag.takeAll('amount');
    const max = most ? worth(most) : range;
    const from = range !== null ? -range : base ? (lowers ? -base.value.size : worth(base.value)) : 0;
    if (max === null || max <= 0 || (base && from > 0)) return null;
    const [power, ...others] = bag.takeWhom() ?? [];
    return power && others.length === 0
      ? [make(bag, { power, base: from, max })].filter((one) => one !== null)
      : null;
  },
});

const supportResults = counted(['result', ['support', 'each', 'max']], 'result', (bag, head) => {
  const [category, ...more] = bag.takeAll('category');
  return category && more.length === 0 ? { kind: 'support-results', ...head, category } : null;
});
const supportProgress = counted(['level', ['each', 'support'], ['max']], 'level', (bag, head) => {
  const [name, ...more] = bag.takeProjects();
  const [project] = name && more.length === 0 ? idsOf(name, bag, [head.power]) : [];
  if (name) takeOwnCategory(bag, name);
  return project ? { kind: 'support-progress', ...head, project } : null;
});
const supportPacts = counted(['pact'], 'pact', (bag, { power, base, max }) => {
  const [region, ...more] = bag.takeAll('region');
  return region && more.length === 0 && base === 0 ? { kind: 'support-pacts', power, region, max } : null;
});
/** “For each Axis trade pact”, “level of Axis torpedoes”: whose they are that are counted, and not whose support it is. */
const ofOwnSide = (frame: Frame): Frame => ({
  ...frame,
  read(bag) {
    const named = bag.all('power')[0]?.value ?? bag.place.power;
    const isOwn = (at: number) => {
      const [side, next] = [bag.tokens[at], bag.tokens[at + 1]];
      if (side?.is !== 'side') return true;
      return (
        named && side.value === sideOf(named) && (isTopic(next, 'pact', 'silent') || next?.is === 'project')
      );
    };
    if (bag.tokens.every((_, at) => isOwn(at))) bag.takeAll('side');
    return frame.read(bag);
  },
});

const diplomacy: Frame = {
  says: [],
  may: ['diplomatic', 'modifier', 'equal', 'point', 'swing', 'in diplomacy'],
  read(bag) {
    const named = bag.takeAll('country');
    const [region, ...more] = named.length === 0 ? bag.takeAll('region') : [];
    const isIn = (country: Country) => region && (REGIONS[region] as readonly string[]).includes(country);
    const countries = region ? COUNTRIES.filter(isIn) : named;
    const [country] = countries;
    const said = bag.takeAmount('counter');
    // No card takes its own power’s modifier away: a dash by itself divides there.
    const found = said?.loose && bag.place.power ? { ...said, sign: null, loose: false } : said;
    if (
      !country ||
      more.length > 0 ||
      !found ||
      isTopic({ is: 'topic', value: [found.of ?? 'silent'] }, 'counter')
    )
      return null;
    const nobody = !bag.isNamed;
    const amount = bag.signed(found);
    if (amount === null) return null;
    const either = bag.take('or', 'any') || region !== undefined;
    const every = bag.take('each', 'all') || (!either && speaksOf(between(bag), 'and'));
    bag.take('place');
    if (amount === 0 && nobody && countries.every(isCivilWarCountry))
      return countries.filter(isCivilWarCountry).map((one) => ({ kind: 'civil-war', country: one }));
    const who = bag.takeBeneficiaries();
    if (!who) return null;
    if (countries.length === 1 || (every && !either))
      return countries.map((one) => ({ kind: 'diplomacy', country: one, amount, ...who }));
    const [power, ...others] = who.beneficiaries;
    return either && !every && power && others.length === 0
      ? [{ kind: 'flexible', power, amount, countries }]
      : null;
  },
};
/** What stands between the first country and the last. */
function between({ tokens }: Bag) {
  const places = tokens.flatMap(({ is }, at) => (is === 'country' ? [at] : []));
  return tokens.slice(places[0], places.at(-1));
}
const civilWar: Frame = {
  says: ['civil war'],
  may: ['counter', 'no modifier', 'up', 'place', 'diplomatic', 'and', 'or', 'step'],
  read(bag) {
    const amount = bag.takeCount('counter', 'step') ?? bag.takeAmount();
    // “Civil war +1” without a counter is one, or a modifier.
    if ((amount?.size !== 0 && !isOne(amount)) || (amount?.sign && !speaksOf(bag.tokens, 'counter')))
      return null;
    const countries = bag.takeAll('country');
    return countries.length > 0 && countries.every(isCivilWarCountry)
      ? countries.filter(isCivilWarCountry).map((country) => ({ kind: 'civil-war', country }))
      : null;
  },
};
const dispute: Frame = {
  says: ['dispute'],
  may: ['or', 'and', 'place', 'equal', 'each', 'support', 'any', 'all'],
  read(bag) {
    for (const { value } of bag.all('amount'))
      if (value.size !== 1 || (value.sign && !value.loose)) return null;
    bag.takeAll('amount');
    bag.takeAll('side');
    const [one, other, ...more] = bag.takeRussia() ? bag.takeAll('country') : [];
    return one && other && more.length === 0 ? [{ kind: 'dispute', countries: [one, other] }] : null;
  },
};
const diplomaticCounter: Frame = {
  says: ['counter', 'diplomatic'],
  may: ['place', 'whatever', 'activity', 'third'],
  read: once((power) => ({ kind: 'diplomatic-counter', power }), 'counter'),
};
const researchCounter: Frame = {
  says: ['counter', 'research'],
  may: ['free', 'whatever', 'place', 'activity', 'third'],
  read: once((power) => ({ kind: 'research-counter', power }), 'counter'),
};
const russianDoor: Frame = {
  says: [['place', 'whatever', 'permit', 'counter']],
  may: ['counter', 'diplomatic', 'place', 'whatever', 'permit', 'activity'],
  read(bag) {
    const amount = bag.takeCount('counter');
    const countries = bag.takeAll('country');
    bag.take('or', 'any', 'and');
    return bag.takeRussia() && isOne(amount) && countries.length > 0
      ? [{ kind: 'russian-door', countries }]
      : null;
  },
};
const subversion: Frame = {
  says: ['subversion'],
  may: ['result', 'place', 'or', 'any', 'and', 'up', 'free'],
  read(bag) {
    const amount = bag.takeAmount('result');
    const named = bag.takeAll('country');
    // The Guide’s event names all its neighbors (GS Guide, Diplomacy).
    const countries: Country[] = named.length > 0 ? named : [...NEIGHBORS];
    const asked = named.length > 0 && amount?.sign && !amount.loose;
    return bag.takeRussia() && isOne(amount) && !asked ? [{ kind: 'subversion', countries }] : null;
  },
};
const purge: Frame = {
  says: ['purge'],
  may: ['modifier'],
  read: (bag) => (bag.takeRussia() ? [{ kind: 'purge' }] : null),
};

const doubling: Frame = {
  says: ['double'],
  may: ['research', 'earlier', 'project', 'step', 'point', 'all', 'level', 'result', 'now on', 'each', 'may'],
  read(bag) {
    // Atomic research that is permitted is doubled with it: an effect of its own.
    if (speaksOf(bag.tokens, 'permit')) return null;
    // Said twice it may be two of them.
    if (bag.all('project').length > new Set(bag.all('project').map(({ value }) => value)).size) return null;
    const steps = bag.takeBeside('max') ?? bag.takeAmount('step');
    bag.take('max', 'up');
    const names = bag.takeProjects();
    for (const name of names) takeOwnCategory(bag, name);
    const doubled = names.flatMap((name) => DOUBLED.find((known) => known === name) ?? []);
    if ((steps && steps.size !== 3) || doubled.length < names.length) return null;
    return doubled.map((project) => ({ kind: 'doubling', project }));
  },
};
const atomic: Frame = {
  says: ['permit'],
  may: ['research', 'double', 'earlier', 'step', 'and', 'all', 'any', 'point', 'project', 'now on', 'each'],
  read(bag) {
    const most = bag.takeBeside('max') ?? bag.takeAmount('step');
    bag.take('max');
    const [named, ...more] = bag.takeAll('category');
    if (named !== 'atomic' || more.length > 0 || (most && most.size !== 3)) return null;
    return [{ kind: 'atomic' }];
  },
};
const espionage: Frame = {
  says: [['espionage', 'spy ring', 'point']],
  may: ['espionage', 'point', 'up', 'free', 'spy ring', 'equal', 'research', 'project', 'any'],
  read(bag) {
    if (!speaksOf(bag.tokens, 'espionage', 'spy ring') && !speaksOf(bag.tokens, 'free')) return null;
    const amounts = bag.all('amount').filter(({ value }) => !value.weak || value.of);
    bag.takeAll('amount');
    if (amounts.length > 2 || !amounts.every(({ value }) => isOne(value))) return null;
    // “A peek at the Axis’s naval research”: whom it is against, and not whose it is.
    const { power } = bag.place;
    const sides = bag.tokens.flatMap((one) =>
      one.is === 'side' ? [one.value] : one.is === 'power' ? [sideOf(one.value)] : [],
    );
    if (power && sides.some((side) => side !== sideOf(power))) {
      bag.takeAll('side');
      bag.takeAll('power');
    }
    const [category, ...more] = bag.takeAll('category');
    return category && more.length === 0
      ? forEach(bag, (one) => ({ kind: 'espionage', power: one, category }))
      : null;
  },
};

/** The ids of a named project: of its owner where one is named, of whoever may use it, or of each that has it. */
export function idsOf(
  name: string,
  { place }: Pick<Bag, 'place'>,
  powers: readonly Power[],
  sides: readonly string[] = [],
): string[] {
  const called = projectsIn(place).filter((project) => project.name.toLowerCase() === name.toLowerCase());
  const idsBy = (owners: readonly string[]) =>
    owners.flatMap((owner) => called.filter((project) => project.owner === owner).map(({ id }) => id));
  const own = place.power ? idsBy([place.power, sideOf(place.power)]) : [];
  const [first] = [...idsBy([...sides, ...powers, ...powers.map(sideOf)]), ...own];
  if (powers.length + sides.length > 0 && idsBy([...sides, ...powers, ...powers.map(sideOf)]).length === 0)
    return [];
  return first ? [first] : called.map(({ id }) => id);
}
/** “Naval torpedoes”: the category that it is of says nothing more. */
function takeOwnCategory(bag: Bag, name: string): void {
  const of = projectsIn(bag.place).filter((one) => one.name.toLowerCase() === name.toLowerCase());
  if (
    bag
      .all('category')
      .every(({ value }) => of.some((one) => countedAs(one) === value || one.category === value))
  )
    bag.takeAll('category');
}
/** The ids of several names, by whom the clause names with them; nothing where one could be several. */
function takeIds(bag: Bag, names: readonly string[]): string[] | null {
  for (const name of names) takeOwnCategory(bag, name);
  const sides = bag.takeAll('side');
  const powers = bag.takeAll('power');
  const ids = names.map((name) => idsOf(name, bag, powers, sides));
  return ids.every((some) => some.length === 1) ? ids.flat() : null;
}

const researchLevel: Frame = {
  says: [['level', 'step']],
  may: ['research', 'project', 'free', 'place', 'accelerate', 'up', 'level', 'step'],
  read(bag) {
    const names = bag.takeProjects();
    const steps = bag.takeCount('step');
    const level = bag.takeAmount('level', 'project');
    // “One level (two steps)”; two steps alone are one as well. @rule GS 15.13
    const whole = speaksOf(bag.tokens, 'level') || steps?.size === 2;
    if (names.length !== 1 || !whole || !isOne(level) || (steps && (steps.size !== 2 || steps.sign === '-')))
      return null;
    return takeIds(bag, names)?.map((project) => ({ kind: 'research-level', project })) ?? null;
  },
};
const researchSteps: Frame = {
  says: ['step'],
  may: ['research', 'project', 'free', 'and', 'each', 'all', 'up', 'place'],
  read(bag) {
    const names = bag.takeProjects();
    for (let amount = bag.takeAmount('step', 'project'); amount; amount = bag.takeAmount('step', 'project'))
      if (amount.size !== 1 || amount.sign === '-') return null;
    const [one, other] = (names.length === 2 && takeIds(bag, names)) || [];
    const sheet = (id: string) => sideOfOwner(readId(id).owner);
    if (!one || !other || sheet(one) !== sheet(other)) return null;
    return [{ kind: 'research-steps', projects: [one, other] }];
  },
};
const researchAny = (kind: 'research-level-any' | 'research-steps-any'): Frame => ({
  says: [kind === 'research-level-any' ? ['level', 'step'] : 'step'],
  may: ['research', 'free', 'up', 'any', 'each', 'or', 'place', 'different', 'project', 'level', 'step'],
  read(bag) {
    const open = speaksOf(bag.tokens, 'any', 'project');
    const many = bag.takeCount('project');
    const level = bag.takeCount('level');
    const two = kind === 'research-steps-any';
    const steps = two ? bag.takeAmount('step') : bag.takeCount('step');
    // Two steps of one project are a level; “two naval steps” may be that, or one of two. @rule GS 15.13
    const whole = two
      ? many?.size === 2 && isOne(steps) && !level
      : (speaksOf(bag.tokens, 'level') ? isOne(level ?? steps) : steps?.size === 2) && isOne(many);
    if (
      !open ||
      !whole ||
      many?.sign === '-' ||
      (!two && !many && !speaksOf(bag.tokens, 'any') && !speaksOf(bag.tokens, 'project'))
    )
      return null;
    const [category, ...more] = bag.takeAll('category');
    const owner = bag.takeOwner();
    return category && owner && more.length === 0 ? [{ kind, owner, category }] : null;
  },
});

const freeOf = (kind: 'free-unit' | 'free-ship', what: 'unit' | 'ship'): Frame => ({
  says: [what, ['free', 'up']],
  may: ['free', 'construction', 'any', 'place', 'accelerate', 'in economy'],
  read(bag) {
    const type = bag.typeOf(what);
    if (type === null) return null;
    const types: readonly string[] = what === 'unit' ? UNIT_TYPES : SHIP_TYPES;
    const of = type && types.includes(type) ? { [what]: type } : {};
    // “Ships +1” may go on, or be laid down.
    if (!speaksOf(bag.tokens, 'free') && !bag.all('amount').every(({ value }) => !value.sign)) return null;
    return once((power) => ({ kind, power, ...of }) as EffectOf<typeof kind>, what)(bag);
  },
});
const acceleration: Frame = {
  says: ['ship', ['space', 'accelerate']],
  may: ['accelerate', 'construction', 'free', 'space', 'any', 'up', 'in economy'],
  read(bag) {
    // All battleships are not all ships.
    if (bag.typeOf('ship') !== undefined) return null;
    const ships = bag.takeCount('ship')?.size;
    const spaces = bag.takeAmount('space')?.size;
    const all = bag.take('all', 'each');
    if (all && (ships ?? 1) !== 1) return null;
    const many = speaksOf(
      bag.tokens.filter((token) => token.is === 'topic' && token.many),
      'ship',
    );
    const which =
      (all || (ships === undefined && many)) && (spaces ?? (all ? 1 : 0)) === 1
        ? 'all'
        : !all && (ships ?? 1) === 1 && spaces === 2
          ? 'one'
          : null;
    return which ? forEach(bag, (power) => ({ kind: 'acceleration', power, ships: which })) : null;
  },
};

/** Every kind, as people say it. An order to the table is its own words, which say nothing of themselves. */
export const FRAMES: readonly Frame[] = [
  income,
  support,
  index,
  factoryPrice,
  tileDraw,
  following('support-index', 'index'),
  following('support-climate', 'climate'),
  following('support-balance', 'balance'),
  supportResults,
  ofOwnSide(supportProgress),
  ofOwnSide(supportPacts),
  diplomacy,
  civilWar,
  dispute,
  diplomaticCounter,
  researchCounter,
  russianDoor,
  subversion,
  purge,
  doubling,
  atomic,
  espionage,
  researchLevel,
  researchSteps,
  researchAny('research-level-any'),
  researchAny('research-steps-any'),
  freeOf('free-unit', 'unit'),
  freeOf('free-ship', 'ship'),
  acceleration,
];
