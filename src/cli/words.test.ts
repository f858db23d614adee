import { describe, expect, it } from 'vitest';
import { main } from './words';

async function run(text: string | null, ...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(args.length > 0 ? args : ['lines.txt'], {
    readFile: async () => text ?? Promise.reject(new Error('gone')),
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out, err };
}

describe('npm run words', () => {
  it('prints a line for each event: what was read, or why not and what was understood', async () => {
    const lines = [
      'general\tUK support +1; EAI -1',
      '',
      'Italy\tTurkey, Greece +1',
      'france\tFrench suport +1',
      'Atlantis\tEAI +1',
      'no tab',
    ];
    const { code, out, err } = await run(`\ufeff${lines.join('\r\n')}`);
    expect([code, err]).toEqual([1, []]);
    expect(out.map((line) => JSON.parse(line))).toEqual([
      {
        line: 1,
        read: [
          { kind: 'support', power: 'Britain', amount: 1 },
          { kind: 'index', amount: -1 },
        ],
      },
      { line: 3, refused: 'Each word is clear, but not what they say together.', understood: [] },
      { line: 4, refused: '“suport” is not understood here.', understood: [] },
      { line: 5, refused: expect.stringContaining('before a tab') },
      { line: 6, refused: expect.stringContaining('before a tab') },
    ]);
  });

  it('prints its usage, and reports a file that cannot be read', async () => {
    expect(await run('', '--help')).toMatchObject({ code: 1, err: [expect.stringContaining('Usage')] });
    expect(await run(null)).toMatchObject({ code: 1, err: ['The file lines.txt cannot be read.'] });
    expect((await run('general\tEAI +1')).code).toBe(0);
  });

  it('refuses text that is too long for a card', async () => {
    const { out } = await run(`general\t${'support '.repeat(600)}`);
    expect(JSON.parse(out[0] ?? '')).toMatchObject({ refused: 'An event has at most 4000 letters.' });
  });
});
