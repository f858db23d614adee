import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoardMove, remainingAfter, trackMarker } from '@/kernel/board-moves';
import { createChance } from '@/kernel/chance';
import { sampleSeeds, untilMet } from '@/kernel/testing/effort';
import { boardOf, doActs, handOf, wordsOf } from '@/kernel/testing/lay';
import { boardMoves, piecesOn } from './board-moves';
import type { Deck } from './cards/card';
import { HOUSE_DECK } from './cards/house-deck';
import { TRACKED_PARTS } from './state/setup';
import type { OpenState } from './state/state';
import { anyDeck } from './testing/arbitraries';
import { createPick } from './testing/pick';
import { event, inOrder, type Play, paper, withDeck } from './testing/play';
import { nextCommand, otherCommand } from './testing/player';

/** The board moves when the command is undone, and when it is redone. */
function bothWays(table: Play, type: string, more: object = {}) {
  const before = table.open;
  table.run(type, more);
  return {
    back: wordsOf(boardMoves(table.open, before)),
    again: wordsOf(boardMoves(before, table.open)),
  };
}

const NOTHING = { back: [], again: [] };
const flags = (country: string, ...powers: string[]) => ({ fact: 'flags', country, flags: powers });

describe('what the players do on the board of Gathering Storm', () => {
  it('GS 25.31: a civil war’s marker is added, moved and removed', () => {
    const table = paper();
    const war = (counters: number) =>
      bothWays(table, 'civil-war', { country: 'Spain', counters, state: 'quiet' });
    expect(war(3)).toEqual({
      back: ['Take Spain’s civil war marker off the board'],
      again: ['Put Spain’s civil war marker on 3'],
    });
    expect(war(4).again).toEqual(['Move Spain’s civil war marker from 3 to 4']);
  });

  it('GS 11.3, 23.3: climate and index are moved back as an event is', () => {
    const table = paper({ keeps: [] });
    table.run('enter-card', {
      trend: 1,
      general: event({ kind: 'index', amount: 1 }, { title: 'Unrest' }),
    });
    expect(bothWays(table, 'apply-card').back).toEqual([
      'Move the Economic Climate marker from +1 to 0',
      'Move the European Aggression Index marker from +1 to 0',
    ]);
  });

  it('GS Guide, Diplomacy: flags and pacts if the app tracks them; otherwise they are facts entered by the table', () => {
    const tracked = paper({ keeps: ['flags'] });
    expect(bothWays(tracked, 'set-fact', flags('Hungary', 'Germany', 'Germany')).back).toEqual([
      'Take two German flags off Hungary',
    ]);
    expect(bothWays(tracked, 'set-fact', flags('Hungary', 'Germany', 'Italy'))).toEqual({
      back: ['Take an Italian flag off Hungary', 'Put a German flag in Hungary'],
      again: ['Take a German flag off Hungary', 'Put an Italian flag in Hungary'],
    });
    expect(
      bothWays(tracked, 'set-fact', { fact: 'pact', country: 'Spain', powers: ['Germany'] }).again,
    ).toEqual(['Put a German trade pact in Spain']);
    expect(bothWays(paper({ keeps: [] }), 'set-fact', flags('Hungary', 'Germany'))).toEqual(NOTHING);
  });

  it('GS 9.14: a conquest that was no conquest', () => {
    const table = paper();
    expect(bothWays(table, 'aggression', { power: 'Germany', target: 'Austria' }).back).toEqual([
      'Take a mark of Axis conquest off Austria',
    ]);
  });

  it('GS 24.5, 24.61B: counters and spy rings; within a turn they stay where they were placed', () => {
    const table = paper({ keeps: ['flags'] }).to('placement');
    expect(bothWays(table, 'place-counter', { power: 'Germany', country: 'Hungary', worth: 2 }).back).toEqual(
      ['Take a German diplomatic counter off Hungary'],
    );
    expect(
      bothWays(table, 'place-counter', { power: 'Italy', country: 'Rumania', counter: 'anti-Comintern' })
        .again,
    ).toEqual(['Put the anti-Comintern counter in Rumania']);
    expect(
      bothWays(table, 'set-fact', { fact: 'rings', country: 'Greece', powers: ['Britain'] }).again,
    ).toEqual(['Put a British spy ring in Greece']);
    expect(bothWays(table, 'advance')).toEqual(NOTHING);
  });

  it('GS 24.5: going from the next turn back to the Diplomatic phase places them again; going back to the turn’s end does not', () => {
    const table = paper({ keeps: ['flags'] }).to('placement');
    table.run('place-counter', { power: 'Germany', country: 'Hungary' });
    const { open: placed } = table;
    table.to('end');
    const { open: end } = table;
    table.nextTurn();
    expect(wordsOf(boardMoves(table.open, placed))).toContain('Put a German diplomatic counter in Hungary');
    expect(wordsOf(boardMoves(table.open, end)).join()).not.toContain('diplomatic counter');
  });

  it('GS Guide, Construction: ships lie in the app; units and a ship that is launched lie on the map', () => {
    const table = paper({ keeps: ['ships'] }).to('construction');
    const newShip = { power: 'Germany', name: 'Gneisenau', length: 3, row: 1, space: 3, fresh: false };
    expect(bothWays(table, 'lay-ship', newShip)).toEqual(NOTHING);
    const ship = table.open.ships[0]?.id;
    expect(bothWays(table, 'advance-ship', { ship })).toEqual(NOTHING);
    expect(bothWays(table, 'launch-ship', { ship })).toEqual({
      back: ['Take Gneisenau off the map'],
      again: ['Put Gneisenau on the map'],
    });
    expect(bothWays(table, 'build-unit', { power: 'Italy', unit: 'infantry' }).back).toEqual([
      'Take an Italian infantry unit off the map',
    ]);
  });

  it('GS 18.41: units built in a turn stay as it ends; a return past more than that refers to the journal', () => {
    const table = paper({ keeps: ['ships'] }).to('construction');
    const { open: before } = table;
    table.run('build-unit', { power: 'Italy', unit: 'infantry' });
    table.to('end');
    const { open: end } = table;
    table.nextTurn();
    expect(wordsOf(boardMoves(table.open, end)).join()).not.toMatch(/unit|built/);
    expect(wordsOf(boardMoves(table.open, before))).toContain(
      'Take off what was built since Spring 1935: the journal names it',
    );
  });

  it('GS 11.21: a factory goes back to what it was', () => {
    const table = paper();
    const entered = { fact: 'factories', power: 'Germany', civilian: 4, military: 1, idle: 2 };
    // That they are entered is no change on the board.
    expect(bothWays(table, 'set-fact', entered)).toEqual(NOTHING);
    expect(
      bothWays(table.to('industrial'), 'convert-factory', { power: 'Germany', to: 'military' }).back,
    ).toEqual(['Move a German factory from military to idle']);
  });

  it('GS 6: tiles that the table drew itself are put back', () => {
    const table = paper({ keeps: ['income'] }).to('income-events');
    expect(bothWays(table, 'draw-tiles', { power: 'Germany', tiles: [2, 1] })).toEqual({
      back: ['Put back face down the German random tiles: 2 and 1'],
      again: ['Draw the German random tiles: 2 and 1'],
    });
  });

  it('GS 9.12: paper cards go back to the pile and to the hand', () => {
    const table = paper();
    expect(
      bothWays(table, 'enter-card', { number: 12, trend: 0, general: event([], { title: 'Calm' }) }),
    ).toEqual({
      back: ['Put the general card “Calm” back on top of the pile'],
      again: ['Lay the general card “Calm” face up'],
    });
    table.run('apply-card');
    expect(bothWays(table, 'deal')).toEqual({
      back: ['Take back the cards that were dealt: one to each power'],
      again: ['Deal the cards: one to each power'],
    });
    const show = {
      power: 'Italy',
      event: event({ kind: 'support', power: 'Italy', amount: 1 }, { title: 'Fair' }),
    };
    expect(bothWays(table, 'show-event', show).back).toEqual(['Put Italy’s card “Fair” back into the hand']);
  });

  it('GS 9.14: extra cards are listed by power', () => {
    const table = paper();
    table.run('aggression', { power: 'Germany', target: 'Austria' });
    table.nextTurn();
    table.run('enter-card', { trend: 0, general: event([], { title: 'Calm' }) });
    table.run('apply-card');
    expect(bothWays(table, 'deal').back).toEqual([
      expect.stringMatching(/^Take back the cards that were dealt: \w+ two, the others one each$/),
    ]);
  });

  it('GS 9.1: the app’s deck and decisions behind the curtain need no move on the board', () => {
    const table = withDeck(HOUSE_DECK, inOrder);
    expect(bothWays(table, 'turn-card')).toEqual(NOTHING);
    table.run('apply-card');
    expect(bothWays(table, 'deal')).toEqual(NOTHING);
    expect(bothWays(table, 'open-papers', { person: 'Anna' })).toEqual(NOTHING);
    expect(bothWays(table, 'private-note', { power: 'Germany', words: 'Hers.' })).toEqual(NOTHING);
  });

  it('values kept only by the app need no move: support, income, notes, readings', () => {
    const table = paper();
    for (const [type, more] of [
      ['add-line', { total: 'support:Germany', amount: 1, words: 'A parade' }],
      ['add-line', { total: 'income:Italy', amount: 1, words: 'Ore' }],
      ['note', { words: 'A word.' }],
      ['choose-reading', { reading: 'points-each', value: 'any' }],
    ] as const)
      expect(bothWays(table, type, more)).toEqual(NOTHING);
  });

  it('a game already under way: a value not known before is no move', () => {
    const table = paper({ running: true, keeps: ['flags'] });
    for (const more of [
      { fact: 'index', value: 2 },
      { fact: 'balance', value: 1 },
      { fact: 'pact', country: 'Spain', powers: ['Germany'] },
    ])
      expect(bothWays(table, 'set-fact', more)).toEqual(NOTHING);
    expect(bothWays(table, 'set-fact', { fact: 'index', value: 3 }).again).toEqual([
      'Move the European Aggression Index marker from +2 to +3',
    ]);
  });
});

