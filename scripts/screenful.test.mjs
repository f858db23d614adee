import { describe, expect, test } from 'vitest';
import { clip, quoted, screenful } from './screenful.mjs';

const lines = (count, word) => Array.from({ length: count }, (_, at) => `${word} ${at + 1}`).join('\n');

describe('a failure', () => {
  test('fits one screen: the expectation, the page’s message, and the command to run only that test', () => {
    const screen = screenful({
      title: 'solo.spec.ts › a table for one',
      said: `Expected: visible\n${lines(200, 'call')}`,
      page: lines(3000, '- row'),
      where: 'test-results/solo/error-context.md',
      command: 'npm run e2e -- e2e/flows/gathering-storm/solo.spec.ts:12',
    }).split('\n');
    expect(screen.length).toBeLessThanOrEqual(40);
    expect(screen[0]).toBe('✗ solo.spec.ts › a table for one');
    expect(screen[1]).toContain('Expected: visible');
    expect(screen.join('\n')).toContain('… 187 lines more');
    expect(screen.join('\n')).toContain('- row 18');
    expect(screen.at(-2)).toBe('  Again: npm run e2e -- e2e/flows/gathering-storm/solo.spec.ts:12');
  });

  test('of a rule has no page', () => {
    const screen = screenful({ title: 'x', said: 'expected 1 to be 2', command: 'npm run unit -- x' });
    expect(screen).not.toContain('page');
  });

  test('is plain text, a line of which is never longer than a screen is wide', () => {
    const [line] = clip(`\u001b[31m${'long '.repeat(100)}\u001b[0m`, 3);
    expect(line).toHaveLength(160);
    expect(line).not.toContain('\u001b');
  });

  test('of a test with an apostrophe in its name can be copied into a shell', () => {
    expect(quoted("the app's deck")).toBe(`'the app'\\''s deck'`);
  });
});
