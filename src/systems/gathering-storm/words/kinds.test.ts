import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EFFECTS, kindOf } from '../effects';
import type { Place } from '../effects/place';
import type { Effect, EffectOf } from '../effects/shapes';
import { ANY_EFFECT } from '../testing/arbitraries';
import { POWERS } from '../vocabulary';
import { createPassage } from './read/passage';
import { readAt, readPieces } from './read/read-effects';

const GENERAL: Place = { general: true };
const of = (power: Place['power']): Place => ({ general: false, ...(power ? { power } : {}) });
const PLACES = [GENERAL, ...POWERS.map(of), of(undefined)];
const KINDS = Object.keys(EFFECTS) as Effect['kind'][];

/** All that stands in a text; `null` for words that are not an effect. */
function read(text: string, place: Place = GENERAL): (Effect | null)[] {
  return readPieces(createPassage(text), 0, place).map((piece) =>
    'reading' in piece && 'effect' in piece.reading ? piece.reading.effect : null,
  );
}

/** Why one effect is refused or what is asked. */
function refusal(text: string, place: Place = GENERAL) {
  const reading = readAt(createPassage(text), 0, place);
  return reading && 'refusal' in reading ? reading : null;
}

/** A choice that is not made is the same as none (docs/deck-format.md). */
function plain({ ...effect }: Effect): Effect {
  if (effect.kind === 'by-hand' && !effect.order) delete effect.order;
  return effect;
}

const EFFECT: { [K in Effect['kind']]: EffectOf<K> } = {
  income: { kind: 'income', power: 'Germany', amount: 1 },
  'tile-draw': { kind: 'tile-draw', power: 'France', amount: 'none' },
  support: { kind: 'support', power: 'Britain', amount: -1 },
  'support-results': { kind: 'support-results', power: 'Germany', base: -3, max: 3, category: 'military' },
  'support-progress': {
    kind: 'support-progress',
    power: 'Russia',
    base: -3,
    max: 3,
    project: 'Russia/armor',
  },
  'support-pacts': { kind: 'support-pacts', power: 'Italy', region: 'Eastern Europe', max: 3 },
  'support-index': { kind: 'support-index', power: 'Italy' },
  'support-climate': { kind: 'support-climate', power: 'Britain' },
  'support-balance': { kind: 'support-balance', power: 'France' },
  index: { kind: 'index', amount: 1 },
  diplomacy: { kind: 'diplomacy', country: 'Turkey', amount: 1, side: 'Axis', beneficiaries: ['Germany'] },
  flexible: { kind: 'flexible', power: 'Italy', amount: 1, countries: ['Albania', 'Bulgaria', 'Greece'] },
  'civil-war': { kind: 'civil-war', country: 'Yugoslavia' },
  doubling: { kind: 'doubling', project: 'air range' },
  atomic: { kind: 'atomic' },
  dispute: { kind: 'dispute', countries: ['Bulgaria', 'Rumania'] },
  'factory-price': { kind: 'factory-price', power: 'Germany', amount: -2 },
  'research-level': { kind: 'research-level', project: 'Axis/torpedoes' },
  'research-level-any': { kind: 'research-level-any', owner: 'Axis', category: 'intelligence' },
  'research-steps': { kind: 'research-steps', projects: ['Axis/torpedoes', 'Germany/West Wall'] },
  'research-steps-any': { kind: 'research-steps-any', owner: 'France', category: 'intelligence' },
  espionage: { kind: 'espionage', power: 'Britain', category: 'intelligence' },
  'research-counter': { kind: 'research-counter', power: 'Russia' },
  'free-unit': { kind: 'free-unit', power: 'France' },
  'free-ship': { kind: 'free-ship', power: 'France' },
  acceleration: { kind: 'acceleration', power: 'Britain', ships: 'all' },
  'diplomatic-counter': { kind: 'diplomatic-counter', power: 'Britain' },
  'russian-door': { kind: 'russian-door', countries: ['Austria', 'Czechoslovakia', 'Hungary'] },
  subversion: { kind: 'subversion', countries: ['Finland', 'Poland', 'Rumania', 'Turkey'] },
  purge: { kind: 'purge' },
  'by-hand': { kind: 'by-hand', words: 'One more counter may be placed.', window: 'placement' },
};

