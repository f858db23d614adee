import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@/kernel/testing/effort';
import { type China, emptyChina, printRegion } from '../china/regions';
import { type Flag, REGIONS, type Region } from '../vocabulary';
import {
  cardDoes,
  cardsInDeck,
  chancesOf,
  checkDrawn,
  conquer,
  flagsAfterCard,
  passDraw,
  playCard,
  sayOdds,
  sayOutcomes,
  type WarlordCards,
} from './cards';

const FLAG_OF: Record<string, Flag> = { N: 'Nationalist', C: 'Communist', J: 'Japanese', W: 'warlord' };
const flagsOf = (letters: string) => [...letters].map((letter) => FLAG_OF[letter] as Flag);
const printTurn = (turn: number) => `turn ${turn}`;

function createTable(flags: Partial<Record<Region, string>> = {}) {
  const china = emptyChina();
  for (const [region, letters] of Object.entries(flags)) china[region as Region].flags = flagsOf(letters);
  const cards: WarlordCards = { heldOut: null };
  return { china, cards };
}

describe('SOA 26.112: a region’s card', () => {
  it.each([
    ['D1', '26.112A', 'NNJ', 'NNJW'],
    ['D1a', '26.112A', '', 'W'],
    ['D2', '26.112B', 'NNJC', 'NCJW'],
    ['D3', '26.112B', 'JJCC', 'CCJW'],
    ['D4', '26.112B', 'CCCC', 'CCCW'],
    ['D5', '26.112B', 'WWWW', 'WWWW'],
  ])('%s (%s): %s becomes %s', (_, rule, before, after) => {
    const { china, cards } = createTable({ Yunnan: before });
    const does = playCard(china, cards, 'Yunnan', 3);
    expect(does.rule).toBe(`SOA ${rule}`);
    expect(printRegion(china.Yunnan)).toBe(after);
    expect(does.nothing).toBe(before === 'WWWW' ? true : undefined);
  });

  it('26.112B: names the flag to be replaced in advance', () => {
    const { china } = createTable({ Shensi: 'NCJJ', Shanghai: 'CCJW', Yunnan: 'CCCW' });
    expect(cardDoes(china, 'Shensi').replaces).toBe('Nationalist');
    expect(cardDoes(china, 'Shanghai').replaces).toBe('Japanese');
    expect(cardDoes(china, 'Yunnan').replaces).toBe('Communist');
    expect(cardDoes(china, 'Szechuan').replaces).toBeUndefined();
  });
});

