import { SIDES, type Side, type Sides } from '@/games/goss/rules/vocabulary';
import { cleanName } from '@/kernel/names';

const LONGEST = 20;
const plain = (name: string) => cleanName(name).toLowerCase();

/** Returns what is wrong with the sides’ names: empty, too long, or the same. */
export function checkSides(sides: Sides): Partial<Record<Side, string>> {
  const errors: Partial<Record<Side, string>> = {};
  for (const side of SIDES) {
    const name = cleanName(sides[side].name);
    if (name === '') errors[side] = 'Name the side.';
    else if (name.length > LONGEST) errors[side] = `At most ${LONGEST} letters; these are ${name.length}.`;
  }
  if (!errors.first && !errors.second && plain(sides.first.name) === plain(sides.second.name))
    errors.second = `The first side is called ${cleanName(sides.first.name)}, too. Choose another name.`;
  return errors;
}
