import type { AppPlace, RuleLine } from '@/kernel/help';
import { Button } from '@/ui/form/button';
import voice from '@/ui/type.module.css';
import styles from './help.module.css';

interface RuleListProps {
  rules: readonly RuleLine[];
  /** Undefined if no table is open or the screen is private. */
  onGo?: (place: AppPlace) => void;
}

/** Rules by label, paraphrased, with links to where the app applies them. */
export function RuleList({ rules, onGo }: RuleListProps) {
  if (rules.length === 0) return null;
  return (
    <ul className={styles.rules} aria-label="Rules">
      {rules.map(({ label, words, at }) => (
        <li key={label}>
          <span className={voice.rule}>{label}</span>
          <span>{words}</span>
          {onGo && (at.page || at.sheet) ? (
            <Button aria-label={`Go to ${at.name} for ${label}`} onClick={() => onGo(at)}>
              {at.name}
            </Button>
          ) : (
            <span className={styles.where}>{at.name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
