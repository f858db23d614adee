import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/shapes';
import { effectsOf, placeOf } from '../testing/effects-of';
import { type Country, type Power, sideOf } from '../vocabulary';
import type { Mistake } from './read/mistake';
import { closeGaps, mend } from './read/mistake';
import { parseEntered } from './read/read-event';

/** Lines that newcomers typed from their cards, each with the card's effect. */

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

describe('skips words without meaning', () => {
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
    ['France', 'two different countries +1'],
    ['general', 'Turkey +1 Germany, no diplomatic effect'],
    ['general', 'EAI goes one back'],
    ['general', 'EAI back to zero'],
    ['general', 'Turkey leans away from Germany by 1'],
    ['Russia', 'Russian support falls by three, and two come back for each level of armor'],
  ])('GS 9.12, %s: %s is not read over', (form, line) => expect(effectsOf(line, form)).toBeNull());
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

  it.each([
    ['Germany', 'support +1 Italy income +1'],
    ['Germany', '+1 supp +1 eai'],
    ['Germany', 'supp +1 -1 eai'],
    ['general', 'Germany and Italy +1 income, and Turkey leans her way by one'],
  ])('GS 9.12, %s: %s could be of either, and is not read', (form, line) =>
    expect(effectsOf(line, form)).toBeNull(),
  );
});

describe('GS 9.21: a trend in words', () => {
  it.each<[string, number, string]>([
    ['trend down 1', -1, ''],
    ['trend unchanged', 0, ''],
    ['Economic trend: none', 0, ''],
    ['The economic trend goes up by one', 1, ''],
    ['trend 0', 0, ''],
    ['-1 trend; eai +1', -1, 'eai +1'],
    ['the trend is down by one, EAI +1', -1, 'EAI +1'],
    ['trend one down', -1, ''],
    ['no trend, jets dbl', 0, 'jets dbl'],
    ['clim -1, eai +1, brit sup -1', -1, 'eai +1, brit sup -1'],
    ['atomic ok now, climate +1', 1, 'atomic ok now'],
    ['The trend goes two lower, EAI +1', -2, 'EAI +1'],
    ['Trend stays put. EAI +1', 0, 'EAI +1'],
    ['EAI +1, economic trend unchanged', 0, 'EAI +1'],
    // In the app's own words.
    ['The Economic Climate stays.', 0, ''],
    ['The Economic Climate rises by one.', 1, ''],
    ['The Economic Climate rises by three.', 3, ''],
    ['The Economic Climate falls by two.', -2, ''],
    ['economic climate gets worse by 1', -1, ''],
    ['no change to the climate', 0, ''],
    ['climate doesn’t change, EAI +1', 0, 'EAI +1'],
    ['EAI +1, climate stays the same', 0, 'EAI +1'],
  ])('%s', (line, value, rest) => {
    const found = parseEntered(line, placeOf('general'));
    const [mistake, ...more] = found.ok ? [] : found.mistakes;
    expect(more).toEqual([]);
    expect(mistake?.trend?.value).toBe(value);
    const left = closeGaps(mend(line, mistake as Mistake, mistake?.trend?.rest ?? ''));
    expect(left.replace(/^[\s.,;]+|[\s.,;]+$/g, '')).toBe(rest);
  });

  it('two signs say no number', () => {
    const found = parseEntered('trend down by -1', placeOf('general'));
    expect(found.ok ? [] : found.mistakes.map(({ trend }) => trend)).toEqual([undefined]);
  });
});

describe('GS 25.31: a civil war event without a diplomatic effect', () => {
  it.each<[string, Effect[]]>([
    ['civil war yugo no dip effect', [WAR]],
    ['yugo civil war event, no dip modifier', [WAR]],
    ['Jugoslavia: civil war event, no diplomatic effect', [WAR]],
    ["There's a civil war event in Yugoslavia, but it changes nothing in diplomacy.", [WAR]],
    [
      "There's a civil war event in Yugoslavia, but it changes nothing in diplomacy, and the European Aggression Index rises by one.",
      [WAR, INDEX],
    ],
    ['-\ncivil war in Yugoslavia\nEAI +1', [WAR, INDEX]],
    [
      '-\nHungary and Rumania dispute\nEAI +1',
      [{ kind: 'dispute', countries: ['Hungary', 'Rumania'] }, INDEX],
    ],
  ])('%s', (line, effects) => expect(read('general', line)).toEqual(untitled(effects)));
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
    expect(effectsOf(line, form)).toEqual(effects),
  );
});

describe('GS 9.12: what may lack something is asked', () => {
  it.each([
    ['general', 'support ger+1 ita'],
    ['general', 'German support +1 Italy'],
    ['Russia', 'Ger income +1 Ita'],
    ['Germany', 'support is worth 2'],
  ])('%s: %s', (form, line) => expect(effectsOf(line, form)).toBeNull());

  it('joined items apply to both', () =>
    expect(effectsOf('German support +1 and Italian', 'general')).toEqual([
      support('Germany', 1),
      support('Italy', 1),
    ]));
});

describe('a purge that is only spoken of is none', () => {
  const COUNTER: Effect = { kind: 'diplomatic-counter', power: 'Russia' };

  it.each(['dipl ctr +1, purge ok', 'one more diplomatic counter, even if purge effects apply'])(
    'GS Guide, Diplomacy: %s',
    (line) => expect(effectsOf(line, 'Russia')).toEqual([COUNTER]),
  );

  it.each(['purge ok', 'support +1, purge ok', 'income +1, purge okay'])('GS 21.23A: %s', (line) =>
    expect(effectsOf(line, 'Russia')).toBeNull(),
  );

  it('GS 21.23A: one that is repeated counts once', () =>
    expect(effectsOf('Russia: public purge; purge effects apply this turn.', 'general')).toEqual([
      { kind: 'purge' },
    ]));
});

describe('text in brackets, repeated or with a list', () => {
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
  ])('GS 9.12, %s: %s', (form, line, effects) => expect(effectsOf(line, form)).toEqual(effects));
});

describe('GS 9.41: the moment that an effect has anyway', () => {
  it('adds nothing', () => {
    expect(effectsOf('income +1 in the income phase', 'Italy')).toEqual([income('Italy', 1)]);
    expect(effectsOf('Turkey +1 when diplomacy is resolved', 'Germany')).toEqual([leans('Turkey', 1)]);
  });

  it.each([
    ['Germany', 'support +1 in the income phase'],
    ['Germany', 'Turkey +1 in the economic phase'],
    ['general', 'EAI +1 when diplomacy is resolved'],
  ])('of another, %s: %s, is not read over', (form, line) => expect(effectsOf(line, form)).toBeNull());
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
  ])('%s: %s', (form, line, effects) => expect(effectsOf(line, form)).toEqual(effects));
});

describe('GS 9.12: every name and every figure has a part in what is read', () => {
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
    // A new value of a track.
    ['general', 'EAI set to 1'],
    ['France', 'EAI is now +1'],
    ['Italy', 'EAI treated as 2'],
    ['Germany', 'support set to -1'],
    // How far a country leans is no number of counters.
    ['Italy', 'Greece 1, civil war counter'],
    ['Germany', 'Hungary 1 civil war in Spain'],
    ['general', 'dispute Bulgaria and Greece 1'],
    ['Russia', 'Poland 1 or free subversion in Turkey'],
  ])('%s: “%s” is not read', (form, line) => expect(effectsOf(line, form)).toBeNull());

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
  ])('%s: %s', (form, line, effects) => expect(effectsOf(line, form)).toEqual(effects));
});
