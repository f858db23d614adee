import { readResearchCounters } from '@/games/gathering-storm/rules/research/points';
import type { SheetState } from '@/games/gathering-storm/rules/research/state';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { powersOf, printList } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { Button } from '@/ui/form/button';
import { EnteredStepper } from '@/ui/form/entered-stepper';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import styles from './research-sheet.module.css';

interface SheetFiguresProps {
  open: OpenState;
  sheet: SheetState;
  correcting: boolean;
  onCorrect: (correcting: boolean) => void;
  send: (command: Command) => Promise<boolean>;
}

/** The figures of a record sheet besides its tracks: activity counter points, and values entered by hand. */
export function SheetFigures({ open, sheet, correcting, onCorrect, send }: SheetFiguresProps) {
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
