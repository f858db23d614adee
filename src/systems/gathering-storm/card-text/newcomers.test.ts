import { describe, expect, it } from 'vitest';
import type { CardPlace } from '../effects/place';
import type { Effect } from '../effects/shapes';
import { type Country, POWERS, type Power, powersOf, sideOf } from '../vocabulary';
import { saysAll } from './ask/nearest';
import { parseEntered } from './read/read-entered';
import { readLine } from './read/read-line';

/** Lines that newcomers typed from their cards, each with what the card does. */

const placeOf = (form: string): CardPlace =>
  form === 'general' ? { general: true } : { general: false, power: form as Power };

const read = (form: string, text: string) => {
  const found = parseEntered(text, placeOf(form));
  return found.ok
    ? { ...found.value }
    : found.mistakes.map(({ kind, message, words }) => `${kind} “${words}”: ${message}`);
};
const untitled = (effects: Effect[], secret = false) => ({ title: '', secret, effects });

const support = (power: Power, amount: number): Effect => ({ kind: 'support', power, amount });
const income = (power: Power, amount: number): Effect => ({ kind: 'income', power, amount });
const INDEX: Effect = { kind: 'index', amount: 1 };
const leans = (country: 'Turkey' | 'Austria', amount: number): Effect => ({
  kind: 'diplomacy',
  country,
  amount,
  side: 'Axis',
  beneficiaries: ['Germany'],
});
const leansTo = (country: Country, power: Power): Effect => ({
  kind: 'diplomacy',
  country,
  amount: 1,
  side: sideOf(power),
  beneficiaries: [power],
});
const WAR: Effect = { kind: 'civil-war', country: 'Yugoslavia' };
const RANGE: Effect = { kind: 'doubling', project: 'air range' };
const STEPS: Effect = { kind: 'research-steps-any', owner: 'France', category: 'intelligence' };
const PICK: Effect = {
  kind: 'flexible',
  power: 'Italy',
  amount: 1,
  countries: ['Albania', 'Bulgaria', 'Greece', 'Turkey', 'Yugoslavia'],
};
const CHEAP: Effect = { kind: 'factory-price', power: 'Germany', amount: -2 };
const ARMOR: Effect = {
  kind: 'support-progress',
  power: 'Russia',
  base: -3,
  max: 3,
  project: 'Russia/armor',
};
const ARMY: Effect = { kind: 'support-results', power: 'Germany', base: -3, max: 3, category: 'military' };

describe('words that carry nothing are passed over', () => {
  it.each<[string, string, Effect[]]>([
    [
      'general',
      "Italian support rises by one and Germany's support goes up one too.",
      [support('Italy', 1), support('Germany', 1)],
    ],
    [
      'general',
      "Italy's support rises by one and the European aggression index goes up by one as well.",
      [support('Italy', 1), INDEX],
    ],
    [
      'general',
      "The French don't draw any random tiles this turn.",
      [{ kind: 'tile-draw', power: 'France', amount: 'none' }],
    ],
    ['general', "France doesn't draw tiles", [{ kind: 'tile-draw', power: 'France', amount: 'none' }]],
    ['Germany', '+1 rnd tile', [{ kind: 'tile-draw', power: 'Germany', amount: 1 }]],
    ['France', '2 dif french intel projects 1 step each', [STEPS]],
    [
      'France',
      'The French get one step in each of two different French intelligence projects, any they like.',
      [STEPS],
    ],
    [
      'Italy',
      'Italy gets a plus one in one country she picks herself, either Albania, Bulgaria, Greece, Turkey or Yugoslavia.',
      [PICK],
    ],
    [
      'Italy',
      "One modifier of 1 in any one of: Albania, Bulgaria, Greece, Turkey, Jugoslavia (Italy's choice)",
      [PICK],
    ],
  ])('GS 9.12, %s: %s', (form, line, effects) => expect(read(form, line)).toEqual(untitled(effects)));

  it.each([
    'any two different french intelligence projects +1 each',
    'French intelligence: any two different projects +1 each',
  ])('GS 9.41B: %s may be a step or a level each, and is asked about', (line) => {
    expect(readLine(line, placeOf('France'))).toEqual({
      choices: [
        [STEPS],
        [
          { kind: 'research-level-any', owner: 'France', category: 'intelligence' },
          { kind: 'research-level-any', owner: 'France', category: 'intelligence' },
        ],
      ],
    });
  });

  it.each([
    ['France', 'two different countries +1'],
    ['general', 'Turkey +1 Germany, no diplomatic effect'],
    ['general', 'EAI goes one back'],
    ['general', 'EAI back to zero'],
    ['general', 'Turkey leans away from Germany by 1'],
    ['Russia', 'Russian support falls by three, and two come back for each level of armor'],
  ])('GS 9.12, %s: %s is not read over', (form, line) =>
    expect(readLine(line, placeOf(form))).not.toHaveProperty('read'),
  );
});

