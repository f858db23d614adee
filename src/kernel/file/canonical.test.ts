import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical';
import { fingerprint } from './fingerprint';

/** The same value with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  );
}

describe('canonical JSON', () => {
  it('sorts keys at every depth and writes no white space', () => {
    expect(canonicalJson({ b: [{ d: 1, c: 'x y' }], a: null })).toBe('{"a":null,"b":[{"c":"x y","d":1}]}');
  });

  it('omits undefined values, and keeps an array’s length', () => {
    expect(canonicalJson({ a: undefined, b: [undefined, 1] })).toBe('{"b":[null,1]}');
  });

  it('reads back as the same value, and is the same whatever the order of its keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(turned(value))).toBe(text);
      }),
    );
  });
});

describe('the fingerprint', () => {
  it('is SHA-256 of the canonical text', () => {
    // Computed outside this project: SHA-256 of the two characters {}.
    expect(fingerprint({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });

  it('differs where anything differs, even one letter of a title', () => {
    const deck = { name: 'Test deck', cards: [{ number: 1, title: 'A' }] };
    expect(fingerprint(structuredClone(deck))).toBe(fingerprint(deck));
    expect(fingerprint({ ...deck, cards: [{ number: 1, title: 'Á' }] })).not.toBe(fingerprint(deck));
  });
});
