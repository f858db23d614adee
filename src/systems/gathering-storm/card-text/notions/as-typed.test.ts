import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/kernel/testing/effort';
import { EFFECTS, kindOf } from '../../effects';
import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { generalEvent, ownEvent } from '../../testing/arbitraries';
import { POWERS, type Power, powersOf } from '../../vocabulary';
import { canon } from '../measured/measure';
import { readAtOnce, readLine } from '../read/read-line';

const GENERAL: CardPlace = { general: true };
const of = (power: Power): CardPlace => ({ general: false, power });

const choicesOf = (line: string, place: CardPlace) => {
  const found = readLine(line, place);
  return 'choices' in found ? found.choices : [];
};
const tiles = (power: Power, amount: number | 'none'): Effect => ({ kind: 'tile-draw', power, amount });
const support = (power: Power, amount: number): Effect => ({ kind: 'support', power, amount });

describe('GS Guide, Income: more for one and fewer for another in one breath', () => {
  const line = 'an extra random tile, Russia one fewer';

  it('on a power’s own card the first is its own, and Russia loses one', () => {
    for (const power of ['Germany', 'Britain'] as const)
      expect(readAtOnce(line, of(power))).toEqual([tiles(power, 1), tiles('Russia', -1)]);
  });

  it('on the general card it is asked who gains, and Russia loses one in each way', () => {
    const single = POWERS.filter((power) => power !== 'Russia').map((power) => [power]);
    expect(choicesOf(line, GENERAL)).toEqual(
      [...single, powersOf('Axis'), powersOf('Allies')].map((powers) => [
        ...powers.map((power) => tiles(power, 1)),
        tiles('Russia', -1),
      ]),
    );
  });

  it('what the end leaves open is said by the whole', () =>
    expect(readAtOnce('Russia draws no tiles, one more for Germany', of('Germany'))).toEqual([
      tiles('Russia', 'none'),
      tiles('Germany', 1),
    ]));

  it('nobody gets the same thing twice', () =>
    expect(readLine('all powers one more tile, Germany none', GENERAL)).toHaveProperty('refused'));
});

describe('GS Guide, Construction: a type that the card names stays', () => {
  it.each<[string, object]>([
    ['one free destroyer', { kind: 'free-ship', ship: 'destroyer' }],
    ['a free battleship', { kind: 'free-ship', ship: 'battleship' }],
    ['lay down a CV at no cost', { kind: 'free-ship', ship: 'carrier' }],
    ['free ship', { kind: 'free-ship' }],
    ['a free infantry unit', { kind: 'free-unit', unit: 'infantry' }],
    ['one armor unit free', { kind: 'free-unit', unit: 'armor' }],
    ['a free land unit', { kind: 'free-unit', unit: 'land' }],
    ['one free unit', { kind: 'free-unit' }],
  ])('%s', (line, effect) => {
    const whole = { power: 'France', ...effect } as Effect;
    expect(readAtOnce(line, of('France'))).toEqual([whole]);
    expect(readAtOnce(kindOf(whole).print(whole, of('France')), of('France')), 'printed').toEqual([whole]);
    const type = 'unit' in effect ? effect.unit : 'ship' in effect ? effect.ship : 'one';
    expect(kindOf(whole).say(whole)).toContain(String(type));
  });

  it.each(['free infantry and armor unit', 'all battleships +1 space', 'one destroyer +2 spaces'])(
    '%s: where no effect holds it, it is asked about',
    (line) => expect(readLine(line, of('France'))).toHaveProperty('refused'),
  );
});

