import type { Command } from '@/kernel/game';
import { type Entry, outcomeIn } from '@/kernel/journal/entry';
import { createEntryDescriber } from '@/kernel/journal/entry-describer';
import { COMMANDS } from '../commands';
import { CARRY_LIMIT } from '../commands/board/settle';
import { describeByChange } from '../commands/describe-by-change';
import { totalOf } from '../state/lines';
import { changeKey } from '../totals/known-money';
import { POWERS } from '../vocabulary';
import { printChange } from './names';

/** Totals of tile points, or of what is known of them. */
const POINTS: ReadonlySet<string> = new Set(
  POWERS.flatMap((power) => [totalOf.tiles(power), changeKey(totalOf.tiles(power))]),
);
const isPoints = (total: string) => POINTS.has(total);

/** Whether a command only hides or shows money, without changing it. */
const movesMoney = ({ type, reading }: Command) =>
  type === 'choose-reading' && ['income-shown', 'tile-points'].includes(String(reading));

const isMoney = (total: string) => /^(income|tiles|income-change|points-change):/.test(total);

const listed = (changes: Entry['changes']) => changes.map(printChange).join('. ');

/** As a turn ends: what becomes of the points, its last cards and the limit counted; then what begins anew. @rule GS 10.31, 11.11 */
function sayEnded(changes: Entry['changes']): string[] {
  const points = changes.filter(([total]) => isPoints(total));
  const others = changes.filter(([total]) => !isPoints(total));
  const limit = points.some(([, , after]) => after === CARRY_LIMIT);
  return [
    ...(points.length > 0
      ? [`${listed(points)}${limit ? `. At most ${CARRY_LIMIT} are carried (GS 6.33)` : ''}`]
      : []),
    ...(others.length > 0 ? [`As the new turn begins: ${listed(others)}`] : []),
  ];
}

/** Describes an entry's changes that its own sentence does not mention. */
function sayChanges({ open, changes }: Entry, text: string): string[] {
  const command = open?.command;
  if (!command) return [];
  if (command.type === 'undo' || command.type === 'redo') return changes.map(printChange);
  if (command.type === 'end-turn' && (outcomeIn(open) as { settled?: boolean }).settled)
    return sayEnded(changes);
  const sentences = changes
    .filter(([total]) => !(movesMoney(command) && isMoney(total)))
    .map(printChange)
    .filter((words) => words !== text);
  return sentences.length > 0 ? [sentences.join('. ')] : [];
}

/** How entries of Gathering Storm are described. */
export const describer = createEntryDescriber({
  commands: COMMANDS,
  contextOf: (entry) => entry,
  moves: { undo: 'Undo', redo: 'Redo' },
  sayFirst: ({ anyway }) => (anyway ? ['All the same: the table says so'] : []),
  sayChanges,
  nameMove: (entry) => describeByChange(null, null, entry),
});

export const { sayEntry, sayItself, sayRow, nameEntry, natureOf } = describer;
