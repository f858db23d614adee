import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Command } from '@/kernel/game';
import { rowsAt } from '@/kernel/journal/views';
import {
  countBack,
  countOwn,
  dropMistakes,
  follow,
  type GoalCheck,
  isEnded,
  type Lesson,
  type LessonStep,
} from '@/kernel/lesson/first-turn';
import { createGoalCheck } from '@/kernel/lesson/first-turn-targets';
import { appPowers } from '@/kernel/seats';
import { useActions, useAppStore, useAppStoreApi, useRefusableActions } from '@/store/context';
import { firstTurnOf } from '@/store/first-turn';
import { loadLesson, loadSystem } from '@/store/games';
import { setupOf } from '@/store/table/begin-table';
import type { TableView } from '@/store/table/table-view';
import { Above } from '@/ui/page/page-layout';
import { pathOf } from '../page/page-tabs';
import { useDispatch, useTable } from '../use-table';
import { CoachBar } from './coach-bar';
import { leaveSheets } from './find-target';
import { focusPointed, usePointer } from './use-pointer';
import { useQuickTaps } from './use-quick-taps';

interface FirstTurnProps {
  id: string;
  go: (path: string) => void;
  children: ReactNode;
}

/** The table of a guided turn: a real table, with the next thing to do shown above everything else. */
export function FirstTurn({ id, ...props }: FirstTurnProps) {
  const [loaded, setLoaded] = useState<{ lesson: Lesson; reached: GoalCheck } | null>(null);
  const asked = firstTurnOf(id);
  const { game, kind } = asked ?? { game: '', kind: '' };
  useEffect(() => {
    let here = true;
    void Promise.all([loadLesson(game, kind), loadSystem(game)]).then(([lesson, system]) => {
      if (!here || !lesson || !system) return;
      setLoaded({ lesson, reached: createGoalCheck(system, lesson, setupOf(system, lesson)) });
    });
    return () => {
      here = false;
    };
  }, [game, kind]);
  return loaded ? <Followed {...props} {...loaded} game={game} /> : props.children;
}

/** Replaces any other text if the player did something else. */
const ASTRAY = 'Something else was meant here. Tap Take it back.';

/** The standing public entries. */
const standing = (table: Pick<TableView, 'rows'> | null) =>
  table ? rowsAt(table.rows, null).map(({ entry }) => entry) : [];

type FollowedProps = Omit<FirstTurnProps, 'id'> & { game: string; lesson: Lesson; reached: GoalCheck };

/** Tracks the progress of a lesson; the next target has the ring. */
function useFollowed({ steps }: Lesson, reached: GoalCheck) {
  const {
    table,
    open: { seats },
  } = useTable();
  const apps = appPowers(seats);
  const papers = useAppStore((state) => state.papers?.person ?? null);
  const hidden = useAppStore(({ curtain }) => curtain !== null) || papers !== null;
  const [seen, setSeen] = useState<ReadonlyMap<number, number>>(new Map());
  const line = standing(table);
  // A seen step counts unless the table has been undone to before it.
  const stands = new Set([...seen].flatMap(([no, own]) => (line.length >= own ? no : [])));
  const { at, done, strayed: others } = follow(steps, line, stands, apps, reached);
  const step = steps[at];
  const deviations = Math.max(0, others - (step?.mistakes ?? 0));
  const [acting, setActing] = useState(false);
  const busy = useAppStore((state) => state.busy) || acting;
  const note = (of: LessonStep) =>
    setSeen((before) => new Map([...before, [steps.indexOf(of), line.length - others]]));
  const readStore = useAppStoreApi();
  useQuickTaps(() => {
    const { table: now, busy: acts } = readStore();
    return `${at} ${now?.entries} ${acts}`;
  });
  usePointer(step, deviations > 0, busy, note);
  const ended = !busy && step !== undefined && isEnded(step, { line, strayed: others, papers, apps });
  const noteEnd = useEffectEvent(() => step && note(step));
  useLayoutEffect(() => {
    if (ended) noteEnd();
  }, [ended]);
  return {
    at,
    step,
    done,
    strayed: deviations,
    hidden,
    apps,
    setActing,
    /** The progress at a later state of the table. */
    follow: (now: TableView | null) => follow(steps, standing(now), stands, apps, reached),
  };
}

