import { useRef, useState } from 'react';
import { readResearchCounters } from '@/games/gathering-storm/rules/research/points';
import { previewReached, reachedByCard } from '@/games/gathering-storm/rules/research/preview';
import { stacksOf } from '@/games/gathering-storm/rules/research/stacks';
import type { SheetState } from '@/games/gathering-storm/rules/research/state';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { powersOf, printList } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { Pips } from '@/ui/figure/pips';
import { Token } from '@/ui/figure/point-stack';
import { Button } from '@/ui/form/button';
import { EnteredStepper } from '@/ui/form/entered-stepper';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { BringPaper } from './bring-paper';
import { PointDrag } from './point-drag';
import { PointTray } from './point-tray';
import { ResearchColumns } from './research-columns';
import { EVENT_STACK } from './research-draft';
import styles from './research-sheet.module.css';
import { nameOf } from './research-words';
import { SettleHead } from './settle-head';
import { type ResearchSheetProps, useWorkspace } from './use-workspace';

interface SheetFiguresProps {
  open: OpenState;
  sheet: SheetState;
  correcting: boolean;
  onCorrect: (correcting: boolean) => void;
  send: (command: Command) => Promise<boolean>;
}

/** The figures of a record sheet besides its tracks: activity counter points, and values entered by hand. */
function SheetFigures({ open, sheet, correcting, onCorrect, send }: SheetFiguresProps) {
  const counters = powersOf(sheet.side).map((power) => `${power} ${readResearchCounters(open, power).value}`);
  return (
    <Sheet label="The sheet’s figures" className={styles.figures ?? ''}>
      <div className={styles.figure}>
        <EnteredStepper
          showLabel
          label="Points from activity counters this turn"
          min={0}
          max={9}
          value={sheet.fromCounters}
          draw={(points) => <Pips only had={points} now={0} />}
          onEnter={(points) => void send({ type: 'set-sheet', board: sheet.side, what: 'counters', points })}
        />
        <p className={voice.note}>
          Counters that may go to research: {printList(counters)} <span className={voice.rule}>GS 15.22</span>
        </p>
      </div>
      <div className={styles.figure}>
        <Button aria-expanded={correcting} onClick={() => onCorrect(!correcting)}>
          {correcting ? 'Done entering' : 'Enter earlier steps and spy rings'}
        </Button>
        <p className={voice.note}>
          Pairs of pips are levels: two steps, one level <span className={voice.rule}>GS 15.13</span>. Last
          steps are what your record sheet says, typed on the Research page. A result that you show to all is
          entered there, too.
        </p>
        <p className={voice.note}>
          Any of the alliance’s own points may go to any project, an intelligence or an advanced point too
          (assumed, <span className={voice.rule}>GS 15.21</span>).
        </p>
      </div>
    </Sheet>
  );
}

/** An alliance's research sheet: what events left to be put somewhere, then the points of the turn. @rule GS 15.11 */
export function ResearchSheet({ open, sheet, send }: ResearchSheetProps) {
  const tray = useRef<HTMLElement>(null);
  const { root, workspace, tried, ...acts } = useWorkspace({ open, sheet, send });
  const { grant, taken } = workspace;
  const [correcting, setCorrecting] = useState(false);
  const preview = previewReached(open, sheet, reachedByCard(open, sheet.side));
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
        onTake={acts.setTaken}
        onDrop={acts.drop}
        home={tray}
      >
        <SettleHead workspace={workspace} preview={preview} onPointsFirst={acts.setPointsFirst} />
        <ResearchColumns
          workspace={workspace}
          preview={preview}
          correcting={correcting}
          tried={tried}
          onOffer={acts.answer}
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
          onTake={acts.take}
          onSettle={(giveUp) => void acts.settle(giveUp)}
        />
      </PointDrag>
    </div>
  );
}
