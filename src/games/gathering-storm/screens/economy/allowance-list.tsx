import type { Allowance } from '@/games/gathering-storm/rules/construction/allowances';
import { owedWords } from '@/games/gathering-storm/rules/construction/owing';
import type { Building } from '@/games/gathering-storm/rules/construction/state';
import { printList } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import type { Send } from './acts';
import styles from './allowance-list.module.css';

const WORDS: Record<Building, (type: Allowance['type']) => string> = {
  'free-unit': (type) => `One free ${type ? `${type} ` : ''}unit`,
  'free-ship': (type) => `One free ${type ?? 'ship'}: yards, points and size still limit it`,
  'all-ships': () => 'Each ship one space, never to the next row',
  'one-ship': () => 'One ship two spaces, never to the next row',
};

interface AllowanceListProps {
  label: string;
  allowances: readonly Allowance[];
  /** Omitted if the list is read-only. */
  send?: Send | undefined;
  /** Opens what builds a free unit or ship. */
  onUse?: (() => void) | undefined;
}

/** What this turn’s events allow in construction, by their cards’ titles; ticked off as it is used. @rule GS Guide, Construction */
export function AllowanceList({ label, allowances, send, onUse }: AllowanceListProps) {
  return (
    <ul className={lay.ruled} aria-label={label}>
      {allowances.map((allowance) => (
        <li key={allowance.id} className={cx(styles.row, !allowance.done && styles.open)}>
          <Icon name={allowance.done ? 'check' : 'clock'} small label={allowance.done ? 'Done' : 'Open'} />
          <p className={styles.words}>
            <b>{allowance.title}</b>
            <span>{WORDS[allowance.building](allowance.type)}</span>
            {saidOf(allowance) && <span className={styles.used}>{saidOf(allowance)}</span>}
          </p>
          {send && onUse && !allowance.done && isFree(allowance) && (
            <Button aria-label={`${allowance.title}: use it`} onClick={onUse}>
              Use it
            </Button>
          )}
          {send && allowance.waives && <Tick allowance={allowance} waives={allowance.waives} send={send} />}
        </li>
      ))}
    </ul>
  );
}

const isFree = ({ building }: Allowance) => building === 'free-unit' || building === 'free-ship';

function saidOf({ used, passed }: Allowance): string | null {
  const words = [
    ...(used.length > 0 ? [`Used: ${printList(used)}.`] : []),
    ...(passed ? ['Done on the table.'] : []),
  ];
  return words.length > 0 ? words.join(' ') : null;
}

/** Marks it as done on the board; the journal records what. */
function Tick({ allowance, waives, send }: { allowance: Allowance; waives: string; send: Send }) {
  const { title, power, building, type } = allowance;
  return (
    <Button
      aria-label={`${title}: done on the table`}
      onClick={() => void send({ type: 'waive', due: waives, reason: owedWords(power, building, type) })}
    >
      Done on the table
    </Button>
  );
}
