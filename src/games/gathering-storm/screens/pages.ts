import { stepAt } from '@/games/gathering-storm/rules/guide/phases';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';

/** The public pages of a table in tab order; each has its own address. */
export const PAGES = [
  { id: 'table', name: 'Table' },
  { id: 'diplomacy', name: 'Diplomacy' },
  { id: 'economy', name: 'Economy' },
  { id: 'construction', name: 'Construction' },
  { id: 'research', name: 'Research' },
  { id: 'history', name: 'History' },
  { id: 'journal', name: 'Journal' },
] as const;
/** These have no tab: the menu leads to them. */
const WITHOUT_TAB = ['deck', 'policy'] as const;
export type PageId = (typeof PAGES)[number]['id'] | (typeof WITHOUT_TAB)[number];

export function isPage(name: string): name is PageId {
  return [...PAGES.map(({ id }) => id), ...WITHOUT_TAB].some((id) => id === name);
}

/** The board that this step of the turn is played on. */
export function boardOfStep(open: OpenState): PageId {
  const { id, phase } = stepAt(open.step);
  if (id === 'research' && isTracked(open, 'research')) return 'research';
  if (id === 'construction' && isTracked(open, 'ships')) return 'construction';
  return phase === 'Income' || phase === 'Economic' ? 'economy' : 'diplomacy';
}