it('random games: done to the board of one moment, the acts give the board of any other', () => {
  let acted = 0;
  const seeds = sampleSeeds(6);
  const decks = fc.sample(anyDeck(24), { seed: seeds[0] as number, numRuns: seeds.length });
  for (const [at, seed] of seeds.entries()) {
    const deck = decks[at] as Deck;
    const pick = createPick(seed + 5);
    const more = {
      running: seed % 3 === 0,
      keeps: TRACKED_PARTS.filter((_, bit) => (seed >> bit) % 4 !== 1),
    };
    const table =
      seed % 2 === 0 ? paper(more) : withDeck(deck, createChance(new Uint8Array(64).fill(seed % 256)), more);
    const opens: OpenState[] = [table.open];
    for (let moves = 0; moves < 250; moves += 1) {
      const wants = pick(5) < 3 ? nextCommand : otherCommand;
      if (!table.attempt(wants(table, pick, deck.cards))) opens.push(table.open);
    }
    for (let tries = 0; tries < 200; tries += 1) {
      const first = pick(opens.length);
      const near = pick(2) === 0 ? Math.max(0, first - 1) : pick(opens.length);
      const [before, after] = [opens[first], opens[near]] as [OpenState, OpenState];
      const acts = boardMoves(before, after);
      acted += acts.length;
      expect(boardMoves(before, before)).toEqual([]);
      expect(doActs(boardOf(piecesOn(before, after)), acts), `seed ${seed}`).toEqual(
        boardOf(piecesOn(after, before)),
      );
      expect(acts.map(handOf)).toEqual(acts.map(handOf).sort());
      expect(new Set(acts.map(({ id }) => id)).size).toBe(acts.length);
      for (const { words } of acts) expect(words).not.toMatch(/undefined|null|[{}]/);
    }
  }
  expect(acted).toBeGreaterThan(20);
});

