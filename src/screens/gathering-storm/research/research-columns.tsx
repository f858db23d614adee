import type { Command } from '@/kernel/game';
import type { Project } from '@/systems/gathering-storm/research/catalogue';
import { projectsOn } from '@/systems/gathering-storm/research/placing';
import { stepsGained } from '@/systems/gathering-storm/research/preview';
import type { Board } from '@/systems/gathering-storm/research/state';
import { type Category, capitalize } from '@/systems/gathering-storm/vocabulary';
import { cx } from '@/ui/cx';
import { Stepper } from '@/ui/form/stepper';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import { Sheet } from '@/ui/sheet/sheet';
import { type Desk, layingOf, type Offer, offerMore } from './research-draft';
import { CATEGORY_ICONS } from './research-icons';
import { ResearchRow } from './research-row';
import styles from './research-sheet.module.css';

/** As the columns stand; atomic research lies under air. @rule GS 15.12 */
const COLUMNS: readonly (readonly Category[])[] = [
  ['air', 'atomic'],
  ['naval'],
  ['military'],
  ['intelligence'],
];

interface ResearchColumnsProps {
  desk: Desk;
  /** The sheet as it will stand once the card that lies open is applied. */
  preview: Board;
  correcting: boolean;
  /** The project on which something was tried that is closed. */
  tried: string | null;
  onOffer: (project: Project, offer: Offer) => void;
  send: (command: Command) => Promise<boolean>;
}

/** The categories as columns, each with its projects. @rule GS 15.12 */
export function ResearchColumns(props: ResearchColumnsProps) {
  const { open, board } = props.desk;
  const projects = projectsOn(open, board.side);
  const columns = COLUMNS.map((categories) =>
    categories.filter((category) => projects.some((project) => project.category === category)),
  ).filter((categories) => categories.length > 0);
  return (
    <div className={cx(styles.columns, columns.length === 3 && styles.three)}>
      {columns.map((categories) => (
        <div key={categories[0]} className={cx(lay.column, styles.column)}>
          {categories.map((category) => (
            <CategorySheet
              key={category}
              {...props}
              category={category}
              projects={projects.filter((project) => project.category === category)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CategorySheetProps extends ResearchColumnsProps {
  category: Category;
  projects: readonly Project[];
}

function CategorySheet(props: CategorySheetProps) {
  const { desk, preview, correcting, tried, onOffer, send, category, projects } = props;
  const { board } = desk;
  return (
    <Sheet
      className={styles.category ?? ''}
      title={
        <span className={styles.called}>
          <Icon name={CATEGORY_ICONS[category]} />
          {capitalize(category)}
        </span>
      }
      titleLevel={3}
      tools={noteOn(desk, category, projects) || null}
    >
      {projects.map((project) => (
        <ResearchRow
          key={project.id}
          desk={desk}
          project={project}
          coming={stepsGained(board, preview, project.id)}
          correcting={correcting}
          tried={tried === project.id}
          onOffer={onOffer}
          send={send}
        />
      ))}
      {correcting && (
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
      )}
    </Sheet>
  );
}

/** Why a whole column is closed: atomic research is barred, or what is to be laid is for another category. */
function noteOn(desk: Desk, category: Category, projects: readonly Project[]): string {
  const { open, grant, taken } = desk;
  const elsewhere = projects.every((project) => {
    const offer = offerMore(desk, project);
    return 'refusal' in offer && offer.stands === 'column';
  });
  const barred = category === 'atomic' && !open.atomic ? 'barred' : '';
  if (!elsewhere) return barred;
  const only = layingOf(desk) === 'free' ? taken?.slice('free:'.length) : grant?.category;
  return barred || `${only} only`;
}
