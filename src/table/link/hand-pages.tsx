import { type ComponentType, useEffect, useState } from 'react';
import type { Papers } from '@/store/app-store';
import { useAppStore, usePreferences, useRefusableActions } from '@/store/context';
import type { HandView } from '@/store/link/hand-store';
import { useDeviceActs } from '@/store/use-device';
import { Button } from '@/ui/form/button';
import { lazyComponent } from '@/ui/lazy-component';
import { Roundel } from '@/ui/mark/roundel';
import { AppFrame } from '@/ui/page/app-frame';
import { Guide } from '@/ui/page/guide';
import { PageHeader } from '@/ui/page/page-header';
import { Notice } from '@/ui/sheet/notice';
import { type GameUi, GameUiContext, marksOf, type TableBase, useGameUi } from '../game-ui';
import { Refusals } from '../refusals';
import { useHand, useHandView } from './hand-context';
import styles from './link.module.css';
import { PeopleLights } from './people-lights';
import { sayConnection, sayOpened } from './say-connection';

/** Its packets are in the chunk that only linked devices load. */
const AnswerWithoutNetwork = lazyComponent(
  async () => (await import('./answer-without-network')).AnswerWithoutNetwork,
);

interface HandPagesProps {
  face: GameUi;
  Papers: ComponentType<{ papers: Papers }>;
}

/** The pages of a linked phone: its cover, and one person's papers. */
export function HandPages({ face, Papers }: HandPagesProps) {
  const isOpen = useAppStore((state) => state.papers !== null);
  const hasTable = useAppStore((state) => state.table !== null);
  useCalled();
  return (
    <GameUiContext value={face}>
      <Refusals>{isOpen && hasTable ? <OpenPapers Papers={Papers} /> : <Cover />}</Refusals>
    </GameUiContext>
  );
}

/** Reads the papers from the store, so that no component that outlives them holds them. */
function OpenPapers({ Papers }: Pick<HandPagesProps, 'Papers'>) {
  const papers = useAppStore((state) => state.papers);
  return papers && <Papers papers={papers} />;
}

/** Calls the phone’s owner when the table asks something: a buzz, and a mark in the title. */
function useCalled(): void {
  const { asked, sent, tableName } = useHandView();
  const acts = useDeviceActs();
  const due = asked !== null && sent === null;
  useEffect(() => {
    if (due) acts.call('buzz');
  }, [due, acts]);
  useEffect(() => {
    const before = document.title;
    document.title = due ? `● ${tableName}` : tableName;
    return () => {
      document.title = before;
    };
  }, [due, tableName]);
}

/** What a phone lacks at an address without https, until its owner has read it. */
function PlainNote() {
  const preferences = usePreferences();
  const [isRead, setRead] = useState(() => preferences.read('plain-http') !== null);
  if (globalThis.isSecureContext !== false || isRead) return null;
  const close = () => {
    preferences.write('plain-http', 'read');
    setRead(true);
  };
  return (
    <Notice tone="due" onClose={close}>
      This address is plain http: the phone cannot keep its screen on, and opens the app only while the
      table’s computer serves it.
    </Notice>
  );
}

/** What the phone’s owner does next; it never says what was decided. */
function sayNext(
  { asked, sent, unsent }: HandView,
  hint: { line: string; reason: string } | null,
): { line: string; reason: string } {
  const reason = 'Your papers stay hidden until you show them.';
  if (asked !== null && sent === null)
    return { line: 'The table waits for you', reason: 'Read your papers, and send your answer.' };
  if (sent === 'answer') return { line: 'You have answered', reason };
  if (unsent > 0) return { line: 'Not everything is sent', reason: 'Show your papers, and send the rest.' };
  return hint ?? { line: 'Nothing is asked', reason };
}

/** Shows nothing that is hidden: whose phone it is, and whether the table waits. */
function Cover() {
  const view = useHandView();
  const { openPapers } = useRefusableActions();
  const [isAway, setIsAway] = useState(false);
  const open = useAppStore(({ table }) => table?.view.open as TableBase | undefined);
  const { marks, whenOf, papersHint } = useGameUi();
  const hand = useHand();
  const seat = open?.seats.find(({ person }) => person === view.person);
  const connection = sayConnection(view, 'phone');
  return (
    <AppFrame
      private
      page="cover"
      lid={<PageHeader name={view.tableName} title={view.person} note={open ? whenOf(open).title : ''} />}
      guide={
        open && (
          <Guide
            label="What to do next"
            {...sayNext(view, papersHint?.(open) ?? null)}
            action={{ label: 'Show my papers', onPress: () => void openPapers() }}
          />
        )
      }
    >
      <div className={styles.cover}>
        {view.ended && (
          <Notice tone="refusal">
            {view.ended.message} {view.ended.allowed}
          </Notice>
        )}
        {connection && <Notice tone="due">{connection}</Notice>}
        {view.asked !== null && view.sent === null && <Notice tone="due">You are asked now.</Notice>}
        {view.opened !== null && (
          <Notice tone="refusal" onClose={() => hand?.link.acknowledge()}>
            {sayOpened(view.opened)}
          </Notice>
        )}
        {!open && !view.ended && <p className={styles.big}>Waiting for the table …</p>}
        {seat && (
          <>
            <div className={styles.seals} aria-hidden="true">
              {marksOf({ marks } as GameUi, seat.powers).map((mark) => (
                <Roundel key={mark.letter} mark={mark} />
              ))}
            </div>
            <p className={styles.big}>{seat.powers.join(', ')}</p>
          </>
        )}
        <PlainNote />
        {open && !view.ended && !view.isLive && (
          <p>
            <Button onClick={() => setIsAway(true)}>Answer without a network</Button>
          </p>
        )}
        {isAway && <AnswerWithoutNetwork onClose={() => setIsAway(false)} />}
        {view.people.length > 0 && <PeopleLights people={view.people} label="Who is here" />}
      </div>
    </AppFrame>
  );
}
