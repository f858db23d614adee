import type { ToggleEvent } from 'react';
import type { Term } from '@/kernel/help';
import { Button } from '@/ui/form/button';
import { Icon } from '@/ui/mark/icon';
import styles from './help.module.css';

interface WordListProps {
  words: readonly Term[];
  /** Opened at once: it was searched for. */
  open?: boolean;
  /** Finds a rule by its label. */
  onRule: (label: string) => void;
}

/** Words, each with its two sentences and its rule. */
/** Scrolls an entry that was opened near the foot into view. */
export function showWhole({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}

export function WordList({ words, open = false, onRule }: WordListProps) {
  return words.map((term) =>
    open ? (
      <article key={term.word} className={styles.found}>
        <h3>{term.word}</h3>
        <Meaning term={term} onRule={onRule} />
      </article>
    ) : (
      <details key={term.word} className={styles.item} onToggle={showWhole}>
        <summary>
          {term.word} <Icon name="chevron-down" className={styles.fold} />
        </summary>
        <Meaning term={term} onRule={onRule} />
      </details>
    ),
  );
}

function Meaning({
  term: { word, is, does, rule },
  onRule,
}: {
  term: Term;
  onRule: WordListProps['onRule'];
}) {
  return (
    <div className={styles.meaning}>
      <p>{is}</p>
      <p>{does}</p>
      {rule && (
        <Button look="quiet" aria-label={`${word}: rule ${rule}`} onClick={() => onRule(rule)}>
          {rule}
        </Button>
      )}
    </div>
  );
}