describe('what is somebody’s choice stays so', () => {
  const OPTIONAL = Object.entries(EFFECTS).flatMap(([kind, { optional }]) => (optional ? [kind] : []));
  const anyEvent = fc.oneof(
    generalEvent.map((event) => ({ event, place: GENERAL })),
    ...POWERS.map((power) => ownEvent(power).map((event) => ({ event, place: of(power) }))),
  );

  it('GS Guide: each kind that lets somebody do something says so when it is told, and no other kind does', () => {
    fc.assert(
      fc.property(anyEvent, ({ event, place }) => {
        for (const effect of event.effects) {
          if (effect.kind === 'by-hand') continue;
          const told = / may |permitted/.test(kindOf(effect).say(effect));
          expect(told, kindOf(effect).say(effect)).toBe(OPTIONAL.includes(effect.kind));
          const printed = kindOf(effect).print(effect, place);
          const again = readLine(printed, place);
          if ('read' in again) expect(canon(again.read)).toBe(canon([effect]));
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it.each<[string, CardPlace]>([
    ['may place one more diplomatic counter', of('Britain')],
    ['may convert a factory for 2 less', of('Germany')],
    ['can lay down a ship for free', of('Italy')],
    ['may use one more activity counter for research', of('Russia')],
    ['may take +1 in Spain or Greece', of('Italy')],
    ['one ship may move 2 spaces', of('France')],
    ['counter may be placed in Austria or Hungary', of('Russia')],
    ['atomic research may begin', GENERAL],
  ])('%s: read, and told with its choice', (line, place) => {
    for (const effect of readAtOnce(line, place) ?? []) {
      expect(OPTIONAL).toContain(effect.kind);
      expect(readAtOnce(kindOf(effect).print(effect, place), place)).toEqual([effect]);
    }
    expect(readAtOnce(line, place)).not.toBeNull();
  });

  it.each<[string, CardPlace]>([
    ['may raise the EAI by 1', of('Germany')],
    ['may lose 1 support', of('Italy')],
    ['Germany may draw one more tile', GENERAL],
    ['can take +1 income', of('France')],
    ['support may rise by one', of('Russia')],
    ['armor may gain a level', of('Germany')],
    ['the index could rise by one', GENERAL],
    ['may place +1 in Turkey', of('Germany')],
  ])('%s: what would happen in any case is asked about', (line, place) => {
    const found = readLine(line, place);
    expect('refused' in found && found.refused.message).toBe('Does this happen in any case?');
  });
});

describe('GS 9.31, 9.41: nothing is charged to the wrong power in silence', () => {
  /** Whose each effect is, in each way that is offered. */
  const whose = (line: string, place: CardPlace): string[] => {
    const found = readLine(line, place);
    const ways = 'read' in found ? [found.read] : 'choices' in found ? found.choices : [];
    return ways.map((way) => way.map((effect) => ('power' in effect ? effect.power : '-')).join(' ')).sort();
  };

  it.each([
    'German support -1, income +1',
    'German support -1; income +1',
    'German support -1. Income +1.',
    'Germany: support -1, tiles -1',
    'Germany: support -1, one tile more',
    'Germans lose 1 support and 1 income',
    'German support level: -1, income +1',
    'German support level: -1; national income: +1',
    'The Germans lose 2 support but draw one more tile',
    'German support -1 (and income -1)',
  ])('%s: on Russia’s card it is asked whose the second is', (line) =>
    expect(whose(line, of('Russia'))).toEqual(['Germany Germany', 'Germany Russia']),
  );

  it.each<[string, Power, string[]]>([
    ['German support falls by one, ours rises by one', 'Russia', ['Germany Russia']],
    [
      'support +1, German support -1, income +1',
      'Russia',
      ['Russia Germany Germany', 'Russia Germany Russia'],
    ],
    ['support +1, Germany -1', 'Russia', ['Russia Germany']],
    [
      'UK and France: +1 support, income +1',
      'Russia',
      ['Britain France Britain France', 'Britain France Russia'],
    ],
    ['Axis support -1, no tiles', 'Russia', ['Germany Italy Germany Italy', 'Germany Italy Russia']],
    ['German support -1, free unit', 'Russia', ['Germany Russia']],
    ['German support -1, one more diplomatic counter', 'Russia', ['Germany Russia']],
    ['Poland +1, German support -1, free unit', 'Russia', ['- Germany Russia']],
    ['EAI +1, German support -1, support +1', 'Russia', ['- Germany Russia']],
    ['France loses a tile, support +1', 'Germany', ['France France', 'France Germany']],
    ['British support -1, naval espionage', 'Germany', ['Britain Germany']],
    ['British support -1; Turkey +1', 'Germany', ['Britain -']],
    ['French support -1, -1 income, EAI +1', 'Germany', ['France France -', 'France Germany -']],
    ['French support -1, factory conversion -2', 'Germany', ['France Germany']],
    ['French support -1, all ships +1 space', 'Germany', ['France Germany']],
    [
      'Italy and us +1 support, +1 income',
      'Germany',
      ['Germany Italy Germany', 'Germany Italy Germany Italy'],
    ],
    ['Support: Italy +1, +2', 'Germany', []],
    ['income: UK -1, +1', 'Germany', []],
    ['Italian support +1, support +1 per military result, max 3', 'Germany', []],
    ['Axis +1 in Poland, support +1', 'Russia', []],
  ])('%s on the card of %s', (line, owner, ways) => expect(whose(line, of(owner))).toEqual(ways));

  it('GS 25.31: what is more or less behind a country may be there', () =>
    expect(choicesOf('Yugoslav civil war, Axis +1', GENERAL)[0]).toEqual([
      { kind: 'civil-war', country: 'Yugoslavia' },
      { kind: 'diplomacy', country: 'Yugoslavia', amount: 1, side: 'Axis', beneficiaries: [] },
    ]));
});

describe('several things on a line', () => {
  it.each<[string, CardPlace, Effect[]]>([
    ['Free ship, support +1', of('Italy'), [{ kind: 'free-ship', power: 'Italy' }, support('Italy', 1)]],
    [
      'Radar research doubled, and UK gets +1 support',
      GENERAL,
      [{ kind: 'doubling', project: 'radar' }, support('Britain', 1)],
    ],
  ])('%s', (line, place, effects) => expect(readAtOnce(line, place)).toEqual(effects));
});
