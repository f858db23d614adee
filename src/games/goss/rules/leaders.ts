import { printList } from '@/kernel/print';
import { accept, type Result, refuse } from '@/kernel/result';
import type { HexPlace } from './grid';
import { isNextTo, isSamePlace, printPlace, spotsOf } from './hex';
import type { RuleChoices } from './options';
import type { Leader, OpenState } from './state';
import { affects, type Whom } from './vocabulary';

/** Whether a leader’s die passes: at most the rating in the older rules, below it in the newer. @rule GOSS 22.1 */
export const passes = ({ 'leader-check': check }: RuleChoices, rating: number, die: number) =>
  check === 'at-most' ? die <= rating : die < rating;

/** "The corps leader in 2318"; without a name, "A leader in 2318". */
export const nameLeader = ({ name = 'A leader', ...place }: Pick<Leader, 'name' | 'hex' | 'map'>) =>
  `${name} in ${printPlace(place)}`;

/** A leader on the table’s list, or a refusal that names those who are. */
export function leaderAt({ leaders }: OpenState, id: string): Result<Leader> {
  const leader = leaders.find((item) => item.id === id);
  if (leader) return accept(leader);
  return refuse('This leader is not on the list.', {
    rule: 'GOSS 22.1',
    allowed: leaders.length === 0 ? 'No leader is listed.' : `Listed: ${printList(leaders.map(nameLeader))}.`,
  });
}

/**
 * Returns the leaders who may negate an event there: of the affected side, in its hex or next to it. If
 * neighbors are unknown, all leaders of that side are offered and players check the map.
 * @rule GOSS 22.1.5 (whose and how near assumed)
 */
export function leadersNear({ leaders, grid }: OpenState, place: HexPlace, whom: Whom | null): Leader[] {
  const own = leaders.filter(({ side }) => whom === null || affects(whom, side));
  if (spotsOf(place, grid).length === 0) return own;
  return own.filter((leader) => isSamePlace(leader, place) || isNextTo(place, leader, grid));
}
