import type { Category } from '@/games/gathering-storm/rules/vocabulary';
import type { IconName } from '@/ui/mark/icon';

/** The sign of each category. @rule GS 15.12 */
export const CATEGORY_ICONS: Record<Category, IconName> = {
  air: 'plane',
  naval: 'anchor',
  military: 'swords',
  atomic: 'atom',
  intelligence: 'key',
};
