import * as v from 'valibot';
import type { Game } from '../command/command';
import { readShape, withPlace } from '../file/read-shape';
import type { Command, Viewer } from '../game';
import { refusalText } from '../result';
import { type Entry, type EntryPart, outcomeIn, STORED } from './entry';
import {
  type AnyKind,
  CHANCE_VIEWER,
  isReseed,
  kindOf,
  LINK_PHONE,
  leavesHead,
  MOVES,
  movesHead,
  RESEED,
} from './journal';
import { SEED } from './moves';
import {
  correctedBy,
  correctedFor,
  correctedShape,
  correctionOf,
  correctShape,
  readsCorrection,
} from './standing';

/** What an entry is validated against: its game, the possible viewers and the earlier entries. */
interface Known {
  game: Game;
  viewers: readonly Viewer[];
  entries: readonly Entry[];
  /** The numbers of the cards in play; undefined with paper cards. */
  cards?: readonly number[] | undefined;
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const moveShape = v.variant('type', [
  v.strictObject({ type: v.literal(LINK_PHONE), to: whole, person: v.string(), linked: v.boolean() }),
  v.strictObject({
    type: v.picklist(MOVES.filter((type) => type !== RESEED && type !== LINK_PHONE)),
    to: whole,
  }),
]);
const reseedShape = v.strictObject({
  type: v.literal(RESEED),
  to: whole,
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
/** The seed of a reshuffle; a public copy does not have it. */
const seedShape = v.optional(
  v.strictObject({
    [CHANCE_VIEWER]: v.strictObject({
      [STORED.outcome]: v.strictObject({ seed: v.pipe(v.string(), v.regex(SEED)) }),
    }),
  }),
);
/** A whole copy and a reshuffle are always public, so they cannot be in a private part. */
const ownMoveShape = v.strictObject({
  type: v.picklist(MOVES.filter((type) => !leavesHead(type))),
  to: whole,
});

const noOutcome = v.undefined();
const outcomeShapeOf = (kind: AnyKind) => kind.outcome ?? noOutcome;
const secretShapeOf = (kind: AnyKind) => kind.secret ?? noOutcome;

/** The path at which a value does not match its shape; null if it is valid. */
function placeIn(shape: v.GenericSchema, value: unknown, place: string): string | null {
  const read = v.safeParse(shape, value);
  if (read.success) return null;
  const path = v.getDotPath(read.issues[0]);
  return path === null ? place : `${place}.${path}`;
}

/** Reports an outcome that does not match its shape. */
function wrongIn(
  shape: v.GenericSchema,
  value: unknown,
  type: string,
  place: string = STORED.outcome,
): string | null {
  const at = placeIn(shape, value, place);
  return at && `at "${at.slice(0, 200)}", what came of "${type}" cannot be read.`;
}

/** The message for an invalid private part; it does not reveal the content. */
const unreadable = (type: string, viewer: Viewer) => `what "${type}" left with ${viewer} cannot be read.`;

/**
 * What is wrong with an entry by the shapes of its command: the command, its public outcome and its part for
 * each viewer. Null if the app could have written it. Reveals no secret.
 */
export function findInvalidPart(known: Known, entry: Entry): string | null {
  if (isReseed(entry)) return wrongInReseed(entry);
  const stranger = Object.keys(entry.hidden ?? {}).find((viewer) => !known.viewers.includes(viewer));
  if (stranger !== undefined) return `nobody here is called "${stranger.slice(0, 40)}".`;
  return wrongInParts(known, entry) ?? wrongCard(known, entry);
}

function wrongInReseed({ open, hidden }: Entry): string | null {
  if (!v.is(seedShape, hidden)) return 'its new seed cannot be read.';
  return (
    wrongIn(reseedShape, open?.command, 'command') ?? wrongIn(noOutcome, outcomeIn(open), STORED.outcome)
  );
}

function wrongInParts(known: Known, entry: Entry): string | null {
  if (!entry.open) return wrongInPrivate(known, entry) ? 'a private decision cannot be read.' : null;
  if (movesHead(entry) !== null) {
    const outcomeError = entry.hidden
      ? '"hidden" is no field that it has.'
      : wrongIn(noOutcome, outcomeIn(entry.open), STORED.outcome);
    return wrongIn(moveShape, entry.open.command, 'command') ?? outcomeError;
  }
  return correctionOf(entry) ? wrongInCorrection(known, entry) : wrongInPublic(known, entry);
}

/** The shape of a command, or why there is none. */
function wrongInCommand(kind: AnyKind | undefined, command: Command | undefined): string | null {
  if (!kind) return `there is no command "${String(command?.type ?? '').slice(0, 40)}".`;
  const read = readShape(kind.shape, command);
  return read.ok ? null : refusalText(withPlace(read.refusal));
}

function wrongInPublic({ game }: Known, { open, hidden = {} }: Entry): string | null {
  const command = open?.command as Command;
  const kind = kindOf(game, command.type);
  const wrong = wrongInCommand(kind, command);
  if (wrong || !kind) return wrong;
  if (kind.audience(command) !== 'public') return `"${command.type}" is for its owner alone.`;
  const outcome = wrongIn(outcomeShapeOf(kind), outcomeIn(open), command.type);
  if (outcome) return outcome;
  const other = Object.entries(hidden).find(
    ([, part]) => part.command !== undefined || !v.is(secretShapeOf(kind), outcomeIn(part)),
  );
  return other ? unreadable(command.type, other[0]) : null;
}

/** The owner's part must hold the full command; every other part names only its kind. */
function wrongInPrivate({ game }: Known, { hidden = {} }: Entry): boolean {
  const parts = Object.entries(hidden);
  const type = parts[0]?.[1].command?.type;
  if (type !== undefined && MOVES.some((move) => move === type))
    return (
      parts.length !== 1 ||
      !v.is(ownMoveShape, parts[0]?.[1].command) ||
      outcomeIn(parts[0]?.[1]) !== undefined
    );
  const kind = type === undefined ? undefined : kindOf(game, type);
  if (!kind) return true;
  const own = parts.filter(
    ([viewer, { command }]) => v.is(kind.shape, command) && kind.audience(command as Command) === viewer,
  );
  return (
    own.length !== 1 ||
    parts.some((part) => !isPartOf(kind, part[1], part === own[0])) ||
    parts.some(([, { command }]) => command?.type !== type)
  );
}

const isPartOf = (kind: AnyKind, part: EntryPart, own: boolean) =>
  v.is(secretShapeOf(kind), outcomeIn(part)) && (own || Object.keys(part.command ?? {}).join() === 'type');

const OWN = `${STORED.outcome}.own.${STORED.outcome}`;
const againAt = (n: string) => `${STORED.outcome}.again.${n}.${STORED.outcome}`;

/** Checks a correction: the outcome of its own command, and those of later entries by their own kinds. */
function wrongInCorrection(known: Known, entry: Entry): string | null {
  const { game } = known;
  const { command } = correctionOf(entry) ?? {};
  const shape = placeIn(correctShape, entry.open?.command, 'command');
  if (shape) return `at "${shape}", its correction cannot be read.`;
  const misplaced = placeIn(correctedShape, outcomeIn(entry.open), STORED.outcome);
  if (misplaced) return `at "${misplaced}", what came of its correction cannot be read.`;
  if (!readsCorrection(entry)) return 'its correction cannot be read.';
  const outcome = correctedBy(entry);
  const wrong = command ? wrongInCommand(kindOf(game, command.type), command) : null;
  if (wrong) return wrong;
  if ((outcome.own !== undefined) !== (command !== undefined))
    return `at "${STORED.outcome}.own", its correction cannot be read.`;
  const own = command && outcomeShapeOf(kindOf(game, command.type) as AnyKind);
  const ownWrong = own && wrongIn(own, outcomeIn(outcome.own), 'correct', OWN);
  if (ownWrong) return ownWrong;
  for (const [n, again] of Object.entries(outcome.again)) {
    const kind = kindAt(known, entry, Number(n));
    const bad = kind
      ? wrongIn(outcomeShapeOf(kind), outcomeIn(again), 'correct', againAt(n))
      : `there is no entry ${n} before it.`;
    if (bad) return bad;
  }
  const gone = outcome.gone.find((n) => !kindAt(known, entry, n));
  if (gone !== undefined) return `there is no entry ${gone} before it.`;
  return wrongInAgain(known, entry);
}

/** The command kind of entry `n` for the correction `by`: an earlier entry, or the one that `by` inserts. */
function kindAt({ game, entries }: Known, by: Entry, n: number): AnyKind | undefined {
  const entry = n <= by.n ? entries[n - 1] : undefined;
  const command = entry && (correctionOf(entry)?.command ?? entry.open?.command);
  return command && kindOf(game, command.type);
}

function wrongInAgain(known: Known, entry: Entry): string | null {
  for (const [viewer, part] of Object.entries(entry.hidden ?? {}))
    for (const [n, again] of Object.entries(correctedFor(part).again)) {
      const kind = kindAt(known, entry, Number(n));
      const sound =
        again === null ||
        (kind && again.command === undefined && v.is(secretShapeOf(kind), outcomeIn(again)));
      if (!sound) return unreadable('correct', viewer);
    }
  return null;
}

/** Reports a card that is not in this table's deck, without revealing private ones. */
function wrongCard({ cards }: Known, { open, hidden = {} }: Entry): string | null {
  if (!cards) return null;
  const unknownCard = (outcome: unknown) => [...cardsIn(outcome)].find((number) => !cards.includes(number));
  const number = unknownCard(outcomeIn(open));
  if (number !== undefined) return `card ${number} is not in this table’s deck.`;
  const part = Object.entries(hidden).find(([, part]) => unknownCard(outcomeIn(part)) !== undefined);
  return part ? unreadable(open?.command.type ?? 'a private decision', part[0]) : null;
}

/** The card numbers in an outcome, at any depth. Outcomes use the key `number` only for cards. */
function* cardsIn(outcome: unknown): Generator<number> {
  if (typeof outcome !== 'object' || outcome === null) return;
  for (const [key, value] of Object.entries(outcome)) {
    if (key === 'number' && typeof value === 'number') yield value;
    else yield* cardsIn(value);
  }
}