describe('SOA 26.112D, E: which cards can be drawn', () => {
  it('D6: the card of turn 3 cannot be drawn in turn 4, and is back in the deck for turn 5', () => {
    const { china, cards } = createTable();
    playCard(china, cards, 'Szechuan', 3);
    expect(cardsInDeck(china, cards)).not.toContain('Szechuan');
    expect(checkDrawn(china, cards, 'Szechuan')).toMatchObject({ rule: 'SOA 26.112D' });
    playCard(china, cards, 'Yunnan', 4);
    expect(cardsInDeck(china, cards)).toContain('Szechuan');
    expect(checkDrawn(china, cards, 'Szechuan')).toBeNull();
  });

  it('D7: a conquered region’s card is out of the deck, and back after a revolt', () => {
    const { china, cards } = createTable();
    conquer(china, 'Shanghai', true);
    expect(cardsInDeck(china, cards)).toHaveLength(8);
    expect(checkDrawn(china, cards, 'Shanghai')).toMatchObject({ rule: 'SOA 26.112E' });
    conquer(china, 'Shanghai', false);
    expect(cardsInDeck(china, cards)).toContain('Shanghai');
  });

  it('held-card-revolt (26.112D): conquered while held out it stays so; a revolt does not bring it back before the next draw', () => {
    const { china, cards } = createTable();
    playCard(china, cards, 'Shanghai', 1);
    conquer(china, 'Shanghai', true);
    expect(cardsInDeck(china, cards)).toHaveLength(8);
    conquer(china, 'Shanghai', false);
    expect(cardsInDeck(china, cards)).toHaveLength(8);
    playCard(china, cards, 'Yunnan', 2);
    expect(cardsInDeck(china, cards)).toContain('Shanghai');
  });

  it('last-card (assumed): draws nothing if only the held-out card is left, which is back afterwards', () => {
    const { china, cards } = createTable();
    for (const region of REGIONS) if (region !== 'Shensi') conquer(china, region, true);
    playCard(china, cards, 'Shensi', 5);
    expect(cardsInDeck(china, cards)).toEqual([]);
    expect(checkDrawn(china, cards, 'Shensi')?.allowed).toBe('These can come now: none.');
    passDraw(cards, 6);
    expect(cardsInDeck(china, cards)).toEqual(['Shensi']);
  });

  it('shows each region’s chance, or why it has none', () => {
    const { china, cards } = createTable();
    expect(chancesOf(china, cards, printTurn).every((chance) => chance.can && chance.oneIn === 9)).toBe(true);
    playCard(china, cards, 'Yunnan', 10);
    conquer(china, 'Shanghai', true);
    const chances = chancesOf(china, cards, printTurn);
    expect(chances.filter((chance) => chance.can && chance.oneIn === 7)).toHaveLength(7);
    expect(chances.find(({ region }) => region === 'Yunnan')).toMatchObject({
      can: false,
      why: 'It came in turn 10: held out until after this draw',
    });
    expect(chances.find(({ region }) => region === 'Shanghai')).toMatchObject({
      can: false,
      rule: 'SOA 26.112E',
    });
  });

  it('counted over every way of two draws: 9 first cards, 8 second ones each, never the same twice', () => {
    const seen = new Map<string, number>();
    for (const first of REGIONS) {
      const { china, cards } = createTable();
      playCard(china, cards, first, 1);
      const deck = cardsInDeck(china, cards);
      expect(deck).toHaveLength(8);
      for (const second of deck) seen.set(`${first}>${second}`, (seen.get(`${first}>${second}`) ?? 0) + 1);
    }
    expect(seen.size).toBe(72);
    expect([...seen.keys()].some((pair) => pair.split('>')[0] === pair.split('>')[1])).toBe(false);
  });

  it('over some ten thousand random draws, conquests and revolts, every draw is possible and there are nine cards', () => {
    let draws = 0;
    const moves = fc.array(
      fc.record({ pick: fc.nat(8), does: fc.constantFrom('draw', 'draw', 'draw', 'conquer', 'revolt') }),
      { minLength: 100, maxLength: 200 },
    );
    fc.assert(
      fc.property(moves, (list) => {
        const { china, cards }: { china: China; cards: WarlordCards } = createTable();
        let last: Region | null = null;
        for (const [turn, { pick, does }] of list.entries()) {
          const region = REGIONS[pick] as Region;
          if (does !== 'draw') {
            conquer(china, region, does === 'conquer');
            continue;
          }
          const deck = cardsInDeck(china, cards);
          const out = REGIONS.filter((item) => china[item].conquered || item === cards.heldOut?.region);
          if (deck.length + out.length !== REGIONS.length) throw new Error('not nine cards');
          const drawn: Region | undefined = deck[pick % Math.max(1, deck.length)];
          if (!drawn) passDraw(cards, turn);
          else {
            expect(drawn).not.toBe(last);
            expect(china[drawn].conquered).toBe(false);
            playCard(china, cards, drawn, turn);
            draws += 1;
          }
          last = drawn ?? null;
          if (REGIONS.some((item) => china[item].flags.length > 4)) throw new Error('a fifth flag');
        }
      }),
      { numRuns: runs(130) },
    );
    expect(draws).toBeGreaterThan(70 * runs(130));
  });
});

describe('what is shown before the draw', () => {
  it('26.112B: the flags after a card, without touching the table', () => {
    const { china } = createTable({ Yunnan: 'NNJC' });
    const after = flagsAfterCard(china, 'Yunnan');
    expect(printRegion({ flags: after, conquered: false })).toBe('NCJW');
    expect(printRegion(china.Yunnan)).toBe('NNCJ');
  });

  it('D6, D7 (26.112D, E): the odds count neither the card held out nor those of conquered regions', () => {
    const { china, cards } = createTable();
    expect(sayOdds(china, cards)).toBe('All nine can come now, one chance in nine each.');
    playCard(china, cards, 'Yunnan', 1);
    expect(sayOdds(china, cards)).toBe('Eight of nine can come now, one chance in eight each.');
    conquer(china, 'Shanghai', true);
    expect(sayOdds(china, cards)).toBe('Seven of nine can come now, one chance in seven each.');
    for (const region of REGIONS) if (region !== 'Yunnan') conquer(china, region, true);
    expect(sayOdds(china, cards)).toBe('None of nine can come now.');
  });
});

describe('SOA 26.112A, B, D: over all cards that can be drawn', () => {
  it('counts what they do', () => {
    const { china, cards } = createTable({
      Shensi: 'NNCC',
      Yunnan: 'NNJJ',
      Shanghai: 'NJJJ',
      Szechuan: 'JJCC',
      'Central China': 'WWWW',
    });
    expect(sayOutcomes(china, cards)).toEqual([
      '4 of 9 add a warlord flag',
      '3 of 9 take a Nationalist flag',
      '1 of 9 takes a Japanese flag',
      '1 of 9 changes nothing',
    ]);
    playCard(china, cards, 'Yunnan', 1);
    expect(sayOutcomes(china, cards)).toContain('2 of 8 take a Nationalist flag');
  });
});
