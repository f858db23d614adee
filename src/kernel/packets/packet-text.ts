import { accept, type Result, refuse } from '../result';
import { fromBase64url, toBase64url } from './base64url';
import { MAX_PACKET_BYTES } from './packet';
import { explainWhy } from './why';

/** Most packets read from one text. */
const MOST_PACKETS = 200;
const MAX_LETTERS = Math.ceil((MAX_PACKET_BYTES * 4) / 3);

/** A packet as text for a message, a file or a QR code. */
export const writePacketText = (packet: Uint8Array): string => `DBX1:${toBase64url(packet)}`;

/** What follows the address of the app in a QR code. */
export const writePacketFragment = (packet: Uint8Array): string => `#/packet/${toBase64url(packet)}`;

/**
 * The packets in a text, each as read or refused. Other words may stand before and after them: a packet ends at
 * an empty line or at a character that it cannot have. Line breaks and marks of quotation within it are ignored.
 */
export function readPacketText(input: string): Result<Uint8Array>[] {
  // An address of the app holds one as well.
  const found = withoutAddresses(input)
    .split(/(?=DBX\d:)/)
    .filter((part) => /^DBX\d:/.test(part));
  return found.length === 0 ? [NONE] : found.slice(0, MOST_PACKETS).map(readOne);
}

const ADDRESS = '#/packet/';

/** Addresses of the app as packets. In one pass: a pattern would try each place of a long text. */
function withoutAddresses(input: string): string {
  let written = '';
  let from = 0;
  for (let at = input.indexOf(ADDRESS); at >= 0; at = input.indexOf(ADDRESS, from)) {
    let start = at;
    while (start > from && /\S/.test(input[start - 1] as string)) start -= 1;
    written += `${input.slice(from, start)}DBX1:`;
    from = at + ADDRESS.length;
  }
  return written + input.slice(from);
}

const NONE = refuse('There is no packet of Dispatch Box in this.', {
  allowed: 'Copy the whole message and paste it again.',
});
const DAMAGED = { ok: false, refusal: explainWhy('cannot-open') } as const;

function readOne(part: string): Result<Uint8Array> {
  if (part[3] === '0') return NONE;
  if (part[3] !== '1') return { ok: false, refusal: explainWhy('too-new') };
  const [block = ''] = part
    .slice(5)
    .trimStart()
    .split(/\n[ \t>]*\r?\n/, 1);
  const [run = ''] = block.split(/[^\w\s>-]/, 1);
  const letters = run.replace(/[\s>]/g, '');
  if (letters.length > MAX_LETTERS) return { ok: false, refusal: explainWhy('too-large') };
  const bytes = fromBase64url(letters);
  return bytes && bytes.length > 0 ? accept(bytes) : DAMAGED;
}
