import type { Chance } from './chance';
import type { Command, Game, State, Viewer } from './game';
import { type Entry, kindOf, MOVES, type Part } from './journal';
import { readShape, withPlace } from './read-shape';
import { accept, type Result, refuse } from './result';

/** What a command comes to on a table: the open part of its entry and the hidden ones. */
export interface Outcome {
  open?: NonNullable<Entry['open']>;
  hidden?: Record<Viewer, Part>;
}

/** Checks a command on a table and asks chance once. Writes nothing. */
export function decideOn(
  game: never,
  state: State<unknown, unknown>,
  command: Command,
  chance: Chance | null,
): Result<Outcome> {
  const kind = kindOf(game, command.type);
  if (!kind) return refuseKind(game, command);
  const parsed = readShape(kind.shape, command);
  if (!parsed.ok) return { ok: false, refusal: withPlace(parsed.refusal) };
  const outcome = kind.decide(state, parsed.value, chance);
  if (!outcome.ok) return outcome;
  const audience = kind.audience(parsed.value);
  const hidden = hiddenParts(audience, parsed.value, outcome.value.hidden);
  const { open: came } = outcome.value;
  const open = { command: parsed.value, ...(came === undefined ? {} : { came }) };
  return accept({ ...(audience === 'public' ? { open } : {}), ...(hidden ? { hidden } : {}) });
}

function refuseKind({ commands }: Game<never, never>, { type }: Command) {
  return refuse(`There is no command "${type}".`, {
    allowed: `Name one of ${[...Object.keys(commands), ...MOVES, 'correct'].join(', ')}.`,
  });
}

function hiddenParts(
  audience: Viewer,
  command: Command,
  came?: Record<Viewer, unknown>,
): Record<Viewer, Part> | null {
  const parts: Record<Viewer, Part> = {};
  // What a private command leaves with another viewer names its kind there, and nothing of its answers.
  const own = audience === 'public' ? {} : { command: { type: command.type } };
  for (const [viewer, secret] of Object.entries(came ?? {})) parts[viewer] = { ...own, came: secret };
  if (audience !== 'public') parts[audience] = { ...parts[audience], command };
  return Object.keys(parts).length > 0 ? parts : null;
}
