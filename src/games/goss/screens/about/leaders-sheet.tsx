import { nameLeader } from '@/games/goss/rules/leaders';
import type { Leader, OpenState } from '@/games/goss/rules/state';
import type { Side } from '@/games/goss/rules/vocabulary';
import { OverSheet } from '@/table/page/over-sheet';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { DieKeys } from '@/ui/form/die-keys';
import { FormsOf, useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { Roundel } from '@/ui/mark/roundel';
import voice from '@/ui/type.module.css';
import styles from '../doubles/doubles.module.css';
import { MapKeys } from '../doubles/map-keys';
import { SideKeys } from '../doubles/side-keys';
import { activeSide } from '../doubles/who';
import { HexPad, useHexTyping } from '../hex-pad';
import { markOf } from '../marks';
import { useSheetActs } from '../use-sheet-acts';
import about from './about.module.css';

/** The leaders of the table, listed once: whose, where, and with which rating. @rule GOSS 22.1 */
export function LeadersSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { act } = useSheetActs();
  const { send } = useDispatch();
  const [editing, setEditing] = useDraftState<string | null>('leader', null);
  const leader = open.leaders.find(({ id }) => id === editing) ?? null;
  async function save(said: object) {
    const went = await act({ type: 'set-leader', ...(leader ? { id: leader.id } : {}), ...said });
    if (went) setEditing(null);
  }
  return (
    <OverSheet
      title="Leaders"
      note="Those of the affected side in a hex or next to it are offered when an event may be negated."
      wide
      onClose={onClose}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          {open.leaders.length === 0 && <p className={voice.note}>No leader is listed.</p>}
          <ul className={about.leaders} aria-label="Leaders">
            {open.leaders.map((item) => (
              <li key={item.id}>
                <Roundel mark={markOf(open.sides[item.side])} />
                <span>
                  {nameLeader(item)}, rating {item.rating}
                </span>
                <Button
                  aria-label={`Change: ${nameLeader(item)}`}
                  aria-pressed={item.id === editing}
                  onClick={() => setEditing(item.id === editing ? null : item.id)}
                >
                  Change
                </Button>
                <Button
                  icon="trash"
                  aria-label={`Take off the list: ${nameLeader(item)}`}
                  onClick={() => void send({ type: 'drop-leader', id: item.id })}
                />
              </li>
            ))}
          </ul>
        </div>
        <FormsOf name={leader?.id ?? 'new'} key={`${leader?.id} ${open.leaders.length}`}>
          <LeaderForm leader={leader} onSave={(said) => void save(said)} />
        </FormsOf>
      </div>
    </OverSheet>
  );
}

interface LeaderFormProps {
  leader: Leader | null;
  onSave: (said: object) => void;
}

/** Adds a leader, or changes an existing one. */
function LeaderForm({ leader, onSave }: LeaderFormProps) {
  const { open } = useTable<OpenState>();
  const [side, setSide] = useDraftState<Side>('side', leader?.side ?? activeSide(open));
  const [name, setName] = useDraftState('name', leader?.name ?? '');
  const [rating, setRating] = useDraftState<number | null>('rating', leader?.rating ?? null);
  const [map, setMap] = useDraftState('map', leader ? (leader.map ?? '') : (open.maps.at(-1) ?? ''));
  const hex = useHexTyping(leader?.hex);
  const waits = hex.waits ?? (rating === null ? 'Tap the rating first.' : null);
  return (
    <div className={styles.column}>
      <SideKeys
        label="Whose leader"
        options={['first', 'second']}
        value={side}
        onPick={(who) => who !== 'both' && setSide(who)}
      />
      <TextField label="Name" hint="optional" value={name} maxLength={40} onChange={setName} />
      <p>The hex</p>
      <HexPad label="The leader’s hex" hex={hex} />
      <MapKeys value={map} onChange={setMap} />
      <p>The rating</p>
      <DieKeys label="The rating" value={rating} onPick={setRating} />
      <Button
        look="solid"
        tall
        disabled={waits !== null}
        {...(waits ? { why: waits } : {})}
        onClick={() =>
          onSave({
            side,
            hex: hex.hex,
            rating,
            ...(map.trim() === '' ? {} : { map: map.trim() }),
            ...(name.trim() === '' ? {} : { name: name.trim() }),
          })
        }
      >
        {leader ? 'Save the leader' : 'List the leader'}
      </Button>
    </div>
  );
}
