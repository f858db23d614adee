import { randomBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Entry } from '../journal/entry';
import { printRefusal, type Result } from '../result';
import { paddedSize } from './box';
import { createSealing } from './create-sealing';
import { openEntry, openSeed, type SealedRow, sealEntry, sealSeed } from './seal-entry';
import { readSealing, type Sealing } from './sealing';
import {
  changeSecret,
  checkSecret,
  joinSeats,
  type Keyring,
  recoverByOthers,
  recoverByPaper,
  type SeatSecret,
  unlockSeat,
} from './unlock';

const entropy = (bytes: number) => randomBytes(bytes);
const SEATS: SeatSecret[] = [
  { person: 'Anna', viewers: ['Germany', 'board:axis'], how: 'pin', secret: '1234' },
  { person: 'Ben', viewers: ['Britain'], how: 'passphrase', secret: 'fourteen small grey geese' },
  { person: 'Clara', viewers: ['Russia'], how: 'pin', secret: '987654' },
];

function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(printRefusal(result.refusal));
  return result.value;
}
const refusedBy = (result: Result<unknown>) => (result.ok ? 'accepted' : printRefusal(result.refusal));

const at = { turn: 1, step: 'events' };
const PRIVATE: Entry = {
  n: 2,
  parent: 1,
  at,
  hidden: { Germany: { command: { type: 'order', card: 7 } }, Italy: { command: { type: 'order' } } },
  changes: [],
};
const PUBLIC: Entry = { n: 1, parent: 0, at, open: { command: { type: 'begin' } }, changes: [['a', 0, 1]] };

let paper: { keyring: Keyring; words: string | null };
let others: Keyring;
beforeAll(async () => {
  paper = accepted(await createSealing(SEATS, 'paper', entropy));
  others = accepted(await createSealing(SEATS, 'others', entropy)).keyring;
});
const sealingOf = () => accepted(readSealing(JSON.parse(JSON.stringify(paper.keyring.sealing))));

describe('a sealed table', () => {
  it('opens with every secret, and not with a wrong or a missing one', async () => {
    const sealing = sealingOf();
    const open = Object.fromEntries(
      await Promise.all(
        SEATS.map(
          async ({ person, secret }) => [person, await unlockSeat(sealing, person, ` ${secret} `)] as const,
        ),
      ),
    );
    const keyring = joinSeats(sealing, open as never);
    expect(keyring).toEqual(paper.keyring);
    expect(await unlockSeat(sealing, 'Anna', '1235')).toBeNull();
    expect(await unlockSeat(sealing, 'Nobody', '1234')).toBeNull();
    const { Anna: _, ...two } = open as Record<string, never>;
    expect(joinSeats(sealing, two)).toBeNull();
    expect(JSON.stringify(sealing)).not.toMatch(/1234|geese/);
  });

  it('gives each person the keys of their own papers only', async () => {
    const open = await unlockSeat(sealingOf(), 'Anna', '1234');
    expect(Object.keys(open?.keys ?? {})).toEqual(['Germany', 'board:axis']);
  });

  it('opens by the recovery sheet, whose words have a check sum', () => {
    const sealing = sealingOf();
    const words = paper.words as string;
    expect(words.split(' ')).toHaveLength(12);
    const open = recoverByPaper(sealing, `  ${words.toUpperCase().replaceAll(' ', '\n')} `);
    expect(joinSeats(sealing, open ?? {})).toEqual(paper.keyring);
    for (const wrong of ['', words.replace(/^\w+/, 'zoo'), `${words} zoo`, `${'abandon '.repeat(11)}about`])
      expect(recoverByPaper(sealing, wrong)).toBeNull();
    expect(recoverByPaper(others.sealing, words)).toBeNull();
  });

  it('opens a seat by all the others, never by fewer', async () => {
    const { sealing, seats } = others;
    const { Anna, Ben, Clara } = seats as Record<string, never>;
    expect(recoverByOthers(sealing, 'Anna', { Ben, Clara } as never)).toEqual(Anna);
    expect(recoverByOthers(sealing, 'Anna', { Ben } as never)).toBeNull();
    expect(recoverByOthers(sealingOf(), 'Anna', { Ben, Clara } as never)).toBeNull();
    expect(refusedBy(await createSealing(SEATS.slice(0, 2), 'others', entropy))).toMatch(/two seats/);
  });

  it('changes a secret without another key, and its recovery goes on', async () => {
    const changed = accepted(
      await changeSecret(others, { person: 'Anna', how: 'pin', secret: '5555' }, entropy),
    );
    expect(await unlockSeat(changed.sealing, 'Anna', '1234')).toBeNull();
    expect(await unlockSeat(changed.sealing, 'Anna', '5555')).toEqual(others.seats.Anna);
    expect(readSealing(changed.sealing).ok).toBe(true);
    const { Ben, Clara } = others.seats as Record<string, never>;
    expect(recoverByOthers(changed.sealing, 'Anna', { Ben, Clara } as never)).toEqual(others.seats.Anna);
  });

  it('refuses secrets that are too short', () => {
    expect(checkSecret('pin', '123')).toMatch(/4 to 12/);
    expect(checkSecret('pin', 'abcd')).toMatch(/4 to 12/);
    expect(checkSecret('passphrase', 'short')).toMatch(/12 letters/);
    expect(checkSecret('pin', '0000')).toBeNull();
  });
});