describe('GS 9.41E: the gray mark as a bare word', () => {
  it.each([
    'secret supp +1',
    'Secret\nsupp +1',
    'SECRET\nGerman support level: +1',
    'supp +1\nsecret',
    'Secretly, supp +1',
    "Secretly Germany's support rises by one.",
  ])('%s', (text) => expect(read('Germany', text)).toEqual(untitled([support('Germany', 1)], true)));

  it('a title that begins with it stays a title', () => {
    expect(read('Germany', 'Secret talks\nsupp +1')).toEqual({
      title: 'Secret talks',
      secret: false,
      effects: [support('Germany', 1)],
    });
  });

  it('GS 9.31: no general event is secret', () => {
    expect(read('general', 'secret EAI +1')).toEqual([
      'refused “secret”: A general event is face up for all.',
    ]);
  });
});

describe('two effects in one breath', () => {
  it.each<[string, string, Effect[]]>([
    ['Germany', 'supp +1 eai +1', [support('Germany', 1), INDEX]],
    ['general', 'German support +1 Italian income +1', [support('Germany', 1), income('Italy', 1)]],
    ['Germany', 'turkey +1 ger, ger 1 bonus income', [leans('Turkey', 1), income('Germany', 1)]],
    [
      'general',
      'Germany gets one more income, and Turkey leans her way by one in diplomacy.',
      [income('Germany', 1), leans('Turkey', 1)],
    ],
    [
      'Germany',
      'In Austria diplomacy is two better for the Germans, their own support goes up one, and the European Aggression Index rises by one.',
      [leans('Austria', 2), support('Germany', 1), INDEX],
    ],
  ])('GS 9.12, %s: %s', (form, line, effects) => expect(read(form, line)).toEqual(untitled(effects)));

  it('whose it is is asked on the general card, a button each, and for several', () => {
    expect(readLine('supp +1 eai +1', placeOf('general'))).toEqual({
      choices: [...POWERS.map((power) => [power]), POWERS, powersOf('Axis'), powersOf('Allies')].map(
        (powers) => [...powers.map((power) => support(power, 1)), INDEX],
      ),
    });
  });

  it.each([
    ['Germany', 'support +1 Italy income +1'],
    ['Germany', '+1 supp +1 eai'],
    ['Germany', 'supp +1 -1 eai'],
    ['general', 'Germany and Italy +1 income, and Turkey leans her way by one'],
  ])('GS 9.12, %s: %s could be of either, and is not read', (form, line) =>
    expect(readLine(line, placeOf(form))).not.toHaveProperty('read'),
  );
});

