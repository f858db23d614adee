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
function watch(evening: Evening, told: Swept): Command[] {
  const given: Command[] = [];
  evening.onGiven((command, refusal) => {
    told.given += 1;
    if (!refusal) given.push(structuredClone(command));
    else {
      told.refused += 1;
      const fault = faultOfRefusal(refusal);
      if (fault) told.faults.push(`${command.type}: ${fault}`);
    }
  });
  return given;
}

/** Ends the turn only by settling dues; reports if that is impossible. */
function findDeadEnd(evening: Evening, told: Swept): void {
  const { turn } = stateAt(evening.journal).open;
  const from = told.given;
  for (let moves = 0; moves < TO_THE_END && told.given - from < TO_THE_END; moves += 1) {
    evening.goOn();
    const { open } = stateAt(evening.journal);
    if (open.turn > turn || (open as { over?: boolean }).over || evening.game === 'goss') return;
  }
  told.faults.push(`a dead end in step ${stateAt(evening.journal).open.step}`);
}

/** Plays the evening of a seed. */
export function sweepEvening(seed: number): Swept {
  const way = WAYS[seed % WAYS.length] as string;
  const evening = sitDownTo(way, seed);
  const told: Swept = { way, given: 0, refused: 0, entries: 0, faults: [] };
  const given = watch(evening, told);
  const length = Math.floor(seed / WAYS.length) % 10 === 0 ? LONG : SHORT;
  let looked = 0;
  while (told.given < length && told.faults.length === 0) {
    if (evening.pick(6) === 0) evening.attempt(strangeCommand(evening, stateAt(evening.journal).open));
    else evening.move();
    if (told.given - looked < APART) continue;
    looked = told.given;
    told.faults.push(...faultsNow(evening));
  }
  findDeadEnd(evening, told);
  told.faults.push(...faultsNow(evening), ...faultsOfAll(evening, sitDownTo(way, seed), given));
  told.entries = evening.journal.entries.length;
  return told;
}
