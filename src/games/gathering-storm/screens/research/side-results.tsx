import { printOwner } from '@/games/gathering-storm/rules/naming';
import type { Project } from '@/games/gathering-storm/rules/research/catalogue';
import { projectsOn } from '@/games/gathering-storm/rules/research/placing';
import { readPoints } from '@/games/gathering-storm/rules/research/points';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { CATEGORIES, capitalize, powersOf, type Side } from '@/games/gathering-storm/rules/vocabulary';
import { Button } from '@/ui/form/button';
import { Icon } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { MARKS } from '../board/marks';
import styles from './public-research.module.css';
import { CATEGORY_ICONS } from './research-columns';
import { aloneOn, nameOf, steps } from './research-words';

interface SideResultsProps {
  side: Side;
  open: OpenState;
  onOpen: (sheet: string) => void;
  /** Shows a result; omitted if that is not possible from here. */
  onShow?: () => void;
}

/** An alliance’s projects by category, with the results shown to all and the steps that an event told. @rule GS 15.12, 15.15 */
export function SideResults({ side, open, onOpen, onShow }: SideResultsProps) {
  const projects = projectsOn(open, side);
  const name = printOwner(side);
  return (
    <Sheet
      title={
        <span className={styles.side}>
          {powersOf(side).map((power) => (
            <Roundel key={power} mark={MARKS[power]} size="xs" />
          ))}
          {side}
        </span>
      }
      tools={
        isTracked(open, 'research') && (
          <button
            type="button"
            className={styles.points}
            onClick={() => onOpen(`why:points:${side}`)}
            aria-label={`${name} research points: ${readPoints(open, side).value} a turn. Why?`}
          >
            <b>{readPoints(open, side).value}</b> points
          </button>
        )
      }
    >
      {CATEGORIES.map((category) => ({
        category,
        own: projects.filter((project) => project.category === category),
      }))
        .filter(({ own }) => own.length > 0)
        .map(({ category, own }) => (
          <section key={category} className={styles.category} aria-label={`${name} ${category} research`}>
            <h3>
              <Icon name={CATEGORY_ICONS[category]} small />
              {capitalize(category)}
              {category === 'atomic' && !open.atomic && <span className={styles.barred}>barred</span>}
            </h3>
            <ul>
              {own.map((project) => (
                <ProjectFacts key={project.id} open={open} project={project} />
              ))}
            </ul>
          </section>
        ))}
      {onShow && (
        <div className={styles.show}>
          <Button icon="eye" onClick={onShow} aria-label={`Show a result: ${name} research`}>
            Show a result
          </Button>
        </div>
      )}
    </Sheet>
  );
}

/** One project, as far as all know it. */
function ProjectFacts({ open, project }: { open: OpenState; project: Project }) {
  const results = open.facts.results[project.id] ?? 0;
  const knownSteps = open.facts.steps[project.id];
  const levels = open.facts.levels[project.id];
  const power = aloneOn(project);
  const parts = [
    ...(results > 0 ? [`${results} ${results === 1 ? 'result' : 'results'}`] : []),
    ...(knownSteps === undefined ? [] : [`${steps(knownSteps)} told`]),
    ...(knownSteps === undefined && levels !== undefined
      ? [`${levels} ${levels === 1 ? 'level' : 'levels'} told`]
      : []),
  ];
  return (
    <li className={parts.length > 0 ? styles.known : styles.unknown}>
      {power && <Roundel mark={MARKS[power]} className={styles.seal ?? ''} />}
      <span>{nameOf(project)}</span>
      {parts.length > 0 ? (
        <b>{parts.join(', ')}</b>
      ) : (
        <span className={styles.none}>
          <span aria-hidden="true">–</span>
          <span className={voice.hidden}>nothing shown</span>
        </span>
      )}
    </li>
  );
}
