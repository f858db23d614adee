import { describe, expect, it } from 'vitest';
import type { List } from '../cards/card';
import { emptyChina, printRegion } from '../china/regions';
import { createFront, explainFront } from '../united-front/front';
import type { Flag, Region } from '../vocabulary';
import { playCard } from './cards';
import {
  checkJapaneseResult,
  checkTurning,
  placeWarlord,
  type Tables,
  type Turning,
  targetsOf,
  turn,
} from './conversions';
import { FLAG_EVENTS } from './flag-events';

const FLAG_OF: Record<string, Flag> = { N: 'Nationalist', C: 'Communist', J: 'Japanese', W: 'warlord' };

const flagEventOf = (list: List, number: number) =>
  FLAG_EVENTS.find(({ numbers }) => numbers[list]?.includes(number)) ?? null;

function createTables(flags: Partial<Record<Region, string>>): Tables {
  const china = emptyChina();
  for (const [region, letters] of Object.entries(flags))
    china[region as Region].flags = [...letters].map((letter) => FLAG_OF[letter] as Flag);
  return { china, front: { ...createFront(), entered: 6 }, lines: [], initial: true, follows: true };
}
const level = ({ front }: Tables) => explainFront(front, (number) => `turn ${number}`).value;

/** Carries an event of a number out in a region, as its power picked. */
function carryOut(tables: Tables, list: List, number: number, region: Region) {
  const event = flagEventOf(list, number);
  if (!event) throw new Error(`No ${list} ${number}`);
  const turning: Turning = { cause: 'event', region, from: event.from, to: event.to };
  const refusal = checkTurning(tables, turning);
  if (!refusal) turn(tables, turning, 7);
  return refusal;
}

describe('SOA 26.111, 26.213: random events that turn a flag', () => {
  const cases: [string, List, number[], Flag, Flag, string][] = [
    ['D8', 'general', [45, 46], 'Nationalist', 'warlord', 'Japan'],
    ['D8', 'Japanese 1', [42, 43, 44], 'Nationalist', 'warlord', 'Japan'],
    ['D9', 'general', [47, 48], 'Japanese', 'warlord', 'China'],
    ['D9', 'Chinese', [80], 'Japanese', 'warlord', 'China'],
    ['D10', 'general', [56, 57], 'warlord', 'Japanese', 'Japan'],
    ['D10', 'Japanese 1', [1, 2, 3], 'warlord', 'Japanese', 'Japan'],
    ['D11', 'general', [43, 44], 'warlord', 'Nationalist', 'China'],
    ['D11', 'Chinese', [79], 'warlord', 'Nationalist', 'China'],
  ];
  it.each(cases)('%s: %s %j turn %s into %s; %s picks', (_, list, numbers, from, to, picks) => {
    for (const number of numbers) expect(flagEventOf(list, number)).toMatchObject({ from, to, picks });
  });

  it('no other number of any list is known', () => {
    const known = (['general', 'Japanese 1', 'Chinese'] as const).map((list) =>
      Array.from({ length: 80 }, (_, at) => at + 1).filter((number) => flagEventOf(list, number)),
    );
    expect(known).toEqual([
      [43, 44, 45, 46, 47, 48, 56, 57],
      [1, 2, 3, 42, 43, 44],
      [79, 80],
    ]);
  });

  it('D8a: nothing can be picked if there is no such flag', () => {
    const tables = createTables({ Shensi: 'CC' });
    expect(targetsOf(tables.china, { from: 'Nationalist' })).toEqual([]);
    expect(carryOut(tables, 'general', 45, 'Shensi')).toMatchObject({
      message: 'Shensi has no Nationalist flag.',
      allowed: 'There is no Nationalist flag in China.',
    });
  });
});

