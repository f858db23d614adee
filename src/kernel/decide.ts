import { produce } from 'immer';
import { safeParse } from 'valibot';
import type { Chance } from './chance';
import type { Command, OpenBase, State, Viewer } from './game';
import {
  type AnyKind,
  applyEntry,
  changesBetween,
  type Decided,
  type Entry,
  type Journal,
  kindOf,
  type Part,
  stateAt,
} from './journal';
import { decideMove } from './moves';
import { accept, type Result, refuse } from './result';

function parse(kind: AnyKind, command: Command): Result<Command> {
  const parsed = safeParse(kind.shape, command);
  if (parsed.success) return accept(parsed.output);
  const issue = parsed.issues[0];
  const at = issue.path?.map((step) => String(step.key)).join('.');
  return refuse(`${at ? `"${at}": ` : ''}${issue.message}`, at ? { at } : {});
}

/** Checks a command, asks chance once, and gives the entry and the table after it. Writes nothing. */
export function decide<Open extends OpenBase, Hidden>(
  journal: Journal<Open, Hidden>,
  command: Command,
  chance: Chance | null,
): Result<Decided<Open, Hidden>> {
  if (command.type === 'undo' || command.type === 'redo') return decideMove(journal, command);
  const kind = kindOf(journal.game as never, command.type);
  if (!kind) return refuse(`There is no command "${command.type}".`);
  const parsed = parse(kind, command);
  if (!parsed.ok) return parsed;
  const before = stateAt(journal);
  const outcome = kind.decide(before as State<unknown, unknown>, parsed.value, chance);
  if (!outcome.ok) return outcome;
  const audience = kind.audience(parsed.value);
  const hidden = hiddenParts(audience, parsed.value, outcome.value.hidden);
  const entry: Entry = {
    n: journal.entries.length + 1,
    parent: journal.head,
    at: { turn: before.open.turn, step: before.open.step },
    changes: [],
  };
  if (audience === 'public') {
    entry.open = { command: parsed.value };
    if (outcome.value.open !== undefined) entry.open.came = outcome.value.open;
  }
  if (hidden) entry.hidden = hidden;
  const state = produce(before, (draft) =>
    applyEntry(journal.game as never, draft as State<Open, Hidden>, entry),
  );
  entry.changes = changesBetween(journal.game.measure(before.open), journal.game.measure(state.open));
  return accept({ entry, state });
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
