import { expect, it } from 'vitest';
import { testLessons } from '@/kernel/testing/test-lessons';
import { duesOf } from '../dues';
import { guideFor } from '../guide';
import { help } from '../help/help';
import type { OpenState } from '../state';
import { system } from '../system';
import { lessons } from './first-turn';

testLessons(system as never, { lessons, help }, guideFor, (open) => {
  it('SOA 7 is two whole turns of the real game, and leaves nothing due', () => {
    expect(open.turn).toBe(3);
    // Only the third turn’s own card.
    expect(duesOf(open as OpenState).map(({ id }) => id)).toEqual(['card']);
  });
});
