import type { TableFile } from '@/kernel/file/saves';
import type { Pick } from './real-files';

/** For tests only: a file as a stranger could have changed it. */

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Names that every object has. */
const PROTO = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

const deep = (levels: number): unknown => (levels === 0 ? 1 : { inner: [deep(levels - 1)] });

const VALUES: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 0.5,
  () => 1e9,
  () => 'x',
  () => '',
  () => [],
  () => ({}),
  () => [[]],
  () => deep(8),
  () => deep(60),
  () => 'x'.repeat(5000),
  () => ({ changes: [] }),
  () => '__proto__',
  () => 'constructor',
  () => 'Germany',
  () => 'Japan',
];

/** Every object and list in a value. */
function nodesOf(value: unknown, found: Node[] = []): Node[] {
  if (!isNode(value)) return found;
  found.push(value);
  for (const item of Object.values(value)) nodesOf(item, found);
  return found;
}

const one = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T;

/** Defines an own property under any name, as JSON does. A list only has indexes. */
function put(node: Node, key: string, value: unknown): void {
  if (Array.isArray(node) && !/^\d+$/.test(key)) node.push(value);
  else Object.defineProperty(node, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Changes something within a value. */
const WITHIN: readonly ((nodes: Node[], pick: Pick) => void)[] = [
  // Another value, of another kind.
  (nodes, pick) => {
    const node = one(nodes, pick);
    put(node, one(Object.keys(node).concat('new'), pick), one(VALUES, pick)());
  },
  // A value from elsewhere in it.
  (nodes, pick) => {
    const [to, from] = [one(nodes, pick), one(nodes, pick)];
    const key = one(Object.keys(from).concat('none'), pick);
    put(to, one(Object.keys(to).concat(key), pick), structuredClone(from[key] ?? null));
  },
  // A field less, or another name for one.
  (nodes, pick) => {
    const node = one(nodes, pick);
    const key = one(Object.keys(node).concat('none'), pick);
    const value = node[key];
    delete node[key];
    if (pick(2) === 0) put(node, one(['other', ...PROTO], pick), value ?? 1);
  },
  // A name that every object has.
  (nodes, pick) => void put(one(nodes, pick), one(PROTO, pick), one(VALUES, pick)()),
  // A number or text close to the true one.
  (nodes, pick) => {
    const node = one(nodes, pick);
    const key = one(Object.keys(node).concat('none'), pick);
    const value = node[key];
    if (typeof value === 'number') put(node, key, value + one([-1, 1, 10, -100, 0.5], pick));
    if (typeof value === 'string') put(node, key, `${value.slice(1)}${value.slice(0, 1)}`);
    if (typeof value === 'boolean') put(node, key, !value);
  },
];

/** Changes the order or the number of entries. */
const ENTRIES: readonly ((entries: unknown[], pick: Pick) => void)[] = [
  (entries, pick) => {
    const [a, b] = [pick(entries.length), pick(entries.length)];
    [entries[a], entries[b]] = [entries[b], entries[a]];
  },
  (entries, pick) => void entries.splice(pick(entries.length), 0, structuredClone(one(entries, pick))),
  (entries, pick) => void entries.splice(pick(entries.length), 1),
  (entries, pick) => void entries.splice(pick(entries.length)),
];

const packed = (value: unknown) =>
  [...new TextEncoder().encode(JSON.stringify(value))].map((byte) =>
    (byte ^ 0x5a).toString(16).padStart(2, '0'),
  );

export const unpacked = (text: string): unknown =>
  JSON.parse(
    new TextDecoder().decode(
      Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16) ^ 0x5a),
    ),
  );

/** Letters changed, left out, or put in. */
function scratch(text: string, pick: Pick): string {
  const at = pick(text.length);
  const letter = String.fromCharCode(
    one([0, 9, 34, 44, 48, 58, 91, 93, 123, 125, 0x5c, 0xd800, 0xfeff], pick),
  );
  const size = one([0, 1, 1, 1, 40, text.length], pick);
  return text.slice(0, at) + (pick(3) === 0 ? '' : letter) + text.slice(at + size);
}

/** The text of a file as a stranger made it: one thing or several are otherwise. */
export function mutate(file: TableFile, pick: Pick): string {
  const mutated = structuredClone(file) as TableFile & Node;
  const inHands = mutated.sealed !== undefined && pick(4) === 0;
  const parts = inHands ? unpacked(mutated.sealed as string) : null;
  for (let times = one([1, 1, 1, 2, 3], pick); times > 0; times -= 1) {
    if (inHands) one(WITHIN, pick)(nodesOf(parts), pick);
    else if (pick(4) === 0 && mutated.entries?.length > 0) one(ENTRIES, pick)(mutated.entries, pick);
    // Mostly within the entries, because the rest is small.
    else one(WITHIN, pick)(nodesOf(pick(5) === 0 ? mutated : mutated.entries), pick);
    if (!Array.isArray(mutated.entries)) break;
  }
  if (inHands) mutated.sealed = packed(parts).join('');
  // Without its prints more of a file is looked into.
  if (pick(4) > 0) delete (mutated as Partial<TableFile>).prints;
  // Restore the numbers, so that only the content of an entry is wrong.
  if (pick(3) === 0 && Array.isArray(mutated.entries))
    for (const [at, entry] of mutated.entries.entries()) if (isNode(entry)) (entry as Node).n = at + 1;
  const text = JSON.stringify(mutated);
  return pick(6) === 0 ? scratch(text, pick) : text;
}
