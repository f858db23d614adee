import type { PolicyMistake } from '@/kernel/command/policy';
import { named } from '@/ui/sheet/named';
import { Notice } from '@/ui/sheet/notice';
import styles from './policy.module.css';

/** The errors in a policy, each with what the app does instead. */
export function Mistakes({ mistakes }: { mistakes: readonly PolicyMistake[] }) {
  if (mistakes.length === 0) return null;
  return (
    <Notice tone="due">
      <ul className={styles.mistakes} aria-label="Mistakes">
        {named(mistakes, ({ rule, words }) => `${rule} ${words}`).map(([key, { words, instead }]) => (
          <li key={key}>
            {words} {instead}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
