import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';

/** What docs/fairness.md says of other tools is run as it is written there, where those tools are installed. */

const page = readFileSync(join(root, 'docs/fairness.md'), 'utf8');
const blocks = (language) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, text]) => text);
const vectors = page.slice(page.indexOf('## Vectors'));
const vector = (name) =>
  vectors
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`))
    ?.split('`')
    .at(-2);
const SEED = Array.from({ length: 64 }, (_, at) => at.toString(16).padStart(2, '0')).join('');

const run = (tool, ...args) => spawnSync(tool, args, { encoding: 'utf8' });
const has = (tool) => run('sh', '-c', `command -v ${tool}`).status === 0;
const ask = (tool, ...args) => {
  const { status, stdout, stderr } = run(tool, ...args);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout.trim();
};

/** The first numbers of a block of chance: 16 bits each, high byte first. */
const numbersOf = (digest) => digest.match(/.{4}/g)?.map((digits) => Number.parseInt(digits, 16)) ?? [];

test.skipIf(!has('openssl') || !has('xxd'))('the lines for openssl give the commitment and a block', () => {
  const [commit, block] = blocks('sh')
    .filter((text) => text.includes('openssl'))
    .flatMap((text) => text.trim().split('\n'));
  const digest = (line) => ask('sh', '-c', line.replace('SEED_IN_DIGITS', SEED)).split('= ').at(-1);
  expect(digest(commit)).toBe(vector('commitment'));
  // The first card of ten is swapped by the block's first number; see the formulas.
  const [first] = numbersOf(digest(block));
  const order = vector('order of 10 cards, stream `deck`, epoch 0')?.split(' ').map(Number);
  expect(order?.at(-1)).toBe(first % 10);
});

test.skipIf(!has('python3'))('the lines for Python give the orders of the vectors', () => {
  const [code] = blocks('python');
  const orders = ['order of 10 cards, stream `deck`, epoch 0', 'order of 10 cards with added words'];
  const seeds = [SEED, vector('seed with added words')];
  const calls = seeds.map((seed) => `print(*order(bytes.fromhex("${seed}"), "deck", 0, 10))`);
  const printed = ask('python3', '-c', [code, ...calls].join('\n'));
  expect(printed.split('\n')).toEqual(orders.map(vector));
  const canonical = 'print(canonical({"b": [1, "é"], "a": None}))';
  expect(ask('python3', '-X', 'utf8', '-c', `${code}\n${canonical}`)).toBe('{"a":null,"b":[1,"é"]}');
});
