import type { List } from '@/games/storm-over-asia/rules/cards/card';
import { readListEntryOf } from '@/games/storm-over-asia/rules/list-entries';
import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { useTable } from '@/table/use-table';
import voice from '@/ui/type.module.css';
import styles from './entry-form.module.css';

/** What the rules say about a number before it is entered. @rule SOA 26.111, 26.213 */
export function KnownEntry({ list, number }: { list: List; number: number | null }) {
  const { open } = useTable<OpenState>();
  if (number === null) return null;
  const known = readListEntryOf(open, null, list, number);
  const rule = known?.effects.flatMap((effect) => (effect.kind === 'turn-flag' ? [effect.rule] : []))[0];
  return (
    <p className={styles.known} role="status">
      {known
        ? sayEvent(known).join(' ')
        : 'What this number does is not in the rules: read it from the card, here or once it is face up.'}{' '}
      {rule && <span className={voice.rule}>{rule}</span>}
    </p>
  );
}