it('random games: after an undo the list names the current place of each marker, however long it stays unticked', () => {
  const isMarker = ({ piece }: BoardMove) => piece.take === trackMarker('').take;
  let seen = 0;
  const play = (seed: number) => {
    const deck = fc.sample(anyDeck(24), { seed, numRuns: 1 })[0] as Deck;
    const pick = createPick(seed + 7);
    const table = paper({ running: seed % 2 === 0 });
    let undone: BoardMove[] = [];
    for (let moves = 0; moves < 400; moves += 1) {
      const then = table.open;
      const undoes = pick(8) === 0;
      const wants = pick(5) < 3 ? nextCommand : otherCommand;
      const command = undoes ? { type: 'undo' } : wants(table, pick, deck.cards);
      if (table.attempt(command)) continue;
      const moved = ['undo', 'redo'].includes(command.type);
      undone = moved
        ? boardMoves(then, table.open, undone)
        : remainingAfter(undone, boardMoves(then, table.open), then.turn !== table.open.turn);
      const lying = piecesOn(table.open, table.open);
      for (const { piece, to, words } of undone.filter(isMarker)) {
        seen += 1;
        expect(lying.find((item) => item.piece.one === piece.one)?.at ?? null, words).toBe(to);
      }
    }
  };
  for (const seed of sampleSeeds(6)) play(seed);
  untilMet(play, () => seen > 20);
  expect(seen).toBeGreaterThan(20);
});
