import { CATEGORIES, type Category, type Owner } from '../../vocabulary';
import type { ParseResult } from './parse-result';
import { ownerCalled } from './projects';
import type { Found } from './source-text';
import { categoryNames, printOr } from './spellings';

/** Reads whose projects of which category may be picked: "Axis intelligence". */
export function readAny<E>(
  { words: [, spelled = ''], end }: Found,
  make: (any: { owner: Owner; category: Category }) => E,
): ParseResult<E> {
  const words = spelled.trim().replace(/ research$/, '');
  const at = words.lastIndexOf(' ');
  const owner = ownerCalled(words.slice(0, Math.max(0, at)));
  const category = categoryNames.of(words.slice(at + 1));
  if (!category)
    return {
      end,
      refusal: {
        message: `There is no category of research “${words.slice(at + 1)}”.`,
        rule: 'GS 15.12',
        allowed: `Name ${printOr(CATEGORIES)}.`,
      },
    };
  if (!owner)
    return {
      end,
      refusal: {
        message: 'Whose projects may be picked?',
        rule: 'GS 9.41B',
        allowed: 'Name Axis, Allied, or a power before the category.',
      },
    };
  return { end, effect: make({ owner, category }) };
}
