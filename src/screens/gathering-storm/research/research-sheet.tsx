import { useState } from 'react';
import type { Command } from '@/kernel/game';
import { type Board, earlierOn, type Grant } from '@/systems/gathering-storm/research/board';
import { freeIn, freeLeft, ownLeft, projectsOn } from '@/systems/gathering-storm/research/placing';
import { readPoints } from '@/systems/gathering-storm/research/points';
import type { OpenState } from '@/systems/gathering-storm/state';
import { CATEGORIES, type Category, capitalize, printList } from '@/systems/gathering-storm/vocabulary';
import { printProject } from '@/systems/gathering-storm/words/projects';
import { printOwner } from '@/systems/gathering-storm/words/spellings';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Sheet } from '@/ui/sheet';
import { Stepper } from '@/ui/stepper';
import { type Laid, laidLeft } from './research-draft';
import { ResearchRow } from './research-row';
import styles from './research-sheet.module.css';

interface ResearchSheetProps {
  open: OpenState;
  board: Board;
  send: (command: Command) => Promise<boolean>;
}

/** An alliance's research sheet: what events left to be put somewhere, then the points of the turn. @rule GS 15.11 */
export function ResearchSheet({ open, board, send }: ResearchSheetProps) {
  const [laid, setLaid] = useState<Laid>({});
  const [correcting, setCorrecting] = useState(false);
  const grant = board.grants[0];
  const projects = projectsOn(open, board.side);
  const categories = CATEGORIES.filter((category) => projects.some((item) => item.category === category));
  return (
    <div className={styles.sheet}>
      <Sheet
        pad
        title={`${printOwner(board.side)} research`}
        titleSize="head"
        tools={<span className={styles.left}>{leftWords(open, board)}</span>}
      >
        <p className={styles.secret}>
          Secret, {board.side} only (GS 15.11). Two steps are one level (GS 15.13).
        </p>
        <p className={styles.secret}>{pointsWords(open, board)}</p>
        <Notes open={open} board={board} />
        {grant && (
          <Settle
            key={grant.id}
            open={open}
            board={board}
            grant={grant}
            laid={laid}
            onLaid={setLaid}
            send={send}
          />
        )}
      </Sheet>
      <div className={styles.columns}>
        {categories.map((category) => (
          <Sheet
            key={category}
            title={capitalize(category)}
            tools={category === 'atomic' && !open.atomic ? 'barred' : null}
          >
            {projects
              .filter((project) => project.category === category)
              .map((project) => (
                <ResearchRow
                  key={project.id}
                  open={open}
                  board={board}
                  project={project}
                  grant={grant}
                  laid={laid}
                  onLaid={setLaid}
                  correcting={correcting || earlierOn(open, board, project.id) === undefined}
                  send={send}
                />
              ))}
            {correcting && <Rings board={board} category={category} send={send} />}
          </Sheet>
        ))}
      </div>
      <Sheet label="The sheet’s figures" className={styles.figures ?? ''}>
        <Stepper
          showLabel
          label="Points from activity counters this turn"
          min={0}
          max={9}
          value={board.fromCounters}
          onChange={(points) => void send({ type: 'set-sheet', board: board.side, what: 'counters', points })}
        />
        <div className={styles.acts}>
          <Button aria-expanded={correcting} onClick={() => setCorrecting(!correcting)}>
            {correcting ? 'Done entering' : 'Enter earlier steps and spy rings'}
          </Button>
        </div>
      </Sheet>
    </div>
  );
}

/** What the points of the turn are made of. */
function pointsWords(open: OpenState, board: Board): string {
  const lines = [
    ...readPoints(open, board.side).lines.map(({ words, amount }) => `${words} ${amount}`),
    ...(board.fromCounters > 0 ? [`activity counters ${board.fromCounters}`] : []),
  ];
  return `Points of the turn: ${lines.join('; ')} (GS 15.21, 15.22).`;
}

function leftWords(open: OpenState, board: Board): string {
  const free = CATEGORIES.filter((category) => freeIn(board, category) > 0).map(
    (category) => `${freeLeft(open, board, category)} free in ${category}`,
  );
  return [`${ownLeft(open, board)} points left`, ...free].join(', ');
}

/** What was doubled, and what still waits for a number. */
function Notes({ open, board }: Pick<ResearchSheetProps, 'open' | 'board'>) {
  const name = (id: string) => {
    const project = open.projects.find((item) => item.id === id);
    return project ? printProject(project) : id;
  };
  const words = board.doubled.map(({ project, before, after, surplus }) =>
    before === 0
      ? `${name(project)}: no earlier step, so nothing is doubled.`
      : `${name(project)}: ${before} doubled to ${after}${surplus > 0 ? `, ${surplus} over` : ''}.`,
  );
  return (
    <>
      {words.length > 0 && <Notice rule="GS Guide, Research">{words.join(' ')}</Notice>}
      {board.waiting.length > 0 && (
        <Notice tone="due" rule="GS Guide, Research">
          Enter the earlier steps of {printList(board.waiting.map(({ project }) => name(project)))}: they are
          doubled then.
        </Notice>
      )}
    </>
  );
}

interface SettleProps extends ResearchSheetProps {
  grant: Grant;
  laid: Laid;
  onLaid: (laid: Laid) => void;
}

/** What an event leaves to be put on projects: what is left stands beside it, and the sheet settles when it adds up. */
function Settle({ board, grant, laid, onLaid, send }: SettleProps) {
  const left = laidLeft(grant, laid);
  const each = grant.steps === 2 ? 'a level' : 'a step';
  const what =
    grant.kind === 'surplus'
      ? `${grant.steps} steps over, for other ${grant.category} projects`
      : grant.projects === 1
        ? `One ${grant.category} project gains ${each}`
        : `${capitalize(grant.projects === 2 ? 'two' : String(grant.projects))} ${grant.category} projects gain ${each} each`;
  async function settle(giveUp: boolean) {
    const done = await send({
      type: 'assign',
      board: board.side,
      grant: grant.id,
      steps: laid,
      ...(giveUp ? { giveUp } : {}),
    });
    if (done) onLaid({});
  }
  return (
    <>
      <Notice tone="due" rule="GS Guide, Research">
        {grant.title}. {what}.{' '}
        <b>
          {left} {left === 1 ? 'step' : 'steps'} left
        </b>
      </Notice>
      <div className={styles.acts}>
        <Button
          look="solid"
          disabled={left > 0}
          why={`${left} ${left === 1 ? 'step' : 'steps'} left`}
          onClick={() => void settle(false)}
        >
          Settle
        </Button>
        {left > 0 && (
          <Button
            onClick={() => void settle(true)}
            disabled={grant.kind === 'each' && left !== totalOf(grant)}
          >
            {left === totalOf(grant) ? 'Give it up' : 'Settle and give up the rest'}
          </Button>
        )}
      </div>
    </>
  );
}

const totalOf = (grant: Grant) => laidLeft(grant, {});

function Rings({
  board,
  category,
  send,
}: Pick<ResearchSheetProps, 'board' | 'send'> & { category: Category }) {
  return (
    <div className={styles.enter}>
      <Stepper
        showLabel
        label={`Spy rings in ${category} research`}
        min={0}
        max={9}
        value={board.rings[category] ?? 0}
        onChange={(rings) =>
          void send({ type: 'set-sheet', board: board.side, what: 'rings', category, rings })
        }
      />
    </div>
  );
}