describe('GS 9.21: a trend in words', () => {
  it.each<[string, number, string]>([
    ['trend down 1', -1, ''],
    ['trend unchanged', 0, ''],
    ['Economic trend: none', 0, ''],
    ['The economic trend goes up by one', 1, ''],
    ['trend 0', 0, ''],
    ['the trend is down by one, EAI +1', -1, 'EAI +1'],
    ['trend one down', -1, ''],
    ['no trend, jets dbl', 0, 'jets dbl'],
    ['clim -1, eai +1, brit sup -1', -1, 'eai +1, brit sup -1'],
    ['atomic ok now, climate +1', 1, 'atomic ok now'],
    ['The trend goes two lower, EAI +1', -2, 'EAI +1'],
    ['Trend stays put. EAI +1', 0, 'EAI +1'],
    ['EAI +1, economic trend unchanged', 0, ''],
    // As the table says it itself.
    ['The Economic Climate stays.', 0, ''],
    ['The Economic Climate rises by one.', 1, ''],
    ['The Economic Climate rises by three.', 3, ''],
    ['The Economic Climate falls by two.', -2, ''],
    ['economic climate gets worse by 1', -1, ''],
    ['no change to the climate', 0, ''],
    ['climate doesn’t change, EAI +1', 0, 'EAI +1'],
    ['EAI +1, climate stays the same', 0, ''],
  ])('%s', (line, value, rest) => {
    const found = parseEntered(line, placeOf('general'));
    expect(found.ok ? [] : found.mistakes.map(({ trend }) => trend)).toMatchObject([{ value, rest }]);
  });

  it('two signs say no number', () => {
    const found = parseEntered('trend down by -1', placeOf('general'));
    expect(found.ok ? [] : found.mistakes.map(({ trend }) => trend)).toEqual([undefined]);
  });
});

describe('whoever says less is never offered more, nor one half of what she said', () => {
  it.each([
    ['British support is one lower and nobody likes that', 'British support level: -1'],
    ['British random tiles: one fewer, what a pity', 'Britain draws one fewer random tile'],
    ['Turkey is one worse for Germany, sadly', 'Turkey: -1 [Germany]'],
  ])('%s', (line, form) => {
    const found = parseEntered(line, placeOf('general'));
    expect(found.ok ? [] : found.mistakes.map(({ nearest }) => nearest)).toEqual([form]);
    expect(saysAll(form, line, placeOf('general'))).toBe(true);
    expect(saysAll(form.replace('-', '+').replace('fewer', 'more'), line, placeOf('general'))).toBe(false);
  });

  it.each([
    ['Strikes in the mines cost Britain one support', 'British support level: +1'],
    ['British support falls one and they get one random tile more.', 'British support level: -1'],
    ['supp & eai up 1', 'EAI: +1'],
    ['supp moves w balance of power +-3', 'French support level: -3'],
  ])('%s: nothing else is taken for it', (line, form) => {
    expect(saysAll(form, line, { general: false, power: 'France' })).toBe(false);
  });

  it.each<[string, string, Effect]>([
    ['Britain', 'Britain gives up one support.', support('Britain', -1)],
    ['Britain', 'Britain pays with one support.', support('Britain', -1)],
    ['Germany', 'Germany must pay one income', income('Germany', -1)],
  ])('%s: %s', (form, line, effect) => {
    expect(read(form, line)).toEqual(untitled([effect]));
  });
});

describe('GS 25.31: a civil war event, and nothing in diplomacy', () => {
  it.each<[string, Effect[]]>([
    ['civil war yugo no dip effect', [WAR]],
    ['yugo civil war event, no dip modifier', [WAR]],
    ['Jugoslavia: civil war event, no diplomatic effect', [WAR]],
    ["There's a civil war event in Yugoslavia, but it changes nothing in diplomacy.", [WAR]],
    [
      "There's a civil war event in Yugoslavia, but it changes nothing in diplomacy, and the European Aggression Index rises by one.",
      [WAR, INDEX],
    ],
    ['civil war in Yugoslavia\nEAI +1', [WAR, INDEX]],
    ['Hungary and Rumania dispute\nEAI +1', [{ kind: 'dispute', countries: ['Hungary', 'Rumania'] }, INDEX]],
  ])('%s', (line, effects) => expect(read('general', line)).toEqual(untitled(effects)));

  it('above the same country it may still be a title', () => {
    expect(read('general', 'Spanish civil war\nSpain: 0')).toEqual([
      'ask “Spanish civil war”: Is this a title, or an effect of an event without one?',
    ]);
  });
});