describe('SOA 26.22: the United Front', () => {
  it('D14 (32.81A): at the start two conversions count', () => {
    expect(level(createTables({}))).toBe(4);
  });

  it('D10a: Japanese to warlord, and warlord to Japanese, leave it', () => {
    const tables = createTables({ Shensi: 'JW' });
    carryOut(tables, 'general', 47, 'Shensi');
    expect(printRegion(tables.china.Shensi)).toBe('WW');
    carryOut(tables, 'Japanese 1', 1, 'Shensi');
    expect(printRegion(tables.china.Shensi)).toBe('JW');
    expect(level(tables)).toBe(4);
  });

  it('D11: warlord to Nationalist subtracts one', () => {
    const tables = createTables({ Yunnan: 'W' });
    expect(carryOut(tables, 'Chinese', 79, 'Yunnan')).toBeNull();
    expect(printRegion(tables.china.Yunnan)).toBe('N');
    expect(level(tables)).toBe(3);
  });

  it('D12: an event that makes it warlord again restores one', () => {
    const tables = createTables({ Yunnan: 'W' });
    carryOut(tables, 'general', 43, 'Yunnan');
    carryOut(tables, 'general', 45, 'Yunnan');
    expect(printRegion(tables.china.Yunnan)).toBe('W');
    expect(level(tables)).toBe(4);
  });

  it('D12a, reading initial-modifiers: at the start it removes one of the two, or none', () => {
    const tables = createTables({ Yunnan: 'N' });
    carryOut(tables, 'general', 46, 'Yunnan');
    expect(level(tables)).toBe(5);
    const strict = createTables({ Yunnan: 'N' });
    strict.initial = false;
    carryOut(strict, 'general', 46, 'Yunnan');
    expect(level(strict)).toBe(4);
  });

  it('D13: with no −1 left the flag turns and the level stays', () => {
    const tables = createTables({ Yunnan: 'NNN' });
    for (const number of [45, 46, 45]) carryOut(tables, 'general', number, 'Yunnan');
    expect(printRegion(tables.china.Yunnan)).toBe('WWW');
    expect(level(tables)).toBe(6);
  });

  it('D2a: a warlord card that replaces a Nationalist flag does not move it', () => {
    const tables = createTables({ Yunnan: 'NNJC' });
    playCard(tables.china, { heldOut: null }, 'Yunnan', 4);
    expect(level(tables)).toBe(4);
  });
});

describe('SOA 26.211, 26.212, 26.113: results and surplus', () => {
  const chinese: Turning = { cause: 'chinese-result', region: 'Yunnan', from: 'warlord', to: 'Nationalist' };
  it('D15: without a United Front a Chinese result may not be used on a warlord flag', () => {
    expect(checkTurning(createTables({ Yunnan: 'W' }), chinese)).toMatchObject({ rule: 'SOA 26.211' });
  });

  it('D15a: with a United Front it may, and subtracts one', () => {
    const tables = createTables({ Yunnan: 'W' });
    tables.front.exists = true;
    expect(checkTurning(tables, chinese)).toBeNull();
    turn(tables, chinese, 3);
    expect(level(tables)).toBe(3);
    expect(checkTurning(tables, { ...chinese, from: 'Nationalist', to: 'Communist' })).toMatchObject({
      rule: 'SOA 26.211',
    });
  });

  const surplus: Turning = { ...chinese, cause: 'surplus' };
  it('D16: a surplus of 2 turns up to two flags, each −1, once all Communist flags have joined', () => {
    const tables = createTables({ Yunnan: 'WWW' });
    Object.assign(tables.front, { exists: true, surplus: 2 });
    expect(checkTurning(tables, surplus)?.message).toContain('Not every Communist flag');
    tables.front.allJoined = true;
    for (const after of [3, 2]) {
      expect(checkTurning(tables, surplus)).toBeNull();
      turn(tables, surplus, 3);
      expect(level(tables)).toBe(after);
    }
    expect(checkTurning(tables, surplus)).toMatchObject({
      message: 'The surplus was 2, and nothing is left of it.',
    });
    expect(printRegion(tables.china.Yunnan)).toBe('NNW');
  });

  it('D17: a warlord flag may be placed if Japan may not place its own flag, and not otherwise', () => {
    const { china } = createTables({ Shensi: 'CC', Shanghai: 'JJJJ' });
    expect(checkJapaneseResult(china, 'Shensi', false)).toBeNull();
    placeWarlord(china, 'Shensi');
    expect(printRegion(china.Shensi)).toBe('CCW');
    expect(checkJapaneseResult(china, 'Shensi', true)).toMatchObject({ rule: 'SOA 26.113' });
    expect(checkJapaneseResult(china, 'Shanghai', false)?.message).toBe('Shanghai has 4 flags already.');
  });
});
