import type { Event } from '@/games/gathering-storm/rules/cards/card';
import type { Project } from '@/games/gathering-storm/rules/research/catalogue';
import { deedsOn } from '@/games/gathering-storm/rules/research/deeds-on-sheets';
import { checkTarget, freeIn, projectsOn } from '@/games/gathering-storm/rules/research/placing';
import { previewReached, stepsGained } from '@/games/gathering-storm/rules/research/preview';
import { stepsOn } from '@/games/gathering-storm/rules/research/sheet';
import type { Grant, SheetState } from '@/games/gathering-storm/rules/research/state';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { CATEGORIES } from '@/games/gathering-storm/rules/vocabulary';
import { Pips } from '@/ui/figure/pips';
import voice from '@/ui/type.module.css';
import styles from './bring-preview.module.css';
import { trackOf } from './research-draft';
import { nameOf, sayTrack, titleOfGrant } from './research-words';

interface BringPreviewProps {
  open: OpenState;
  /** The sheet of the card’s alliance, which its owner may know. */
  sheet: SheetState;
  event: Event;
}

/** What a held research event would do if it were brought to the sheet now: tracks with ghost pips. @rule GS Guide, Research */
export function BringPreview({ open, sheet, event }: BringPreviewProps) {
  const after = previewReached(
    open,
    sheet,
    deedsOn(sheet.side, { event, title: event.title }, { edition: 2 }),
  );
  const gains = projectsOn(open, sheet.side).flatMap((project) => {
    const gain = stepsGained(sheet, after, project.id);
    return gain > 0 ? [{ project, gain }] : [];
  });
  const grants = after.grants.slice(sheet.grants.length);
  const free = CATEGORIES.filter((category) => freeIn(after, category) > freeIn(sheet, category));
  return (
    <div className={styles.preview}>
      <p className={voice.note}>
        Brought now; before or after points are placed, as you like{' '}
        <span className={voice.rule}>GS Guide, Research</span>
      </p>
      {gains.map(({ project, gain }) => (
        <Track key={project.id} {...{ open, sheet, project, gain }} />
      ))}
      {grants.map((grant) => (
        <Choice key={grant.id} {...{ open, sheet, grant }} />
      ))}
      {free.map((category) => (
        <p key={category}>
          One free point in {category} research: {freeIn(after, category)} in all this turn.
        </p>
      ))}
      {gains.length + grants.length + free.length === 0 && <p>Its track is full: no step would be gained.</p>}
    </div>
  );
}

interface TrackProps {
  open: OpenState;
  sheet: SheetState;
  project: Project;
  gain: number;
}

function Track({ open, sheet, project, gain }: TrackProps) {
  return (
    <div className={styles.track}>
      <b>{nameOf(project)}</b>
      <Pips {...trackOf(sheet, project.id)} ghost={gain} last={project.last} />
      <span>
        {sayTrack(open, sheet, project)}, <b>{stepsOn(sheet, project.id) + gain} after</b>
      </span>
    </div>
  );
}

/** The projects its owner may choose from, each with its resulting steps. */
function Choice({ open, sheet, grant }: { open: OpenState; sheet: SheetState; grant: Grant }) {
  const targets = projectsOn(open, sheet.side).filter((project) => !checkTarget(open, sheet, grant, project));
  return (
    <>
      <p>{titleOfGrant(grant)}; you pick on the sheet:</p>
      {targets.map((project) => (
        <Track key={project.id} {...{ open, sheet, project, gain: grant.steps }} />
      ))}
    </>
  );
}
