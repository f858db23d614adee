const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(LETTERS, (letter, value) => [letter.charCodeAt(0), value]));

/** Bytes as base64url without padding (RFC 4648). Browsers without `Uint8Array.toBase64` are supported. */
export function toBase64url(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const group = (a << 16) | (b << 8) | c;
    const four = [18, 12, 6, 0].map((shift) => LETTERS[(group >> shift) & 63]).join('');
    parts.push(four.slice(0, bytes.length - at + 1));
  }
  return parts.join('');
}

/** The bytes of base64url without padding; null if nobody can have written it so. */
export function fromBase64url(input: string): Uint8Array | null {
  if (input.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((input.length * 3) / 4));
  let [held, bits, at] = [0, 0, 0];
  for (let place = 0; place < input.length; place += 1) {
    const value = VALUES.get(input.charCodeAt(place));
    if (value === undefined) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
  }
  // Left-over bits are zero, so that the same bytes have one spelling.
  return (held & ((1 << bits) - 1)) === 0 ? bytes : null;
}
