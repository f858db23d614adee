import type { Chance } from '../chance';
import { readShape, withPlace } from '../file/read-shape';
import type { Command, OpenBase, State, Viewer } from '../game';
import { type Entry, type EntryPart, STORED, withOutcome } from '../journal/entry';
import { kindOf, MOVES } from '../journal/journal';
import { cleanNames } from '../names';
import { accept, type Result, refuse } from '../result';
import type { Game } from './command';

/** The outcome of a command on a table: the open part of its entry and the hidden ones. */
export interface EntryParts {
  open?: NonNullable<Entry['open']>;
  hidden?: Record<Viewer, EntryPart>;
}

/** Whether a command comes from a player or from an entry. Defaults are not filled in for a stored one. */
export type Giving = 'given' | 'stored';

/** Validates a command on a table, using chance once. Writes nothing. */
export function decideOn(
  game: Game,
  state: State<OpenBase, unknown>,
  command: Command,
  chance: Chance | null,
  giving: Giving = 'given',
): Result<EntryParts> {
  const kind = kindOf(game, command.type);
  if (!kind) return refuseKind(game, command);
  const parsed = readShape(kind.shape, giving === 'given' ? cleanNames(command) : command);
  if (!parsed.ok) return { ok: false, refusal: withPlace(parsed.refusal) };
  const read = giving === 'stored' ? command : parsed.value;
  const decided = kind.decide(state, read, chance, game.deck ?? null);
  if (!decided.ok) return decided;
  const audience = kind.audience(read);
  const hidden = hiddenParts(audience, read, decided.value.hidden);
  const { open: outcome } = decided.value;
  const open = { command: read, ...withOutcome(outcome) };
  return accept({ ...(audience === 'public' ? { open } : {}), ...(hidden ? { hidden } : {}) });
}

function refuseKind({ commands }: Game, { type }: Command) {
  return refuse(`There is no command "${type}".`, {
    allowed: `Name one of ${[...Object.keys(commands), ...MOVES, 'correct'].join(', ')}.`,
  });
}

function hiddenParts(
  audience: Viewer,
  command: Command,
  outcome?: Record<Viewer, unknown>,
): Record<Viewer, EntryPart> | null {
  const parts: Record<Viewer, EntryPart> = {};
  // The part that a private command leaves with another viewer names only its kind, not its arguments.
  const own = audience === 'public' ? {} : { command: { type: command.type } };
  for (const [viewer, secret] of Object.entries(outcome ?? {}))
    parts[viewer] = { ...own, [STORED.outcome]: secret };
  if (audience !== 'public') parts[audience] = { ...parts[audience], command };
  return Object.keys(parts).length > 0 ? parts : null;
}