describe('GS 9.31A: a doubling is for every researcher', () => {
  it.each([
    'air range results so far doubled max +3',
    'Air range: all previous research results are doubled (maximum +3)',
    'Whatever has been researched in air range before counts double now, three steps at the most.',
  ])('%s', (line) => expect(read('general', line)).toEqual(untitled([RANGE])));
});

describe('formulas and prices in whole sentences', () => {
  it.each<[string, string, Effect]>([
    [
      'Russia',
      'Russian support falls by three, and one comes back for each level of armor she has, three at most.',
      ARMOR,
    ],
    [
      'Germany',
      "Secretly Germany's support drops by three, but every military research result she has gives one back, up to three.",
      ARMY,
    ],
  ])('GS Guide, Support, %s: %s', (form, line, effect) =>
    expect(read(form, line)).toEqual(untitled([effect], true)),
  );

  it.each([
    'Turning a factory over costs the Germans two less this turn.',
    'The Germans pay two less to flip a factory.',
  ])('GS Guide, Factory: %s', (line) => expect(read('Germany', line)).toEqual(untitled([CHEAP])));
});

describe('GS 9.12: a sign before a number in words', () => {
  it.each<[string, string, Effect[]]>([
    ['Britain', 'support -three', [support('Britain', -3)]],
    ['Britain', 'British support: -three', [support('Britain', -3)]],
    ['general', 'EAI: -one', [{ kind: 'index', amount: -1 }]],
    ['general', 'EAI –one', [{ kind: 'index', amount: -1 }]],
    ['general', 'Turkey -two Germany', [leans('Turkey', -2)]],
    ['Germany', 'income +two', [income('Germany', 2)]],
  ])('%s: %s is never the other way round', (form, line, effects) =>
    expect(readLine(line, placeOf(form))).toEqual({ read: effects }),
  );

  it('where the dash may only divide it is asked', () =>
    expect(readLine('Turkey - one Germany', placeOf('general'))).toEqual({
      choices: [[leans('Turkey', 1)], [leans('Turkey', -1)]],
    }));
});

describe('GS 9.12: what may lack something is asked', () => {
  it.each([
    ['general', 'support ger+1 ita'],
    ['general', 'German support +1 Italy'],
    ['Russia', 'Ger income +1 Ita'],
    ['Germany', 'support is worth 2'],
  ])('%s: %s', (form, line) => expect(readLine(line, placeOf(form))).not.toHaveProperty('read'));

  it('what is joined is of both', () =>
    expect(readLine('German support +1 and Italian', placeOf('general'))).toEqual({
      read: [support('Germany', 1), support('Italy', 1)],
    }));
});

describe('a purge that is only spoken of is none', () => {
  const COUNTER: Effect = { kind: 'diplomatic-counter', power: 'Russia' };

  it.each(['dipl ctr +1, purge ok', 'one more diplomatic counter, even if purge effects apply'])(
    'GS Guide, Diplomacy: %s',
    (line) => expect(readLine(line, placeOf('Russia'))).toEqual({ read: [COUNTER] }),
  );

  it.each(['purge ok', 'support +1, purge ok', 'income +1, purge okay'])('GS 21.23A: %s', (line) =>
    expect(readLine(line, placeOf('Russia'))).not.toHaveProperty('read'),
  );

  it('GS 21.23A: one that is said twice is one', () =>
    expect(readLine('Russia: public purge; purge effects apply this turn.', placeOf('general'))).toEqual({
      read: [{ kind: 'purge' }],
    }));
});

