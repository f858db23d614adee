import * as v from 'valibot';
import type { Stored } from '@/kernel/command/command';
import { editionUpTo, text, whole } from '@/kernel/command/define';
import { capitalize, printList, printSigned } from '@/kernel/print';
import { accept, type Result, refuse } from '@/kernel/result';
import type { Explained } from '@/kernel/totals';
import { isDoubles } from '../doubles';
import { markerAt, pendingAt } from '../events';
import type { HexPlace } from '../grid';
import { hexShape, isNumberNextTo, isSamePlace, neighborsOf, placeOf, printPlace } from '../hex';
import { maySetOff } from '../markers';
import { printRange } from '../results/check';
import { modifiersFor, type ResultModifier, type ResultRow, rowAt, sumOf } from '../results/table';
import type { Marker, OpenState } from '../state';
import { nextMove, phasesBetween, stepAt } from '../steps';
import { type EventKind, otherSide, printTwo, type Side, type Whom } from '../vocabulary';
import { define, goesOn } from './define';
import { countRolls, ifTyped, oneRoll, takeDice, twoDice } from './dice';
import { id as idCame, kind, place, rolled, side, signed, whom, words, yes } from './outcome-shapes';
import { FALLEN, FELL, inHex, type SentenceContext } from './told';

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
  edition: editionUpTo(3),
});
type ResultCommand = Stored<v.InferOutput<typeof shape>>;

const sum = v.strictObject({
  value: signed,
  lines: v.array(
    v.strictObject({
      words,
      amount: signed,
      basis: v.picklist(['rule', 'event', 'assumed', 'table']),
      rule: v.optional(text(80)),
    }),
  ),
});
const resultOutcome = v.strictObject({
  ...place,
  id: idCame,
  /** Whom it affects: that side rolls, of both the active one. */
  side: whom,
  kind,
  dice: twoDice,
  rolled,
  sum,
  row: v.strictObject({ from: signed, to: signed, keeps: v.boolean(), words }),
  /** The name of the table of results, and whether it is our house table. */
  table: words,
  ours: v.boolean(),
  /** Doubles on these dice: they make no new event. */
  doubles: v.boolean(),
  /** Of a marker that affects both sides: whose units are still to move. */
  second: v.optional(side),
  fallen: v.optional(yes),
});
export type ResultOutcome = v.InferOutput<typeof resultOutcome>;

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

/** Returns what the dice are rolled for: a pending combat event, or a marker that is set off now. */
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

