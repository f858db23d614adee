import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chunksOf, toFilm } from './film.mjs';
import { root } from './setup.mjs';

const picture = (name) => readFileSync(join(root, 'docs/pictures', name));

describe('a picture that moves', () => {
  const frames = [
    { png: picture('table.png'), ms: 900 },
    { png: picture('research.png'), ms: 1500 },
  ];
  const film = toFilm(frames, 3);
  const chunks = [...chunksOf(film)];
  const of = (...types) => chunks.filter(({ type }) => types.includes(type));

  it('declares its number of pictures, its number of plays, and the duration of each picture', () => {
    expect([of('acTL')[0].data.readUInt32BE(0), of('acTL')[0].data.readUInt32BE(4)]).toEqual([2, 3]);
    expect(of('fcTL').map(({ data }) => data.readUInt16BE(20) / data.readUInt16BE(22))).toEqual([0.9, 1.5]);
    expect(of('fcTL').map(({ data }) => data.length)).toEqual([26, 26]);
  });

  it('has the pictures whole and in order', () => {
    const order = of('fcTL', 'fdAT').map(({ data }) => data.readUInt32BE(0));
    expect(order).toEqual(order.map((_, at) => at));
    const insideOf = (png) =>
      Buffer.concat([...chunksOf(png)].filter(({ type }) => type === 'IDAT').map(({ data }) => data));
    expect(insideOf(film).equals(insideOf(frames[0].png))).toBe(true);
    const second = Buffer.concat(of('fdAT').map(({ data }) => data.subarray(4)));
    expect(second.equals(insideOf(frames[1].png))).toBe(true);
    expect(chunks.at(-1).type).toBe('IEND');
  });

  it('is a PNG: every part has its sum', () => {
    let at = 8;
    for (const { type, data } of chunks) {
      expect(film.readUInt32BE(at + 8 + data.length)).toBe(crc32(Buffer.concat([Buffer.from(type), data])));
      at += 12 + data.length;
    }
    expect(at).toBe(film.length);
  });

  it('is not made of pictures of two sizes', () => {
    expect(() => toFilm([frames[0], { png: picture('phone-dark.png'), ms: 900 }])).toThrow(
      'Picture 2 has another size',
    );
  });
});
