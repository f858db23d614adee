import type { Project } from '@/games/gathering-storm/rules/research/catalogue';
import { resultsAmong } from '@/games/gathering-storm/rules/research/results';
import { earlierOn, stepsOn } from '@/games/gathering-storm/rules/research/sheet';
import type { Command } from '@/kernel/game';
import { printRefusal } from '@/kernel/result';
import { Pips } from '@/ui/figure/pips';
import { StepRow } from '@/ui/figure/step-row';
import { FormsOf } from '@/ui/form/draft-state';
import { EnteredStepper } from '@/ui/form/entered-stepper';
import { Roundel } from '@/ui/mark/roundel';
import { MARKS } from '../board/marks';
import { useDropTarget } from './point-drag';
import { type Offer, offerLess, offerMore, trackOf, type Workspace } from './research-draft';
import styles from './research-sheet.module.css';
import { aloneOn, nameOf, sayTrack, shortReason } from './research-words';

interface ResearchRowProps {
  workspace: Workspace;
  project: Project;
  /** Steps that an open but not yet applied event will add. */
  coming: number;
  /** The earlier steps are being entered. */
  correcting: boolean;
  /** It was tapped while closed: the row shows the whole refusal. */
  tried: boolean;
  onOffer: (project: Project, offer: Offer) => void;
  send: (command: Command) => Promise<boolean>;
}

/** A project’s track. A tap adds a step, or says why not and what would be allowed. */
export function ResearchRow({
  workspace,
  project,
  coming,
  correcting,
  tried,
  onOffer,
  send,
}: ResearchRowProps) {
  const { ref, over } = useDropTarget(project.id);
  const { open, sheet, laid: placedSteps, taken } = workspace;
  const offer = offerMore(workspace, project);
  const less = offerLess(workspace, project);
  const closed = 'refusal' in offer ? offer : null;
  const ghost = (placedSteps[project.id] ?? 0) + coming;
  const power = aloneOn(project);
  const earlier = earlierOn(open, sheet, project.id);
  const doubled = sheet.doubled.find((done) => done.project === project.id);
  return (
    <>
      <StepRow
        ref={ref}
        name={nameOf(project)}
        mark={power && <Roundel mark={MARKS[power]} className={styles.seal ?? ''} />}
        words={
          taken && closed?.at === 'row' ? (
            <i>Closed: {shortReason(workspace, project)}.</i>
          ) : (
            <Words workspace={workspace} project={project} ghost={ghost} />
          )
        }
        onMore={() => onOffer(project, offer)}
        {...(less ? { onLess: () => onOffer(project, less) } : {})}
        {...(closed ? { closed: closed.refusal.message, quiet: taken !== null || closed.at !== 'row' } : {})}
        place={taken !== null && !closed}
        over={taken !== null && over}
        {...(closed && tried ? { refused: printRefusal(closed.refusal) } : {})}
      >
        <Pips {...trackOf(sheet, project.id)} ghost={ghost} last={project.last} />
      </StepRow>
      {(correcting || earlier === undefined) && (
        <FormsOf name={project.id}>
          <div className={styles.enter}>
            <EnteredStepper
              showLabel
              label={`Earlier steps of ${project.name}${doubled ? ', before they were doubled' : ''}`}
              min={0}
              max={project.last ?? 40}
              value={doubled?.before ?? earlier ?? null}
              draw={(steps) => <Pips had={steps} now={0} last={project.last} />}
              onEnter={(steps) =>
                void send({ type: 'set-sheet', board: sheet.side, what: 'steps', project: project.id, steps })
              }
            />
          </div>
        </FormsOf>
      )}
    </>
  );
}

/** "2 results", if the table has entered at which steps they come. */
function sayReached({ resultSteps }: Project, steps: number): string[] {
  const reached = resultsAmong(resultSteps, steps);
  return reached > 0 ? [`${reached} ${reached === 1 ? 'result' : 'results'}`] : [];
}

/** The track's text; pending steps are shown in brass. */
function Words({
  workspace,
  project,
  ghost,
}: Pick<ResearchRowProps, 'workspace' | 'project'> & { ghost: number }) {
  const { open, sheet, grant, taken } = workspace;
  const { now } = trackOf(sheet, project.id);
  const after = stepsOn(sheet, project.id) + ghost;
  const results = open.facts.results[project.id] ?? 0;
  // Only surplus steps may go where points may not (GS 15.24).
  const surplusOnly = project.category === 'atomic' && !open.atomic && grant?.kind === 'surplus' && !taken;
  const more = [
    ...(now > 0 ? [`+${now} this turn`] : []),
    ...sayReached(project, stepsOn(sheet, project.id)),
    ...(results > 0 ? [`${results} ${results === 1 ? 'result' : 'results'} shown to all`] : []),
    ...(project.basis === 'table' ? ['added by the table'] : []),
    ...(surplusOnly ? ['surplus only (GS 15.24)'] : []),
  ];
  return (
    <>
      {sayTrack(open, sheet, project)}
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
