import type { Command } from '@/kernel/game';
import { type Board, earlierOn, type Grant, stepsOn } from '@/systems/gathering-storm/research/board';
import type { Project } from '@/systems/gathering-storm/research/catalogue';
import type { OpenState } from '@/systems/gathering-storm/state';
import { ADJECTIVES, capitalize, POWERS, type Power } from '@/systems/gathering-storm/vocabulary';
import { Pips } from '@/ui/pips';
import { StepRow } from '@/ui/step-row';
import { Stepper } from '@/ui/stepper';
import { type Laid, layLess, layMore, oneLess, oneMore, stepsThisTurn } from './research-draft';
import styles from './research-sheet.module.css';

interface ResearchRowProps {
  open: OpenState;
  board: Board;
  project: Project;
  /** The steps of an event that are being laid out; without one the taps place points of the turn. */
  grant: Grant | undefined;
  laid: Laid;
  onLaid: (laid: Laid) => void;
  /** The earlier steps are being entered. */
  correcting: boolean;
  send: (command: Command) => Promise<boolean>;
}

/** A project's track. A tap puts a step on it or says why not. */
export function ResearchRow(props: ResearchRowProps) {
  const { open, board, project, grant, laid, onLaid, correcting, send } = props;
  const had = board.steps[project.id] ?? 0;
  const now = stepsThisTurn(board, project.id);
  const ghost = laid[project.id] ?? 0;
  const place = (points: { own: number; free: number }) =>
    void send({ type: 'place', board: board.side, project: project.id, ...points });
  const more = grant ? layMore(open, board, grant, laid, project) : oneMore(open, board, project);
  const less = grant ? layLess(grant, laid, project) : oneLess(board, project);
  const closed = 'message' in more && typeof more.message === 'string' ? more.message : undefined;
  return (
    <>
      <StepRow
        name={nameOf(project)}
        words={wordsOf(open, project, board, ghost)}
        {...(closed ? { closed } : {})}
        {...(closed ? {} : { onMore: () => (grant ? onLaid(more as Laid) : place(more as never)) })}
        {...(less ? { onLess: () => (grant ? onLaid(less as Laid) : place(less as never)) } : {})}
      >
        <Pips had={had} now={now} ghost={ghost} last={project.last} />
      </StepRow>
      {correcting && (
        <div className={styles.enter}>
          <Stepper
            showLabel
            label={`Earlier steps of ${project.name}`}
            min={0}
            max={project.last ?? 40}
            value={had}
            onChange={(steps) =>
              void send({ type: 'set-sheet', board: board.side, what: 'steps', project: project.id, steps })
            }
          />
          <Stepper
            showLabel
            label="Results shown to all"
            min={0}
            max={20}
            value={open.facts.results[project.id] ?? 0}
            onChange={(results) => void send({ type: 'reveal', project: project.id, results })}
          />
        </div>
      )}
    </>
  );
}

/** "German battleship design" where a power alone owns it on a shared sheet. */
function nameOf({ name, owner }: Project): string {
  const alone = (POWERS as readonly string[]).includes(owner) && owner !== 'Russia';
  return alone ? `${ADJECTIVES[owner as Power]} ${name}` : capitalize(name);
}

function wordsOf(open: OpenState, { id, last }: Project, board: Board, ghost: number): string {
  if (earlierOn(open, board, id) === undefined) return 'Earlier steps not entered';
  const now = stepsOn(board, id);
  const count = `${now} ${now === 1 ? 'step' : 'steps'}, ${Math.floor(now / 2)} ${Math.floor(now / 2) === 1 ? 'level' : 'levels'}`;
  const end = last === null ? '' : now === last ? ', complete' : ` of ${last / 2}`;
  return `${count}${end}${ghost > 0 ? `; ${now + ghost} after` : ''}`;
}
