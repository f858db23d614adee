import { describe, expect, it } from 'vitest';
import { printRegion } from './china/regions';
import { guideFor } from './guide';
import { sayEntry } from './sentences';
import { seeded, sitDown } from './testing/play';
import { surplusLeft } from './united-front/surplus';

type Table = ReturnType<typeof sitDown>;

const said = (table: Table) => {
  const entry = table.journal.published.at(-1);
  return entry ? sayEntry(entry) : null;
};
const OVERRIDE_NOTE = 'All the same: the table says so';

/** Expects a refusal, then runs the command anyway; the journal records that. */
function allTheSame(table: Table, type: string, more: object = {}) {
  const refusal = table.refused(type, more);
  expect(refusal.anyway).toBe(true);
  table.run(type, { ...more, anyway: true });
  expect(said(table)?.notes).toContain(OVERRIDE_NOTE);
  return refusal;
}

describe('all the same', () => {
  it.each(['app', 'paper'] as const)('SOA 9: a turn goes on without its general card, %s cards', (cards) => {
    const table = sitDown(cards);
    expect(allTheSame(table, 'advance').rule).toBe('SOA 9');
    expect(table.open.step).toBe('deal');
    table.run('undo');
    // Named by hand the step of the card can be entered, and is left again.
    table.run('advance', { to: 'general', anyway: true });
    expect(table.refused('apply-card').allowed).toBe('Go on without one.');
    expect(guideFor(table.open).action).toEqual({ label: 'Go on', command: { type: 'advance' } });
    table.run('advance');
    expect(table.open.step).toBe('deal');
  });

  it('SOA 26.112D: the card held out', () => {
    const table = sitDown('paper').to('warlord');
    table.run('enter-warlord', { region: 'Yunnan' });
    table.to('attacks').run('end-turn');
    table.to('warlord');
    expect(allTheSame(table, 'enter-warlord', { region: 'Yunnan' }).rule).toBe('SOA 26.112D');
    expect(printRegion(table.open.china.Yunnan)).toBe('WW');
  });

  it('SOA 26.113: a result in a region of four flags, and a flag that is placed or moved there', () => {
    const table = sitDown('paper', { china: { Yunnan: 'NNNW', Shensi: 'C' } }).to('diplomacy');
    const region = 'Yunnan';
    allTheSame(table, 'japanese-result', { region, flag: 'warlord', mayPlace: false });
    allTheSame(table, 'japanese-result', { region, flag: 'Japanese', mayPlace: true });
    allTheSame(table, 'place-flag', { region, flag: 'Communist' });
    allTheSame(table, 'move-flag', { flag: 'Communist', from: 'Shensi', to: region });
    expect(printRegion(table.open.china.Yunnan)).toBe('NNNCCJWW');
    // The region’s card still replaces a Nationalist flag.
    table.to('warlord').run('enter-warlord', { region });
    expect(printRegion(table.open.china.Yunnan)).toBe('NNCCJWWW');
    allTheSame(table, 'set-region', {
      region: 'Shensi',
      flags: ['Communist', 'Communist', 'Communist', 'Communist', 'warlord'],
    });
  });

  it('SOA 26.211, 26.212: a result without a United Front, and a surplus that was not entered', () => {
    const table = sitDown('paper', { china: { Yunnan: 'WW' } }).to('diplomacy');
    allTheSame(table, 'convert-warlord', { region: 'Yunnan', cause: 'chinese-result' });
    allTheSame(table, 'convert-warlord', { region: 'Yunnan', cause: 'surplus' });
    expect(table.value('front')).toBe(-4);
  });

  it('SOA 7: paper steps', () => {
    const table = sitDown('paper');
    allTheSame(table, 'deal');
    allTheSame(table, 'enter-warlord', { region: 'Yunnan' });
    allTheSame(table, 'end-turn');
    expect(table.open).toMatchObject({ turn: 2, step: 'draw' });
    allTheSame(table, 'advance', { to: 'attacks' });
    expect(table.open.step).toBe('attacks');
  });
});

describe('SOA 7: the table advances to the named step', () => {
  it('skips steps in which nothing is due', () => {
    const table = sitDown('paper').to('read');
    table.run('advance', { to: 'diplomacy' });
    expect(table.open.step).toBe('diplomacy');
    expect(table.refused('advance', { to: 'attacks' })).toMatchObject({
      message: 'The warlord card comes before the China Incident.',
      anyway: true,
    });
    table.run('enter-warlord', { region: 'Yunnan', anyway: true });
    table.run('advance', { to: 'attacks' });
    expect(table.open.step).toBe('attacks');
  });

  it('cards of the steps between are shown', () => {
    const table = sitDown('app', {
      chance: seeded(4),
      setup: {
        filled: Object.fromEntries(
          Array.from({ length: 80 }, (_, at) => [
            `British/${at + 1}`,
            { title: 'A loan', window: 'economic' as const, effects: [] },
          ]),
        ),
      },
    }).to('read');
    for (const person of ['Anna', 'Ben']) table.run('open-papers', { person });
    table.run('advance', { to: 'diplomacy' });
    expect(table.open.shown.map(({ title }) => title)).toContain('A loan');
  });
});

