import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { View } from '@/kernel/journal/views';
import { printList } from '@/kernel/print';
import { isForOne, openPowers } from '@/kernel/seats';
import type { Papers } from '@/store/app-store';
import { useAppStore, usePapersForms, usePreferences } from '@/store/context';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { FormsIn, FormsOf } from '@/ui/form/draft-state';
import lay from '@/ui/lay.module.css';
import { PrivateFrame } from '@/ui/page/private-frame';
import { useBackNavigation } from '@/ui/page/use-back-navigation';
import { type TableBase, useGameUi } from '../game-ui';
import { AnswerBar } from '../link/answer-bar';
import { nextWithoutPhone } from '../link/use-linked-guide';
import { useRefusals } from '../refusals';
import { useTableActs } from '../use-acts';
import { useClosing } from '../use-closing';
import { useDispatch, useTable } from '../use-table';
import { usePaperHead } from './paper-head';
import styles from './papers-frame.module.css';

/** Seconds without a touch after which papers close by themselves. */
const IDLE_SECONDS = 120;

/** What a game gets to render one sheet of the papers. */
interface PapersTools<Open, Hidden> {
  /** Whose sheet it is: a power, or who shares it. */
  viewer: string;
  open: Open;
  hidden: Hidden;
  send: ReturnType<typeof useDispatch>['send'];
}

interface PapersFrameProps<Open, Hidden> {
  papers: Papers;
  /** A sheet’s tab, as its game draws it. */
  tabOf: (open: Open, viewer: string) => Omit<ComponentProps<typeof PrivateFrame>['tabs'][number], 'id'>;
  /** What its owner has still to do on a sheet before she hides it: "5 points left"; nothing where all is done. */
  leftOn?: (sheet: Omit<PapersTools<Open, Hidden>, 'send'>) => string | null;
  /** What this sheet shows to the table. */
  seenOf: (sheet: Omit<PapersTools<Open, Hidden>, 'send'>) => string;
  children: (tools: PapersTools<Open, Hidden>) => ReactNode;
}

/** "Italy not read yet; Axis research: 5 points left"; nothing where every power’s sheet was looked at and all is done. */
function sayBefore(unread: readonly { name: string }[], left: readonly string[]): string | undefined {
  const read = unread.length > 0 ? [`${printList(unread.map(({ name }) => name))} not read yet`] : [];
  return [...read, ...left].join('; ') || undefined;
}

/** The sheets each person has viewed this turn, by table; in memory only, without their contents. */
const LOOKED_AT = new Map<string, { turn: number; sheets: readonly string[] }>();

/** The sheets viewed this turn, in this or an earlier visit; and a function that adds one. */
function useLookedAt(key: string, turn: number, first: string): [readonly string[], (sheet: string) => void] {
  const [read, setRead] = useState(() => {
    const before = LOOKED_AT.get(key);
    return [...(before?.turn === turn ? before.sheets : []), first];
  });
  useEffect(() => void LOOKED_AT.set(key, { turn, sheets: read }), [key, turn, read]);
  return [read, (sheet) => setRead([...read, sheet])];
}

const firstSheet = ({ first, viewers }: Papers) =>
  first !== undefined && viewers.includes(first) ? first : (viewers[0] as string);

/** One person's papers: a sheet for each power, and cards cannot cross. They hide, close by themselves and take back. */
export function PapersFrame<Open extends TableBase, Hidden>({
  papers,
  tabOf,
  leftOn = () => null,
  seenOf,
  children,
}: PapersFrameProps<Open, Hidden>) {
  const { nextVisitor, phaseOf, printTurn } = useGameUi();
  const acts = useTableActs();
  const preferences = usePreferences();
  const { table } = useTable();
  const forms = usePapersForms(table.id, papers.person);
  const { send } = useDispatch();
  const { tell: report } = useRefusals();
  const [tab, setTab] = useState(() => firstSheet(papers));
  const sheet = papers.views[tab] as unknown as View<Open, Hidden> & { hidden: Hidden };
  const { open, hidden } = sheet;

  const paperHead = usePaperHead('papers');
  const [read, look] = useLookedAt(`${table.id} ${papers.person}`, open.turn, tab);
  const named = papers.viewers.map((viewer) => ({ ...tabOf(open, viewer), id: viewer }));
  const unread = named.filter(({ id, mark, note }) => mark && note !== '0' && !read.includes(id));
  const left = named.flatMap(({ id, name }) => {
    const words = leftOn({ ...(papers.views[id] as unknown as typeof sheet), viewer: id });
    return words ? [{ id, words: `${name}: ${words}` }] : [];
  });
  const due = [...unread, ...left].map(({ id }) => id);

  // Papers that close by themselves leave the curtain for the same person; Hide goes on to the next person.
  function close(next: string | undefined) {
    flushSync(() => acts.closePapers(next));
  }
  const alone = isForOne(open.seats);
  // A lone player has nobody to hide from: Hide, Escape and Back close the papers.
  const link = useAppStore((state) => state.link);
  const hide = () => close((alone ? undefined : nextWithoutPhone(link, nextVisitor(open))) ?? undefined);
  const seconds = alone
    ? Number.POSITIVE_INFINITY
    : Number(preferences.read('papers-seconds') ?? IDLE_SECONDS);
  useBackNavigation(() => close(alone ? undefined : papers.person));
  const secondsLeft = useClosing({ seconds, alone }, () => close(alone ? undefined : papers.person), hide);

  return (
    <PrivateFrame
      person={papers.person}
      when={`${printTurn(open.turn)}, ${phaseOf(open.step)}`}
      paperHead={paperHead}
      tabs={named.map((each) => ({ ...each, due: due.includes(each.id) }))}
      faceUp={(openPowers(open.seats) as readonly string[]).includes(tab)}
      selected={tab}
      onSelect={(id) => {
        // The refusal belonged to the other sheet.
        report(null);
        setTab(id);
        look(id);
        // Another sheet is read from its top.
        window.scrollTo(0, 0);
      }}
      onHide={hide}
      before={sayBefore(
        unread,
        left.map(({ words }) => words),
      )}
      {...(secondsLeft === undefined ? {} : { secondsLeft })}
      strip={<AnswerBar />}
      foot={
        <span className={cx(lay.ends, styles.foot)}>
          <span>{seenOf({ viewer: tab, open, hidden })}</span>
          <Button
            icon="undo"
            disabled={!papers.decided.includes(tab)}
            onClick={() => void send({ type: 'undo', viewer: tab })}
          >
            Take back
          </Button>
        </span>
      }
    >
      {/* A picture only: what lies under it is shown and takes taps from the start. */}
      {!alone && <div key={`lid ${papers.person}`} className={styles.lid} aria-hidden="true" />}
      <FormsIn key={papers.person} place={forms}>
        <FormsOf key={tab} name={tab}>
          {children({ viewer: tab, open, hidden, send })}
        </FormsOf>
      </FormsIn>
    </PrivateFrame>
  );
}
