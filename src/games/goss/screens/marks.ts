import type { MarkShape, Party, Sides, Tone, Whom } from '@/games/goss/rules/vocabulary';
import { lettersOf } from '@/kernel/file/letters';
import { cleanName } from '@/kernel/names';
import type { BlankSheet } from '@/table/game-ui';
import type { Mark } from '@/ui/mark/roundel';

/** A register and assaults of GOSS to be written down by hand. */
export const BLANK: readonly BlankSheet[] = [
  { name: 'Markers', columns: ['Hex', 'Side', 'Kind', 'Placed', 'Gone'], rows: 16 },
  {
    name: 'Doubles',
    columns: ['Day and part', 'Hex', 'Side', 'Type die', 'Two dice', 'Result'],
    rows: 14,
  },
];

const LOOKS: Record<MarkShape, Pick<Mark, 'shape' | 'ring' | 'ribbon'>> = {
  disk: { shape: 'circle', ring: 'solid', ribbon: 'solid' },
  square: { shape: 'frame', ring: 'double', ribbon: 'bars' },
};
/** Ink and brown are not Germany’s and Russia’s, whose tables are on the same device. */
const TONES: Record<Tone, Mark['tone']> = { ink: 'ink', blue: 'f', green: 'i', brown: 'brown' };

/** A side by its letter, a filled disk or a frame, and last its tone. */
export const markOf = ({ name, mark, tone }: Party): Mark => ({
  letter: lettersOf(cleanName(name))[0]?.toUpperCase() ?? '–',
  ...LOOKS[mark],
  tone: TONES[tone],
});

/** Returns the mark of the affected side; none if it is both sides or not known yet. */
export const markFor = (sides: Sides, whom: Whom | null | undefined): { mark?: Mark } =>
  whom && whom !== 'both' ? { mark: markOf(sides[whom]) } : {};