describe('what is said in brackets, once more or with a list', () => {
  it.each<[string, string, Effect[]]>([
    [
      'France',
      'France draws one (1) fewer random tile',
      [{ kind: 'tile-draw', power: 'France', amount: -1 }],
    ],
    ['general', 'Yugoslavia: 0 (civil war event; no diplomatic modifier). EAI: +1', [WAR, INDEX]],
    ['general', 'support ger+1 ita-1', [support('Germany', 1), support('Italy', -1)]],
    [
      'Germany',
      'West Wall one level and EAI up one',
      [{ kind: 'research-level', project: 'Germany/West Wall' }, INDEX],
    ],
  ])('GS 9.12, %s: %s', (form, line, effects) =>
    expect(readLine(line, placeOf(form))).toEqual({ read: effects }),
  );
});

describe('GS 9.41: the moment that an effect has anyway', () => {
  it('says nothing more', () => {
    expect(readLine('income +1 in the income phase', placeOf('Italy'))).toEqual({
      read: [income('Italy', 1)],
    });
    expect(readLine('Turkey +1 when diplomacy is resolved', placeOf('Germany'))).toEqual({
      read: [leans('Turkey', 1)],
    });
  });

  it.each([
    ['Germany', 'support +1 in the income phase'],
    ['Germany', 'Turkey +1 in the economic phase'],
    ['general', 'EAI +1 when diplomacy is resolved'],
  ])('of another, %s: %s, is not read over', (form, line) =>
    expect(readLine(line, placeOf(form))).not.toHaveProperty('read'),
  );
});

describe('GS 9.12: as three people type the same card', () => {
  const pacts: Effect = { kind: 'support-pacts', power: 'Italy', region: 'Eastern Europe', max: 3 };
  const quarrel: Effect = { kind: 'dispute', countries: ['Bulgaria', 'Rumania'] };
  it.each<[string, string, Effect[]]>([
    ['general', 'it+ge supp +1', [support('Germany', 1), support('Italy', 1)]],
    ['general', 'disp bulg/rum, eai+1', [quarrel, INDEX]],
    [
      'general',
      'Quarrel of Bulgaria and Rumania. The Axis must support one country, Russia or the Allies must support the other. EAI: +1.',
      [quarrel, INDEX],
    ],
    [
      'general',
      'A civil war event in Yugoslavia, it gives nobody any modifier, and the index goes one up.',
      [WAR, INDEX],
    ],
    [
      'general',
      'Whatever anybody put into air range research counts double, but no more than three steps.',
      [RANGE],
    ],
    ['Germany', 'We get one less income this time.', [income('Germany', -1)]],
    ['Italy', '+1 supp per EE pact max 3', [pacts]],
    ['France', 'supp = BoP (max +-3)', [{ kind: 'support-balance', power: 'France' }]],
    [
      'Russia',
      'Three less support, but each level of armor we have gives one back, and it can never be more than +3.',
      [ARMOR],
    ],
  ])('%s: %s', (form, line, effects) => expect(readLine(line, placeOf(form))).toEqual({ read: effects }));

  it('GS Guide, Support: “two back at most” is a bound of what comes back, or in all', () =>
    expect(readLine('support -3, +1 per military result, two back at most', placeOf('Germany'))).toEqual({
      choices: [[{ ...ARMY, max: -1 }], [{ ...ARMY, max: 2 }]],
    }));

  it.each<[string, string, Power[][]]>([
    ['general', 'Greece 1 brit/ital', [['Britain'], ['Italy']]],
    ['general', 'Greece +1 [Britain or Italy]', [['Britain'], ['Italy']]],
    ['general', 'Turkey +1 for Germany or Italy', [['Germany', 'Italy'], ['Germany'], ['Italy']]],
    ['Italy', 'Greece +1 Italy or Germany', [['Italy', 'Germany'], ['Italy']]],
  ])('GS 9.31C, %s: %s is asked about', (form, line, whom) => {
    const found = readLine(line, placeOf(form));
    const ways = 'choices' in found ? found.choices : [];
    expect(ways.map(([one]) => (one?.kind === 'diplomacy' ? one.beneficiaries : null))).toEqual(whom);
  });

  it.each([['-1 trend; eai +1', -1, 'eai +1']])('GS 9.21: %s tells the trend', (line, value, rest) => {
    const found = parseEntered(line, placeOf('general'));
    const trends = found.ok ? [] : found.mistakes.flatMap(({ trend }) => trend ?? []);
    expect(trends).toMatchObject([{ value }]);
    expect(trends[0]?.rest).toContain(rest);
  });
});

