import { nameEvent } from '@/games/goss/rules/events';
import { printPlace } from '@/games/goss/rules/hex';
import { nameLeader } from '@/games/goss/rules/leaders';
import { ageOf } from '@/games/goss/rules/markers';
import type { OpenState } from '@/games/goss/rules/state';
import { printList } from '@/kernel/print';
import type { Field } from './layout';

const printAge = (phases: number) => (phases === 1 ? '1 phase' : `${phases} phases`);

/** What the field shows, in words. */
export function sayField(open: OpenState, { nearest }: Pick<Field, 'nearest'>): string {
  const events = [...open.pending, ...open.markers];
  if (events.length === 0) return 'No marker on the map.';
  const said = events.map((event) => `${nameEvent(open, event)}, ${printAge(ageOf(open, event))}`);
  const leaders = open.leaders.map((leader) => `${nameLeader(leader)}, rating ${leader.rating}`);
  const apart = nearest
    ? `${printPlace(nearest.from)} and ${printPlace(nearest.to)} are nearest: ${nearest.steps} ${nearest.steps === 1 ? 'hex' : 'hexes'} apart`
    : '';
  return [printList(said), apart, printList(leaders)]
    .filter(Boolean)
    .map((words) => `${words}.`)
    .join(' ');
}
