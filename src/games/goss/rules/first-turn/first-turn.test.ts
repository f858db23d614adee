import { expect, it } from 'vitest';
import { testLessons } from '@/kernel/testing/test-lessons';
import { duesOf, guideFor } from '../guide';
import { help } from '../help/help';
import type { OpenState } from '../state';
import { system } from '../system';
import { lessons } from './first-turn';

testLessons(system as never, { lessons, help }, guideFor, (open) => {
  it('GOSS 4.3.0 is two whole game turns, and leaves nothing due and no marker', () => {
    const { turn, markers } = open as OpenState;
    expect(turn).toBe(3);
    expect(duesOf(open as OpenState)).toEqual([]);
    expect(markers).toEqual([]);
  });
});
