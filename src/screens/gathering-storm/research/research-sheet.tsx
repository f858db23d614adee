import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Command } from '@/kernel/game';
import type { Project } from '@/systems/gathering-storm/research/catalogue';
import { previewReached, reachedByCard } from '@/systems/gathering-storm/research/preview';
import { stacksOf } from '@/systems/gathering-storm/research/stacks';
import type { SheetState } from '@/systems/gathering-storm/research/state';
import type { OpenState } from '@/systems/gathering-storm/state/state';
import { Token } from '@/ui/figure/point-stack';
import { useDraftState } from '@/ui/form/draft-state';
import { BringPaper } from './bring-paper';
import { PointDrag } from './point-drag';
import { PointTray } from './point-tray';
import { ResearchColumns } from './research-columns';
import {
  EVENT_STACK,
  type Laid,
  nextGrant,
  type Offer,
  offerMore,
  pointsWait,
  type Workspace,
} from './research-draft';
import styles from './research-sheet.module.css';
import { nameOf } from './research-words';
import { SettleHead } from './settle-head';
import { SheetFigures } from './sheet-figures';

interface ResearchSheetProps {
  open: OpenState;
  sheet: SheetState;
  send: (command: Command) => Promise<boolean>;
}

/** An alliance's research sheet: what events left to be put somewhere, then the points of the turn. @rule GS 15.11 */
export function ResearchSheet({ open, sheet, send }: ResearchSheetProps) {
  const root = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLElement>(null);
  const [draft, setDraft] = useDraftState<{ grant: string; laid: Laid }>('draft', { grant: '', laid: {} });
  const [up, setTaken] = useState<string | null>(null);
  const [tried, setTried] = useState<string | null>(null);
  const [pointsFirst, setPointsFirst] = useDraftState('points first', false);
  const [correcting, setCorrecting] = useState(false);
  const grant = nextGrant(sheet);
  // What was laid out for an event that is settled or taken back since means nothing for the next one.
  const laid = draft.grant === grant?.id ? draft.laid : {};
  const taken = up && canTake(open, sheet, up) ? up : null;
  const workspace: Workspace = { open, sheet, grant, laid, taken, pointsFirst };
  const preview = previewReached(open, sheet, reachedByCard(open, sheet.side));

  function answer(project: Project, offer: Offer) {
    const closed = 'refusal' in offer;
    setTried(closed ? project.id : null);
    if (!closed) setTaken(null);
    if ('laid' in offer) setDraft({ grant: grant?.id ?? '', laid: offer.laid });
    if ('points' in offer)
      void send({ type: 'place', board: sheet.side, project: project.id, ...offer.points });
  }

  function drop(id: string) {
    const project = open.projects.find((item) => item.id === id);
    if (project) answer(project, offerMore(workspace, project));
    setTaken(null);
  }

  function take(stack: string | null, byKey: boolean) {
    flushSync(() => setTaken(stack));
    // By key the next stop is the first project that may take it; by pointer nothing moves.
    if (stack && byKey) root.current?.querySelector<HTMLElement>('[data-place]')?.focus();
  }

  useLayoutEffect(() => {
    if (!taken) return;
    function putBack(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Escape puts the point back; a second one hides the papers.
      event.preventDefault();
      root.current?.querySelector<HTMLElement>('[data-stack][aria-pressed="true"]')?.focus();
      setTaken(null);
    }
    document.addEventListener('keydown', putBack);
    return () => document.removeEventListener('keydown', putBack);
  }, [taken]);

  async function settle(giveUp: boolean) {
    if (!grant) return;
    await send({
      type: 'assign',
      board: sheet.side,
      grant: grant.id,
      steps: laid,
      ...(giveUp ? { giveUp } : {}),
    });
    setTaken(null);
  }

  const called = (id: string) => {
    const project = open.projects.find((item) => item.id === id);
    if (project) return nameOf(project);
    return stacksOf(open, sheet).find((stack) => stack.id === id)?.words ?? 'a step of the event';
  };
  return (
    <div ref={root} className={styles.sheet}>
      <PointDrag
        token={
          <Token
            text={taken === EVENT_STACK && grant?.kind === 'each' ? String(grant.steps) : '1'}
            ghost={taken === EVENT_STACK}
          />
        }
        nameOf={called}
        onTake={setTaken}
        onDrop={drop}
        home={tray}
      >
        <SettleHead workspace={workspace} preview={preview} onPointsFirst={setPointsFirst} />
        <ResearchColumns
          workspace={workspace}
          preview={preview}
          correcting={correcting}
          tried={tried}
          onOffer={answer}
          send={send}
        />
        <BringPaper open={open} sheet={sheet} send={send} />
        <SheetFigures
          open={open}
          sheet={sheet}
          correcting={correcting}
          onCorrect={setCorrecting}
          send={send}
        />
        <PointTray
          ref={tray}
          workspace={workspace}
          onTake={take}
          onSettle={(giveUp) => void settle(giveUp)}
        />
      </PointDrag>
    </div>
  );
}

/** Whether a stack still has something to take up: it may have been taken back meanwhile. */
function canTake(open: OpenState, sheet: SheetState, stack: string): boolean {
  if (stack === EVENT_STACK) return sheet.grants.length > 0;
  return !pointsWait(open, sheet) && stacksOf(open, sheet).some(({ id, left }) => id === stack && left > 0);
}
