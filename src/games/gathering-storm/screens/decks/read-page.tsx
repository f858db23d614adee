import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { printRefusal, type Refusal } from '@/kernel/result';
import { takeHandedFile } from '@/store/handed-file';
import { DroppedNotice } from '@/table/copies/dropped-notice';
import { useDropping } from '@/table/copies/use-dropping';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { AppFrame } from '@/ui/page/app-frame';
import { PageHeader } from '@/ui/page/page-header';
import { Notice } from '@/ui/sheet/notice';
import { Counts, ListSource } from './read/list-source';
import { MistakeRows } from './read/mistake-rows';
import styles from './read/read.module.css';
import { SaveForm } from './read/save-form';
import { UnderstoodCards } from './read/understood-cards';
import { useList } from './read/use-list';
import { useOpened } from './read/use-opened';
import { useDeck } from './use-deck';

interface ReadPageProps {
  id: string;
  go: (path: string) => void;
}

/** Reads a list of cards: shows what was understood and what was not before saving. */
export function ReadPage({ id, go }: ReadPageProps) {
  const sight = useDeck(id);
  const list = useList(id);
  const counts = useRef<HTMLDivElement>(null);
  const { refusal, note, fileName, arrivals, openFile, takePasted, clear } = useOpened(list);
  const dropping = useDropping(openFile);
  const own = id !== 'new' && sight.own && sight.deck ? { deck: sight.deck, change: sight.change } : null;
  const { source, reading, lines, before } = list;

  const openHanded = useEffectEvent(() => {
    const file = takeHandedFile();
    if (file) void openFile(file);
  });
  useEffect(() => openHanded(), []);
  useLayoutEffect(() => {
    if (arrivals > 0) counts.current?.focus();
  }, [arrivals]);

  const back = id === 'new' ? '/decks' : `/decks/${id}`;
  return (
    <AppFrame
      lid={
        <PageHeader
          name={own?.deck.name ?? 'Dispatch Box'}
          title="Read a list"
          back={{ label: id === 'new' ? 'Decks' : 'Deck', onPress: () => go(back) }}
        />
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is never needed, a button opens the file */}
      <div
        className={cx(styles.page, reading && styles.read, dropping.over && styles.over)}
        onDragOver={dropping.hold}
        onDragLeave={dropping.leave}
        onDrop={dropping.drop}
      >
        <div className={styles.main}>
          <Said refusal={refusal} note={note} onClose={clear} />
          <DroppedNotice left={dropping.left} onClose={dropping.clear} />
          {sight.refusal && id !== 'new' && <Notice tone="refusal">{printRefusal(sight.refusal)}</Notice>}
          {before !== null && (
            <Notice>
              Another list replaced the one that was here.{' '}
              <Button onClick={list.giveBack}>Put it back</Button>
            </Notice>
          )}
          {reading && (
            <>
              <Counts ref={counts} reading={reading} />
              {lines.length > 0 && (
                <MistakeRows
                  source={source}
                  reading={reading}
                  lines={lines}
                  onChange={list.change}
                  onTake={list.take}
                />
              )}
              {reading.cards.length > 0 && (
                <SaveForm
                  key={own ? 'into' : 'new'}
                  reading={reading}
                  into={own}
                  fileName={fileName}
                  fresh={source === reading.of}
                  onKept={(made) => {
                    list.forget();
                    go(`/decks/${made ?? id}`);
                  }}
                />
              )}
            </>
          )}
        </div>
        <div className={styles.side}>
          <ListSource
            source={source}
            onChange={list.write}
            onPaste={takePasted}
            onFile={(file) => void openFile(file)}
          />
          {reading && reading.cards.length > 0 && <UnderstoodCards reading={reading} />}
        </div>
      </div>
    </AppFrame>
  );
}

interface SaidProps {
  refusal: Refusal | null;
  note: string | null;
  onClose: () => void;
}

/** What became of a file: why it was not read, or how it was. */
function Said({ refusal, note, onClose }: SaidProps) {
  if (refusal)
    return (
      <Notice tone="refusal" onClose={onClose}>
        {printRefusal(refusal)}
      </Notice>
    );
  return note ? <Notice onClose={onClose}>{note}</Notice> : null;
}