/** The printed form first, as print writes it; then what is forgiven. */
const WRITTEN: [Effect['kind'], string, string[]][] = [
  [
    'income',
    'German national income: +1',
    ['GERMAN NATIONAL INCOME +1.', 'Germany income: 1', 'german\nnational  income : ＋1'],
  ],
  [
    'tile-draw',
    'France draws no random tiles',
    ['France draws no tiles.', 'FRANCE DRAWS\nNO RANDOM TILES', 'france draws no income tiles'],
  ],
  [
    'support',
    'British support level: -1',
    ['British support: −1', 'british support level – 1', 'Britain’s support level : —1.'],
  ],
  [
    'support-results',
    'German support level: -3 (max. +3)\n+1 for each military research result.',
    [
      'German support level: –3 (max +3) +1 for each military research result',
      'GERMAN SUPPORT LEVEL: −3 (MAX. 3). 1 for every military result',
      'german support level:-3(max.+3)\r\n+1 for each military research results.',
    ],
  ],
  [
    'support-progress',
    'Russian support level: -3 (max. +3)\n+1 for each level of armor research.',
    [
      'russian support level: -3 (max +3) +1 for each level of Russian armor research',
      'Russian support level: − 3 max. 3\n\n+1 for each level of the armor research.',
    ],
  ],
  [
    'support-pacts',
    'Italian support level: + (max. +3)\n+1 for each trade pact in Eastern Europe.',
    [
      'Italian support level: 0 (max. +3) +1 for each trade pact in Eastern Europe',
      'Italian support level: (max. +3)\n+1 for each trade pact in eastern\nEurope.',
    ],
  ],
  [
    'support-index',
    'Italian support level: (max. ±3)\nModifier: European Aggression Index.',
    [
      'Italian support level: (max. +/−3) modifier: EAI',
      'Italian support level (max ±3). Modifier: the European Aggression Index',
    ],
  ],
  [
    'support-climate',
    'British support level: (max. ±3)\nModifier: inverse of Economic Climate.',
    [
      'British support level: + (max. ±3) Modifier: inverse of the economic climate',
      'British support level: (max. -/+3) Modifier inverse of Economic Climate',
    ],
  ],
  [
    'support-balance',
    'French support level: (max. ±3)\nModifier: Balance of Power',
    ['french support level: (max. +/-3)\nmodifier: the balance of power.'],
  ],
  ['index', 'EAI: +1', ['eai +1', 'E.A.I.: +1', 'European Aggression Index: 1', 'EAI:\u00a0+\u200b1']],
  [
    'diplomacy',
    'Turkey: 1 [Germany]',
    [
      'turkey : +1 [ germany ]',
      'Turkey: 1 [pro-German]',
      'TURKEY: 1\n[for Germany].',
      '\u202eTurkey:\u202c 1 [Germany]',
    ],
  ],
  [
    'flexible',
    'Albania, Bulgaria or Greece: 1 [Italy]',
    [
      'Albania, Bulgaria, or Greece: 1 [Italy]',
      'albania or bulgaria\nor Greece: +1 [Italian]',
      'Albania/Bulgaria/Greece: 1 [Italy]',
    ],
  ],
  ['civil-war', 'Yugoslavia: 0', ['Jugoslavia: 0', 'YUGO-SLAVIA: 0.', 'Yugo–Slavia : 0']],
  [
    'doubling',
    'Double value of previous investment in air range research, up to a maximum of three steps.',
    [
      'DOUBLE VALUE OF CURRENT INVESTMENT IN AIR RANGE RESEARCH UP TO A MAXIMUM OF 3 STEPS',
      'double the value of the previous investments in air range\nresearch, up to a maximum of three steps',
      'Double value of previous investment in air range research',
    ],
  ],
  [
    'atomic',
    'Atomic research permitted; double value of previous investment in atomic research, up to a maximum of three steps.',
    [
      'Atomic research permitted. Double value of current investment in atomic research, up to a maximum of three steps',
      'atomic research is now permitted',
    ],
  ],
  [
    'dispute',
    'The Axis must support one side; Russia or the Allies the other. [Bulgaria, Rumania]',
    [
      'The Axis must support one side;\nRussia or the Allies the other.\n[Bulgaria, Rumania]',
      'the axis must support one side. Russia or the Allies the other [Bulgaria and Romania].',
      'THE AXIS MUST SUPPORT ONE SIDE, the Allies or Russia the other side [ Bulgaria / Roumania ]',
    ],
  ],
  [
    'factory-price',
    'Factory conversion cost -2 [Germany]',
    [
      'FACTORY CONVERSION COST: −2 [German].',
      'German factory conversion cost -2',
      'Factory\nconversion costs – 2 [for Germany]',
      'conversion cost -2 [ germany ]',
    ],
  ],
  [
    'research-level',
    'Axis torpedoes +1 level',
    ['axis torpedoes +1 level', 'Italian torpedoes + 1 level.', 'AXIS TORPEDOES\nONE LEVEL'],
  ],
  [
    'research-level-any',
    'Any Axis intelligence project +1 level',
    ['any axis intelligence project ＋1 level.', 'Any one Axis intelligence project +1 level'],
  ],
  [
    'research-steps',
    'Axis torpedoes and German West Wall +1 step each',
    [
      'German torpedoes & German west wall + 1 step each.',
      'Axis torpedoes and\nGerman West Wall one step each',
    ],
  ],
  [
    'research-steps-any',
    'Any two French intelligence projects +1 step each',
    [
      'Any two French intelligence projects\n+1 step each',
      'any 2 french intelligence projects + 1 step each.',
    ],
  ],
  [
    'espionage',
    'British espionage: intelligence +1 point',
    ['british espionage intelligence research +1 point', 'British espionage: intelligence one extra point'],
  ],
  [
    'research-counter',
    'Russian research: +1 activity counter',
    ['Russian research +1 counter', 'Russia research: one additional activity counter.'],
  ],
  [
    'free-unit',
    'French construction: one free unit',
    [
      'FRENCH CONSTRUCTION : ONE FREE UNIT',
      'France construction 1 free\nunit.',
      'France’s construction: an additional unit',
    ],
  ],
  [
    'free-ship',
    'French construction: one free ship',
    [
      'french  construction one free ship.',
      'French construction: 1 free ship',
      'France construction : a free ship',
    ],
  ],
  [
    'acceleration',
    'All British ships +1 space',
    [
      'ALL BRITISH SHIPS + 1 SPACE.',
      'All of the British ships under construction: accelerated one space',
      'all Britain’s ships\n＋1 space',
    ],
  ],
  [
    'diplomatic-counter',
    'British diplomacy: +1 counter',
    [
      'British diplomacy +1 diplomatic counter.',
      'britain’s\ndiplomacy : one more counter',
      'Britain diplomacy: ＋1 counter',
    ],
  ],
  [
    'russian-door',
    'Russian counter in Austria, Czechoslovakia or Hungary',
    [
      'Russian diplomatic counter in Austria, Czecho–Slovakia, or Hungary.',
      'RUSSIAN COUNTER IN Austria/Czechoslovakia/Hungary',
      'Russian counter in Austria, Czechoslovakia\nor Hungary',
    ],
  ],
  [
    'subversion',
    'Free subversion result in Finland, Poland, Rumania or Turkey.',
    [
      'Free subversion result in Finland, Poland,\nRumania or Turkey.',
      'free subversion in Finland, Poland, Romania, or Turkey',
    ],
  ],
  [
    'purge',
    'Russia: purge effects this turn',
    [
      'RUSSIA: PURGE EFFECTS.',
      'Russian purge effects this turn',
      'Russia is under purge\neffects this turn.',
    ],
  ],
  [
    'by-hand',
    'By hand, first placement: One more counter may be placed.',
    [
      'by hand , first placement : One more counter may be placed.',
      'BY HAND, placement: "One more counter may be placed."',
    ],
  ],
];

