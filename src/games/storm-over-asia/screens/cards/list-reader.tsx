import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { takeWay, type Way } from '@/games/storm-over-asia/rules/cards/doubts';
import {
  type ListedEntry,
  MOST_LETTERS,
  readEntryList,
} from '@/games/storm-over-asia/rules/cards/entry-list';
import { printHead } from '@/games/storm-over-asia/rules/cards/head';
import { isNews, listEntryKey } from '@/games/storm-over-asia/rules/list-entries';
import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { checkPastedText, type TextWanted } from '@/kernel/file/decode-text';
import { refuseListOfOther } from '@/kernel/list-of-game';
import type { Refusal } from '@/kernel/result';
import { GAMES } from '@/store/games';
import { OpenFile } from '@/table/copies/open-file';
import { readTextFile } from '@/table/copies/read-text-file';
import { useRefusals } from '@/table/refusals';
import { useDispatch, useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { TextArea } from '@/ui/form/text-area';
import lay from '@/ui/lay.module.css';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './cards.module.css';
import { WINDOW_NAMES } from './entry-tags';
import { ListMistakes } from './list-mistakes';
import { countOfEntries } from './use-saved-entries';

/** The most entries rendered at once. */
const SHOWN = 40;

/** The entries read from a list; the table's present entry is shown next to the one that would replace it. */
function ListEntries({ entries }: { entries: readonly ListedEntry[] }) {
  const { open } = useTable<OpenState>();
  const [most, setMost] = useState(SHOWN);
  return (
    <Sheet title="What was understood">
      <ul className={cx(lay.ruled, styles.rows)}>
        {entries.slice(0, most).map((entry) => {
          const before = open.filled?.[listEntryKey(entry.list, entry.number)];
          const { event } = entry;
          return (
            <li key={listEntryKey(entry.list, entry.number)} className={styles.entry}>
              <b>{printHead(entry)}</b>
              <bdi className={styles.title} dir="auto">
                {event.title}
              </bdi>
              <span>
                {[
                  ...(event.secret ? ['Secret.'] : []),
                  ...(event.window === 'drawn' ? [] : [`${WINDOW_NAMES[event.window]}.`]),
                  ...sayEvent(event),
                ].join(' ')}
              </span>
              {before && (
                <span className={styles.open}>
                  {isNews(open, entry)
                    ? `At this table so far: ${[before.title, ...sayEvent(before)].filter(Boolean).join('. ')}`
                    : 'The table has the same entry.'}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {entries.length > most && (
        <p className={styles.none}>
          <Button onClick={() => setMost((now) => now + 4 * SHOWN)}>
            Show more: {entries.length - most} are left
          </Button>
        </p>
      )}
    </Sheet>
  );
}

/** So many letters of up to four bytes. */
const ENTRIES: TextWanted = {
  megabytes: 4,
  smaller: 'Open a smaller one, or paste the list in parts.',
  asText: 'Open a file of plain text.',
  asCells: 'Copy its cells and paste them.',
};

/** Why a text cannot be a list of entries, or null if it may be one. */
export function checkListText(text: string): Refusal | null {
  if (text.length > MOST_LETTERS) {
    const print = (count: number) => count.toLocaleString('en-US');
    return {
      message: `The text has ${print(text.length)} letters; at most ${print(MOST_LETTERS)} are read.`,
      allowed: 'Paste the list in parts.',
    };
  }
  if (text.includes('"dispatch-box/'))
    return {
      message: 'This is a file of Dispatch Box, not a list of entries.',
      allowed: 'Open it from Home.',
    };
  if (text.trim() === '') return null;
  const read = checkPastedText(text, ENTRIES);
  return read.ok ? refuseListOfOther(GAMES, text, 'storm-over-asia') : read.refusal;
}

/**
 * Reads a file as text, or says why it is not text. Whether it is a list of entries is checked when it is
 * used.
 */
const readListFile = (file: Blob) => readTextFile(file, ENTRIES);

const EXAMPLE =
  'General 12\nA hard winter\nChinese support level: -1\n\nJapanese 2, 7\nShips are late [income]\nJAI: -1';

/**
 * A list being written, and what is read from it. A text that cannot be a list is refused and changes
 * nothing.
 */
function useListText() {
  const { open } = useTable<OpenState>();
  const { tell: report } = useRefusals();
  const [source, setSource] = useDraftState('list', '');
  const [held, setHeld] = useState<number | null>(null);
  const read = useDeferredValue(source);
  const { entries, mistakes } = useMemo(
    () => readEntryList(read, open.categories, open.diplomatic),
    [read, open.categories, open.diplomatic],
  );
  const news = entries.filter((entry) => isNews(open, entry));

  function check(text: string): boolean {
    const wrong = checkListText(text);
    report(wrong);
    return !wrong;
  }
  /** Replaces the whole text, so no line keeps its place. */
  function write(text: string) {
    if (text.length > MOST_LETTERS && !check(text)) return;
    setHeld(null);
    setSource(text);
  }
  async function openFile(file: Blob) {
    const opened = await readListFile(file);
    if (!opened.ok) report(opened.refusal);
    else if (check(opened.value.text)) write(opened.value.text);
  }
  return { source, setSource, held, setHeld, read, entries, mistakes, news, check, write, openFile };
}

/**
 * Reads a pasted, opened or typed list of entries; shows what was read and every mistake before saving
 * anything.
 */
export function ListReader({ onClose }: { onClose: (kept?: string) => void }) {
  const { send } = useDispatch();
  const field = useRef<HTMLDivElement>(null);
  const list = useListText();
  const { source, setSource, read, entries, mistakes, news } = list;
  async function keep() {
    const sent = news.map(({ line: _, ...entry }) => entry);
    if (!(await send({ type: 'fill-entries', entries: sent }))) return;
    setSource('');
    onClose(`${countOfEntries(news.length)} ${news.length === 1 ? 'is' : 'are'} saved.`);
  }
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Sheet
          title="A list of entries"
          tools={
            <>
              <OpenFile what="A list of entries" onFile={(file) => void list.openFile(file)} />
              <Button onClick={() => onClose()}>Back to the cards</Button>
            </>
          }
        >
          <div className={styles.source} ref={field}>
            <TextArea
              label="The list as text"
              rows={8}
              value={source}
              placeholder={EXAMPLE}
              onChange={list.write}
              onPaste={(event) => {
                // A paste that is not text, or is too long, is ignored.
                if (!list.check(event.clipboardData.getData('text'))) event.preventDefault();
              }}
              hint="Each entry begins with its list and number, and a blank line comes before it. Under it: the title, then what it does, a line each."
            />
          </div>
        </Sheet>
        <Sheet label="What was read" pad className={styles.deck ?? ''}>
          <p role="status" className={styles.counts}>
            <b>
              {source.trim() === ''
                ? 'Nothing to read yet'
                : `${countOfEntries(entries.length)}, ${sayMistakes(mistakes.length)}`}
            </b>
            {entries.length > 0 && ` ${sayNews(news.length, entries.length)}`} Nothing is saved yet.
          </p>
          <Button
            look="solid"
            disabled={news.length === 0 || read !== source}
            why={entries.length === 0 ? 'No entry is understood yet.' : 'The table has all of them already.'}
            onClick={() => void keep()}
          >
            {sayKeep(news.length, mistakes.length)}
          </Button>
        </Sheet>
        {(mistakes.length > 0 || list.held !== null) && (
          <ListMistakes
            source={source}
            mistakes={mistakes}
            held={list.held}
            onHold={list.setHeld}
            onText={setSource}
            onWay={(way: Way) => {
              // A way out was found in the text as it was read; once it stands otherwise, it is read again first.
              if (read === source) setSource(takeWay(source, way));
              field.current?.querySelector('textarea')?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
      <div className={styles.column}>{entries.length > 0 && <ListEntries entries={entries} />}</div>
    </div>
  );
}

const sayMistakes = (count: number) =>
  count === 0 ? 'no mistakes' : count === 1 ? '1 mistake' : `${count} mistakes`;

function sayNews(news: number, all: number): string {
  if (news === all) return 'All of them are new to this table.';
  return news === 0 ? 'The table knows all of them.' : `${all - news} of them the table knows already.`;
}

function sayKeep(news: number, mistakes: number): string {
  const saveLabel = `Save ${countOfEntries(news)}`;
  return mistakes === 0 ? saveLabel : `${saveLabel}, leave ${sayMistakes(mistakes)} out`;
}
