import type { Rule } from '../../card-text/notions/rule';
import { forWhom } from '../../card-text/notions/whom';
import { pattern, take } from '../../card-text/read/source-text';
import { powerNames } from '../../card-text/read/spellings';
import { CONSTRUCTION } from '../../construction/kept';
import { oweBuilding } from '../../construction/owing';
import { ADJECTIVES, type Power } from '../../vocabulary';
import { type EffectKind, never, type Samples } from '../effect';
import { type EffectOf, acceleration as shape } from '../shapes';
import { CONSTRUCTION_KIND, COUNTED, isOne } from './construction';

const WORDS = pattern(
  `(all|one|1)(?: of)?(?: the)? (${powerNames.any}) ships?(?: under construction)? ?:? ?(?:accelerated )?${COUNTED} spaces?\\b`,
);
const isTwo = (count: string) => count === 'two' || count === '2';

const printAll = (power: Power) => `All ${ADJECTIVES[power]} ships +1 space`;
const printOne = (power: Power) => `One ${ADJECTIVES[power]} ship +2 spaces`;

const readSaid: Rule['read'] = (bag, place) => {
  // All battleships are not all ships.
  if (bag.typesOf('ship').length > 0) return 'any type';
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
  return forWhom(bag, place, (power) => ({ kind: 'acceleration', power, ships: told }));
};

/** Ships under construction go on for nothing: all of them one space, or one of them two. @rule GS Guide, Construction */
export const acceleration: EffectKind<EffectOf<'acceleration'>> = {
  shape,
  ...CONSTRUCTION_KIND,
  name: 'Ships accelerated',
  fields: ['power', 'ships'],
  apply(draft, { power, ships }) {
    draft.accelerations.push({ power, ships, used: [] });
    oweBuilding(draft, power, ships === 'all' ? 'all-ships' : 'one-ship');
  },
  moves: never,
  say: ({ power, ships }) =>
    ships === 'all'
      ? `Each ${ADJECTIVES[power]} ship under construction may go one space farther, free, before or after its own advance, but never to the next row by this.`
      : `One ${ADJECTIVES[power]} ship under construction may go two spaces farther, free, before or after its own advance, but never to the next row by this.`,
  example: 'All British ships +1 space',
  print: ({ power, ships }) => (ships === 'all' ? printAll(power) : printOne(power)),
  read(sourceText, at) {
    const found = take(sourceText, at, WORDS);
    const [, which = '', spelled = '', count = ''] = found?.words ?? [];
    const power = powerNames.of(spelled);
    if (!found || !power) return null;
    const all = which === 'all';
    if (all ? isOne(count) : isTwo(count))
      return { end: found.end, effect: { kind: 'acceleration', power, ships: all ? 'all' : 'one' } };
    return {
      end: found.end,
      refusal: {
        message: all ? 'All ships go one space.' : 'One ship goes two spaces.',
        rule: CONSTRUCTION,
        allowed: `Write “${printAll(power)}” or “${printOne(power)}”.`,
      },
    };
  },
  figures: [1, 2],
  offered: ['all ships +1 space', 'one ship +2 spaces'],
  said: [
    {
      says: ['ship', ['space', 'accelerate']],
      may: ['accelerate', 'construction', 'free', 'comma', 'space'],
      read: readSaid,
    },
  ],
};

export const samples: Samples<'acceleration'> = [
  [
    { kind: 'acceleration', power: 'Britain', ships: 'all' },
    'ALL BRITISH SHIPS + 1 SPACE.',
    'All of the British ships under construction: accelerated one space',
    'all Britain’s ships\n＋1 space',
  ],
  [
    { kind: 'acceleration', power: 'France', ships: 'one' },
    'One French ship +2 spaces',
    'One of the French ships two spaces.',
  ],
];