describe('sealed rows', () => {
  const seal = (entry: Entry): SealedRow =>
    JSON.parse(JSON.stringify(sealEntry(paper.keyring, entry, entropy)));

  it('open as they were, with parts in their order and those of no seat', () => {
    for (const entry of [PUBLIC, PRIVATE]) {
      const opened = accepted(openEntry(paper.keyring, seal(entry)));
      expect(JSON.stringify(opened)).toBe(JSON.stringify(entry));
    }
  });

  it('look the same for every decision: the same slots, the same sizes', () => {
    const shapeOf = (hidden: Entry['hidden']) => {
      const { sealed } = seal({ ...PRIVATE, hidden } as Entry);
      return Object.entries(sealed.parts).map(([slot, { length }]) => [slot, length]);
    };
    const first = shapeOf({ Germany: { command: { type: 'order' } } });
    expect(first.map(([slot]) => slot)).toEqual(['Germany', 'board:axis', 'Britain', 'Russia', '*']);
    expect(new Set(first.map(([, length]) => length)).size).toBe(1);
    expect(
      shapeOf({ Russia: { command: { type: 'order', cards: [1, 2, 3], why: 'x'.repeat(200) } } }),
    ).toEqual(first);
    expect(paddedSize(509)).toBe(2048);
  });

  it('are refused, each with its reason, when parts are swapped, cut, foreign or older', () => {
    const row = seal(PRIVATE);
    const spoil = (change: (sealed: SealedRow['sealed']) => unknown) => {
      const other = structuredClone(row);
      change(other.sealed);
      return refusedBy(openEntry(paper.keyring, other));
    };
    expect(
      spoil(({ parts }) => {
        [parts.Germany, parts.Russia] = [parts.Russia as string, parts.Germany as string];
      }),
    ).toMatch(/another’s place/);
    expect(spoil(({ parts }) => Object.assign(parts, { Germany: parts.Germany?.slice(0, -2) }))).toMatch(
      /damaged/,
    );
    expect(spoil(({ parts }) => void delete parts.Britain)).toMatch(/not complete/);
    expect(spoil((sealed) => Object.assign(sealed, { n: 5 }))).toMatch(/entry 5/);
    expect(refusedBy(openEntry(others, row))).toMatch(/another table/);
    expect(refusedBy(openEntry(paper.keyring, { ...row, parent: 0 }))).toMatch(
      /another state of the journal/,
    );
    expect(refusedBy(openEntry(paper.keyring, { ...row, sealed: undefined as never }))).toMatch(/missing/);
    // A public row whose empty part was taken from elsewhere.
    const emptied = { ...row, sealed: { ...row.sealed, parts: seal({ ...PUBLIC, n: 2 }).sealed.parts } };
    expect(refusedBy(openEntry(paper.keyring, emptied))).toMatch(/damaged/);
  });

  it('hold the seed, which opens only here', () => {
    const seed = randomBytes(64);
    const sealed = sealSeed(paper.keyring, seed, entropy);
    expect(openSeed(paper.keyring, sealed)).toEqual(seed);
    expect(openSeed(others, sealed)).toBeNull();
  });

  it('with any byte changed are refused in a sentence, or mean the same; nothing is thrown', () => {
    const rows = [seal(PUBLIC), seal(PRIVATE)].map((row) => JSON.stringify(row));
    fc.assert(
      fc.property(
        fc.constantFrom(...rows),
        fc.nat(),
        fc.integer({ min: 32, max: 126 }),
        (text, place, code) => {
          const index = place % text.length;
          const spoiled = text.slice(0, index) + String.fromCharCode(code) + text.slice(index + 1);
          let row: SealedRow;
          try {
            row = JSON.parse(spoiled);
          } catch {
            return;
          }
          const opened = openEntry(paper.keyring, row);
          const found = opened.ok ? JSON.stringify(opened.value) : printRefusal(opened.refusal);
          const plain = JSON.stringify(accepted(openEntry(paper.keyring, JSON.parse(text))));
          if (opened.ok) expect(found).toBe(plain);
          else expect(found).toMatch(/^The sealed part of entry .+\.$/);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('belong to a header that with any byte changed is refused, or is the same', () => {
    const text = JSON.stringify(paper.keyring.sealing);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.integer({ min: 32, max: 126 }), (place, code) => {
        const spoiled = text.slice(0, place) + String.fromCharCode(code) + text.slice(place + 1);
        let header: Sealing;
        try {
          header = JSON.parse(spoiled);
        } catch {
          return;
        }
        const read = readSealing(header);
        if (read.ok) expect(JSON.stringify(read.value)).toBe(text);
        else expect(printRefusal(read.refusal)).toMatch(/\.$/);
      }),
      { numRuns: 1000 },
    );
  });
});
