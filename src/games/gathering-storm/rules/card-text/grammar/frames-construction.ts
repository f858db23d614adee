import { type EffectOf, SHIP_TYPES, UNIT_TYPES } from '../../effects/shapes';
import { type Frame, forEach, once } from './frame';
import { speaksOf } from './token';

/** Frames for construction. */

export const freeOf = (kind: 'free-unit' | 'free-ship', what: 'unit' | 'ship'): Frame => ({
  says: [what, ['free', 'up']],
  may: ['free', 'construction', 'any', 'place', 'accelerate', 'in economy'],
  read(bag) {
    const type = bag.typeOf(what);
    if (type === null) return null;
    const types: readonly string[] = what === 'unit' ? UNIT_TYPES : SHIP_TYPES;
    const of = type && types.includes(type) ? { [what]: type } : {};
    // “Ships +1” may mean advancing a ship or laying one down.
    if (!speaksOf(bag.tokens, 'free') && !bag.all('amount').every(({ value }) => !value.sign)) return null;
    return once((power) => ({ kind, power, ...of }) as EffectOf<typeof kind>, what)(bag);
  },
});
export const acceleration: Frame = {
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
