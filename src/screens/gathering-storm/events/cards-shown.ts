import { sayWhy } from '@/kernel/policy';
import type { PublicRow } from '@/kernel/views';
import { kindOf } from '@/systems/gathering-storm/effects';
import { shownIn } from '@/systems/gathering-storm/history/shown-in';
import { printChange, totalMoved } from '@/systems/gathering-storm/names';
import { sayEffects } from '@/systems/gathering-storm/say/diplomacy';
import { type Showing, titleOf } from '@/systems/gathering-storm/showing';
import { changeKey } from '@/systems/gathering-storm/totals/known-money';
import { type ShownCard, tellChanges } from '@/table/shown-cards';

/** The cards that an entry laid open: what each does, and what it changed. @rule GS 9.41, 9.13 */
export function cardsShown({ entry }: PublicRow): ShownCard[] {
  // As a turn ends its numbers begin anew: nobody sees what a last card did to them.
  const changes = entry.open?.command.type === 'end-turn' ? [] : entry.changes;
  // An income that nobody entered is told as what changes it.
  const asTold = (total: string | null) =>
    total === null || changes.some(([key]) => key === total) ? total : changeKey(total);
  return tellChanges(
    shownIn(entry).map((showing) => {
      const { power, how, event } = showing;
      const sentences = sayEffects(event, entry);
      return {
        power,
        deed: how === 'played' ? `${power} shows` : `${power} shows and discards`,
        title: titleOf(power, event),
        effects: event.effects.map((effect, at) => ({
          rule: kindOf(effect).rule(effect, false),
          sentence: sentences[at] ?? kindOf(effect).say(effect),
          total: how === 'played' ? asTold(totalMoved(effect)) : null,
        })),
        notes: notesOf(showing),
      };
    }),
    changes,
    printChange,
  );
}

const notesOf = ({ how, own, steps = {}, why }: Showing): string[] => [
  ...(how === 'declined' ? ['It is not played: it changes nothing.'] : []),
  ...Object.entries(steps).map(
    ([project, count]) => `${project.replace('/', ' ')}: ${count} ${count === 1 ? 'step' : 'steps'}`,
  ),
  ...(own ? ['Amended by its owner: the printed card reads differently.'] : []),
  ...sayWhy(why),
];
