import { decide } from '@/kernel/command/decide';
import { exportWhole, readTableFile } from '@/kernel/file/saves';
import { commit, createJournal } from '@/kernel/journal/journal';
import { stateAt } from '@/kernel/journal/moments';
import { type Evening, sitDownTo, strangeCommand } from './evenings';
import { faultOfRefusal, faultsNow } from './whole';

/** For tests only: a table that is played all day long. */

/** Entries between two looks at everything. */
const APART = 500;
/** How many of the last entries are undone and redone at the end. */
const BACK = 200;
const CORRECTED = 2;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Corrects so many earlier entries, as a table does now and then: each is changed for itself. */
function* correctSome({ journal, chance }: Evening, many: number): Generator<string> {
  let corrected = 0;
  for (let at = 1; at <= 40 * many && corrected < many; at += 1) {
    const entry = journal.entries[Math.floor((journal.entries.length * at) / (40 * many + 1))];
    if (!entry?.open) continue;
    const decided = decide(journal, { type: 'correct', entry: entry.n, how: 'remove' }, chance);
    if (!decided.ok) {
      const fault = faultOfRefusal(decided.refusal);
      if (fault) yield fault;
      continue;
    }
    commit(journal, decided.value);
    corrected += 1;
  }
  if (corrected === 0) yield 'no entry of it could be corrected';
}

/** The file of such a table opens as any other, and holds the same table. */
function* reopen({ journal, deck, game }: Evening): Generator<string> {
  const { rules } = journal.game;
  const record = { id: 'long', game, rules, setup: journal.setup, deck, kind: 'whole' as const };
  const read = readTableFile(JSON.stringify(exportWhole(record, journal, null)));
  if (!read.ok) return yield `its file is refused: ${read.refusal.message}`;
  const again = createJournal(journal.game, read.value.file.setup, read.value.entries);
  if (!same(stateAt(again).open, stateAt(journal).open)) yield 'opened again it is another table';
}

/**
 * Plays a paper table of a seed to so many entries and looks at everything on the way; then takes back, does again,
 * corrects and opens it.
 */
export function* sweepLong(
  way: string,
  seed: number,
  length: number,
): Generator<{ entries: number; turn: number; faults: string[] }> {
  const evening = sitDownTo(way, seed);
  const { journal } = evening;
  const report = (faults: string[]) => ({
    entries: journal.entries.length,
    turn: stateAt(journal).open.turn,
    faults,
  });
  const poor: string[] = [];
  evening.onGiven((command, refusal) => {
    const fault = refusal && faultOfRefusal(refusal);
    if (fault) poor.push(`${command.type}: ${fault}`);
  });
  for (let looked = 0; journal.entries.length < length; ) {
    const strange = evening.pick(6) === 0 && strangeCommand(evening, stateAt(journal).open);
    // A correction replays the whole line, and so does everything after it: a few are made at the end.
    if (strange && strange.type !== 'correct') evening.attempt(strange);
    else evening.move();
    if (journal.entries.length - looked < APART) continue;
    looked = journal.entries.length;
    yield report([...poor.splice(0), ...faultsNow(evening)]);
  }
  const before = stateAt(journal).open;
  const undone = [];
  for (let at = 0; at < BACK; at += 1) undone.push(evening.attempt({ type: 'undo' }));
  const done = undone.filter((refusal) => !refusal).map(() => evening.attempt({ type: 'redo' }));
  if (done.some(Boolean) || !same(stateAt(journal).open, before))
    yield report(['done again it is another table']);
  yield report([...correctSome(evening, CORRECTED), ...faultsNow(evening)]);
  yield report([...reopen(evening)]);
}
