import { Flag, type FlagMark } from '../mark/flag';
import styles from './flag-keys.module.css';
import { LIVE } from './touched';

interface FlagKey {
  id: string;
  mark: FlagMark;
  name: string;
  /** The full effect of a press, if the name alone does not say it. */
  label?: string;
}

interface FlagKeysProps {
  label: string;
  keys: readonly FlagKey[];
  /** The picked-up flag; omitted if a press acts at once. */
  value?: string | null;
  onPress: (id: string) => void;
}

/** A key for each flag. */
export function FlagKeys({ label, keys, value, onPress }: FlagKeysProps) {
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.keys}>
        {keys.map(({ id, mark, name, label: whole }) => (
          <button
            key={id}
            type="button"
            aria-label={whole}
            {...LIVE}
            aria-pressed={value === undefined ? undefined : value === id}
            onClick={() => onPress(id)}
          >
            <Flag mark={mark} small />
            <span>{name}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
