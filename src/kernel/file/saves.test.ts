import { describe, expect, test } from 'vitest';
import { findDamage } from '../journal/compare';
import { createJournal, type Journal } from '../journal/journal';
import type { Corrected } from '../journal/standing';
import type { TableRecord } from '../ports';
import { printRefusal } from '../result';
import { add, type Notes, note, run, startTally, type Tally, tally, undo } from '../testing/tally';
import { exportPublic, exportWhole, readTableFile, type TableFile } from './saves';

const record: TableRecord = {
  id: 't1',
  game: 'tally',
  rules: 1,
  setup: {},
  deck: null,
  kind: 'whole',
};
const change = (entry: number, amount: number) => ({
  type: 'correct',
  entry,
  how: 'change',
  command: add(amount),
});

/** Two entries and a correction of the first; a stranger then writes into the file. */
function fileWith(write: (correction: Record<string, never>, file: TableFile) => void): string {
  const journal = run(startTally(), add(5), add(1), change(1, 9));
  const file = JSON.parse(JSON.stringify(exportPublic(record, journal))) as TableFile;
  write((file.entries[2] as { open: object }).open as Record<string, never>, file);
  return JSON.stringify(file);
}

/** A file with hands whose sealed parts a stranger wrote. */
function sealedWith(write: (hidden: Record<string, unknown>) => unknown): string {
  const journal: Journal<Tally, Notes> = run(startTally(), note('A', 'mine'), add(5), change(2, 9));
  const file = exportWhole(record, journal, null);
  const bytes = (file.sealed as string).match(/../g) ?? [];
  const plain = String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16) ^ 0x5a));
  const parts = JSON.parse(plain) as { hidden: Record<string, unknown>; seed: null };
  const text = JSON.stringify({ ...parts, hidden: write(parts.hidden) }).replaceAll('"PROTO"', '"__proto__"');
  const sealed = [...text]
    .map((letter) => (letter.charCodeAt(0) ^ 0x5a).toString(16).padStart(2, '0'))
    .join('');
  return JSON.stringify({ ...file, sealed });
}

const refusalOf = (text: string) => {
  const read = readTableFile(text);
  return read.ok ? null : printRefusal(read.refusal);
};
const AT_THREE = 'This table’s file is damaged at entry 3. Open another copy.';
const namedAtThree = (name: string) =>
  `This table’s file is damaged at entry 3, open.came.again.${name}: it is a name that nothing in a file has. Open another copy.`;
const asRecord = (value: unknown) => value as Record<string, unknown>;

describe('a file from a stranger', () => {
  test('is read with the mark of an encoding before it', () => {
    const text = fileWith(() => undefined);
    expect(readTableFile(`\ufeff${text}`)).toEqual(readTableFile(text));
    expect(readTableFile(text).ok).toBe(true);
  });

  test('of version 1, without prints, is read', () => {
    const file = JSON.parse(fileWith(() => undefined)) as TableFile;
    const { prints: _, ...old } = { ...file, version: 1 };
    const read = readTableFile(JSON.stringify(old));
    expect(read.ok && read.value.entries).toEqual(file.entries);
  });

  test('with a sound correction is read, with and without hands', () => {
    expect(refusalOf(fileWith(() => undefined))).toBeNull();
    expect(refusalOf(sealedWith((hidden) => hidden))).toBeNull();
  });

  const broken: Record<string, (open: Record<string, unknown>) => void> = {
    'nothing of what came': (open) => {
      delete open.came;
    },
    'no list of what came to something else': (open) => {
      open.came = { gone: [] };
    },
    'itself as what it corrects': (open) => {
      asRecord(open.command).entry = 3;
    },
    'a later entry as what it corrects': (open) => {
      asRecord(open.command).entry = 99;
    },
    'no command to put in': (open) => {
      delete asRecord(open.command).command;
    },
    'a way of correcting that there is not': (open) => {
      asRecord(open.command).how = 'burn';
    },
    'an entry without a number': (open) => {
      asRecord(open.came).again = { '0': { changes: [] } };
    },
  };
  for (const [name, write] of Object.entries(broken)) {
    test(`is refused if a correction has ${name}`, () => {
      expect(refusalOf(fileWith(write))).toBe(AT_THREE);
    });
  }

  test('is refused where entries have names', () => {
    expect(
      refusalOf(
        fileWith((open) => {
          asRecord(open.came).again = { toString: { changes: [] } };
        }),
      ),
    ).toBe(namedAtThree('toString'));
  });

  test('is refused if a record has "__proto__"', () => {
    const text = fileWith((open) => {
      asRecord(asRecord(open).came).again = { PROTO: { changes: [] } };
    });
    expect(refusalOf(text.replace('"PROTO"', '"__proto__"'))).toBe(namedAtThree('__proto__'));
    expect(refusalOf(sealedWith(() => ({ 1: { PROTO: { command: note('A', 'x') } } })))).toContain('damaged');
    expect(asRecord({}).notes).toBeUndefined();
  });

  test('is refused if an undo leads nowhere', () => {
    const journal = run(startTally(), add(5), undo);
    for (const to of ['x', 7, -1, undefined]) {
      const file = JSON.parse(JSON.stringify(exportPublic(record, journal))) as TableFile;
      asRecord(file.entries[1]?.open?.command).to = to;
      expect(refusalOf(JSON.stringify(file))).toBe(
        'This table’s file is damaged at entry 2. Open another copy.',
      );
    }
  });

  test('is refused where hidden parts are none, or those of a correction cannot be read', () => {
    for (const part of [null, 'x', 5, { A: null }, { A: { came: { again: 1 } } }])
      expect(refusalOf(sealedWith((hidden) => ({ ...hidden, 3: part })))).toContain('damaged');
  });
});

describe('a correction in a journal that was read', () => {
  const damageWith = (write: (open: { command: Record<string, unknown>; came: Corrected }) => void) => {
    const journal = run(startTally(), add(5), add(1), undo, change(1, 9));
    const entries = JSON.parse(JSON.stringify(journal.entries));
    write(entries[3].open);
    return findDamage(createJournal(tally, 0, entries));
  };

  test('inserts only an existing command, with what it needs, at an entry in force', () => {
    expect(damageWith(() => undefined)).toBeNull();
    expect(
      damageWith(({ command }) => {
        command.command = { type: 'dance' };
      }),
    ).toBe('Entry 4 is damaged: there is no command "dance".');
    expect(
      damageWith(({ command }) => {
        command.command = { type: 'add', amount: 'much' };
      }),
    ).toBe('Entry 4 is damaged: "amount": Enter a whole number.');
    expect(
      damageWith(({ command }) => {
        command.entry = 2;
      }),
    ).toBe('Entry 4 is damaged: what it corrects is not in force.');
  });
});
