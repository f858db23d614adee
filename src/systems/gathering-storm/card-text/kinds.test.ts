import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EFFECTS, kindOf } from '../effects';
import type { Samples } from '../effects/effect';
import type { CardPlace } from '../effects/place';
import type { Effect } from '../effects/shapes';
import { ANY_EFFECT } from '../testing/arbitraries';
import { POWERS } from '../vocabulary';
import { namedIn } from './ask/named-in';
import { readAt, readPieces } from './read/read-effects';
import { createSourceText } from './read/source-text';

const GENERAL: CardPlace = { general: true };
const of = (power: CardPlace['power']): CardPlace => ({ general: false, ...(power ? { power } : {}) });
const PLACES = [GENERAL, ...POWERS.map(of), of(undefined)];
const KINDS = Object.keys(EFFECTS) as Effect['kind'][];

/** All that stands in a text; `null` for words that are not an effect. */
function read(text: string, place: CardPlace = GENERAL): (Effect | null)[] {
  return readPieces(createSourceText(text), 0, place).map((piece) =>
    'reading' in piece && 'effect' in piece.reading ? piece.reading.effect : null,
  );
}

/** Why one effect is refused or what is asked. */
function refusal(text: string, place: CardPlace = GENERAL) {
  const reading = readAt(createSourceText(text), 0, place);
  return reading && 'refusal' in reading ? reading : null;
}

/** A choice that is not made is the same as none (docs/deck-format.md). */
function plain({ ...effect }: Effect): Effect {
  if (effect.kind === 'by-hand' && !effect.order) delete effect.order;
  return effect;
}

