import { useState } from 'react';
import type { GoneCards } from '@/games/gathering-storm/rules/cards/gone-cards';
import { printRanges } from '@/games/gathering-storm/rules/cards/own-deck';
import { Button } from '@/ui/form/button';
import voice from '@/ui/type.module.css';

/** "72 gone, 144 may still come". */
function sayNumbers({ gone, left }: GoneCards): string {
  const out = gone.length > 0 ? `${printRanges(gone)} gone` : 'none gone';
  if (!left) return out;
  return `${out}, ${left.length > 0 ? `${printRanges(left)} may still come` : 'no other in the deck'}`;
}

/**
 * Shows how many atomic, purge and door cards are gone; a tap lists them and those that may still come.
 * @rule GS 15.24, 21.23A
 */
export function GoneLines({ cards }: { cards: readonly GoneCards[] }) {
  const [all, setAll] = useState(false);
  const gone = cards.reduce((sum, item) => sum + item.gone.length, 0);
  return (
    <>
      {gone === 0 ? 'No' : gone} atomic, purge or door {gone === 1 ? 'card' : 'cards'}{' '}
      <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? 'Fold' : 'Which?'}
      </Button>
      {all && (
        <ul>
          {cards.map((item) => (
            <li key={item.name}>
              <b>{item.name}</b>: {sayNumbers(item)} <span className={voice.rule}>{item.rule}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
