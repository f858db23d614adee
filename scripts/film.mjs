// Pictures of one size, one after another, as one that moves: an animated PNG, which every browser shows.
import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The chunks of a PNG: type and data. */
export function* chunksOf(png) {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

const uint32 = (...numbers) => {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number, at * 4);
  return bytes;
};

function chunk(type, ...data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...data]);
  return Buffer.concat([uint32(body.length - 4), body, uint32(crc32(body))]);
}

/** How long a picture is seen: a fraction of a second, as two 16-bit numbers; it covers the one before. */
const timing = (ms) => Buffer.concat([uint32((ms << 16) | 1000), Buffer.alloc(2)]);

/**
 * Combines frames into one animated PNG, each shown for its `ms`; viewers without animation show the first.
 * It plays `plays` times and stops at the last frame, so that nothing moves forever next to text.
 */
export function toFilm(frames, plays = 2) {
  const parts = frames.map(({ png }) => [...chunksOf(png)]);
  const [head] = parts.map((chunks) => chunks.find(({ type }) => type === 'IHDR').data);
  const out = [SIGNATURE, chunk('IHDR', head), chunk('acTL', uint32(frames.length, plays))];
  let order = 0;
  for (const [at, chunks] of parts.entries()) {
    if (!chunks[0].data.equals(head)) throw new Error(`Picture ${at + 1} has another size or another kind.`);
    const control = [uint32(order++), head.subarray(0, 8), uint32(0, 0), timing(frames[at].ms)];
    out.push(chunk('fcTL', ...control));
    for (const { data } of chunks.filter(({ type }) => type === 'IDAT'))
      out.push(at === 0 ? chunk('IDAT', data) : chunk('fdAT', uint32(order++), data));
  }
  return Buffer.concat([...out, chunk('IEND')]);
}
