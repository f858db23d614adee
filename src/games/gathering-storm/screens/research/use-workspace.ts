import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Project } from '@/games/gathering-storm/rules/research/catalogue';
import { stacksOf } from '@/games/gathering-storm/rules/research/stacks';
import type { SheetState } from '@/games/gathering-storm/rules/research/state';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import type { Command } from '@/kernel/game';
import { useDraftState } from '@/ui/form/draft-state';
import {
  EVENT_STACK,
  nextGrant,
  type Offer,
  offerMore,
  type PlacedPoint,
  pointsWait,
  type Workspace,
} from './research-draft';

export interface ResearchSheetProps {
  open: OpenState;
  sheet: SheetState;
  send: (command: Command) => Promise<boolean>;
}

/** A research sheet as its owner sees it, and their actions: pick up, place, settle. */
export function useWorkspace({ open, sheet, send }: ResearchSheetProps) {
  const root = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useDraftState<{ grant: string; laid: PlacedPoint }>('draft', {
    grant: '',
    laid: {},
  });
  const [up, setTaken] = useState<string | null>(null);
  const [tried, setTried] = useState<string | null>(null);
  const [pointsFirst, setPointsFirst] = useDraftState('points first', false);
  const grant = nextGrant(sheet);
  // Steps placed for an event that has since been settled or undone do not carry over to the next one.
  const placedSteps = draft.grant === grant?.id ? draft.laid : {};
  const taken = up && canTake(open, sheet, up) ? up : null;
  const workspace: Workspace = { open, sheet, grant, laid: placedSteps, taken, pointsFirst };

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
    // By key, focus moves to the first project that may take it; by pointer it stays.
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
      steps: placedSteps,
      ...(giveUp ? { giveUp } : {}),
    });
    setTaken(null);
  }
  return { root, workspace, tried, setPointsFirst, setTaken, take, drop, answer, settle };
}

/** Whether a stack still has something to pick up: it may have been put back since. */
function canTake(open: OpenState, sheet: SheetState, stack: string): boolean {
  if (stack === EVENT_STACK) return sheet.grants.length > 0;
  return !pointsWait(open, sheet) && stacksOf(open, sheet).some(({ id, left }) => id === stack && left > 0);
}