interface Target extends HexPlace {
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

/** Finds what a result was rolled for in the state after a correction, or undefined if it is gone. */
const findAgain = ({ pending, markers }: OpenState, { id: of, kind }: ResultOutcome) =>
  kind === 'combat'
    ? pending.find((item) => item.id === of && item.step === 'result')
    : markers.find((item) => item.id === of && !item.works);

/** The same dice for what they are rolled for now, read from the table of results as it is now. */
function readAgain(
  open: OpenState,
  { second, ...outcome }: ResultOutcome,
  { side: affected, ...there }: HexPlace & { side: Whom | null },
): ResultOutcome {
  const target = { ...placeOf(there), id: outcome.id, kind: outcome.kind, side: affected ?? outcome.side };
  const stays = second !== undefined && target.side === 'both';
  return { ...outcome, ...outcomeOf(open, target, outcome.sum), ...(stays ? { second } : {}) };
}

/** Says what happens to the marker, and that its dice make no new event. @rule GOSS 23.1.1a, 23.1.1b */
export function sayAfter({ kind: what, row, doubles, second, fallen }: ResultOutcome): string[] {
  const goes =
    what === 'combat'
      ? 'Take its marker off'
      : second
        ? 'Its marker stays until the units of the other side have moved too'
        : row.keeps
          ? 'Its marker stays to the end of the phase'
          : 'Take its marker off when those units are done';
  return [...(doubles ? ['Doubles on these dice make no new event'] : []), fallen ? FALLEN : goes];
}

const sayRolled = (who: Whom, amount: number, name: SentenceContext['name']) =>
  who === 'both'
    ? `Rolled for both sides: ${printTwo(amount)}`
    : `${capitalize(name(who))} rolls ${printTwo(amount)}`;

/** Whether its dice have no address of their own. */
const isOlder = ({ edition = 1 }: { edition?: number | undefined }) => edition < 3;

/** The affected player rolls on the table of results: left column in combat, right in movement. @rule GOSS 23.1.1 */
export const result = define({
  shape,
  asks: {
    event: null,
    marker: null,
    dice: 'The dice: tens, ones',
    modifiers: null,
    extra: 'Another modifier',
    unit: 'The unit’s hex',
    anyway: 'Counts in this phase anyway',
  },
  outcome: resultOutcome,
  reveals: true,
  corrections: ({ dice }) => ifTyped(dice),
  keepsOutcome(open, { open: outcome }) {
    const { fallen: _, ...stands } = outcome;
    const there = findAgain(open, outcome);
    if (!there) return { open: { ...outcome, ...FELL } };
    return { open: open.replayed ? readAgain(open, stands, there) : stands };
  },
  decide({ open }, command, chance) {
    const running = goesOn(open);
    if (!running.ok) return running;
    const target = targetOf(open, command);
    if (!target.ok) return target;
    const modifiers = takeModifiers(open, target.value.kind, command.modifiers);
    if (!modifiers.ok) return modifiers;
    const taken = takeDice(open, chance, {
      typed: command.dice,
      ...oneRoll('result', target.value, isOlder(command)),
      each: 2,
    });
    if (!taken.ok) return taken;
    const [tens = 0, ones = 0] = taken.value.dice;
    const sum = sumOf([tens, ones], modifiers.value, command.extra);
    return accept({
      open: {
        ...outcomeOf(open, target.value, sum),
        dice: [tens, ones],
        rolled: taken.value.rolled,
        doubles: isDoubles([tens, ones]),
        ...(command.edition ? secondOf(open, target.value) : {}),
      },
    });
  },
  open(draft, command, outcome) {
    countRolls(draft, outcome.rolled, oneRoll('result', outcome, isOlder(command)));
    if (outcome.fallen) return;
    // A combat event’s marker is removed at once.
    draft.pending = draft.pending.filter((item) => item.id !== outcome.id);
    const marker = draft.markers.find((item) => item.id === outcome.id);
    if (!marker) return;
    marker.works = { words: outcome.row.words, keeps: outcome.row.keeps };
    const { second } = outcome;
    if (second) marker.second = second;
    marker.until = draft.phases + (second ? phasesBetween(draft, atMove(draft, second)) : 0);
  },
  say(_, outcome, { name }) {
    const {
      side,
      sum: { lines, value },
      row,
      table,
      ours,
    } = outcome;
    const added = lines.map((line, at) =>
      at === 0 ? sayRolled(side, line.amount, name) : `${line.words}: ${printSigned(line.amount)}`,
    );
    return {
      text: `${capitalize(name(side))}, ${printPlace(outcome)}: ${row.words}`,
      notes: [
        ...added,
        ...(lines.length > 1 ? [`In all ${printTwo(value)}`] : []),
        `Row ${printRange(row.from, row.to)} of ${table}, ${outcome.kind}${ours ? '; our own table' : ''}`,
        ...sayAfter(outcome),
      ],
      rule: outcome.kind === 'combat' ? 'GOSS 23.1.1a' : 'GOSS 23.1.1b',
    };
  },
  short: (_, { hex }) => inHex('the result', hex),
  nature: 'event',
});

/** Whose units move second at a marker that affects both sides; a marker for one phase does not wait for them. @rule GOSS 23.1.1b */
function secondOf(open: OpenState, { id: of, side: affected, kind: what }: Target): { second?: Side } {
  const marker = open.markers.find((item) => item.id === of);
  if (what === 'combat' || affected !== 'both' || marker?.until !== null) return {};
  const first = stepAt(open.step).mover ?? nextMove(open, 'both').step.mover;
  return first ? { second: otherSide(first) } : {};
}

/** The clock as the units of a side move next. */
function atMove(open: OpenState, whom: Side) {
  const { turn, step } = nextMove(open, whom);
  return { turn, step: step.id };
}

function outcomeOf({ results }: OpenState, { id: of, side, kind, ...place }: Target, sum: Explained) {
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
