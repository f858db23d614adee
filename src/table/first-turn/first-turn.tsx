import { type ReactNode, useEffect, useState } from 'react';
import {
  countBack,
  countOwn,
  follow,
  type Lesson,
  type LessonStep,
  type Reached,
  withoutMistakes,
} from '@/kernel/first-turn';
import { createReached } from '@/kernel/first-turn-reached';
import type { Command } from '@/kernel/game';
import { appPowers } from '@/kernel/seats';
import { rowsAt } from '@/kernel/standing-rows';
import { useActions, useBox, usePreferences, useRefusable } from '@/store/context';
import { firstTurnOf, meetFirstTurn, setupOf } from '@/store/first-turn';
import { loadLesson, loadSystem } from '@/store/games';
import { Above } from '@/ui/above-all';
import { pathOf } from '../path-of';
import { useDispatch, useTable } from '../use-table';
import { useTableActs } from '../use-table-acts';
import { leaveSheets } from './find-spot';
import { Strip } from './strip';
import { focusPointed, usePointer } from './use-pointer';

interface FirstTurnProps {
  id: string;
  go: (path: string) => void;
  children: ReactNode;
}

/** The table of a guided turn: the real one, with one thing to do told above all that lies on it. */
export function FirstTurn({ id, ...props }: FirstTurnProps) {
  const preferences = usePreferences();
  const [loaded, setLoaded] = useState<{ lesson: Lesson; reached: Reached } | null>(null);
  const asked = firstTurnOf(id);
  const { game, kind } = asked ?? { game: '', kind: '' };
  useEffect(() => {
    let here = true;
    // Home offers it once, whether it is played to its end or left.
    meetFirstTurn(preferences, game);
    void Promise.all([loadLesson(game, kind), loadSystem(game)]).then(([lesson, system]) => {
      if (!here || !lesson || !system) return;
      setLoaded({ lesson, reached: createReached(system, lesson, setupOf(system, lesson)) });
    });
    return () => {
      here = false;
    };
  }, [preferences, game, kind]);
  return loaded ? <Followed {...props} {...loaded} game={game} /> : props.children;
}

type FollowedProps = Omit<FirstTurnProps, 'id'> & { game: string; lesson: Lesson; reached: Reached };

function Followed({ game, lesson, reached, go, children }: FollowedProps) {
  const { steps, end } = lesson;
  const { send } = useDispatch();
  const {
    table,
    open: { seats },
  } = useTable();
  const { open } = table.view;
  const apps = appPowers(seats);
  const hidden = useBox(({ papers, curtain }) => papers !== null || curtain !== null);
  const [seen, setSeen] = useState<ReadonlyMap<number, number>>(new Map());
  const line = rowsAt(table.rows, null).map(({ entry }) => entry);
  // What was seen counts as long as the table has not gone back to before it.
  const stands = new Set([...seen].flatMap(([no, own]) => (line.length >= own ? no : [])));
  const { at, done, strayed: others } = follow(steps, line, stands, apps, reached);
  const step = steps[at];
  const strayed = Math.max(0, others - (step?.mistakes ?? 0));
  const busy = useBox((state) => state.busy);
  usePointer(step, busy, (of) =>
    setSeen((before) => new Map([...before, [steps.indexOf(of), line.length - others]])),
  );

  const { raiseCurtain } = useTableActs();
  const { tell } = useActions();
  const { dispatch } = useRefusable();
  /** Whether all of them went through. */
  async function sendAll(commands: readonly Command[]): Promise<boolean> {
    for (const command of commands) {
      // What the guide plays it tells itself: no card opens a sheet of its own.
      tell(Number.MAX_SAFE_INTEGER);
      if (await dispatch(command)) return false;
    }
    return true;
  }

  /** The guide plays what is left of the step, by the table’s own commands. */
  async function play({ does = [] }: LessonStep<never>) {
    await leaveSheets();
    if (hidden) raiseCurtain();
    go(pathOf(table.id, 'table'));
    if (await sendAll(does.slice(done))) return;
    // Something else was done that does not go with it: the table is laid out once more as the lesson has it.
    for (let count = table.entries; count > 0; count -= 1) if (await dispatch({ type: 'undo' })) break;
    await sendAll(withoutMistakes(steps.slice(0, at + 1)));
  }

  async function undo(own: number) {
    const times = countBack(line, own, apps);
    for (let count = 0; count < times; count += 1) if (!(await send({ type: 'undo' }))) return;
  }
  /** What of this step or the one before the journal can take back: what was only looked at needs no way back. */
  const before = steps[at - 1];
  const taken = done || (before?.until ? 0 : countOwn(before?.does ?? []));
  const leave = { label: 'Leave', onPress: () => go('/'), quiet: true };
  const strip = step ? (
    <Strip
      place={`Step ${at + 1} of ${steps.length}`}
      words={step.say({ open, total: (key) => lesson.total(open, key) })}
      rule={step.rule}
      strayed={strayed > 0}
      onCarryOn={step.plays && strayed === 0 ? () => void play(step) : undefined}
      acts={[
        ...(strayed > 0 && !hidden
          ? [{ label: 'Take it back', onPress: () => void undo(strayed) }]
          : taken > 0 && !hidden
            ? [{ label: 'Back one', onPress: () => void undo(taken) }]
            : []),
        ...(step.plays ? [] : [{ label: 'Show me', onPress: focusPointed }]),
        leave,
      ]}
    />
  ) : (
    <Strip
      place="The end"
      words={end}
      acts={[
        { label: 'Set up a table', onPress: () => go(`/new/${game}`) },
        { label: 'Home', onPress: () => go('/'), quiet: true },
      ]}
    />
  );
  return <Above value={strip}>{children}</Above>;
}
