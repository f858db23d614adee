import type { ReactNode } from 'react';
import { carriedPoints } from '@/games/gathering-storm/rules/commands/board/settle';
import { kindOf } from '@/games/gathering-storm/rules/effects';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { titleOf } from '@/games/gathering-storm/rules/hands/showing';
import { shownIn } from '@/games/gathering-storm/rules/history/shown-in';
import { printId } from '@/games/gathering-storm/rules/naming';
import { nameTotal, printChange, printTotal, totalMoved } from '@/games/gathering-storm/rules/say/names';
import { picturesOf } from '@/games/gathering-storm/rules/say/picture';
import { hasNoModifier, sayEffects } from '@/games/gathering-storm/rules/say/say-showing';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import type { Showing } from '@/games/gathering-storm/rules/state/outcomes';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { changeKey } from '@/games/gathering-storm/rules/totals/known-money';
import { POWERS, type Power } from '@/games/gathering-storm/rules/vocabulary';
import { sayWhy } from '@/kernel/command/policy';
import { type Change, type Entry, outcomeIn } from '@/kernel/journal/entry';
import type { PublicRow } from '@/kernel/journal/views';
import { describeChanges, type ShownCard } from '@/table/journal/shown-cards';
import { EffectPicture, type PictureSize } from './picture/effect-picture';

/** A number before and after a change, or its value at the end of its turn. */
type TotalChange = [total: string, before: number, after: number] | [total: string, last: number];

const printTotalChange = (totalChange: TotalChange): string =>
  totalChange.length === 3
    ? printChange(totalChange)
    : `${nameTotal(totalChange[0])} ${printTotal(...totalChange)} at the end of the turn`;

/** As a turn ends its numbers begin anew: what its last cards brought them to; markers of civil wars stay. @rule GS 10.31 */
function changesAtEnd(entry: Entry, { past }: OpenState): TotalChange[] {
  const ended = past.find(({ turn }) => turn === entry.at.turn);
  const values = ended?.values ?? {};
  const moved = shownIn(entry).flatMap(({ how, event }) =>
    how === 'played' ? event.effects.map(totalMoved) : [],
  );
  const reached = [...new Set(moved)].flatMap((total): TotalChange[] => {
    const last = total === null ? undefined : values[total];
    if (total === null || last === undefined) return [];
    const change = entry.changes.find(([key]) => key === total);
    if (!total.startsWith('war:')) return [[total, last]];
    return change ? [change] : [];
  });
  return [...reached, ...POWERS.flatMap((power) => pointsAtEnd(entry, power, ended))];
}

/**
 * How its last cards changed a power’s tile points, before points over the limit are lost.
 * @rule GS 10.24, 11.11
 */
function pointsAtEnd(
  { changes }: Entry,
  power: Power,
  ended: OpenState['past'][number] | undefined,
): TotalChange[] {
  const total = totalOf.tiles(power);
  const last = ended?.values[total];
  if (!ended || last === undefined) return [];
  const change = changes.find(([key]) => key === total || key === changeKey(total));
  // If the entry changed nothing, the points kept are the points before.
  const before = change ? change[1] : carriedPoints(last);
  const key = change?.[0] ?? (ended.unknown?.includes(power) ? changeKey(total) : total);
  return before === last ? [] : [[key, before, last]];
}

/** Support and income move the tile points of their power with them. @rule GS 10.24, 11.12C */
function pointsMoved(effect: Effect): string[] {
  const [kind, power] = (totalMoved(effect) ?? '').split(':');
  if (kind !== 'support' && kind !== 'income') return [];
  const total = totalOf.tiles(power as Power);
  return [total, changeKey(total)];
}

const endsTurn = ({ open }: Entry) =>
  open?.command.type === 'end-turn' && (outcomeIn(open) as { settled: boolean }).settled;

/** Returns the cards that an entry showed: what each does and what it changed. @rule GS 9.41, 9.13 */
export function cardsShown({ entry }: PublicRow, open: OpenState, size: PictureSize = 48): ShownCard[] {
  const ended = endsTurn(entry);
  const changes: readonly TotalChange[] = ended ? changesAtEnd(entry, open) : entry.changes;
  // An income that was not entered is shown as its changes.
  const displayTotal = (total: string | null) =>
    total === null || changes.some(([key]) => key === total) ? total : changeKey(total);
  const pictures = drawShown(entry, open, changes, size);
  return describeChanges(
    shownIn(entry).map((showing, card) => {
      const { power, how, event } = showing;
      const sentences = sayEffects(event, entry);
      return {
        power,
        headline: how === 'played' ? `${power} shows` : `${power} shows and discards`,
        title: titleOf(power, event),
        effects: event.effects.map((effect, at) => ({
          rule: kindOf(effect).rule(effect, false),
          sentence: sentences[at] ?? kindOf(effect).say(effect),
          picture: pictures[card]?.[at],
          total: how === 'played' ? displayTotal(totalMoved(effect)) : null,
          also: how === 'played' ? pointsMoved(effect) : [],
        })),
        notes: [
          ...(ended && how === 'played' ? ['The turn ended with it: what counts for one turn is over.'] : []),
          ...notesOf(showing),
        ],
      };
    }),
    changes,
    printTotalChange,
  );
}

/** The pictures of each card’s effects, by the place of the card. One that changed nothing has none. */
function drawShown(
  entry: Entry,
  open: OpenState,
  told: readonly TotalChange[],
  size: PictureSize,
): ReactNode[][] {
  const cards = shownIn(entry).map(({ how, event }) => (how === 'played' ? event.effects : []));
  const changes = told.filter((change): change is Change => change.length === 3);
  const pictures = picturesOf(cards.flat(), { open, changes });
  return cards.map((effects) =>
    effects.map((effect) => {
      const picture = pictures.shift();
      return picture && !hasNoModifier(effect, entry) && <EffectPicture picture={picture} size={size} />;
    }),
  );
}

const notesOf = ({ how, own, steps = {}, why }: Showing): string[] => [
  ...(how === 'declined' ? ['It is not played: it changes nothing.'] : []),
  ...Object.entries(steps).map(
    ([project, count]) => `${printId(project)}: ${count} ${count === 1 ? 'step' : 'steps'}`,
  ),
  ...(own ? ['Amended by its owner: the printed card reads differently.'] : []),
  ...sayWhy(why),
];