const MODULES = import.meta.glob<{ samples?: Samples<Effect['kind']> }>(
  ['../effects/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);
/** The samples of each kind, as its own file has them. */
const SAMPLES = new Map(Object.values(MODULES).map(({ samples }) => [samples?.[0]?.[0].kind, samples]));

describe('GS Guide: the printed words of', () => {
  it.each(KINDS)('%s are written as its example and read as its samples', (kind) => {
    const samples = SAMPLES.get(kind) ?? [];
    expect(
      samples,
      `The file of “${kind}” in effects/ exports no samples: see Samples in effect.ts.`,
    ).not.toEqual([]);
    for (const [at, [effect, ...texts]] of samples.entries()) {
      const { example, print } = kindOf(effect);
      if (at === 0) expect(print(effect, GENERAL)).toBe(example);
      for (const text of at === 0 ? [example, ...texts] : texts) expect(read(text), text).toEqual([effect]);
    }
  });

  it.each(KINDS)(
    '%s lead to a form, also where nothing reads them: see SPEAKS in ask/named-in.ts',
    (kind) => {
      expect(namedIn(EFFECTS[kind].example, GENERAL).kinds).not.toEqual([]);
    },
  );

  it.each(KINDS)('%s are read back as they were meant, on every card, by no other kind', (kind) => {
    const any = ANY_EFFECT[kind] as fc.Arbitrary<Effect>;
    fc.assert(
      fc.property(any, fc.constantFrom(...PLACES), fc.boolean(), (effect, place, flat) => {
        const printed = kindOf(effect).print(effect, place);
        const text = flat ? printed.replaceAll('\n', ' ') : printed;
        expect(read(text, place)).toEqual([plain(effect)]);
        const readers = Object.values(EFFECTS).filter((own) => own.read(createSourceText(text), 0, place));
        expect(readers).toHaveLength(1);
        expect(kindOf(effect).print(read(text, place)[0] as Effect, place)).toBe(printed);
      }),
    );
  });
});

describe('GS Guide: several effects on a line', () => {
  it.each<[string, Effect[]]>([
    [
      'French construction: one free unit French construction: one free ship',
      [
        { kind: 'free-unit', power: 'France' },
        { kind: 'free-ship', power: 'France' },
      ],
    ],
    [
      'Italian support level: +1 EAI: +1',
      [
        { kind: 'support', power: 'Italy', amount: 1 },
        { kind: 'index', amount: 1 },
      ],
    ],
    [
      'Hungary: 1 [Germany] Rumania: 1 [France] EAI: +1',
      [
        { kind: 'diplomacy', country: 'Hungary', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
        { kind: 'diplomacy', country: 'Rumania', amount: 1, side: 'Allies', beneficiaries: ['France'] },
        { kind: 'index', amount: 1 },
      ],
    ],
  ])('%s', (text, effects) => {
    expect(read(text)).toEqual(effects);
  });

  it('GS 9.41D: on a national card the owner benefits, and picks, where no bracket says it', () => {
    expect(read('Turkey: 1', of('France'))).toEqual([
      { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Allies', beneficiaries: ['France'] },
    ]);
    expect(read('Albania or Greece: 1', of('Italy'))).toMatchObject([{ kind: 'flexible', power: 'Italy' }]);
  });

  it('the words of an order keep their letters, and are quoted where a note stands at their end', () => {
    const effect: Effect = { kind: 'by-hand', words: 'Ships  MOVE – İstanbul [secret]', window: 'any-time' };
    const printed = kindOf(effect).print(effect, GENERAL);
    expect(printed).toBe('By hand, any time: "Ships  MOVE – İstanbul [secret]"');
    expect(read(printed)).toEqual([effect]);
  });
});

const DISPUTE = 'The Axis must support one side; Russia or the Allies the other.';

describe('refused, with what would be allowed', () => {
  it.each<[string, string, RegExp, RegExp]>([
    [
      'GS Guide, Support',
      'German support level: -3 +1 for each military research result.',
      /no bounds/,
      /-3 \(max\. \+3\)/,
    ],
    [
      'GS Guide, Support',
      'German support level: +1 for each air research result.',
      /no bounds/,
      /\+ \(max\. \+3\)/,
    ],
    ['GS Guide, Support', 'Italian support level: Modifier: EAI', /no bounds/, /\(max\. ±3\)/],
    ['GS Guide, Support', 'Italian support level: (max. +/2) Modifier: EAI', /−3 and \+3/, /\(max\. ±3\)/],
    ['GS Guide, Support', 'Italian support level: -1 (max. ±3) Modifier: EAI', /no base/, /\(max\. ±3\)/],
    [
      'GS Guide, Support',
      'German support level: -3 (max. ±3) +1 for each air result',
      /one bound/,
      /-3 \(max\. \+3\)/,
    ],
    [
      'GS Guide, Support',
      'Italian support level: +1 (max. +3) +1 for each trade pact in the Balkans.',
      /from 0/,
      /\+ \(max/,
    ],
    [
      'GS Guide, Support',
      'Russian support level: -3 (max. +3) +1 for each level of warp research.',
      /“warp”/,
      /armor/,
    ],
    [
      'GS 15.12',
      'German support level: -3 (max. +3) +1 for each banana research result.',
      /“banana”/,
      /naval/,
    ],
    [
      'GS 4.16',
      'Italian support level: + (max. +3) +1 for each trade pact in Atlantis.',
      /“atlantis”/,
      /Scandinavia/,
    ],
    ['GS 6.25', 'Turkey: 1 [Mars]', /“Mars”/, /Germany, Italy/],
    ['GS 6.25', 'Turkey: 1 []', /no power/, /Germany, Italy/],
    ['GS 9.31C', 'Turkey: 1 [Britain, Britain]', /twice/, /once/],
    ['GS Guide, Diplomacy', 'Albania, Albania or Greece: 1 [Italy]', /twice/, /once/],
    ['GS Guide, Diplomacy', 'Albania or Greece: 1', /national/, /one country/],
    ['GS Guide, Diplomacy', DISPUTE, /two countries/, /\[Bulgaria, Rumania\]/],
    ['GS Guide, Diplomacy', `${DISPUTE} [Bulgaria]`, /two countries/, /\[Bulgaria, Rumania\]/],
    ['GS Guide, Diplomacy', `${DISPUTE} [Bulgaria, Rumania, Greece]`, /two countries/, /both in brackets/],
    ['GS Guide, Diplomacy', `${DISPUTE} [Bulgaria, Bulgaria]`, /twice/, /once/],
    ['GS 4.16', `${DISPUTE} [Bulgaria, Atlantis]`, /“Atlantis”/, /Albania/],
    ['GS Guide, Diplomacy', 'Russian counter in Austria, Austria or Hungary', /twice/, /once/],
    ['GS Guide, Diplomacy', 'Free subversion result in Poland or Poland', /twice/, /once/],
    ['GS Guide, Factory', 'Factory conversion cost -2', /national/, /card of a power/],
    ['GS 6.25', 'Factory conversion cost -2 [Mars]', /“Mars”/, /One power/],
    ['GS Guide, Construction', 'French construction: two free units', /one free unit/, /twice for two/],
    ['GS Guide, Construction', 'French construction: 2 free ships', /one free ship/, /twice for two/],
    ['GS Guide, Construction', 'All British ships +2 spaces', /one space/, /\+1 space/],
    ['GS Guide, Construction', 'One French ship +1 space', /two spaces/, /\+2 spaces/],
  ])('%s: %s', (rule, text, message, allowed) => {
    const found = refusal(text);
    expect(found?.choices).toBeUndefined();
    expect(found?.refusal).toMatchObject({ rule });
    expect(found?.refusal.message).toMatch(message);
    expect(found?.refusal.allowed).toMatch(allowed);
  });

  it('GS 9.31C: of powers of two sides each may be meant, and is a choice', () => {
    const found = refusal('Turkey: 1 [Germany, Britain]');
    expect(found?.refusal).toMatchObject({
      rule: 'GS 9.31C',
      message: expect.stringMatching(/not of one side/),
    });
    expect(found?.choices).toEqual(['Turkey: 1 [Germany]', 'Turkey: 1 [Britain]']);
    expect(refusal('Turkey: 1 [Germany, Britain]', of('Britain'))?.choices).toEqual(['Turkey: 1 [Britain]']);
  });

  it.each([
    'EAI: +10',
    'Turkey: 10 [Germany]',
    'German national income: -99',
    'Factory conversion cost -10 [Italy]',
  ])('%s is out of range', (text) => {
    expect(refusal(text)?.refusal.message).toBe('An amount lies between −9 and +9.');
  });

  it('an order without words, or with too many, is refused', () => {
    expect(refusal('By hand, income:')?.refusal.message).toBe('Write at least one word.');
    expect(refusal(`By hand, income: ${'a'.repeat(201)}`)?.refusal.message).toBe('At most 200 letters.');
  });
});

describe('asked, never guessed: every choice can be read', () => {
  it.each<[string, string, CardPlace, number]>([
    ['GS 9.31C', 'Turkey: 1', GENERAL, 7],
    ['GS 9.31C', 'Greece: -1', of(undefined), 7],
    ['GS Guide, Diplomacy', 'Albania or Greece: 1', of(undefined), 5],
    ['GS Guide, Factory', 'Factory conversion cost +2', of(undefined), 5],
    ['GS 9.41', 'By hand: Lay it out.', GENERAL, 9],
    ['GS 9.41', 'By hand, at noon: Lay it out.', GENERAL, 9],
  ])('%s: %s', (rule, text, place, choices) => {
    const found = refusal(text, place);
    expect(found?.refusal).toMatchObject({ rule });
    expect(found?.choices).toHaveLength(choices);
    for (const choice of found?.choices ?? []) expect(read(choice, place), choice).not.toContain(null);
  });

  it('GS Guide, Diplomacy: what a bracket says stays in both choices', () => {
    for (const choice of refusal('Hungary, Rumania: 1 [Germany]')?.choices ?? [])
      expect(read(choice, of('Germany')), choice).not.toContain(null);
    expect(refusal('Hungary, Rumania: 1 [Germany]')?.choices?.[0]).toBe('Hungary or Rumania: 1 [germany]');
  });

  it.each(['Hungary and Rumania: 1', 'Hungary, Rumania: 1'])(
    'GS Guide, Diplomacy: %s could mean one of them or each',
    (text) => {
      const found = refusal(text, of('Germany'));
      expect(found?.choices).toEqual(['Hungary or Rumania: 1', 'Hungary: 1 Rumania: 1']);
      for (const choice of found?.choices ?? []) expect(read(choice, of('Germany'))).not.toContain(null);
    },
  );
});