/** What the guide does for the player, with the table's own commands: continue and take back. */
function useGuideActs(
  { steps }: Lesson,
  followed: ReturnType<typeof useFollowed>,
  go: (path: string) => void,
) {
  const { at, done, hidden, apps, setActing } = followed;
  const acting = useRef(false);
  const { send } = useDispatch();
  const { table } = useTable();
  const readStore = useAppStoreApi();
  const { markAnnounced } = useActions();
  const { dispatch, raiseCurtain } = useRefusableActions();
  /** Whether all of them went through. */
  async function sendAll(commands: readonly Command[]): Promise<boolean> {
    for (const command of commands) {
      // The guide explains its own plays, so no card opens a sheet.
      markAnnounced(Number.MAX_SAFE_INTEGER);
      if (await dispatch(command)) return false;
    }
    return true;
  }

  /** Runs one action at a time and ignores others meanwhile: they were meant for the earlier page. */
  const alone = (act: () => Promise<void>) => {
    if (acting.current) return;
    acting.current = true;
    setActing(true);
    void act().finally(() => {
      acting.current = false;
      setActing(false);
    });
  };

  /** Shows the public table, without sheets or open papers. */
  async function toTable() {
    await leaveSheets();
    if (hidden) await raiseCurtain();
    go(pathOf(table.id, 'table'));
  }

  async function undo(own: number) {
    const times = countBack(standing(readStore().table), own, apps);
    for (let count = 0; count < times; count += 1) if (!(await send({ type: 'undo' }))) return;
  }
  return {
    undo: (own: number) => alone(() => undo(own)),
    /** Plays the rest of the step. */
    play: ({ does = [] }: LessonStep<never>) =>
      alone(async () => {
        await toTable();
        if (await sendAll(does.slice(done))) return;
        // The earlier play does not fit: play the table again from its beginning as the lesson has it.
        for (let count = table.entries; count > 0; count -= 1) if (await dispatch({ type: 'undo' })) break;
        await sendAll(dropMistakes(steps.slice(0, at + 1)));
      }),
    /** Also undoes what was shown as the papers closed. */
    takeBack: () =>
      alone(async () => {
        await toTable();
        const now = followed.follow(readStore().table);
        await undo(Math.max(0, now.strayed - (steps[now.at]?.mistakes ?? 0)));
      }),
  };
}

function Followed({ game, lesson, reached, go, children }: FollowedProps) {
  const { steps, end } = lesson;
  const { open } = useTable().table.view;
  const followed = useFollowed(lesson, reached);
  const { at, step, done, strayed: deviations, hidden } = followed;
  const { play, undo, takeBack } = useGuideActs(lesson, followed, go);
  /** What can be undone of this step or the previous one; steps that were only looked at need no undo. */
  const before = steps[at - 1];
  const taken = deviations ? 0 : done || (before?.until ? 0 : countOwn(before?.does ?? []));
  const strip = step ? (
    <CoachBar
      place={`Step ${at + 1} of ${steps.length}`}
      words={deviations ? ASTRAY : step.say({ open, total: (key) => lesson.total(open, key) })}
      back={taken > 0 && !hidden && { label: 'Back one', onPress: () => undo(taken) }}
      main={
        deviations
          ? { label: 'Take it back', means: true, onPress: takeBack }
          : step.plays
            ? { label: 'Carry on', means: true, onPress: () => play(step) }
            : { label: 'Show me', onPress: focusPointed }
      }
      leave={{ label: 'Leave', onPress: () => go('/') }}
    />
  ) : (
    <CoachBar
      place="The end"
      words={end}
      main={{ label: 'Set up a table', onPress: () => go(`/new/${game}`) }}
      leave={{ label: 'Home', onPress: () => go('/') }}
    />
  );
  return <Above value={strip}>{children}</Above>;
}
