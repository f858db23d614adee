import type { Refusal } from '@/kernel/result';
import type { Rule } from '../../card-text/notions/rule';
import { once } from '../../card-text/notions/whom';
import type { ParseResult } from '../../card-text/read/parse-result';
import { pattern, type SourceText, take } from '../../card-text/read/source-text';
import { powerNames } from '../../card-text/read/spellings';
import { CONSTRUCTION } from '../../construction/kept';
import { oweBuilding } from '../../construction/owing';
import { addLine, totalOf } from '../../state/lines';
import type { OpenState } from '../../state/state';
import { ADJECTIVES, inWords, POWERS, type Power } from '../../vocabulary';
import { type EffectKind, never, noSheet, type Source } from '../effect';
import { usedNow } from '../late';
import type { CardPlace } from '../place';
import { type EffectOf, SHIP_TYPES, UNIT_TYPES } from '../shapes';
import { worthOne } from '../worth';

/** What the kinds of construction and factories share: they are national, and for the power that drew them. */
export function checkNational(power: Power, place: CardPlace, rule: string): Refusal | null {
  if (place.general)
    return {
      message: 'This is a national event.',
      rule,
      allowed: `Put it on the card of ${power}; a general card does not carry it.`,
    };
  if (!place.power || place.power === power) return null;
  return {
    message: `This event is for ${power}.`,
    rule,
    allowed: `On this card it must be for ${place.power}.`,
  };
}

type Free = EffectOf<'free-unit'> | EffectOf<'free-ship'>;
type FreeOf = Pick<EffectOf<'free-unit'>, 'kind' | 'unit'> | Pick<EffectOf<'free-ship'>, 'kind' | 'ship'>;

const NUMBER = `(?:${Array.from({ length: 10 }, (_, amount) => inWords(amount)).join('|')}|an?|\\d{1,2})`;
/** A number of something, and which numbers mean one or two. */
export const COUNTED = `\\+? ?(${NUMBER})`;
export const isOne = (count: string) => ['one', 'a', 'an', '1'].includes(count);

const FREE = {
  unit: pattern(
    `(${powerNames.any}) construction ?:? ?(?:${COUNTED} )?(?:free|additional) (?:(${UNIT_TYPES.join('|')}) )?units?\\b`,
  ),
  ship: pattern(
    `(${powerNames.any}) construction ?:? ?(?:${COUNTED} )?free (?:ship|(${SHIP_TYPES.join('|')}))s?\\b`,
  ),
};

/** "a free infantry unit", "one free destroyer": of any type without one. */
export const nameFree = (count: string, { kind, ...of }: FreeOf) => {
  const ship = 'ship' in of ? of.ship : undefined;
  const unit = 'unit' in of ? of.unit : undefined;
  return `${count} free ${kind === 'free-ship' ? (ship ?? 'ship') : unit ? `${unit} unit` : 'unit'}`;
};

/** "French construction: one free unit". */
export const printFree = (effect: Free) =>
  `${ADJECTIVES[effect.power]} construction: ${nameFree('one', effect)}`;

function addFree(draft: OpenState, effect: Free, source: Source): void {
  const { kind, power } = effect;
  const type = kind === 'free-ship' ? effect.ship : effect.unit;
  addLine(draft, {
    total: kind === 'free-ship' ? totalOf.freeShips(power) : totalOf.freeUnits(power),
    amount: 1,
    words: source.title,
    rule: CONSTRUCTION,
    until: 'turn',
    basis: 'event',
    ...(type ? { type } : {}),
  });
  oweBuilding(draft, power, kind, type);
}

/** What the kinds of construction share. */
export const CONSTRUCTION_KIND = {
  placement: { group: 'Construction', card: 'national', forAnother: false },
  rule: () => CONSTRUCTION,
  window: () => 'economic',
  optional: true,
  check: ({ power }, place) => checkNational(power, place, CONSTRUCTION),
  ask: never,
  missing: never,
  onSheets: noSheet,
  worth: worthOne,
  late: usedNow,
  changes: null,
  once: false,
} satisfies Partial<EffectKind<Free | EffectOf<'acceleration'>>>;

/** What a free unit and a free ship share besides. */
export const FREE_KIND = { ...CONSTRUCTION_KIND, apply: addFree, print: printFree };

/** A free unit or ship as people say it, with its type where they name one. */
export const saidFree = (kind: Free['kind'], what: 'unit' | 'ship'): Rule => ({
  says: [what, ['free', 'up']],
  may: ['free', 'up', 'construction', 'any', 'comma', 'place'],
  read(bag, place) {
    const [type, ...more] = bag.typesOf(what);
    if (more.length > 0) return 'only one';
    return once((power) => ({ kind, power, ...(type ? { [what]: type } : {}) }) as Free, what)(bag, place);
  },
});

export function readFreeOf<E extends Free>(
  sourceText: SourceText,
  at: number,
  what: 'unit' | 'ship',
  make: (power: Power, type: string) => E,
): ParseResult<E> | null {
  const found = take(sourceText, at, FREE[what]);
  const power = powerNames.of(found?.words[1] ?? '');
  if (!found || !power) return null;
  const effect = make(power, found.words[3] ?? '');
  if (isOne(found.words[2] || 'one')) return { end: found.end, effect };
  return {
    end: found.end,
    refusal: {
      message: `An event gives one free ${what}.`,
      rule: CONSTRUCTION,
      allowed: `Write “${printFree(effect)}”, twice for two.`,
    },
  };
}

/** `Words [Germany]` for each power: what is asked where the card does not tell whose it is. */
export const withEach = (words: string) => POWERS.map((power) => `${words} [${power}]`);
