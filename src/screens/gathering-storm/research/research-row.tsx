import type { Command } from '@/kernel/game';
import { printRefusal } from '@/kernel/result';
import { earlierOn, stepsOn } from '@/systems/gathering-storm/research/board';
import type { Project } from '@/systems/gathering-storm/research/catalogue';
import { resultsAmong } from '@/systems/gathering-storm/research/results';
import { Pips } from '@/ui/figure/pips';
import { StepRow } from '@/ui/figure/step-row';
import { Stepper } from '@/ui/form/stepper';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../board/marks';
import { useLanding } from './point-drag';
import { type Desk, type Offer, offerLess, offerMore, trackOf } from './research-draft';
import styles from './research-sheet.module.css';
import { aloneOn, nameOf, sayTrack, shortReason } from './research-words';

interface ResearchRowProps {
  desk: Desk;
  project: Project;
  /** Steps that an event will bring which lies open and has not done its work. */
  coming: number;
  /** The earlier steps are being entered. */
  correcting: boolean;
  /** It was tried and is closed: the whole refusal stands in the row. */
  tried: boolean;
  onOffer: (project: Project, offer: Offer) => void;
  send: (command: Command) => Promise<boolean>;
}

/** A project’s track. A tap puts a step on it, or says why not and what would be allowed. */
export function ResearchRow({ desk, project, coming, correcting, tried, onOffer, send }: ResearchRowProps) {
  const { ref, over } = useLanding(project.id);
  const { open, board, laid, taken } = desk;
  const offer = offerMore(desk, project);
  const less = offerLess(desk, project);
  const closed = 'refusal' in offer ? offer : null;
  const ghost = (laid[project.id] ?? 0) + coming;
  const power = aloneOn(project);
  return (
    <>
      <StepRow
        ref={ref}
        name={nameOf(project)}
        mark={power && <Roundel mark={MARKS[power]} className={styles.seal ?? ''} />}
        words={
          taken && closed?.stands === 'row' ? (
            <i>Closed: {shortReason(desk, project)}.</i>
          ) : (
            <Words desk={desk} project={project} ghost={ghost} />
          )
        }
        onMore={() => onOffer(project, offer)}
        {...(less ? { onLess: () => onOffer(project, less) } : {})}
        {...(closed
          ? { closed: closed.refusal.message, quiet: taken !== null || closed.stands !== 'row' }
          : {})}
        place={taken !== null && !closed}
        over={taken !== null && over}
        {...(closed && tried ? { refused: printRefusal(closed.refusal) } : {})}
      >
        <Pips {...trackOf(board, project.id)} ghost={ghost} last={project.last} />
      </StepRow>
      {(correcting || earlierOn(open, board, project.id) === undefined) && (
        <div className={styles.enter}>
          <Stepper
            showLabel
            label={`Earlier steps of ${project.name}`}
            min={0}
            max={project.last ?? 40}
            value={board.steps[project.id] ?? 0}
            onChange={(steps) =>
              void send({ type: 'set-sheet', board: board.side, what: 'steps', project: project.id, steps })
            }
          />
        </div>
      )}
    </>
  );
}

/** "2 results", where the table says at which steps they come. */
function sayReached({ resultSteps }: Project, steps: number): string[] {
  const reached = resultsAmong(resultSteps, steps);
  return reached > 0 ? [`${reached} ${reached === 1 ? 'result' : 'results'}`] : [];
}

/** What the track says; what would come stands in brass. */
function Words({ desk, project, ghost }: Pick<ResearchRowProps, 'desk' | 'project'> & { ghost: number }) {
  const { open, board, grant, taken } = desk;
  const { now } = trackOf(board, project.id);
  const after = stepsOn(board, project.id) + ghost;
  const results = open.facts.results[project.id] ?? 0;
  // Surplus steps alone may go where points may not (GS 15.24).
  const surplusOnly = project.category === 'atomic' && !open.atomic && grant?.kind === 'surplus' && !taken;
  const more = [
    ...(now > 0 ? [`+${now} this turn`] : []),
    ...sayReached(project, stepsOn(board, project.id)),
    ...(results > 0 ? [`${results} ${results === 1 ? 'result' : 'results'} shown to all`] : []),
    ...(project.basis === 'table' ? ['added by the table'] : []),
    ...(surplusOnly ? ['surplus only (GS 15.24)'] : []),
  ];
  return (
    <>
      {sayTrack(open, board, project)}
      {ghost > 0 && (
        <>
          , <b>{after} after</b>
          {after === project.last ? ': its last' : ''}
        </>
      )}
      {more.length > 0 && `; ${more.join('; ')}`}
    </>
  );
}
