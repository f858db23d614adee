import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EFFECTS } from '../effects';
import type { CardPlace } from '../effects/place';
import type { Effect } from '../effects/shapes';
import { ANY_EFFECT } from '../testing/arbitraries';
import { effectsOf } from '../testing/effects-of';
import { POWERS } from '../vocabulary';
import { namedIn } from './grammar/named';
import { printEffect, readPrinted } from './grammar/printed';
import printed from './measured/printed.json';
import { parseEffects } from './read/read-event';
import { createSourceText } from './read/source-text';

const GENERAL: CardPlace = { general: true };
const of = (power: CardPlace['power']): CardPlace => ({ general: false, ...(power ? { power } : {}) });
const PLACES = [GENERAL, ...POWERS.map(of), of(undefined)];
const KINDS = Object.keys(EFFECTS) as Effect['kind'][];
const SAMPLES = printed as unknown as { effect: Effect; texts: string[] }[];

/** The effects of a text, even if this card cannot have them; null if not all of it is read. */
function read(text: string, place: CardPlace = GENERAL): Effect[] | null {
  const found = parseEffects(text, { ...place, anyway: true }, { title: '' });
  if (found.ok) return found.value.effects;
  const { plain } = createSourceText(text);
  const one = readPrinted(plain, 0, place);
  return one && one.end === plain.length ? [one.effect] : null;
}

/** A choice that is not made is the same as none (docs/deck-format.md). */
function plain({ ...effect }: Effect): Effect {
  if (effect.kind === 'by-hand' && !effect.order) delete effect.order;
  return effect;
}

describe('GS Guide: the printed words of', () => {
  it.each(KINDS)('%s are read as they were meant, on every card', (kind) => {
    const any = ANY_EFFECT[kind] as fc.Arbitrary<Effect>;
    fc.assert(
      fc.property(any, fc.constantFrom(...PLACES), (effect, place) => {
        const text = printEffect(effect, place);
        expect(read(text, place)).toEqual([plain(effect)]);
        expect(printEffect(read(text, place)?.[0] as Effect, place)).toBe(text);
      }),
    );
  });

  it('have samples of at least 31 kinds', () =>
    expect(new Set(SAMPLES.map(({ effect }) => effect.kind)).size).toBeGreaterThanOrEqual(31));

  // “By hand” has the table’s own words; of atomic research the form asks nothing.
  it.each(
    SAMPLES.map(({ effect }) => [effect.kind, effect] as const).filter(
      ([kind]) => kind !== 'by-hand' && kind !== 'atomic',
    ),
  )('%s name their kind for the form', (_, effect) =>
    expect(namedIn(printEffect(effect, GENERAL), GENERAL).kinds).not.toEqual([]),
  );

  it.each(SAMPLES.flatMap(({ effect, texts }) => texts.map((text) => [effect.kind, text, effect] as const)))(
    '%s are read in other letters, spaces and marks: %j',
    (_, text, effect) =>
      expect(PLACES.map((place) => JSON.stringify(read(text, place)))).toContain(JSON.stringify([effect])),
  );
});

describe('GS Guide: several effects on a line', () => {
  it.each<[string, string, Effect[]]>([
    [
      'general',
      'Italian support level: +1 EAI: +1',
      [
        { kind: 'support', power: 'Italy', amount: 1 },
        { kind: 'index', amount: 1 },
      ],
    ],
    [
      'general',
      'Hungary: 1 [Germany] Rumania: 1 [France] EAI: +1',
      [
        { kind: 'diplomacy', country: 'Hungary', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        { kind: 'diplomacy', country: 'Rumania', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        { kind: 'index', amount: 1 },
      ],
    ],
  ])('%s: %s', (form, text, effects) => expect(effectsOf(text, form)).toEqual(effects));

  it('GS 9.41D: on a national card the owner benefits, and picks, if no bracket says it', () => {
    expect(effectsOf('Turkey: 1', 'France')).toEqual([
      { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Allies', beneficiaries: ['France'] },
    ]);
    expect(effectsOf('Albania or Greece: 1', 'Italy')).toMatchObject([{ kind: 'flexible', power: 'Italy' }]);
  });

  it('the words of an order keep their letters, and are quoted if they end in a note', () => {
    const effect: Effect = { kind: 'by-hand', words: 'Ships  MOVE – İstanbul [secret]', window: 'any-time' };
    const text = printEffect(effect, GENERAL);
    expect(text).toBe('By hand, any time: "Ships  MOVE – İstanbul [secret]"');
    expect(read(text)).toEqual([effect]);
  });
});

const DISPUTE = 'The Axis must support one side; Russia or the Allies the other.';

describe('text that no card uses is left to the form', () => {
  it.each([
    'German support level: -3 +1 for each military research result.',
    'German support level: +1 for each air research result.',
    'Italian support level: (max. +/2) Modifier: EAI',
    'German support level: -3 (max. ±3) +1 for each air result',
    'Italian support level: +1 (max. +3) +1 for each trade pact in the Balkans.',
    'Russian support level: -3 (max. +3) +1 for each level of warp research.',
    'Italian support level: + (max. +3) +1 for each trade pact in Atlantis.',
    'Turkey: 1 [Mars]',
    'Turkey: 1 []',
    'Turkey: 1',
    'Turkey: 1 [Germany, Britain]',
    'Hungary, Rumania: 1 [Germany]',
    DISPUTE,
    `${DISPUTE} [Bulgaria]`,
    `${DISPUTE} [Bulgaria, Rumania, Greece]`,
    `${DISPUTE} [Bulgaria, Atlantis]`,
    'Factory conversion cost -2',
    'French construction: two free units',
    'French construction: 2 free ships',
    'All British ships +2 spaces',
    'One French ship +1 space',
    'EAI: +10',
    'Turkey: 10 [Germany]',
    'German national income: -99',
    'By hand, income:',
    `By hand, income: ${'a'.repeat(201)}`,
    'By hand: Lay it out.',
    'By hand, at noon: Lay it out.',
  ])('%s', (text) => {
    expect(effectsOf(text, 'general')).toBeNull();
  });
});
