import type { Command } from '@/kernel/game';
import { stateAt } from '@/kernel/journal/moments';
import { type Evening, sitDownTo, strangeCommand, WAYS } from './evenings';
import { faultOfRefusal, faultsNow, faultsOfAll } from './whole';

/** For tests only: evenings by chance, held to everything that must hold of any evening. */

/** A hundred commands an evening on average: most are short, and every tenth runs for turns. */
const SHORT = 55;
const LONG = 505;
/** So far apart the table is looked at. */
const APART = 25;
/** Settling dues always ends a turn in fewer commands than this. */
const TO_THE_END = 600;

export interface Swept {
  way: string;
  given: number;
  refused: number;
  entries: number;
  faults: string[];
}

/** Records every accepted command and every badly worded refusal. */
function watch(evening: Evening, result: Swept): Command[] {
  const given: Command[] = [];
  evening.onGiven((command, refusal) => {
    result.given += 1;
    if (!refusal) given.push(structuredClone(command));
    else {
      result.refused += 1;
      const fault = faultOfRefusal(refusal);
      if (fault) result.faults.push(`${command.type}: ${fault}`);
    }
  });
  return given;
}

/** Ends the turn only by settling dues; reports if that is impossible. */
function findDeadEnd(evening: Evening, result: Swept): void {
  const { turn } = stateAt(evening.journal).open;
  const from = result.given;
  for (let moves = 0; moves < TO_THE_END && result.given - from < TO_THE_END; moves += 1) {
    evening.goOn();
    const { open } = stateAt(evening.journal);
    if (open.turn > turn || (open as { over?: boolean }).over || evening.game === 'goss') return;
  }
  result.faults.push(`a dead end in step ${stateAt(evening.journal).open.step}`);
}

/** Plays the evening of a seed. */
export function sweepEvening(seed: number): Swept {
  const way = WAYS[seed % WAYS.length] as string;
  const evening = sitDownTo(way, seed);
  const result: Swept = { way, given: 0, refused: 0, entries: 0, faults: [] };
  const given = watch(evening, result);
  const length = Math.floor(seed / WAYS.length) % 10 === 0 ? LONG : SHORT;
  let looked = 0;
  while (result.given < length && result.faults.length === 0) {
    if (evening.pick(6) === 0) evening.attempt(strangeCommand(evening, stateAt(evening.journal).open));
    else evening.move();
    if (result.given - looked < APART) continue;
    looked = result.given;
    result.faults.push(...faultsNow(evening));
  }
  findDeadEnd(evening, result);
  result.faults.push(...faultsNow(evening), ...faultsOfAll(evening, sitDownTo(way, seed), given));
  result.entries = evening.journal.entries.length;
  return result;
}