describe('GS Guide: the printed words of', () => {
  it.each(WRITTEN)('%s are written and read: %s', (kind, printed, forgiven) => {
    const place = GENERAL;
    expect(kindOf(EFFECT[kind]).print(EFFECT[kind], place)).toBe(printed);
    for (const text of [printed, ...forgiven]) expect(read(text, place), text).toEqual([EFFECT[kind]]);
  });

  it('every kind stand in that table, and each example is read as its kind', () => {
    expect(WRITTEN.map(([kind]) => kind)).toEqual(KINDS);
    for (const kind of KINDS) expect(read(EFFECTS[kind].example)).toMatchObject([{ kind }]);
  });

  it.each(KINDS)('%s are read back as they were meant, on every card, by no other kind', (kind) => {
    const any = ANY_EFFECT[kind] as fc.Arbitrary<Effect>;
    fc.assert(
      fc.property(any, fc.constantFrom(...PLACES), fc.boolean(), (effect, place, flat) => {
        const printed = kindOf(effect).print(effect, place);
        const text = flat ? printed.replaceAll('\n', ' ') : printed;
        expect(read(text, place)).toEqual([plain(effect)]);
        const readers = Object.values(EFFECTS).filter((own) => own.read(createPassage(text), 0, place));
        expect(readers).toHaveLength(1);
        expect(kindOf(effect).print(read(text, place)[0] as Effect, place)).toBe(printed);
      }),
    );
  });
});

