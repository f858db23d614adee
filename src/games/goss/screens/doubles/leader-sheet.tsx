import { useState } from 'react';
import { nameEvent } from '@/games/goss/rules/events';
import type { HexPlace } from '@/games/goss/rules/grid';
import { leadersNear, nameLeader } from '@/games/goss/rules/leaders';
import type { Leader, OpenState } from '@/games/goss/rules/state';
import type { Whom } from '@/games/goss/rules/vocabulary';
import { OverSheet } from '@/table/page/over-sheet';
import { useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { DieKeys } from '@/ui/form/die-keys';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import voice from '@/ui/type.module.css';
import { markFor } from '../marks';
import { useSheetActs } from '../use-sheet-acts';
import styles from './doubles.module.css';
import { Outcome } from './outcome';

interface NearLeadersProps {
  place: HexPlace & { side: Whom | null };
  chosen: { leader: string; rating: number | null };
  onPick: (leader: Leader) => void;
  onList: () => void;
}

/** Leaders of the table’s list who are near: a tap names one with his rating. @rule GOSS 22.1.5 (how near assumed) */
function NearLeaders({ place, chosen, onPick, onList }: NearLeadersProps) {
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
const calledOf = ({ name, hex }: Leader) => name ?? `A leader in ${hex}`;

const WAYS = [
  { value: 'word', label: 'The table says so' },
  { value: 'die', label: 'A die against the leader’s rating' },
] as const;

interface LeaderSheetProps {
  /** An event that is being settled, or a marker. */
  id: string;
  onOpen: (sheet: string) => void;
  onClose: () => void;
}

/** A leader may negate a random event: by the table’s word, or by a die against the rating. @rule GOSS 22.1.5 */
export function LeaderSheet({ id, onOpen, onClose }: LeaderSheetProps) {
  const { open, table } = useTable<OpenState>();
  const { act } = useSheetActs();
  const [before] = useState(table.entries);
  const [way, setWay] = useDraftState<(typeof WAYS)[number]['value']>('way', 'word');
  const [leader, setLeader] = useDraftState('leader', '');
  const [rating, setRating] = useDraftState<number | null>('rating', null);
  const [begun] = useState(() => [...open.pending, ...open.markers].find((item) => item.id === id));
  const named = leader.trim() === '' ? {} : { leader: leader.trim() };
  const atMost = open.readings['leader-check'] === 'at-most';

  const newest = table.rows.findLast(({ no, stands }) => no > before && stands);
  const rolledRow = newest?.entry.open?.command.type === 'negate' ? newest : null;
  const due = open.pending.length > 0;
  const goOn = () => (due ? onOpen('doubles') : onClose());

  async function negate(more: object) {
    const target = open.markers.some((item) => item.id === id) ? { marker: id } : { event: id };
    const succeeded = await act({ type: 'negate', ...target, ...named, ...more });
    // If the players decided, close at once; the result of a die stays on screen so that it can be read.
    if (succeeded && !('rating' in more)) onClose();
  }
  return (
    <OverSheet
      title="A leader negates it"
      note={begun ? nameEvent(open, begun) : 'This event is no longer there.'}
      {...markFor(open.sides, begun?.side)}
      onClose={onClose}
    >
      {rolledRow && (
        <Outcome
          row={rolledRow}
          act={act}
          on={due ? 'Go on with the random event' : 'Back to the register'}
          onClose={goOn}
        />
      )}
      {!rolledRow && (
        <div className={styles.column}>
          <p className={voice.note}>
            You decide which leaders may <span className={voice.rule}>GOSS 22.1.5</span>
          </p>
          {begun && (
            <NearLeaders
              place={begun}
              chosen={{ leader, rating }}
              onPick={(near) => {
                setLeader(calledOf(near));
                setRating(near.rating);
                setWay('die');
              }}
              onList={() => onOpen('leaders')}
            />
          )}
          <TextField
            label="Which leader"
            hint="optional"
            value={leader}
            maxLength={40}
            onChange={setLeader}
          />
          <Choices label="How it is decided" options={WAYS} value={way} onChange={setWay} />
          {way === 'word' ? (
            <Button look="solid" tall onClick={() => void negate({})}>
              It is negated
            </Button>
          ) : (
            <>
              <p>The leader’s rating</p>
              <DieKeys label="The leader’s rating" value={rating} onPick={setRating} />
              <p>
                The die: it passes {atMost ? 'at the rating or below' : 'below the rating'}, by this table’s
                reading
              </p>
              {rating === null ? (
                <p className={voice.note}>Tap the rating first.</p>
              ) : (
                <>
                  <DieKeys label="The die" onPick={(die) => void negate({ rating, die })} />
                  <Button icon="dice" onClick={() => void negate({ rating })}>
                    Roll the die
                  </Button>
                </>
              )}
            </>
          )}
        </div>
      )}
    </OverSheet>
  );
}
