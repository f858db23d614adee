import type { Ref } from 'react';
import { placedTooMany, type Stack, stacksOf } from '@/games/gathering-storm/rules/research/stacks';
import type { Grant } from '@/games/gathering-storm/rules/research/state';
import { cx } from '@/ui/cx';
import { PointStack } from '@/ui/figure/point-stack';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import voice from '@/ui/type.module.css';
import { useDragHandle } from './point-drag';
import { EVENT_STACK, pointsWait, stepsLeft, stepsOfGrant, type Workspace } from './research-draft';
import styles from './research-sheet.module.css';
import { sayLeft, sayStack, steps } from './research-words';

interface PointTrayProps {
  workspace: Workspace;
  onTake: (stack: string | null, byKey: boolean) => void;
  onSettle: (giveUp: boolean) => void;
  ref?: Ref<HTMLElement>;
}

/** This turn's tokens, and the button that settles an event: always visible. @rule GS 15.21 */
export function PointTray({ workspace, onTake, onSettle, ref }: PointTrayProps) {
  const { open, sheet, grant, taken } = workspace;
  const waits = pointsWait(open, sheet);
  const over = placedTooMany(open, sheet);
  const take = (id: string, byKey: boolean) => onTake(taken === id ? null : id, byKey);
  return (
    <section ref={ref} className={styles.tray} aria-label="Points of this turn" data-own-foot>
      <div className={styles.stacks}>
        {grant && <EventStack workspace={workspace} grant={grant} onTake={take} />}
        {stacksOf(open, sheet)
          .filter(({ all }) => all > 0)
          .map((stack) => (
            <OwnStack
              key={stack.id}
              stack={stack}
              waits={waits !== null}
              taken={taken === stack.id}
              onTake={take}
            />
          ))}
      </div>
      <div className={cx(styles.sum, waits && styles.waiting)}>
        <b role="status">{sayLeft(open, sheet)}</b>
        {waits && (
          <span>
            {waits.words} <span className={voice.rule}>{waits.refusal.rule}</span>
          </span>
        )}
        {over > 0 && (
          <span>
            {over} too many: take {over === 1 ? 'one' : 'them'} back{' '}
            <span className={voice.rule}>GS 15.21</span>
          </span>
        )}
        {taken && <span className={styles.hint}>choose “Place here”, or put it back</span>}
      </div>
      {grant && <Settle workspace={workspace} grant={grant} onSettle={onSettle} />}
    </section>
  );
}

interface StackProps {
  stack: Stack;
  waits: boolean;
  taken: boolean;
  onTake: (id: string, byKey: boolean) => void;
}

function OwnStack({ stack, waits, taken, onTake }: StackProps) {
  const { id, kind, words, all, left } = stack;
  const { ref, onGrip } = useDragHandle(id, waits || left === 0);
  return (
    <PointStack
      ref={ref}
      {...(onGrip ? { onGrip } : {})}
      name={words}
      left={left}
      placed={all - left}
      words={waits && left === all ? '' : sayStack({ all, left })}
      square={kind === 'advanced'}
      waits={waits}
      taken={taken}
      onTake={(byKey) => onTake(id, byKey)}
    />
  );
}

function EventStack({
  workspace,
  grant,
  onTake,
}: {
  workspace: Workspace;
  grant: Grant;
  onTake: StackProps['onTake'];
}) {
  const { laid: placedSteps, taken } = workspace;
  const worth = grant.kind === 'surplus' ? 1 : grant.steps;
  const all = stepsOfGrant(grant);
  const left = stepsLeft(grant, placedSteps);
  const { ref, onGrip } = useDragHandle(EVENT_STACK, left === 0);
  return (
    <PointStack
      ref={ref}
      {...(onGrip ? { onGrip } : {})}
      ghost
      name={grant.kind === 'surplus' ? 'Surplus' : 'Event'}
      left={left / worth}
      placed={(all - left) / worth}
      worth={worth}
      words={left === 0 ? 'laid out' : `${steps(left)} left`}
      taken={taken === EVENT_STACK}
      onTake={(byKey) => onTake(EVENT_STACK, byKey)}
    />
  );
}

function Settle({
  workspace,
  grant,
  onSettle,
}: {
  workspace: Workspace;
  grant: Grant;
  onSettle: (giveUp: boolean) => void;
}) {
  const left = stepsLeft(grant, workspace.laid);
  const all = stepsOfGrant(grant);
  const partly = grant.kind === 'each' && left < all;
  return (
    <div className={cx(lay.buttons, styles.acts)}>
      {left > 0 && (
        <Button disabled={partly} why="Take the step back first" onClick={() => onSettle(true)}>
          {sayGiveUp(left, all)}
        </Button>
      )}
      <Button disabled={left > 0} why={`${steps(left)} left`} onClick={() => onSettle(false)}>
        {left > 0 ? `Settle: ${steps(left)} left` : 'Settle'}
      </Button>
    </div>
  );
}

/** "Give up the last step", "Give up all 3 steps". */
function sayGiveUp(left: number, all: number): string {
  if (left === all)
    return all === 1 ? 'Give up the step' : `Give up ${all === 2 ? 'both' : `all ${all}`} steps`;
  return left === 1 ? 'Give up the last step' : `Give up the last ${left} steps`;
}
