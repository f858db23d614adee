import { DOUBLED, readId, sideOfOwner } from '../../research/catalogue';
import { sideOf } from '../../vocabulary';
import { type Frame, forEach, isOne } from './frames-construction';
import { takeIds, takeOwnCategory } from './project-ids';
import { speaksOf } from './token';

/** Frames for research. */

export const doubling: Frame = {
  says: ['double'],
  may: ['research', 'earlier', 'project', 'step', 'point', 'all', 'level', 'result', 'now on', 'each', 'may'],
  read(bag) {
    // Permitted atomic research is doubled too: that is an effect of its own.
    if (speaksOf(bag.tokens, 'permit')) return null;
    // A project named twice may mean two of them.
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
export const atomic: Frame = {
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
export const espionage: Frame = {
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

export const researchLevel: Frame = {
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
export const researchSteps: Frame = {
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
export const researchAny = (kind: 'research-level-any' | 'research-steps-any'): Frame => ({
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
