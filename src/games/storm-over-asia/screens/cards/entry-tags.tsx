import { WINDOWS, type Window } from '@/games/storm-over-asia/rules/cards/card';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import styles from './entry-form.module.css';

/** When an entry is shown, in two words. */
export const WINDOW_NAMES: Record<Window, string> = {
  drawn: 'When drawn',
  income: 'Income',
  economic: 'Economic',
  diplomatic: 'Diplomatic',
  'any-time': 'Any time',
};
const OPTIONS = WINDOWS.map((value) => ({ value, label: WINDOW_NAMES[value] }));

interface EntryTagsProps {
  secret: boolean;
  window: Window;
  onChange: (tags: { secret?: boolean; window?: Window }) => void;
}

/**
 * When the entry is shown, and whether it is secret; can also be written after its title. The sources do not
 * say (assumed).
 */
export function EntryTags({ secret, window, onChange }: EntryTagsProps) {
  return (
    <div className={styles.tags}>
      <Choices
        label="It is shown"
        showLabel
        options={OPTIONS}
        value={window}
        onChange={(value) => onChange({ window: value })}
      />
      <Button icon="lock" aria-pressed={secret} onClick={() => onChange({ secret: !secret })}>
        Secret
      </Button>
    </div>
  );
}
