import { describe, expect, it } from 'vitest';
import type { Place } from '@/systems/gathering-storm/effects/effect';
import type { Mistake } from '@/systems/gathering-storm/words/mistake';
import { parseEntered } from '@/systems/gathering-storm/words/read-entered';
import { waysOf } from './ways';

const GENERAL: Place = { general: true };

function ways(text: string, place: Place = GENERAL) {
  const read = parseEntered(text, place);
  const mistakes = read.ok ? [] : read.mistakes;
  return { mistakes, ways: mistakes[0] ? waysOf(text, mistakes[0] as Mistake, [place]) : [] };
}

describe('GS 9.21: a trend that is typed', () => {
  it.each<[string, number, string]>([
    ['Economic trend −1', -1, ''],
    ['Trend: +2', 2, ''],
    ['econ. trend 0', 0, ''],
    ['EAI +1, trend -1', -1, 'EAI +1'],
    ['trend -1, EAI +1', -1, 'EAI +1'],
    ['UK support +1\nTrend -2', -2, 'UK support +1'],
  ])('%j is set with a tap, and what else stands there stays', (text, trend, rest) => {
    const [first] = ways(text).ways;
    expect(first).toMatchObject({
      label: `Set the trend to ${trend < 0 ? '−' : trend > 0 ? '+' : ''}${Math.abs(trend)}`,
      trend,
    });
    expect(first?.text.trim()).toBe(rest);
    expect(parseEntered(first?.text ?? '', GENERAL).ok).toBe(true);
  });

  it.each(['Trend +9', 'the trend falls', 'trend 1.5'])('%j is told where it goes', (text) => {
    const { mistakes, ways: found } = ways(text);
    expect(mistakes[0]).toMatchObject({ message: 'The trend has a place of its own.', rule: 'GS 9.21' });
    expect(found.filter(({ trend }) => trend !== undefined)).toEqual([]);
  });

  it('on a power’s own card there is none', () => {
    const { mistakes, ways: found } = ways('Trend -1', { general: false, power: 'Italy' });
    expect(mistakes[0]?.message).toMatch(/general side/);
    expect(found.filter(({ trend }) => trend !== undefined)).toEqual([]);
  });
});

describe('GS 9.12: what changes nothing is offered last', () => {
  it.each([
    'Economic trend -1',
    'Talks in the north. EAI +1',
    'Germany up one or so',
    'Turky: 1 [Germany]',
    'A quiet season',
  ])('%j', (text) => {
    const labels = ways(text).ways.map(({ label }) => label);
    expect(labels.indexOf('Keep it as a title: it changes nothing')).toBe(labels.length - 1);
  });
});
