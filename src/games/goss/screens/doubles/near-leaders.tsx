import type { HexPlace } from '@/games/goss/rules/grid';
import { leadersNear, nameLeader } from '@/games/goss/rules/leaders';
import type { Leader, OpenState } from '@/games/goss/rules/state';
import type { Whom } from '@/games/goss/rules/vocabulary';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import voice from '@/ui/type.module.css';
import styles from './doubles.module.css';

interface NearLeadersProps {
  place: HexPlace & { side: Whom | null };
  chosen: { leader: string; rating: number | null };
  onPick: (leader: Leader) => void;
  onList: () => void;
}

/** Leaders of the table’s list who are near: a tap names one with his rating. @rule GOSS 22.1.5 (how near assumed) */
export function NearLeaders({ place, chosen, onPick, onList }: NearLeadersProps) {
  const { open } = useTable<OpenState>();
  const near = leadersNear(open, place, place.side);
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys, not fields
    <div className={styles.near} role="group" aria-label="Leaders who are near">
      {near.map((leader) => (
        <Button
          key={leader.id}
          aria-pressed={chosen.leader === calledOf(leader) && chosen.rating === leader.rating}
          onClick={() => onPick(leader)}
        >
          {nameLeader(leader)}, rating {leader.rating}
        </Button>
      ))}
      {near.length === 0 && (
        <p className={voice.note}>
          {open.leaders.length === 0
            ? 'No leader is listed.'
            : 'No listed leader is in the hex or next to it.'}
        </p>
      )}
      <Button look="quiet" onClick={onList}>
        The list of leaders
      </Button>
    </div>
  );
}

/** What he is called where he negates an event. */
export const calledOf = ({ name, hex }: Leader) => name ?? `A leader in ${hex}`;
