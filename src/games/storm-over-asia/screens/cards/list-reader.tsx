import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { takeWay, type Way } from '@/games/storm-over-asia/rules/cards/doubts';
import { MOST_LETTERS, readEntryList } from '@/games/storm-over-asia/rules/cards/entry-list';
import { isNews } from '@/games/storm-over-asia/rules/list-entries';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { OpenFile } from '@/table/copies/open-file';
import { useRefusals } from '@/table/refusals';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { TextArea } from '@/ui/form/text-area';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './cards.module.css';
import { ListEntries } from './list-entries';
import { ListMistakes } from './list-mistakes';
import { checkListText, readListFile } from './read-list-file';
import { countOfEntries } from './use-saved-entries';

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