describe('GS Guide: further forms', () => {
  it.each<[string, Effect[]]>([
    ['France draws one more random tile', [{ kind: 'tile-draw', power: 'France', amount: 1 }]],
    ['France draws two fewer random tiles', [{ kind: 'tile-draw', power: 'France', amount: -2 }]],
    ['Italy draws 1 random tile less.', [{ kind: 'tile-draw', power: 'Italy', amount: -1 }]],
    [
      'Romania: 1 [France]',
      [{ kind: 'diplomacy', country: 'Rumania', amount: 1, side: 'Allies', beneficiaries: ['France'] }],
    ],
    [
      'Roumania: 1 [Britain and France]',
      [
        {
          kind: 'diplomacy',
          country: 'Rumania',
          amount: 1,
          side: 'Allies',
          beneficiaries: ['Britain', 'France'],
        },
      ],
    ],
    [
      'Spain: 2 [Axis]',
      [{ kind: 'diplomacy', country: 'Spain', amount: 2, side: 'Axis', beneficiaries: [] }],
    ],
    [
      'Spain: 2 [Russia]',
      [{ kind: 'diplomacy', country: 'Spain', amount: 2, side: 'Russia', beneficiaries: ['Russia'] }],
    ],
    [
      'Yugoslavia: 0 [Allied side]',
      [{ kind: 'diplomacy', country: 'Yugoslavia', amount: 0, side: 'Allies', beneficiaries: [] }],
    ],
    [
      'Russian support level: -2 (max. +2) +1 for each revealed intelligence result.',
      [{ kind: 'support-results', power: 'Russia', base: -2, max: 2, category: 'intelligence' }],
    ],
    [
      'German support level: + (max. +2) +1 for each level of joint Axis torpedoes research',
      [{ kind: 'support-progress', power: 'Germany', base: 0, max: 2, project: 'Axis/torpedoes' }],
    ],
    [
      'By hand, Economic phase, before or after: Armor goes one level.',
      [{ kind: 'by-hand', words: 'Armor goes one level.', window: 'economic', order: true }],
    ],
    ['One French ship +2 spaces', [{ kind: 'acceleration', power: 'France', ships: 'one' }]],
    ['One of the French ships two spaces.', [{ kind: 'acceleration', power: 'France', ships: 'one' }]],
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
  it.each<[string, string, Place, number]>([
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
