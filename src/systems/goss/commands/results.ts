import * as v from 'valibot';
import { whole } from '@/kernel/define';
import { printList } from '@/kernel/print';
import { accept, type Result, refuse } from '@/kernel/result';
import type { Explained } from '@/kernel/totals';
import { isDoubles } from '../doubles';
import { markerAt, pendingAt } from '../events';
import type { Place } from '../grid';
import { hexShape, isNumberNextTo, isSamePlace, neighborsOf, placeOf, printPlace } from '../hex';
import { maySetOff } from '../markers';
import { sumOf } from '../results/roll';
import { modifiersFor, type ResultModifier, type ResultRow, rowAt } from '../results/table';
import type { Marker, OpenState } from '../state';
import type { Dice, EventKind, Whom } from '../vocabulary';
import { resultCame } from './came';
import { define, goesOn, plain } from './define';
import { ifTyped, takeDice, twoDice } from './dice';

const id = v.string('Name the event or the marker.');

const shape = v.strictObject({
  type: v.literal('result'),
  event: v.optional(id),
  marker: v.optional(id),
  dice: v.optional(twoDice),
  modifiers: v.optional(v.array(v.string('Name a modifier of the table.')), []),
  extra: v.optional(whole(-99, 99), 0),
  unit: v.optional(hexShape),
  anyway: v.optional(v.boolean(), false),
});
type ResultCommand = v.InferOutput<typeof shape>;

/** What came of two dice for the table of results. */
export interface ResultCame extends Place {
  id: string;
  /** Whom it affects: that side rolls, of both the active one. */
  side: Whom;
  kind: EventKind;
  dice: Dice;
  rolled: number;
  sum: Explained;
  row: Pick<ResultRow, 'from' | 'to' | 'keeps'> & { words: string };
  /** The table of results, and whether it is our house table. */
  table: string;
  ours: boolean;
  /** Doubles on these dice: they make no new event. */
  doubles: boolean;
  fallen?: true;
}

/** Whether a unit stands in the marker’s hex or next to it; without a grid the table sees. @rule GOSS 23.1.1b */
function checkUnit(open: OpenState, marker: Marker, hex: string | undefined): Result<null> {
  if (hex === undefined) return accept(null);
  const place = { ...placeOf(marker), hex };
  const neighbors = neighborsOf(marker.hex, open.grid, marker.map);
  const near = isSamePlace(marker, place) || isNumberNextTo(marker, hex, open.grid);
  if (near || neighbors.length === 0) return accept(null);
  return refuse(`A unit in ${hex} is neither in ${marker.hex} nor next to it: the marker waits.`, {
    rule: 'GOSS 23.1.1b',
    allowed: `${marker.hex}, or one of ${printList(neighbors)}.`,
  });
}

/** What the dice are rolled for: a pending combat event, or a marker that is set off now. */
function targetOf(open: OpenState, command: ResultCommand): Result<Target> {
  const { event, marker, unit, anyway } = command;
  if ((event === undefined) === (marker === undefined))
    return refuse('Name an event or a marker.', { rule: 'GOSS 23.1.1', allowed: 'One of them.' });
  if (event !== undefined) {
    const found = pendingAt(open, event, 'result');
    if (!found.ok) return found;
    return accept({ ...found.value, side: found.value.side as Whom, kind: 'combat' as const });
  }
  const found = markerAt(open, marker as string);
  if (!found.ok) return found;
  const may = maySetOff(open, found.value);
  if (!may.ok && (found.value.works || !anyway)) return may;
  const near = checkUnit(open, found.value, unit);
  return near.ok ? accept({ ...found.value, kind: 'movement' as const }) : near;
}

interface Target extends Place {
  id: string;
  side: Whom;
  kind: EventKind;
}

/** The modifiers that were named, each once and for this kind of event. */
function takeModifiers(
  { results }: OpenState,
  kind: EventKind,
  named: readonly string[],
): Result<ResultModifier[]> {
  const offered = modifiersFor(results, kind);
  const taken = named.flatMap((one) => offered.filter((modifier) => modifier.id === one));
  if (taken.length === named.length && new Set(named).size === named.length) return accept(taken);
  const ids = offered.map((modifier) => modifier.id);
  return refuse('A modifier does not count here, or is named twice.', {
    rule: 'GOSS 23.1.1a',
    allowed: ids.length === 0 ? 'The table of results has none for it.' : `Each once: ${printList(ids)}.`,
  });
}

const isThere = ({ pending, markers }: OpenState, { id: of, kind }: ResultCame) =>
  kind === 'combat'
    ? pending.some((item) => item.id === of && item.step === 'result')
    : markers.some((item) => item.id === of && !item.works);

/** The affected player rolls on the table of results: left column in combat, right in movement. @rule GOSS 23.1.1 */
export const result = define<ResultCommand, ResultCame>({
  corrections: ifTyped('dice'),
  kept(open, { open: came }) {
    const { fallen: _, ...stands } = came;
    return { open: isThere(open, came) ? stands : { ...came, fallen: true } };
  },
  came: resultCame,
  shape,
  audience: () => 'public',
  decide({ open }, command, chance) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const target = targetOf(open, command);
    if (!target.ok) return target;
    const modifiers = takeModifiers(open, target.value.kind, command.modifiers);
    if (!modifiers.ok) return modifiers;
    const taken = takeDice(open, chance, { typed: command.dice, count: 2 });
    if (!taken.ok) return taken;
    const [tens = 0, ones = 0] = taken.value.dice;
    const sum = sumOf([tens, ones], modifiers.value, command.extra);
    return accept({
      open: {
        ...cameOf(open, target.value, sum),
        dice: [tens, ones],
        rolled: taken.value.rolled,
        doubles: isDoubles([tens, ones]),
      },
    });
  },
  open(draft, _, came) {
    draft.rolled += came.rolled;
    if (came.fallen) return;
    // A combat event’s marker goes at once.
    draft.pending = draft.pending.filter((item) => item.id !== came.id);
    const marker = draft.markers.find((item) => item.id === came.id);
    if (!marker) return;
    marker.works = { words: came.row.words, keeps: came.row.keeps };
    marker.until = draft.phases;
  },
});

function cameOf({ results }: OpenState, { id: of, side, kind, ...place }: Target, sum: Explained) {
  const { from, to, keeps, ...row } = rowAt(results, sum.value) as ResultRow;
  return {
    id: of,
    side,
    kind,
    ...placeOf(place),
    sum,
    row: { from, to, keeps: kind === 'movement' && keeps, words: row[kind] },
    table: results.name,
    ours: results.ours,
  };
}

/** All units that the event could affect have moved: its marker goes. @rule GOSS 23.1.1b */
export const unitsDone = plain(
  v.strictObject({ type: v.literal('units-done'), marker: id }),
  (open, { marker }) => {
    const found = markerAt(open, marker);
    if (!found.ok) return found;
    const { works } = found.value;
    if (works && !works.keeps) return accept(null);
    return works
      ? refuse(`The event in ${printPlace(found.value)} keeps its marker.`, {
          rule: 'GOSS 23.1.1b',
          allowed: 'It goes with the end of this phase.',
        })
      : refuse(`The event in ${printPlace(found.value)} still waits for a unit.`, {
          rule: 'GOSS 23.1.1b',
          allowed: 'Roll its result as a unit in its hex or next to it is about to move.',
        });
  },
  (draft, { marker }) => {
    draft.markers = draft.markers.filter((item) => item.id !== marker);
  },
);
