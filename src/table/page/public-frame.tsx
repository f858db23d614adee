import { Activity, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Command } from '@/kernel/game';
import { type Guide as GameGuide, type GuideAction, TO_HOME } from '@/kernel/guide';
import { isForOne, namePass } from '@/kernel/seats';
import { useActions, useAppStore, useAppStoreApi, usePreferences } from '@/store/context';
import { readUnfinished } from '@/store/remembered';
import { Button } from '@/ui/form/button';
import { Icon } from '@/ui/mark/icon';
import { AppFrame } from '@/ui/page/app-frame';
import { Dim } from '@/ui/page/dim';
import { Guide } from '@/ui/page/guide';
import { PauseScreen } from '@/ui/page/pause-screen';
import { Notice } from '@/ui/sheet/notice';
import { CopyReminder } from '../copies/copy-reminder';
import { SaveNotice } from '../copies/save-notice';
import { useIdle } from '../device/use-idle';
import { type TableBase, useGameUi } from '../game-ui';
import { TableLights } from '../link/table-lights';
import { passInstead, useLinkedGuide, waitsForPhones } from '../link/use-linked-guide';
import { OpenHands } from '../people/open-hands';
import { useTableActs } from '../use-acts';
import { useDispatch, useTable } from '../use-table';
import { BoardFoot } from './board-list';
import { ChangesAnnounced } from './changes-announced';
import { happenedSheet } from './happened-sheet';
import { MomentFoot } from './moment-foot';
import { PageTabs, pathOf } from './page-tabs';
import { usePaperHead } from './paper-head';
import styles from './public-frame.module.css';
import { EventAnnouncer, SheetOver, useSheets } from './sheets-over-page';
import { TableHeader } from './table-header';

/** A band under the header that marks an earlier moment, so it is not mistaken for now. */
function MomentBand() {
  const { whenOf } = useGameUi();
  const { open, moment } = useTable();
  if (moment === null) return null;
  return (
    <p className={styles.band} role="status">
      <Icon name="clock" />
      <span>
        <b>
          {whenOf(open).title}, {moment === 0 ? 'as it was set up' : `as it was after entry ${moment}`}
        </b>{' '}
        <span className={styles.note}>Only looked at; nothing is changed here.</span>
      </span>
    </p>
  );
}

/** The first entry that would be decided otherwise today, or that replays to another table than the recorded one. */
function ReplayNotice() {
  const face = useGameUi();
  const { open, table } = useTable();
  const { difference } = table;
  if (!difference) return null;
  return difference.otherwise ? (
    <Notice>
      Entry {difference.n} of this table was decided by earlier rules; today’s would decide it otherwise. It
      stands as it was recorded.
    </Notice>
  ) : (
    <Notice tone="due">
      Entry {difference.n} of this table replays differently: {face.nameTotal(difference.total, open)} was{' '}
      {difference.recorded}, now {difference.folded}. It was made under other rules, or is damaged there.
    </Notice>
  );
}

