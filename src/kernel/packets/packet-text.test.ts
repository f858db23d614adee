import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/effort';
import { fromBase64url, toBase64url } from './base64url';
import { MAX_PACKET_BYTES } from './packet';
import { readPacketText, writePacketText } from './packet-text';
import { accepted, fixedEntropy, refusedBy } from './testing/sample';

const packet = fixedEntropy('packet')(564);
const other = fixedEntropy('other')(41);
const [text, otherText] = [writePacketText(packet), writePacketText(other)];
const wrapped = (width: number, mark = '') => text.replace(new RegExp(`.{${width}}`, 'g'), `$&\r\n${mark}`);

describe('a packet as text', () => {
  it.each<[string, string]>([
    ['as it is', text],
    ['in a sentence', `Here it is: ${text}. Anna`],
    ['in an address', `https://box.example/#/answer/${text}`],
    ['wrapped by a mail program', `Hi!\n\n${wrapped(76)}\n\nBest wishes\nAnna`],
    ['quoted in a reply', `> ${wrapped(60, '> ')}`],
    ['spaced', `DBX1: ${Array.from(text.slice(5)).join(' ')}`],
  ])('%s', (_, written) => {
    expect(readPacketText(written).map(accepted)).toEqual([packet]);
  });

  it('may stand with others, in any order and twice', () => {
    const all = readPacketText(`${otherText}\n${text}${otherText}\n\n${text}`);
    expect(all.map(accepted)).toEqual([other, packet, other, packet]);
  });

  it.each([
    ['', 'There is no packet of Dispatch Box in this. Copy the whole message and paste it again.'],
    ['DBX', 'There is no packet of Dispatch Box in this. Copy the whole message and paste it again.'],
    ['DBX0:AAAA', 'There is no packet of Dispatch Box in this. Copy the whole message and paste it again.'],
    ['DBX1:', 'Part of this was changed or lost on the way. Send it again.'],
    ['DBX1:A', 'Part of this was changed or lost on the way. Send it again.'],
    ['DBX1:AB', 'Part of this was changed or lost on the way. Send it again.'],
    ['DBX2:AAAA', 'The other device has a newer Dispatch Box. Update this one: reload the page.'],
    [
      `DBX1:${'A'.repeat(Math.ceil((MAX_PACKET_BYTES * 4) / 3) + 1)}`,
      'The other device sent more than this one can open. Open a copy of the table instead.',
    ],
  ])('%j is refused', (written, refusal) => {
    expect(readPacketText(written).map(refusedBy)).toEqual([refusal]);
  });

  it('is refused alone: what is right beside it is read', () => {
    expect(readPacketText(`DBX1:A ${text}`).map(({ ok }) => ok)).toEqual([false, true]);
  });

  it('holds a packet of the largest size; at most 200 are read', () => {
    const large = new Uint8Array(MAX_PACKET_BYTES).fill(7);
    const [read] = readPacketText(writePacketText(large)).map(accepted);
    expect(Buffer.from(read as Uint8Array).equals(large)).toBe(true);
    expect(readPacketText('DBX1:AAAA '.repeat(5000))).toHaveLength(200);
  });

  it('never throws', () => {
    const pieces = fc.constantFrom(
      'DBX1:',
      'DBX2:',
      'DBX',
      ':',
      'AA',
      'A',
      '-_',
      '\n',
      '\n\n',
      ' ',
      '>',
      '.',
      '🂡',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
        for (const read of readPacketText(parts.join('')))
          if (read.ok) expect(read.value.length).toBeGreaterThan(0);
      }),
      { numRuns: runs(500) },
    );
  });
});

it('base64url is as Node writes it, and has one spelling for each value', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (given) => {
      const bytes = Uint8Array.from(given);
      const written = toBase64url(bytes);
      expect(written).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64url(written)).toEqual(bytes);
    }),
    { numRuns: runs(300) },
  );
  expect(['A', 'AB', 'AAB', 'AA=', 'AA+A', 'AA/A', 'ÄAAA'].map(fromBase64url)).toEqual(Array(7).fill(null));
});