describe('SOA 26.22: turning a flag, with its cause', () => {
  const level = (table: Table) => table.value('front');

  it('every warlord flag that becomes Nationalist counts, for any reason', () => {
    const table = sitDown('paper', { china: { Yunnan: 'WWJ' } });
    table.run('turn-flag', { region: 'Yunnan', from: 'warlord', to: 'Nationalist', by: 'other' });
    expect([printRegion(table.open.china.Yunnan), level(table)]).toEqual(['NJW', -3]);
    expect(said(table)).toMatchObject({
      text: 'Replace a warlord flag with a Nationalist flag in Yunnan',
      notes: ['For another reason', 'United Front −2 to −3'],
      rule: 'SOA 26.22',
    });
    table.run('turn-flag', { region: 'Yunnan', from: 'Japanese', to: 'warlord', by: 'other' });
    expect(level(table)).toBe(-3);
  });

  it('a correction of the board counts nothing, either way, and uses no surplus', () => {
    const table = sitDown('paper', { china: { Yunnan: 'WWN' } });
    table.run('set-front', { exists: true, allJoined: true, entered: 8, surplus: 2 });
    const by = 'correction';
    table.run('turn-flag', { region: 'Yunnan', from: 'warlord', to: 'Nationalist', by });
    expect(said(table)).toMatchObject({
      text: 'Replace a warlord flag with a Nationalist flag in Yunnan',
      notes: ['Only to correct the board: the United Front stays as it is'],
    });
    expect([printRegion(table.open.china.Yunnan), level(table), surplusLeft(table.open)]).toEqual([
      'NNW',
      6,
      2,
    ]);
    table.run('turn-flag', { region: 'Yunnan', from: 'Nationalist', to: 'warlord', by });
    expect([printRegion(table.open.china.Yunnan), level(table), surplusLeft(table.open)]).toEqual([
      'NWW',
      6,
      2,
    ]);
  });

  it('a Nationalist flag that becomes warlord restores one only by a random event', () => {
    const table = sitDown('paper', { china: { Yunnan: 'NN' } });
    table.run('turn-flag', { region: 'Yunnan', from: 'Nationalist', to: 'warlord', by: 'other' });
    expect(level(table)).toBe(-2);
    table.run('turn-flag', { region: 'Yunnan', from: 'Nationalist', to: 'warlord', by: 'event' });
    expect(level(table)).toBe(-1);
    expect(
      table.refused('turn-flag', { region: 'Yunnan', from: 'Japanese', to: 'warlord', by: 'event' }).rule,
    ).toBe('SOA 26');
    expect(
      table.refused('turn-flag', { region: 'Yunnan', from: 'warlord', to: 'warlord', by: 'event' }).message,
    ).toBe('It is a warlord flag already.');
  });
});

describe('SOA 9: a turn with two general cards, or none', () => {
  it('none: the table goes on to the deal', () => {
    const table = sitDown('paper');
    table.run('no-card');
    expect([table.open.step, table.open.card]).toEqual(['deal', null]);
    expect(said(table)?.text).toBe('No general card this turn');
    expect(table.refused('no-card').rule).toBe('SOA 9');
  });

  it('a second card is carried out in the current step', () => {
    const table = sitDown('paper', { china: { Yunnan: 'W' } });
    table.run('enter-card', { number: 12 });
    expect(table.refused('enter-card', { number: 43 }).anyway).toBeUndefined();
    table.run('apply-card');
    table.run('waive', { due: table.open.obligations[0]?.id });
    table.to('diplomacy');
    allTheSame(table, 'enter-card', { number: 43 });
    expect(table.open).toMatchObject({ step: 'diplomacy', card: { number: 43, applied: true } });
    expect(table.open.obligations).toMatchObject([{ owes: 'China', rule: 'SOA 26.213B' }]);
  });

  it('from the app’s deck as well', () => {
    const table = sitDown('app', { chance: seeded(3) }).to('read');
    const first = table.open.card?.number;
    allTheSame(table, 'turn-card');
    expect(table.open.card?.number).not.toBe(first);
    expect(table.open).toMatchObject({ step: 'read', card: { applied: true } });
  });
});

describe('a table that begins in the middle', () => {
  it('has its turn, flags, held-out card, conquests and United Front', () => {
    const table = sitDown('paper', {
      china: { Yunnan: 'NW' },
      setup: {
        turn: 9,
        heldOut: 'Yunnan',
        conquered: ['Shanghai', 'Northern China'],
        front: { exists: true, entered: 6, allJoined: true, conversions: 3 },
      },
    });
    expect(table.open).toMatchObject({
      turn: 9,
      warlords: { heldOut: { region: 'Yunnan', turn: 8 } },
      front: { exists: true, allJoined: true },
    });
    expect(table.value('front')).toBe(3);
    expect(guideFor(table.open).reason).toContain('Spring 1937');
    table.to('warlord');
    expect(table.refused('enter-warlord', { region: 'Yunnan' }).rule).toBe('SOA 26.112D');
    expect(table.refused('enter-warlord', { region: 'Shanghai' }).rule).toBe('SOA 26.112E');
  });
});
