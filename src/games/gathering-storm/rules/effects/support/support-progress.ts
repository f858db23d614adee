import { printId } from '../../naming';
import { isOpenTo, readId } from '../../research/catalogue';
import { levelsKnown } from '../../research/sheet';
import { ADJECTIVES, printSigned } from '../../vocabulary';
import type { EffectKind } from '../effect';
import { checkListed } from '../research/research';
import { type EffectOf, supportProgress as shape } from '../shapes';
import { COUNTS_UP, FORMULA_KIND, SUPPORT_GUIDE } from './formula-line';

const nameOf = (id: string) => readId(id).name;

/** Support: a base, and one more for each level (two steps) of a project. @rule GS Guide, Support; 15.13 */
export const supportProgress: EffectKind<EffectOf<'support-progress'>> = {
  shape,
  ...FORMULA_KIND,
  name: 'Support by research levels',
  fields: ['power', 'base', 'max', 'project'],
  check({ power, project }, place) {
    if (isOpenTo(readId(project), power)) return checkListed(project, place);
    return {
      message: `${power} does not own ${printId(project)}.`,
      rule: SUPPORT_GUIDE,
      allowed: 'Name a project of its own or of its alliance.',
    };
  },
  missing(open, { project }) {
    const known =
      levelsKnown(open, project) !== undefined || !open.running || !open.keeps.includes('research');
    if (known) return null;
    return {
      facts: [{ fact: 'steps', project }],
      words: `How many levels has ${nameOf(project)} reached?`,
      rule: SUPPORT_GUIDE,
    };
  },
  printed: [`${COUNTS_UP} level of {progress} research.`],
  say: ({ power, base, max, project }) =>
    `${ADJECTIVES[power]} support ${printSigned(base)}, and one more for each level of ${nameOf(project)}, at most ${printSigned(max)} in all.`,
};
