import { useState } from 'react';
import { spillsToAtomic } from '@/games/gathering-storm/rules/research/placing';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { SIDES, type Side } from '@/games/gathering-storm/rules/vocabulary';
import { Button } from '@/ui/form/button';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import { Icon } from '@/ui/mark/icon';
import { useDeferredRender } from '@/ui/page/use-deferred-render';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import styles from './public-research.module.css';
import { ResearchEvents } from './research-events';
import { ShowResultSheet } from './show-result-sheet';
import { SideResults } from './side-results';
import { SupportOfResults } from './support-of-results';

interface PublicResearchProps {
  /** The open part only, so that nothing from a sheet can leak in. */
  open: OpenState;
  /** The card that permitted atomic research. */
  since: string | null;
  onOpen: (sheet: string) => void;
  /** Sets whether atomic research is permitted; omitted if read-only. */
  onAtomic?: (permitted: boolean) => void;
  /** Passes the sheets from person to person; omitted if read-only. */
  onRound?: () => void;
}

/**
 * The public part of research: results and steps shown, what this turn’s events did, and whether atomic
 * research is permitted.
 */
export function PublicResearch({ open, since, onOpen, onAtomic, onRound }: PublicResearchProps) {
  const forms = useForms();
  const [showing, setShowing] = useState<Side | null>(
    () => SIDES.find((side) => forms.names(`show ${side}/`).length > 0) ?? null,
  );
  const tracked = isTracked(open, 'research');
  const rest = useDeferredRender();
  return (
    <div className={styles.page}>
      <Sheet title="Research: what everyone knows" pad className={styles.head ?? ''}>
        <div className={styles.words}>
          <p>
            {isBare(open)
              ? 'No result is shown yet. What everyone may know appears here: results that an alliance shows, steps that an event reveals, what the turn’s events did. To begin, pass the sheets round.'
              : 'Steps and points are on each alliance’s own sheet, behind the curtain.'}{' '}
            <span className={voice.rule}>GS 15.11, 15.15</span>
          </p>
          <p className={styles.atomic}>
            <Icon name={open.atomic ? 'atom' : 'lock'} />
            <span>
              {sayAtomic(open, since)} <span className={voice.rule}>GS 15.24</span>
            </span>
            {onAtomic && (
              <Button look="quiet" onClick={() => onAtomic(!open.atomic)}>
                {open.atomic ? 'Correct it: it is barred' : 'Correct it: it was permitted'}
              </Button>
            )}
          </p>
        </div>
        <div className={styles.doors}>
          {onRound && tracked && (
            <Button icon="lock" onClick={onRound}>
              Pass the sheets round
            </Button>
          )}
          {tracked && (
            <Button icon="research" onClick={() => onOpen('projects')}>
              Projects and last steps
            </Button>
          )}
          {!tracked && (
            <>
              <p>This table keeps its research sheets on the board; what is shown is entered as a figure.</p>
              <Button icon="settings" onClick={() => onOpen('facts')}>
                Board figures
              </Button>
            </>
          )}
        </div>
      </Sheet>
      <div className={styles.turn}>
        <ResearchEvents open={open} />
        <SupportOfResults open={open} onOpen={onOpen} />
      </div>
      <div className={styles.sides}>
        {(rest ? SIDES : []).map((side) => (
          <SideResults
            key={side}
            side={side}
            open={open}
            onOpen={onOpen}
            {...(onRound && tracked ? { onShow: () => setShowing(side) } : {})}
          />
        ))}
      </div>
      {showing && (
        <FormsOf name={`show ${showing}`} sheet="by-itself">
          <ShowResultSheet side={showing} onClose={() => setShowing(null)} />
        </FormsOf>
      )}
    </div>
  );
}

function sayAtomic(open: OpenState, since: string | null): string {
  if (open.atomic) return `Atomic research is permitted${since ? ` since ${since}` : ''}.`;
  const spill = spillsToAtomic(open) ? '; the surplus of a doubling may go there' : '';
  return `Atomic research is barred until a general card permits it${spill}.`;
}

/** Whether nothing has been shown for any project. */
function isBare({ facts }: OpenState): boolean {
  const counts = [facts.results, facts.steps, facts.levels].flatMap((known) => Object.values(known));
  return counts.every((count) => count === 0);
}
