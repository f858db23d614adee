import { describe, expect, test } from 'vitest';
import { parseEntered } from '@/games/gathering-storm/rules/card-text/read/read-event';
import { addLine, supportLine, toggleSecret, writeOut } from './part-form';

describe('short forms of common text', () => {
  test.each([
    ['Harbor fees fall\n+1', 1, false],
    ['Harbor fees fall\n-2', -2, false],
    ['Harbor fees fall\n−1 ', -1, false],
    ['Harbor fees fall\n+2s', 2, true],
    ['+1 s', 1, true],
  ])('%j is read as this power’s support', (text, amount, secret) => {
    const read = parseEntered(writeOut(text, 'Britain') ?? '', { general: false, power: 'Britain' });
    expect(read.ok && read.value).toMatchObject({
      secret,
      effects: [{ kind: 'support', power: 'Britain', amount }],
    });
  });

  test.each(['', 'Harbor fees fall', '1', '+12', '+0', 'EAI: +1', '+1\n'])('leaves %j unchanged', (text) => {
    expect(writeOut(text, 'Britain')).toBeNull();
  });

  test('a general event has no power whose support it could be', () => {
    expect(writeOut('+1', undefined)).toBeNull();
  });

  test('toggles secret with or without a title', () => {
    const line = supportLine('France', 1);
    for (const words of [addLine('Orchards bloom', line), line]) {
      expect(toggleSecret(words)).not.toBe(words);
      expect(toggleSecret(toggleSecret(words))).toBe(words);
    }
    expect(toggleSecret(toggleSecret(''))).toBe('');
  });
});
