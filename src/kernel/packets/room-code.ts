import { bytesToUtf8 } from '@noble/ciphers/utils.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { accept, type Result, refuse } from '../result';
import { concatBytes } from '../sealing/box';
import { fromBase64url, toBase64url } from './base64url';

/** The first byte; a later layout begins with another. */
const LAYOUT = 1;
/** Bytes of the epoch, the room's key and the host's public key, in this order after the first. */
const SIZES = [8, 32, 32] as const;
/** A longer code is not read. */
const MAX_LETTERS = 400;

const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const roomTicketShape = v.object({
  game: id,
  table: id,
  epoch: hex(SIZES[0]),
  /** The key of the room. */
  room: hex(SIZES[1]),
  /** The host's Ed25519 public key. */
  host: hex(SIZES[2]),
});
/** All that a device needs to watch a table. Whoever has it can read what everyone at the table may know. */
export type RoomTicket = v.InferOutput<typeof roomTicketShape>;

const NOT_WHOLE = refuse('This address is not whole.', {
  allowed: 'Open the address that the table shows under “For the room” again.',
});
const NEWER = refuse('The table has a newer Dispatch Box.', {
  allowed: 'Update this device: reload the page.',
});

/** A ticket for the fragment of an address. */
export const writeRoomCode = ({ game, table, epoch, room, host }: RoomTicket): string =>
  toBase64url(
    concatBytes([
      new Uint8Array([LAYOUT]),
      ...[epoch, room, host].map(hexToBytes),
      utf8ToBytes(`${game} ${table}`),
    ]),
  );

export function readRoomCode(code: string): Result<RoomTicket> {
  const bytes = code.length <= MAX_LETTERS ? fromBase64url(code) : null;
  if (!bytes || bytes.length === 0) return NOT_WHOLE;
  if ((bytes[0] as number) > LAYOUT) return NEWER;
  let at = 1;
  const [epoch, room, host] = SIZES.map((size) => {
    at += size;
    return bytesToHex(bytes.slice(at - size, at));
  });
  const [game, table] = bytesToUtf8(bytes.slice(at)).split(' ');
  const read = v.safeParse(roomTicketShape, { game, table, epoch, room, host });
  return bytes[0] === LAYOUT && read.success ? accept(read.output) : NOT_WHOLE;
}
