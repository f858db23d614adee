import { useState } from 'react';
import type { OpenState } from '@/games/goss/rules/state';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { TextField } from '@/ui/form/field';
import lay from '@/ui/lay.module.css';
import styles from './doubles.module.css';

interface MapKeysProps {
  value: string;
  onChange: (map: string) => void;
}

/** Which map the hex is on, if a game has several; maps named earlier take one tap. */
export function MapKeys({ value, onChange }: MapKeysProps) {
  const { open } = useTable<OpenState>();
  const [writing, setWriting] = useState(value !== '' && !open.maps.includes(value));
  if (writing)
    return (
      <TextField
        label="Name of the map"
        hint="Only where the game has several maps"
        value={value}
        maxLength={24}
        onChange={onChange}
      />
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys, not fields
    <div className={cx(lay.buttons, styles.maps)} role="group" aria-label="Map">
      {open.maps.map((name) => (
        <Button key={name} aria-pressed={name === value} onClick={() => onChange(name === value ? '' : name)}>
          <bdi>{name}</bdi>
        </Button>
      ))}
      <Button look="quiet" onClick={() => setWriting(true)}>
        {open.maps.length === 0 ? 'Name the map' : 'Another map'}
      </Button>
    </div>
  );
}
