import type { Effect } from '../../effects/shapes';
import { type Power, sideOf } from '../../vocabulary';
import { type Frame, forEach, isOne, signed } from './frames-construction';
import { idsOf, takeOwnCategory } from './project-ids';
import { type Amount, isTopic, speaksOf, type Topic } from './token';
import type { TokenBag } from './token-bag';

/** Frames for income, support, the index, prices and tiles. */

export const income: Frame = {
  says: ['income'],
  may: ['point', 'tile', 'tile point', 'level', 'each', 'equal', 'in income'],
  read: signed('income', 'point', 'tile', 'level', 'pact'),
};
export const support: Frame = {
  says: ['support'],
  may: ['point', 'level', 'equal', 'modifier', 'each'],
  read: signed('support', 'point', 'level'),
};
export const index: Frame = {
  says: ['index'],
  may: ['level', 'point', 'modifier', 'equal'],
  read(bag) {
    const amount = bag.takeSigned('level', 'point');
    return amount === null ? null : [{ kind: 'index', amount }];
  },
};
export const factoryPrice: Frame = {
  says: ['factory'],
  may: ['cost', 'point', 'tile point', 'equal', 'or', 'dear', 'in economy'],
  read(bag) {
    // “Conversion 2” may mean two more or two less.
    const bare = !bag.has('up', 'down') && bag.all('amount').every(({ value }) => !value.sign);
    bag.take('each', 'all');
    return bare ? null : signed('factory-price', 'point', 'pact', 'tile')(bag);
  },
};
export const tileDraw: Frame = {
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
    // “Draws 3 tiles” gives a total, not a change; “fewer tiles” gives no number.
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
function isLinked({ tokens }: TokenBag): boolean {
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
export const following = (
  kind: 'support-index' | 'support-climate' | 'support-balance',
  track: Topic,
): Frame => ({
  says: ['support', track],
  may: ['equal', 'modifier', 'level', 'and'],
  read(bag) {
    // “The Axis lead”: whose side of the balance it is, and not who gains.
    if (kind === 'support-balance' && bag.place.power) bag.takeAll('side');
    // “When the climate goes down our support goes up” is inverse, like the word “inverse”.
    const turned = bag.take('inverse') || (kind === 'support-climate' && !bag.has('up') && bag.take('down'));
    if (!isLinked(bag) || turned !== (kind === 'support-climate')) return null;
    const range = bag.takeRange() ?? bag.takeBeside('max')?.size ?? 3;
    bag.take('max');
    bag.take('up');
    return range === 3 ? forEach(bag, (power) => ({ kind, power })) : null;
  },
});

const worth = ({ sign, size }: Amount) => (sign === '-' ? 0 - size : size);

/** A formula from a base up to a maximum, per counted item. @rule GS Guide, Support */
const counted = (
  says: Frame['says'],
  of: Topic,
  make: (bag: TokenBag, head: { power: Power; base: number; max: number }) => Effect | null,
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
    // The bag no longer has the tokens that the frame ignores; the full list still shows where they were.
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
    // Without “each” nothing is counted, unless the text says it is equal.
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

export const supportResults = counted(['result', ['support', 'each', 'max']], 'result', (bag, head) => {
  const [category, ...more] = bag.takeAll('category');
  return category && more.length === 0 ? { kind: 'support-results', ...head, category } : null;
});
export const supportProgress = counted(['level', ['each', 'support'], ['max']], 'level', (bag, head) => {
  const [name, ...more] = bag.takeProjects();
  const [project] = name && more.length === 0 ? idsOf(name, bag, [head.power]) : [];
  if (name) takeOwnCategory(bag, name);
  return project ? { kind: 'support-progress', ...head, project } : null;
});
export const supportPacts = counted(['pact'], 'pact', (bag, { power, base, max }) => {
  const [region, ...more] = bag.takeAll('region');
  return region && more.length === 0 && base === 0 ? { kind: 'support-pacts', power, region, max } : null;
});
/** “For each Axis trade pact”, “level of Axis torpedoes”: whose they are that are counted, and not whose support it is. */
export const ofOwnSide = (frame: Frame): Frame => ({
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
