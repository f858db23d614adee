import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../testing/effort';
import { MAX_CHOICE, readLetters, writeLetters } from './letters';
import { CHANNEL } from './testing/sample';

const write = (choice: number, moment = 'show 3', channel = CHANNEL) =>
  writeLetters(channel, moment, choice) as string;
const choices = fc.integer({ min: 0, max: MAX_CHOICE - 1 });

it('eight letters give the choice back, for their table, epoch, device and moment only', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const letters = write(choice);
      expect(letters).toMatch(/^[0-9A-HJKMNP-TV-Z]{4} [0-9A-HJKMNP-TV-Z]{4}$/);
      expect(readLetters(CHANNEL, 'show 3', letters)).toBe(choice);
      expect(readLetters(CHANNEL, 'show 4', letters)).toBeNull();
      for (const other of [{ table: 'x' }, { epoch: 'x' }, { device: 'x' }, { secret: new Uint8Array(32) }])
        expect(readLetters({ ...CHANNEL, ...other }, 'show 3', letters)).toBeNull();
    }),
    { numRuns: runs(200) },
  );
});

it('they are read in any case and spacing, and with letters that are taken for others', () => {
  // A choice whose letters have 0, 1 and V, found by trying.
  const choice = Array.from({ length: MAX_CHOICE }, (_, at) => at).find((at) =>
    ['0', '1', 'V'].every((letter) => write(at).includes(letter)),
  ) as number;
  const letters = write(choice);
  const confused = letters.replaceAll('0', 'O').replaceAll('1', 'l').replaceAll('V', 'u');
  for (const typed of [
    letters.toLowerCase(),
    ` ${letters.replace(' ', '')} `,
    Array.from(letters).join(' '),
    letters.replace(' ', '–'),
    confused,
    confused.replaceAll('l', 'I').replaceAll('O', 'o'),
    Array.from(letters, (one) => (one === ' ' ? one : String.fromCharCode(one.charCodeAt(0) + 0xfee0))).join(
      '',
    ),
  ])
    expect(readLetters(CHANNEL, 'show 3', typed), typed).toBe(choice);
});

it('nothing else is read, and nothing is thrown', () => {
  for (const typed of [
    '',
    'ABCD',
    'ABCD EFGHJ',
    '???? ????',
    'ÄÖÜß äöüß',
    '🂡'.repeat(8),
    'A'.repeat(100_000),
  ])
    expect(readLetters(CHANNEL, 'show 3', typed)).toBeNull();
  for (const choice of [-1, MAX_CHOICE, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(writeLetters(CHANNEL, 'show 3', choice)).toBeNull();
  fc.assert(
    fc.property(fc.string(), choices, fc.nat(7), fc.nat(31), (typed, choice, at, by) => {
      expect(() => readLetters(CHANNEL, 'show 3', typed)).not.toThrow();
      const letters = write(choice).replace(' ', '');
      const other = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[by] as string;
      const changed = letters.slice(0, at) + other + letters.slice(at + 1);
      if (changed !== letters) expect(readLetters(CHANNEL, 'show 3', changed)).toBeNull();
    }),
    { numRuns: runs(300) },
  );
});

it('a changed answer to one moment shows nothing of the first: their difference is not the choices’', () => {
  const value = (letters: string) =>
    Array.from(letters.slice(0, 3), (letter) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(letter)).reduce(
      (sum, one) => sum * 32 + one,
      0,
    );
  // The first three letters are 15 of the 16 masked bits. Under one mask, 0 and 2 would always differ by their lowest.
  const differences = new Set(
    Array.from({ length: 20 }, (_, at) => value(write(0, `m${at}`)) ^ value(write(2, `m${at}`))),
  );
  expect(differences.size).toBeGreaterThan(10);
});

it('of many guesses, none fits', () => {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const guessed = Array.from({ length: runs(20_000) }, (_, at) =>
    Array.from(
      { length: 8 },
      (_, place) => alphabet[Math.floor(at / 7 ** place + at * (place + 3)) % 32],
    ).join(''),
  );
  expect(guessed.filter((letters) => readLetters(CHANNEL, 'guess', letters) !== null)).toEqual([]);
});
