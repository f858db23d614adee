import { useRef, useState } from 'react';
import { previewReached, reachedByCard } from '@/games/gathering-storm/rules/research/preview';
import { stacksOf } from '@/games/gathering-storm/rules/research/stacks';
import { Token } from '@/ui/figure/point-stack';
import { BringPaper } from './bring-paper';
import { PointDrag } from './point-drag';
import { PointTray } from './point-tray';
import { ResearchColumns } from './research-columns';
import { EVENT_STACK } from './research-draft';
import styles from './research-sheet.module.css';
import { nameOf } from './research-words';
import { SettleHead } from './settle-head';
import { SheetFigures } from './sheet-figures';
import { type ResearchSheetProps, useWorkspace } from './use-workspace';

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