describe('GS 9.12: whoever is named, and every figure, has a part in what is read', () => {
  it.each([
    ['Germany', 'income +1, Italy too'],
    ['Germany', 'support -1, Italy as well'],
    ['Germany', '+1 support and so does Italy'],
    ['Germany', 'extra tile, Italy too'],
    ['Germany', 'support = balance of power, Italy too'],
    ['Germany', 'support inverse of climate, also for Italy'],
    ['Germany', 'support modified by the EAI, Italian support as well'],
    ['Germany', 'support -1 plus Italy'],
  ])('%s: “%s” may be of both', (form, line) => {
    const found = readLine(line, placeOf(form));
    const choices = 'choices' in found ? found.choices : [];
    const powers = choices.map((way) => way.flatMap((effect) => ('power' in effect ? [effect.power] : [])));
    expect(powers).toContainEqual(['Germany', 'Italy']);
  });

  it.each([
    // Whose they are that are counted, and not whose support it is.
    ['Germany', 'support -1 (max +1), +1 per British air result'],
    ['Germany', 'support -3 (max +3) +1 for each Italian air result'],
    ['Russia', 'support -3 (max +3) +1 for each level of German armor research'],
    ['France', '+1 support per British trade pact in the Balkans, max 3'],
    ['Germany', '-3 support (max +3), +1 per military result, Italian too'],
    ['Germany', 'rockets +1 level, Italy too'],
    // One of two is no answer.
    ['Germany', 'any German or Italian naval project +1 level'],
    ['Britain', 'any one French or Allied naval project +1 level'],
    // In each of them is not in one of them.
    ['Germany', 'Balkans +1 each'],
    ['Germany', '1 in each Scandinavian country'],
    ['Germany', '+1 in each of Austria, Hungary or Czechoslovakia'],
    // What a track becomes.
    ['general', 'EAI set to 1'],
    ['France', 'EAI is now +1'],
    ['Italy', 'EAI treated as 2'],
    ['Germany', 'support set to -1'],
    // How far a country leans is no number of counters.
    ['Italy', 'Greece 1, civil war counter'],
    ['Germany', 'Hungary 1 civil war in Spain'],
    ['general', 'dispute Bulgaria and Greece 1'],
    ['Russia', 'Poland 1 or free subversion in Turkey'],
  ])('%s: “%s” is not read', (form, line) =>
    expect(readLine(line, placeOf(form))).not.toHaveProperty('read'),
  );

  it.each<[string, string, Effect[]]>([
    [
      'Russia',
      'Poland 1, subversion in Finland or Turkey',
      [leansTo('Poland', 'Russia'), { kind: 'subversion', countries: ['Finland', 'Turkey'] }],
    ],
    [
      'France',
      'Belgium 1, civil war in Spain',
      [leansTo('Belgium', 'France'), { kind: 'civil-war', country: 'Spain' }],
    ],
    [
      'Italy',
      'espionage effect in Allied naval research',
      [{ kind: 'espionage', power: 'Italy', category: 'naval' }],
    ],
  ])('%s: %s', (form, line, effects) => expect(readLine(line, placeOf(form))).toEqual({ read: effects }));
});
