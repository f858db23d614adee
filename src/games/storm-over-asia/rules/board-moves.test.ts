import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/kernel/testing/effort';
import { boardOf, doActs, handOf, wordsOf } from '@/kernel/testing/lay';
import { boardMoves, piecesOn } from './board-moves';
import type { OpenState } from './state';
import { sitDown } from './testing/play';
import { playTurns } from './testing/player';

/** Returns what players move when this is undone, and when it is redone. */
function bothWays(table: ReturnType<typeof sitDown>, type: string, more: object = {}) {
  const before = table.open;
  table.run(type, more);
  return {
    back: wordsOf(boardMoves(table.open, before)),
    again: wordsOf(boardMoves(before, table.open)),
  };
}

const china = { Shensi: 'CW', Yunnan: 'NN', Shanghai: 'NNNW' };

describe('board moves of Storm Over Asia', () => {
  it('SOA 25: a flag is placed, removed and moved to another region', () => {
    const table = sitDown('app', { china });
    expect(bothWays(table, 'place-flag', { region: 'Yunnan', flag: 'Communist' })).toEqual({
      back: ['Take a Communist flag off Yunnan'],
      again: ['Put a Communist flag in Yunnan'],
    });
    expect(bothWays(table, 'move-flag', { flag: 'Nationalist', from: 'Yunnan', to: 'Shensi' }).back).toEqual([
      'Move a Nationalist flag from Shensi to Yunnan',
    ]);
  });

  it('SOA 26.211, 26.22: a warlord flag that was turned is turned back, and the United Front with it', () => {
    const table = sitDown('app', { china });
    table.run('set-front', { exists: true, entered: 6 });
    table.to('diplomacy');
    expect(bothWays(table, 'convert-warlord', { region: 'Shanghai', cause: 'chinese-result' }).back).toEqual([
      'Take a Nationalist flag off Shanghai',
      'Move the United Front marker from +3 to +4',
      'Put a warlord flag in Shanghai',
    ]);
  });

  it('SOA 32: a United Front that was never there has no marker', () => {
    const table = sitDown('app');
    expect(bothWays(table, 'set-front', { exists: true, entered: 6 })).toEqual({
      back: ['Take the United Front marker off the board'],
      again: ['Put the United Front marker on +4'],
    });
  });

  it('SOA 26.112D, E: with paper cards the drawn warlord card and that of a conquest leave the deck', () => {
    const table = sitDown('paper', { china });
    expect(bothWays(table, 'conquest', { region: 'Shanghai', conquered: true })).toEqual({
      back: [
        'Put the warlord card of Shanghai back in its deck',
        'Take a mark of Japanese conquest off Shanghai',
      ],
      again: [
        'Keep the warlord card of Shanghai out of its deck',
        'Put a mark of Japanese conquest in Shanghai',
      ],
    });
    expect(bothWays(table.to('warlord'), 'enter-warlord', { region: 'Yunnan' }).back).toEqual([
      'Put the warlord card of Yunnan back in its deck',
      'Take a warlord flag off Yunnan',
    ]);
  });

  it('SOA 9: the app’s own cards are no cardboard, its warlord cards among them', () => {
    const table = sitDown('app', { china });
    for (const type of ['turn-card', 'apply-card', 'deal'])
      expect(bothWays(table, type)).toEqual({ back: [], again: [] });
    expect(bothWays(table.to('warlord'), 'draw-warlord').back).toEqual([
      expect.stringMatching(/^Take a .* flag off/),
    ]);
  });

  it('SOA 9: paper cards go back where they were', () => {
    const table = sitDown('paper');
    expect(bothWays(table, 'enter-card', { number: 7 })).toEqual({
      back: ['Put the general card 7 back on top of the pile'],
      again: ['Lay the general card 7 face up'],
    });
    table.run('apply-card');
    if (table.open.obligations[0]) table.run('waive', { due: table.open.obligations[0].id });
    expect(bothWays(table, 'deal')).toEqual({
      back: ['Take back the cards that were dealt: one to each power'],
      again: ['Deal the cards: one to each power'],
    });
  });

  it('SOA 28 to 30: entering a cohesion for the first time moves no marker', () => {
    const table = sitDown('app');
    expect(bothWays(table, 'set-cohesion', { of: 'China', cohesion: 'low' }).again).toEqual([]);
    expect(bothWays(table, 'set-cohesion', { of: 'China', cohesion: 'high' }).again).toEqual([
      'Move the cohesion marker of China from low to high',
    ]);
  });

  it('SOA 27: flags abroad are counted', () => {
    const table = sitDown('app');
    expect(bothWays(table, 'set-abroad', { country: 'Burma', British: 2, Japanese: 1 }).again).toEqual([
      'Put two British flags in Burma',
      'Put a Japanese flag in Burma',
    ]);
  });

  it('notes, papers and private decisions need no board moves', () => {
    const table = sitDown('app', { china }).to('read');
    for (const [type, more] of [
      ['note', { words: 'A word.' }],
      ['private-note', { power: 'Japan', words: 'Hers.' }],
      ['order', { power: 'China', slot: 1, do: 'keep' }],
      ['open-papers', { person: 'Anna' }],
    ] as const)
      expect(bothWays(table, type, more)).toEqual({ back: [], again: [] });
  });
});

it('random games: done to the board of one moment, the acts give the board of any other', () => {
  let acted = 0;
  fc.assert(
    fc.property(fc.nat(255), fc.array(fc.nat(9999), { minLength: 40, maxLength: 60 }), (byte, picks) => {
      const opens: OpenState[] = [];
      playTurns(byte, 8, picks, byte % 2 ? 'app' : 'paper', ({ open }) => opens.push(open));
      for (let at = 0; at + 1 < picks.length; at += 2) {
        const [before, after] = [at, at + 1].map((one) => opens[(picks[one] as number) % opens.length]) as [
          OpenState,
          OpenState,
        ];
        const acts = boardMoves(before, after);
        acted += acts.length;
        expect(boardMoves(before, before)).toEqual([]);
        expect(doActs(boardOf(piecesOn(before, after)), acts)).toEqual(boardOf(piecesOn(after, before)));
        expect(acts.map(handOf)).toEqual(acts.map(handOf).sort());
        for (const { words } of acts) expect(words).not.toMatch(/undefined|null|[{}]/);
      }
    }),
    { numRuns: runs(8) },
  );
  expect(acted).toBeGreaterThan(20);
});
