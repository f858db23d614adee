import { useState } from 'react';
import { parseHex } from '@/systems/goss/hex';
import type { OpenState } from '@/systems/goss/state';
import type { Side } from '@/systems/goss/vocabulary';
import { OverSheet } from '@/table/over-sheet';
import { useDispatch, useTable } from '@/table/use-table';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { KeyPad } from '@/ui/key-pad';
import styles from '../doubles/doubles.module.css';
import { LONGEST_HEX } from '../doubles/find-step';
import { MapKeys } from '../doubles/map-keys';
import { SideKeys } from '../doubles/side-keys';
import { activeSide } from '../doubles/who';

/** A marker that lies on the map already, in a game that is running. @rule GOSS 23.1.1b */
export function PlaceSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { send, refusal } = useDispatch();
  const [side, setSide] = useState<Side>(activeSide(open));
  const [hex, setHex] = useState('');
  const [map, setMap] = useState(open.maps.at(-1) ?? '');
  const [words, setWords] = useState('');
  const read = parseHex(hex);

  async function lay() {
    if (!read.ok) return;
    const marker = {
      type: 'place-marker',
      side,
      hex: read.value,
      ...(map.trim() === '' ? {} : { map: map.trim() }),
      ...(words.trim() === '' ? {} : { words: words.trim() }),
    };
    if (await send(marker)) onClose();
  }
  return (
    <OverSheet
      title="Lay a marker"
      note="A movement event that lies on the map already"
      refusal={refusal}
      onClose={onClose}
    >
      <div className={styles.column}>
        <SideKeys
          label="Whom does it affect?"
          options={['first', 'second']}
          value={side}
          onPick={(who) => who !== 'both' && setSide(who)}
        />
        <KeyPad
          label="Its hex"
          value={hex}
          most={LONGEST_HEX}
          letters
          note="as the map prints it"
          onChange={setHex}
        />
        <MapKeys value={map} onChange={setMap} />
        <TextField label="In words" hint="May be left out" value={words} maxLength={80} onChange={setWords} />
        <Button
          look="solid"
          tall
          disabled={!read.ok}
          why={hex === '' ? 'Type its hex.' : read.ok ? '' : (read.refusal.allowed ?? read.refusal.message)}
          onClick={() => void lay()}
        >
          Lay it
        </Button>
      </div>
    </OverSheet>
  );
}
