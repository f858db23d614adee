/** For tests only: copies of a value with one mistake each. */

type Path = readonly string[];
export interface Corruption {
  what: string;
  path: Path;
  value: unknown;
}

const deep = (): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < 40; level += 1) value = { inner: [value] };
  return value;
};

/** Left out, null, another kind of value, a number as text, too much and too deep: at every place of a value. */
export function* corrupt(value: unknown, path: Path = []): Generator<Corruption> {
  const name = path.join('.') || 'the whole';
  const others = [null, true, -0.5, 1e9, 'Whispered', [], {}, [[]], deep()];
  for (const other of others) {
    if (JSON.stringify(other) === JSON.stringify(value)) continue;
    yield { what: `${name} as ${JSON.stringify(other).slice(0, 20)}`, path, value: other };
  }
  if (typeof value === 'number') yield { what: `${name} as text`, path, value: String(value) };
  if (Array.isArray(value)) {
    yield { what: `${name} with one more`, path, value: [...value, { extra: 1 }] };
    for (const [at, item] of value.entries())
      for (const inner of corrupt(item, [...path, String(at)]))
        yield { ...inner, value: value.with(at, inner.value) };
  } else if (typeof value === 'object' && value !== null) {
    yield { what: `${name} with a field more`, path, value: { ...value, extra: 1 } };
    for (const [key, item] of Object.entries(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      yield { what: `${name} without ${key}`, path: [...path, key], value: rest };
      for (const inner of corrupt(item, [...path, key]))
        yield { ...inner, value: { ...value, [key]: inner.value } };
    }
  }
}

/** Words from the validator, JavaScript or missing values; no message may contain them. */
export const RAW =
  /Invalid (type|key|format|value|length|union)|Expected |received |undefined|\[object|NaN|Cannot read|is not a function|Maximum|SyntaxError|Unexpected token|JSON at position/;

/** One sentence or more, as we write them. */
export const SENTENCE = /^["“A-Z0-9−].*[.?!…”)]$/s;