/** At a table for one: on to the next decision, with a sentence for each thing that happened. */
function PlayOnButton({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { playOn } = useGameUi();
  const { open, table } = useTable();
  if (!playOn || !isForOne(open.seats) || !playOn.next(open, false, table.own?.())) return null;
  return <Button onClick={() => onOpen(happenedSheet(table.entries, 'go'))}>To my next decision</Button>;
}

/** What the frame offers to a public page. */
export interface PageTools {
  /** Opens a sheet over the page: `why:index`, `show:Italy`, `menu` …; null closes it. */
  onOpen: (sheet: string | null) => void;
  /** Sends a command; a refusal stands at the top of the page, or of the sheet over it. True when it went through. */
  send: ReturnType<typeof useDispatch>['send'];
  guide: GameGuide;
}

/** Props that the frame passes to a public page. */
export interface PageProps extends PageTools {
  go: (path: string) => void;
}

interface PublicFrameProps {
  page: string;
  go: (path: string) => void;
  /** Shown under the header instead of the tabs. */
  Strip?: ComponentType<PageTools> | undefined;
  children: (tools: PageTools) => ReactNode;
}

/**
 * The frame of every public page of a table: header, next step at the foot, and sheets. It stays mounted
 * across pages, so only what changes re-renders.
 */
export function PublicFrame({ page, go, Strip, children }: PublicFrameProps) {
  const face = useGameUi();
  const { open, moment, table } = useTable();
  const actions = useActions();
  const { send, trySend } = useDispatch();
  const away = useAppStore((state) => state.returning);
  const { sheets, setSheet, pair } = useSheets(page, away);
  const [pausedOn, setPausedOn] = useState<string | null>(null);
  const paused = pausedOn === page;
  const pause = () => setPausedOn(page);
  // A paper table is looked at more than it is touched. So is one that waits for phones.
  const waits = useAppStore(({ link }) => link !== null && waitsForPhones(link));
  const rests = useIdle() && face.hasCurtain(open) && !waits;
  useEffect(() => {
    if (away) actions.dismissReturn();
  }, [away, actions]);
  const record = useRecording(send);
  const unfinished = useUnfinished();
  const guide = useLinkedGuide(
    unfinished ?? face.guideFor(open, moment === null ? table.own?.() : undefined),
  );
  const when = face.whenOf(open);
  const tools: PageTools = {
    onOpen: setSheet,
    // Record what was chosen before the table advances.
    send: async (command) => (command.type !== 'advance' || (await record())) && send(command),
    guide,
  };
  const paperHead = usePaperHead(page);
  const shown = (
    <AppFrame
      page={page}
      paperHead={paperHead}
      lid={<TableHeader {...{ page, pair, go, send }} onOpen={setSheet} onPause={pause} />}
      strip={
        <>
          <MomentBand />
          {Strip ? <TurnRow Strip={Strip} tools={tools} /> : <PageTabs page={page} />}
        </>
      }
      guide={
        moment === null ? (
          <NextFoot {...{ page, tools, record, send, trySend, go }} />
        ) : (
          <MomentFoot page={page} moment={moment} go={go} />
        )
      }
    >
      <SaveNotice />
      <CopyReminder onOpen={setSheet} />
      <ReplayNotice />
      {page === 'table' && <OpenHands />}
      {children(tools)}
      <EventAnnouncer sheets={sheets} />
      <SheetOver
        key={`over ${page}`}
        sheets={sheets}
        here={{ page, past: moment !== null, ...(moment === null ? { next: guide } : {}) }}
        onOpen={setSheet}
        go={go}
        onPause={pause}
      />
    </AppFrame>
  );
  return (
    <>
      {paused && (
        <PauseScreen
          title={`${open.name}: ${when.title}`}
          next={`${guide.line}. ${guide.reason}`}
          onWake={() => setPausedOn(null)}
          wakeLabel="Back to the table"
        />
      )}
      {/* Drafts on the page and in its sheets survive the pause. */}
      <Activity mode={paused ? 'hidden' : 'visible'}>
        <ChangesAnnounced guide={guide}>{shown}</ChangesAnnounced>
      </Activity>
      {rests && <Dim />}
    </>
  );
}

/** The order of the turn, and who is here on a phone. */
function TurnRow({ Strip, tools }: { Strip: ComponentType<PageTools>; tools: PageTools }) {
  const { moment } = useTable();
  const lit = useAppStore(({ link }) => link?.people.some(({ phone }) => phone) ?? false);
  return (
    <div className={styles.strips} data-lights={lit || undefined}>
      <Strip {...tools} />
      {moment === null && <TableLights />}
    </div>
  );
}

/** The guide for a person whose papers closed before Hide was pressed, by a reload or automatically. */
function useUnfinished(): GameGuide | null {
  const { open, moment, table } = useTable();
  const preferences = usePreferences();
  const link = useAppStore((state) => state.link);
  const person = moment === null ? readUnfinished(preferences, table.id, open) : null;
  // Whoever has a phone reads on there.
  if (link?.people.some((one) => one.person === person && one.phone)) return null;
  if (person === null || !open.seats.some((seat) => seat.person === person && seat.by !== 'app')) return null;
  const label = namePass(open.seats, person);
  return {
    line: label,
    reason: `${person}’s papers closed before Hide was pressed.`,
    action: { label, go: 'curtain', person },
  };
}

/** Records what was chosen on the page; false if something was refused and remains chosen. */
function useRecording(send: PageTools['send']): () => Promise<boolean> {
  const face = useGameUi();
  const { open, moment } = useTable();
  const read = useAppStoreApi();
  const actions = useActions();
  const acting = useRef(false);
  return async () => {
    const pending = moment === null && face.pendingOf?.(open, read().drafts);
    if (!pending) return true;
    // Ignore a second tap while the first is running.
    if (acting.current) return false;
    acting.current = true;
    try {
      for (const { command, left } of pending.steps) {
        if (!(await send(command))) return false;
        actions.saveDraft(pending.name, left);
      }
      return true;
    } finally {
      acting.current = false;
    }
  };
}

/** While the table waits for a phone: its owner may have the device instead. */
function PassInstead({ onPass }: { onPass: (person: string) => unknown }) {
  const { open, moment } = useTable();
  const link = useAppStore((state) => state.link);
  const person = moment === null && link && waitsForPhones(link) ? passInstead(link) : null;
  return person !== null && <Button onClick={() => onPass(person)}>{namePass(open.seats, person)}</Button>;
}

interface NextFootProps {
  page: string;
  tools: PageTools;
  record: () => Promise<boolean>;
  /** Sends the command of the guide’s button; choices on the page stay. */
  send: PageTools['send'];
  /** The same without a message where it is refused. */
  trySend: ReturnType<typeof useDispatch>['trySend'];
  go: (path: string) => void;
}

/** The foot: the next step, or the choice that must be recorded first. */
function NextFoot({ page, tools, record, send, trySend, go }: NextFootProps) {
  const face = useGameUi();
  const { open, table } = useTable();
  const begun = useAppStore((state) => state.drafts);
  const pending = face.pendingOf?.(open, begun) ?? null;
  const actions = useActions();
  const acts = useTableActs();
  const { guide, onOpen } = tools;
  // On the page it leads to, the action is done.
  const next: GuideAction = 'page' in guide.action && guide.action.page === page ? TO_HOME : guide.action;
  const confirm = 'confirm' in next ? next.confirm : undefined;
  const [asked, setAsked] = useState<string | null>(null);
  const asks = confirm !== undefined && asked === confirm.why;
  const read = useAppStoreApi();
  async function carryOut(command: Command, followUp: readonly Command[] = []) {
    if (!(await send(command))) return;
    for (const further of followUp) if (await trySend(further)) return;
    const { table: now } = read();
    const after = now && face.guideFor(now.view.open as TableBase);
    if (after?.passes && 'command' in after.action) await send(after.action.command);
  }
  function act(action: GuideAction) {
    if (confirm && !asks) return setAsked(confirm.why);
    setAsked(null);
    if ('command' in action) return carryOut(action.command, action.followUp);
    else if ('person' in action) acts.lowerCurtain(action.person);
    else if ('page' in action) go(pathOf(table.id, action.page));
    else if (action.go === 'home') go('/');
    else if (action.go === 'reveal') return actions.revealAnswers();
    else onOpen(action.go);
  }
  return (
    <BoardFoot>
      <Guide
        label="What to do next"
        told
        line={guide.line}
        reason={asks ? confirm.why : guide.reason}
        {...(guide.rule ? { rule: guide.rule } : {})}
        marks={(guide.who ?? []).flatMap((power) => face.marks[power] ?? [])}
        action={
          pending
            ? { label: pending.label, onPress: record }
            : { label: asks ? confirm.label : next.label, onPress: () => act(next) }
        }
        extra={
          pending ? (
            <Button onClick={() => actions.saveDraft(pending.name, null)}>Clear</Button>
          ) : asks ? (
            <Button onClick={() => setAsked(null)}>Not yet</Button>
          ) : (
            <>
              {face.extraFor(open, {
                onOpen,
                run: (command) => void tools.send(command),
                onPapers: acts.lowerCurtain,
              })}
              {isForOne(open.seats) && <PlayOnButton onOpen={onOpen} />}
              <PassInstead onPass={acts.lowerCurtain} />
            </>
          )
        }
        one={guide.ask !== undefined || page !== 'table'}
      />
    </BoardFoot>
  );
}
