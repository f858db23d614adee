import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FoundCard } from '@/games/gathering-storm/rules/cards/find-cards';
import { Button } from '@/ui/form/button';
import { CardTile } from './card-tile';
import styles from './deck-browser.module.css';

/** Number of cards rendered at first, and added each time the last one comes near. */
const AT_ONCE = 12;

interface CardRowsProps {
  found: readonly FoundCard[];
  open: number | null;
  notes: ReadonlyMap<number, CardNote>;
  /** Arrow keys open each card they reach. */
  follows: boolean;
  onOpen: (number: number) => void;
}

/** The cards that were found, closed. The arrows lead from one to the next. */
export function CardRows({ found, open, notes, follows, onOpen }: CardRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const [most, setMost] = useState(AT_ONCE);
  const openAt = found.findIndex(({ card }) => card.number === open);
  const shown = found.slice(0, Math.max(most, openAt + 1));
  const rest = found.length - shown.length;
  const reached = openAt >= 0 ? open : found[0]?.card.number;

  useEffect(() => {
    const mark = end.current;
    if (!mark || rest === 0) return;
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setMost(shown.length + AT_ONCE),
      { rootMargin: '400px' },
    );
    watch.observe(mark);
    return () => watch.disconnect();
  }, [rest, shown.length]);

  function onKey(event: KeyboardEvent) {
    const at = found.findIndex(
      ({ card }) => String(card.number) === (event.target as HTMLElement).dataset.number,
    );
    const to = goal(event.key, at, found.length - 1);
    const next = to === null ? undefined : found[to]?.card.number;
    if (at < 0 || to === null || next === undefined) return;
    event.preventDefault();
    if (to >= shown.length) flushSync(() => setMost(to + AT_ONCE));
    if (follows) flushSync(() => onOpen(next));
    list.current?.querySelector<HTMLElement>(`[data-number="${next}"]`)?.focus();
  }

  return (
    <>
      <ul ref={list} className={styles.tiles} aria-label="Cards" onKeyDown={onKey}>
        {shown.map((item) => (
          <CardTile
            key={item.card.number}
            found={item}
            note={notes.get(item.card.number)?.short}
            open={item.card.number === open}
            reached={item.card.number === reached}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {rest > 0 && (
        <p ref={end} className={styles.more}>
          <Button onClick={() => setMost(shown.length + AT_ONCE)}>Show more cards: {rest} below</Button>
        </p>
      )}
    </>
  );
}

/** Returns the index a key moves to; null for other keys. */
function goal(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** What a table knows about a card: in two words, and in full. */
export interface CardNote {
  short: string;
  lines: readonly string[];
}
