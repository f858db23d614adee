import { useLayoutEffect, useRef, useState } from 'react';
import type { Command, Correcting } from '@/kernel/game';
import type { Entry } from '@/kernel/journal/entry';
import type { PublicRow } from '@/kernel/journal/views';
import { Button } from '@/ui/form/button';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import { useBackNavigation } from '@/ui/page/use-back-navigation';
import { CloseButton } from '@/ui/sheet/close-button';
import { named } from '@/ui/sheet/journal-list';
import { LinkList } from '@/ui/sheet/link-list';
import { useLeave } from '@/ui/sheet/modal';
import voice from '@/ui/type.module.css';
import { useGameUi } from '../game-ui';
import { beforeRow, TakeBackForm } from '../journal/take-back-form';
import { useRows } from '../journal/use-rows';
import { useTable } from '../use-table';
import { CorrectForm } from './correct-form';
import { type Omitted, useCorrections } from './corrections';
import styles from './entry-panel.module.css';

interface EntryPanelProps {
  row: PublicRow;
  /** The panel is next to the journal and stays open after a correction. */
  stays: boolean;
  /** Opens the table as it was after this entry. */
  onThen: () => void;
  /** Called after everything from here on was undone; leads to the table. */
  onBack: () => void;
  onClose: () => void;
}

type Doing =
  | { how: Correcting; begin: Command | null; head?: string; id?: string }
  | 'forgotten'
  | 'amend'
  | 'back'
  | null;

