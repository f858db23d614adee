import type { OpenState } from '@/games/goss/rules/state';
import type { Side } from '@/games/goss/rules/vocabulary';
import type { Command } from '@/kernel/game';
import { OverSheet } from '@/table/page/over-sheet';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import styles from '../doubles/doubles.module.css';
import { MapKeys } from '../doubles/map-keys';
import { SideKeys } from '../doubles/side-keys';
import { activeSide } from '../doubles/who';
import { HexPad, useHexTyping } from '../hex-pad';

/** Enters a marker that is already on the map in a running game. @rule GOSS 23.1.1b */
export function PlaceSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { send } = useDispatch({ again: placeMarker });
  const [side, setSide] = useDraftState<Side>('side', activeSide(open));
  const hex = useHexTyping();
  const [map, setMap] = useDraftState('map', open.maps.at(-1) ?? '');
  const [words, setWords] = useDraftState('words', '');

  async function placeMarker(marker: Command) {
    if (await send(marker)) onClose();
  }
  function place() {
    if (hex.hex === null) return;
    void placeMarker({
      type: 'place-marker',
      side,
      hex: hex.hex,
      ...(map.trim() === '' ? {} : { map: map.trim() }),
      ...(words.trim() === '' ? {} : { words: words.trim() }),
    });
  }
  return (
    <OverSheet title="Place a marker" note="A movement event that is on the map already" onClose={onClose}>
      <div className={styles.column}>
        <SideKeys
          label="Whom does it affect?"
          options={['first', 'second']}
          value={side}
          onPick={(who) => who !== 'both' && setSide(who)}
        />
        <HexPad label="Its hex" hex={hex} />
        <MapKeys value={map} onChange={setMap} />
        <TextField label="In words" hint="optional" value={words} maxLength={80} onChange={setWords} />
        <Button
          look="solid"
          tall
          disabled={hex.waits !== null}
          {...(hex.waits ? { why: hex.waits } : {})}
          onClick={place}
        >
          Place the marker
        </Button>
      </div>
    </OverSheet>
  );
}
