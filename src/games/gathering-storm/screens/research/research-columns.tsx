import type { Project } from '@/games/gathering-storm/rules/research/catalogue';
import { projectsOn } from '@/games/gathering-storm/rules/research/placing';
import { stepsGained } from '@/games/gathering-storm/rules/research/preview';
import type { SheetState } from '@/games/gathering-storm/rules/research/state';
import { type Category, capitalize } from '@/games/gathering-storm/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { cx } from '@/ui/cx';
import { EnteredStepper } from '@/ui/form/entered-stepper';
import lay from '@/ui/lay.module.css';
import { Icon, type IconName } from '@/ui/mark/icon';
import { Sheet } from '@/ui/sheet/sheet';
import { type Offer, offerMore, placementMode, type Workspace } from './research-draft';
import { ResearchRow } from './research-row';
import styles from './research-sheet.module.css';

/** The sign of each category. @rule GS 15.12 */
export const CATEGORY_ICONS: Record<Category, IconName> = {
  air: 'plane',
  naval: 'anchor',
  military: 'swords',
  atomic: 'atom',
  intelligence: 'key',
};

/** The order of the columns; atomic research is below air. @rule GS 15.12 */
const COLUMNS: readonly (readonly Category[])[] = [
  ['air', 'atomic'],
  ['naval'],
  ['military'],
  ['intelligence'],
];

interface ResearchColumnsProps {
  workspace: Workspace;
  /** The sheet after the open card is applied. */
  preview: SheetState;
  correcting: boolean;
  /** The project on which something was tried that is closed. */
  tried: string | null;
  onOffer: (project: Project, offer: Offer) => void;
  send: (command: Command) => Promise<boolean>;
}

/** The categories as columns, each with its projects. @rule GS 15.12 */
export function ResearchColumns(props: ResearchColumnsProps) {
  const { open, sheet } = props.workspace;
  const projects = projectsOn(open, sheet.side);
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
  const { workspace, preview, correcting, tried, onOffer, send, category, projects } = props;
  const { sheet } = workspace;
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
      tools={noteOn(workspace, category, projects) || null}
    >
      {projects.map((project) => (
        <ResearchRow
          key={project.id}
          workspace={workspace}
          project={project}
          coming={stepsGained(sheet, preview, project.id)}
          correcting={correcting}
          tried={tried === project.id}
          onOffer={onOffer}
          send={send}
        />
      ))}
      {correcting && (
        <div className={styles.enter}>
          <EnteredStepper
            showLabel
            label={`Spy rings in ${category} research`}
            min={0}
            max={9}
            value={sheet.rings[category] ?? 0}
            onEnter={(rings) =>
              void send({ type: 'set-sheet', board: sheet.side, what: 'rings', category, rings })
            }
          />
        </div>
      )}
    </Sheet>
  );
}

/**
 * Why a whole column is closed: atomic research is barred, or what is being placed is for another category.
 */
function noteOn(workspace: Workspace, category: Category, projects: readonly Project[]): string {
  const { open, grant, taken } = workspace;
  const elsewhere = projects.every((project) => {
    const offer = offerMore(workspace, project);
    return 'refusal' in offer && offer.at === 'column';
  });
  const barred = category === 'atomic' && !open.atomic ? 'barred' : '';
  if (!elsewhere) return barred;
  const only = placementMode(workspace) === 'free' ? taken?.slice('free:'.length) : grant?.category;
  return barred || `${only} only`;
}