/** One entry of the journal: its text, the table at that time, and how to correct it. */
export function EntryPanel({ row, stays, onThen, onBack, onClose }: EntryPanelProps) {
  const { open } = useTable();
  const { sayEntry, sayRow } = useGameUi();
  const { forgotten, amendments: amendmentsOf } = useCorrections();
  const forms = useForms();
  const { no, entry, struckBy } = targetOf(row);
  const command = entry?.open?.command;
  const rows = useRows();
  const amendments = entry && !struckBy ? (amendmentsOf?.(open, { no, entry }, rows) ?? []) : [];
  /** The form to resume, if unfinished input is left. */
  const begunIn = ([first]: readonly string[]): Doing => {
    const [, how, id] = /^(change|insert) ([^/]*)\//.exec(first ?? '') ?? [];
    if (how === 'change') return command ? { how, begin: command } : null;
    const kind = how && [...forgotten(open), ...amendments].find((item) => item.id === id);
    return kind ? putIn(kind) : null;
  };
  const [doing, setDoing] = useState<Doing>(() => begunIn(forms.names()));
  const said = sayRow(row);
  const before = beforeRow(row);
  const leave = () => setDoing(null);
  const close = useLeave(onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  // The entry opens far behind its row, and what was pressed goes away with what it led from: the focus goes to the head.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being done is what changes
  useLayoutEffect(() => heading.current?.focus(), [doing]);
  return (
    <section className={styles.panel} aria-labelledby="entry">
      <WayBack key={doing ? 'form' : 'entry'} onBack={doing ? leave : close} />
      <header className={styles.head}>
        <div>
          <p className={styles.number}>
            Entry {row.no} {said.rule && <span className={voice.rule}>{said.rule}</span>}
          </p>
          <h2 id="entry" ref={heading} tabIndex={-1}>
            {headOf(doing) ?? said.text}
          </h2>
          {doing && !isChange(doing) && <p>{said.text}</p>}
        </div>
        <CloseButton onClose={onClose} />
      </header>
      {doing === 'back' && before !== null ? (
        <TakeBackForm
          row={row}
          to={before}
          onGone={onBack}
          other={{ label: 'Leave it as it is', onPress: leave }}
        />
      ) : doing === 'forgotten' || doing === 'amend' ? (
        <LinkList
          items={(doing === 'amend' ? amendments : forgotten(open)).map((kind) => ({
            id: kind.id,
            icon: 'plus' as const,
            title: kind.title,
            note: kind.note,
            onPress: () => setDoing(putIn(kind)),
          }))}
        />
      ) : isForm(doing) ? (
        <FormsOf key={nameOf(doing)} name={nameOf(doing)}>
          <CorrectForm
            entry={no}
            how={doing.how}
            begin={doing.begin}
            was={doing.how === 'change' && entry ? sayEntry(entry).text : undefined}
            onLeave={leave}
            onDone={stays ? leave : onClose}
          />
        </FormsOf>
      ) : (
        <>
          {said.notes.length > 0 && (
            <ul className={styles.notes}>
              {named(said.notes).map(([key, note]) => (
                <li key={key}>{note}</li>
              ))}
            </ul>
          )}
          <Acts {...{ command, struckBy, amendments, before }} onDo={setDoing} onThen={onThen} />
        </>
      )}
    </section>
  );
}

/** The browser’s way back leaves the form first, then the entry. */
function WayBack({ onBack }: { onBack: () => void }) {
  useBackNavigation(onBack);
  return null;
}

/** A change shows the entry before and after below its form. */
const isChange = (doing: Doing) => isForm(doing) && doing.how === 'change';

const isForm = (doing: Doing) => doing !== null && typeof doing === 'object';

/** The name of the form input, separate for each way of correcting. */
const nameOf = ({ how, id = '' }: Exclude<Doing, string | null>) => `${how} ${id}`;

const putIn = ({ id, begin, head }: Omitted): Doing => ({
  how: 'insert',
  id,
  begin,
  ...(head ? { head } : {}),
});

function headOf(doing: Doing): string | null {
  if (doing === null) return null;
  if (doing === 'forgotten') return 'What was forgotten before it?';
  if (doing === 'amend') return 'Which card reads differently?';
  if (doing === 'back') return 'Take it back?';
  return doing.head ?? { change: 'Correct it', remove: 'Take it out', insert: 'It was forgotten' }[doing.how];
}

/** The entry to correct; for a correction, the entry that it puts in force. */
function targetOf({ no, entry, puts, stands, undoneBy, correctedBy }: PublicRow): {
  no: number;
  entry: Entry | undefined;
  struckBy: string | null;
} {
  const struckBy = stands ? null : undoneBy ? `Undo ${undoneBy}` : `Correction ${correctedBy}`;
  const { command } = entry.open ?? {};
  if (command?.type !== 'correct') return { no, entry, struckBy };
  return { no: command.how === 'insert' ? no : (command.entry as number), entry: puts, struckBy };
}

interface ActsProps {
  command: Command | undefined;
  struckBy: string | null;
  /** The cards that it turned or revealed. */
  amendments: readonly Omitted[];
  /** The place before the entry, if the table can return there. */
  before: number | null;
  onDo: (doing: Doing) => void;
  onThen: () => void;
}

function Acts({ command, struckBy, amendments, before, onDo, onThen }: ActsProps) {
  const { correctionsFor, fieldsOf } = useGameUi();
  const ways = command && !struckBy ? correctionsFor(command) : [];
  const change = command && ways.includes('change') && fieldsOf(command).length > 0;
  return (
    <div className={styles.acts}>
      {change && (
        <Button look="solid" onClick={() => onDo({ how: 'change', begin: command })}>
          Correct
        </Button>
      )}
      {ways.includes('remove') && (
        <Button onClick={() => onDo({ how: 'remove', begin: null })}>Take it out</Button>
      )}
      {amendments[0] && (
        <Button onClick={() => onDo(amendments.length > 1 ? 'amend' : putIn(amendments[0] as Omitted))}>
          {amendments.length > 1 ? 'Amend a card' : 'Amend its card'}
        </Button>
      )}
      {command && !struckBy && (
        <Button onClick={() => onDo('forgotten')}>Something was forgotten before it</Button>
      )}
      {before !== null && (
        <Button icon="undo" onClick={() => onDo('back')}>
          Take back all from here on
        </Button>
      )}
      <Button icon="clock" onClick={onThen}>
        The table then
      </Button>
      <p className={styles.why}>{whyNot(command, struckBy, ways.length)}</p>
    </div>
  );
}

function whyNot(command: Command | undefined, struckBy: string | null, ways: number): string {
  if (struckBy) return `${struckBy} replaces it.`;
  if (!command) return 'It took an entry out. Undo brings that back.';
  return ways > 0 ? '' : 'What was drawn, dealt or shown, and the steps of the turn, cannot be changed.';
}
