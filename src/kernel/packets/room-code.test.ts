import { expect, it } from 'vitest';
import { fromBase64url, toBase64url } from './base64url';
import { type RoomTicket, readRoomCode, writeRoomCode } from './room-code';

const TICKET: RoomTicket = {
  game: 'gathering-storm',
  table: '0a1b2c3d4e5f6g7h8i',
  epoch: '0123456789abcdef',
  room: 'a5'.repeat(32),
  host: '5a'.repeat(32),
};

it('a ticket is read as it was written, and is short enough for a QR code across a room', () => {
  const code = writeRoomCode(TICKET);
  expect(readRoomCode(code)).toEqual({ ok: true, value: TICKET });
  expect(code.length).toBeLessThan(150);
});

it.each([
  ['cut short', (code: string) => code.slice(0, 80)],
  ['empty', () => ''],
  ['not base64url', (code: string) => `${code}%`],
  [
    'with something else for the table',
    (code: string) => code.slice(0, -4) + toBase64url(new Uint8Array(30)),
  ],
  ['endless', (code: string) => code.repeat(10)],
])('a code %s is refused', (_, damage) => {
  expect(readRoomCode(damage(writeRoomCode(TICKET)))).toMatchObject({
    ok: false,
    refusal: { message: 'This address is not whole.' },
  });
});

it('a later layout asks for a newer app', () => {
  const bytes = fromBase64url(writeRoomCode(TICKET)) as Uint8Array;
  bytes[0] = 2;
  expect(readRoomCode(toBase64url(bytes))).toMatchObject({
    refusal: { message: 'The table has a newer Dispatch Box.' },
  });
});
