import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LIST_FORMATS } from '@/games/gathering-storm/rules/card-text/list/listed';
import { printList } from '@/games/gathering-storm/rules/card-text/list/print-list';
import { parseDeck } from '@/games/gathering-storm/rules/card-text/list/read-deck';
import { readList } from '@/games/gathering-storm/rules/card-text/list/read-list';
import { printDeck } from '@/games/gathering-storm/rules/card-text/read/print-event';
import { parseEvent } from '@/games/gathering-storm/rules/card-text/read/read-event';
import { cardShape, type Deck } from '@/games/gathering-storm/rules/cards/card';
import { HOUSE_DECK } from '@/games/gathering-storm/rules/cards/house-deck';
import { ownDeckOf } from '@/games/gathering-storm/rules/cards/own-deck';
import { EFFECTS } from '@/games/gathering-storm/rules/effects';
import { type Country, POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';
import { main } from './deck';

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../docs/${name}`, import.meta.url)), 'utf8');

const wide = (letter: string) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8];
const bytesOf = (text: string | Uint8Array) =>
  typeof text === 'string' ? new TextEncoder().encode(text) : text;

/** Runs the tool on one file that is not on any disk; a file without text cannot be read. */
async function run(text: string | Uint8Array | null, ...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(args.length > 0 ? args : ['deck.txt'], {
    readBytes: async () => bytesOf(text ?? (await Promise.reject(new Error('gone')))),
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out, err };
}

const small = read('examples/small-deck.txt');

describe('npm run deck', () => {
  it('prints the parsed deck as JSON, from text and from JSON', async () => {
    const { code, out, err } = await run(small);
    expect([code, err]).toEqual([0, []]);
    const deck: Deck = JSON.parse(out.join('\n'));
    expect(deck).toEqual(parseDeck(small).deck);
    expect((await run(JSON.stringify(deck))).out).toEqual(out);
    expect(JSON.parse((await run(printDeck(HOUSE_DECK))).out[0] ?? '')).toEqual(HOUSE_DECK);
  });

  it('names every mistake with line and column, prints nothing else, and exits with 1', async () => {
    const { code, out, err } = await run(small.replace('Deck:', 'Dock:').replace('\nEAI: +1', '\nEIA: +1'));
    expect([code, out]).toEqual([1, []]);
    expect(err).toHaveLength(2);
    expect(err[0]).toMatch(/^Line 1, column 1: “Dock: /);
    expect(err[1]).toMatch(/^Line \d+, column 1: “EIA: \+1” /);
  });

  it('reads the same deck from CSV', async () => {
    const deck: Deck = parseDeck(small).deck as Deck;
    const { code, out, err } = await run(printList(ownDeckOf(deck), 'csv'));
    expect([code, err]).toEqual([0, []]);
    expect(JSON.parse(out.join('\n'))).toEqual(deck);
  });

  it.each(LIST_FORMATS)(
    'says what is missing in an unfinished deck as %s, and exits with 1',
    async (format) => {
      const whole = ownDeckOf({ ...HOUSE_DECK, cards: HOUSE_DECK.cards.slice(0, 9) });
      const cards = whole.cards.flatMap((card) => {
        if (card.number === 3) return [];
        const { Italy: _, ...national } = card.national;
        const { trend: __, ...rest } = card;
        return card.number === 2 ? [{ ...rest, national }] : [card];
      });
      const { code, out, err } = await run(printList({ ...whole, size: 12, cards }, format));
      expect([code, out]).toEqual([1, []]);
      expect(
        err.map((line) =>
          line.replace(/^Line \d+, column \d+: (?:“.*?” )?/, '').replace(/ (?:Write|\().*/, ''),
        ),
      ).toEqual([
        'The deck has 8 of 12 cards; missing: 3, 10 to 12.',
        'What is the card’s economic trend?',
        'Card 2 has no event for Italy.',
      ]);
    },
  );

  it('does not read letters that were lost', async () => {
    expect(await run(small.replace('Deck:', 'Deck: \ufffd'))).toEqual({
      code: 1,
      out: [],
      err: ['Letters were lost in the file deck.txt before: look for \ufffd. Save it again as UTF-8.'],
    });
  });

  it('reads the encodings that the app reads, and says if it guesses', async () => {
    const named = small.replace('Deck: ', 'Deck: Café ');
    const { out } = await run(named);
    expect(out[0]).toContain('Café');
    const utf16 = Uint8Array.from([0xff, 0xfe, ...[...named].flatMap((letter) => wide(letter))]);
    expect(await run(utf16)).toEqual({ code: 0, out, err: [] });
    const windows = Uint8Array.from(named.replaceAll('−', '-'), (letter) => letter.charCodeAt(0));
    expect(await run(windows)).toMatchObject({
      code: 0,
      out,
      err: ['Read as Windows-1252: look at the accents.'],
    });
    expect((await run(Uint8Array.from([0x50, 0x4b, 3, 4]))).err).toEqual([
      'The file deck.txt: This is a packed file or a spreadsheet, not text. Save the list as CSV or as plain text, and give that.',
    ]);
  });

  it('GS Guide, Diplomacy, C29a: warns of a country in two powers’ flexible events, and prints the deck', async () => {
    const deck = structuredClone(HOUSE_DECK);
    const put = (at: number, power: 'Italy' | 'Britain', ...countries: Country[]) => {
      const card = deck.cards[at] as Deck['cards'][number];
      card.national[power] = {
        title: 'Test event',
        secret: false,
        effects: [{ kind: 'flexible', power, amount: 1, countries }],
      };
    };
    expect((await run(printDeck(deck))).err).toEqual([]);
    for (const card of deck.cards)
      for (const power of POWERS)
        card.national[power].effects = card.national[power].effects.filter(({ kind }) => kind !== 'flexible');
    put(0, 'Italy', 'Albania', 'Turkey');
    put(1, 'Italy', 'Greece', 'Turkey');
    expect((await run(JSON.stringify(deck))).err).toEqual([]);
    put(2, 'Britain', 'Norway', 'Turkey');
    const { code, out, err } = await run(JSON.stringify(deck));
    expect([code, JSON.parse(out.join('\n'))]).toEqual([0, deck]);
    expect(err).toEqual([
      'Cards 1, 2 and 3: flexible events of Italy and Britain name Turkey; no country belongs to two powers’ (GS Guide, Diplomacy).',
    ]);
    put(0, 'Britain', 'Greece', 'Turkey');
    expect((await run(JSON.stringify(deck))).err).toHaveLength(2);
  });

  it.each([[['--help']], [['a.txt', 'b.txt']]])('prints its usage when called with %j', async (args) => {
    expect(await run(small, ...args)).toEqual({
      code: 1,
      out: [],
      err: ['Usage: npm run --silent deck -- FILE'],
    });
  });

  it('says if there is no file', async () => {
    expect(await run(null)).toEqual({ code: 1, out: [], err: ['The file deck.txt cannot be read.'] });
  });
});

describe('docs/examples/small-deck.txt', () => {
  it('contains at least 31 kinds of effect and prints unchanged', () => {
    const { deck } = parseDeck(small);
    const events = (deck?.cards ?? []).flatMap((card) => [
      card.general,
      ...POWERS.map((power) => card.national[power]),
    ]);
    const kinds = new Set(events.flatMap(({ effects }) => effects.map(({ kind }) => kind)));
    expect(kinds.size).toBeGreaterThanOrEqual(31);
    expect(deck && printDeck(deck)).toBe(small);
  });
});

describe('docs/deck-format.md: the printed words', () => {
  const page = read('deck-format.md');
  const sections = page.split(/^(?=#{2,3} )/m);
  const sectionOf = (heading: string) =>
    sections.find((section) => section.startsWith(`### ${heading}\n`)) ?? '';
  const block = (text: string, use: string) =>
    new RegExp(`\`\`\`${use}([^\\n]*)\\n([\\s\\S]*?)\`\`\``).exec(text);

  const described = Object.keys(EFFECTS).filter((kind) => sectionOf(kind) !== '');

  it('are there for at least 31 kinds', () => expect(described.length).toBeGreaterThanOrEqual(31));

  it.each(described)('%s are read as the effect above them', (kind) => {
    const section = sectionOf(kind);
    const effect = JSON.parse(block(section, 'json effect')?.[2] ?? 'null');
    const [, where = '', words = ''] = block(section, 'words') ?? [];
    const power = POWERS.find((name): name is Power => name === where.trim());
    const place = power ? { general: false, power } : { general: true };
    expect(parseEvent(`-\n${words}`, place)).toMatchObject({
      ok: true,
      value: { title: '', effects: [effect] },
    });
  });

  it('of a card are its data', () => {
    const { cards, mistakes } = parseDeck(block(page, 'card')?.[2] ?? '');
    expect(cards).toEqual([v.parse(cardShape, JSON.parse(block(page, 'json card')?.[2] ?? 'null'))]);
    expect(mistakes.map(({ message }) => message)).toEqual(['A deck has at least six cards.']);
  });

  it('of a table are the data of the card above', () => {
    const { cards, mistakes, format } = readList(block(page, 'csv card')?.[2] ?? '');
    const card = v.parse(cardShape, JSON.parse(block(page, 'json card')?.[2] ?? 'null'));
    expect({ cards, mistakes, format }).toEqual({ cards: [card], mistakes: [], format: 'csv' });
  });

  it('with mistakes are reported as the page says', async () => {
    const [example = '', , text = ''] = block(page, 'mistakes') ?? [];
    const said = /^\n\n> (.*)/.exec(page.slice(page.indexOf(example) + example.length))?.[1];
    const { err } = await run(text);
    expect(err.some((line) => line.startsWith(said ?? 'nothing'))).toBe(true);
  });
});
