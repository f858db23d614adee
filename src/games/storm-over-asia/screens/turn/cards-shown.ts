import { effectRule, sayEvent, shownIn } from '@/games/storm-over-asia/rules/say-event';
import { titleOf } from '@/games/storm-over-asia/rules/showing';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { nameTotal, printTotal } from '@/games/storm-over-asia/rules/totals';
import { sayWhy } from '@/kernel/command/policy';
import type { PublicRow } from '@/kernel/journal/views';
import { describeChanges, type ShownCard } from '@/table/journal/shown-cards';

/** The cards that an entry laid open: what each does, and what it changed. @rule SOA 9 (assumed) */
export function cardsShown({ entry }: PublicRow, open: OpenState): ShownCard[] {
  const ends = entry.open?.command.type === 'end-turn';
  return describeChanges(
    shownIn(entry).map(({ power, list, number, event, why, nothing }) => ({
      power,
      headline: ends ? `${power} shows and discards` : `${power} shows`,
      title: titleOf(open, { ...(list ? { list } : {}), ...(number === undefined ? {} : { number }) }, event),
      effects: event
        ? sayEvent(event, nothing).map((sentence, at) => {
            const effect = event.effects[at];
            return {
              rule: effectRule(effect),
              sentence,
              total: !ends && effect?.kind === 'line' ? effect.total : null,
            };
          })
        : [{ rule: 'SOA 9', sentence: 'What it does is not entered: read it from the card.', total: null }],
      notes: [...(ends ? ['It is not played: it changes nothing.'] : []), ...sayWhy(why)],
    })),
    ends ? [] : entry.changes,
    ([key, before, after]) => `${nameTotal(key)} ${printTotal(key, before)} to ${printTotal(key, after)}`,
  );
}
