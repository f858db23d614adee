import * as v from 'valibot';
import { accept, type Result, refuse } from '@/kernel/result';
import { foundHere, nothingPending } from '../events';
import { hexShape, mapShape, placeOf, printPlace } from '../hex';
import { printStep } from '../markers';
import { sideShape } from '../setup';
import type { OpenState } from '../state';
import { stepAt } from '../steps';
import type { Side } from '../vocabulary';
import { goesOn } from './define';

/** What the dice of a ground assault and doubles of the table’s own have in common. @rule GOSS 23.1.0 */

export const place = { hex: hexShape, map: v.optional(mapShape) };
export const anyway = v.optional(v.boolean(), false);
/** New dice of an assault that made its event; `false` is another assault of the hex. @rule GOSS 23.1.1a */
export const again = v.optional(v.boolean());
export const sides = v.pipe(
  v.array(sideShape),
  v.minLength(1, 'Name at least one side.'),
  v.maxLength(2, 'There are two sides.'),
  v.check((named) => new Set(named).size === named.length, 'Name each side once.'),
);
/** The form labels of these fields. */
export const ASKS = {
  hex: 'Hex',
  map: 'Map',
  active: 'Who is active',
  again: 'New dice of an assault that had its event',
  anyway: 'Counts in this phase anyway',
};

/** The side whose player turn it is; in the joint phases the one that moves first. */
export const activeOf = ({ step, firstMoves }: OpenState): Side => stepAt(step).side ?? firstMoves;

/** Only a ground assault makes a random event, one after the other. @rule GOSS 23.1.0 */
export function inAssault(open: OpenState, all: boolean): Result<null> {
  const running = goesOn(open);
  if (!running.ok) return running;
  const free = nothingPending(open);
  if (!free.ok) return free;
  if (all || stepAt(open.step).assaults) return accept(null);
  return refuse('Only the dice of a ground assault make a random event.', {
    rule: 'GOSS 23.1.0',
    allowed: `Now: ${printStep(open, open.step)}. Go on to Combat, or say that it was a ground assault anyway.`,
  });
}

interface Again {
  edition?: number | undefined;
  hex: string;
  map?: string | undefined;
  again?: boolean | undefined;
}

/**
 * New dice of the same assault make no event: if the hex had one in this phase, the table must say which.
 * @rule GOSS 23.1.1a (assumed)
 */
export function checkAgain(open: OpenState, { edition: now, again: said, ...command }: Again): Result<null> {
  const place = placeOf(command);
  const asks = now && said === undefined && !open.replayed && foundHere(open, place);
  if (!asks) return accept(null);
  return refuse(`The assault on ${printPlace(place)} has had its random event in this phase.`, {
    rule: 'GOSS 23.1.1a',
    allowed: 'Say whether these are new dice of that assault, which make no event, or another assault.',
  });
}
