import type { MarkShape, Party, Tone } from '@/systems/goss/vocabulary';
import type { Mark } from '@/ui/roundel';

const LOOKS: Record<MarkShape, Pick<Mark, 'shape' | 'ring' | 'ribbon'>> = {
  disk: { shape: 'circle', ring: 'solid', ribbon: 'solid' },
  square: { shape: 'square', ring: 'double', ribbon: 'double' },
};
const SEALS: Record<Tone, Mark['tone']> = { ink: 'g', blue: 'f', green: 'i', brown: 'r' };

/** A side by its letter, a filled disk or a lined square, and last its tone. */
export const markOf = ({ name, mark, tone }: Party): Mark => ({
  letter: [...name.trim()][0]?.toUpperCase() ?? '–',
  ...LOOKS[mark],
  tone: SEALS[tone],
});
