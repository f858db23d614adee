import { useState } from 'react';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import type { Comparison } from '@/games/gathering-storm/rules/cards/merge-decks';
import { counted } from '@/kernel/print';
import { signed } from '@/ui/figure/signed';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { nameOf } from '../write/parts';
import styles from './read.module.css';
import { Says } from './understood-cards';

interface ComparisonRowsProps {
  comparison: Comparison;
  replace: boolean;
  onReplace: (replace: boolean) => void;
}

/** Number of differences shown at once. */
const SHOWN = 8;

/** How the list would change the deck: added, different and unchanged parts. */
export function ComparisonRows({ comparison, replace, onReplace }: ComparisonRowsProps) {
  const { fresh, added, changed, same } = comparison;
  const [all, setAll] = useState(false);
  return (
    <>
      <LedgerRow label="What is new">
        <p className={styles.comes}>
          {counted(fresh.length, 'new card')}, {counted(added.length, 'missing part')} of cards in the deck.{' '}
          {same.length > 0 && `${counted(same.length, 'card')} ${same.length === 1 ? 'is' : 'are'} the same.`}
        </p>
      </LedgerRow>
      {changed.length > 0 && (
        <LedgerRow label="Different" hint={`${changed.length}`}>
          <Choices
            label={`${counted(changed.length, 'part')} ${changed.length === 1 ? 'differs' : 'differ'} from the deck`}
            showLabel
            options={[
              { value: 'keep', label: 'Keep the deck’s version' },
              { value: 'replace', label: 'Use the list’s version' },
            ]}
            value={replace ? 'replace' : 'keep'}
            onChange={(value) => onReplace(value === 'replace')}
          />
          <ul className={styles.changed}>
            {changed.slice(0, all ? changed.length : SHOWN).map(({ number, part, before, after }) => (
              <li key={`${number}/${part}`}>
                <b>
                  Card {number}, {nameOf(part)}
                </b>
                <BeforeAfter before={before} after={after} />
              </li>
            ))}
          </ul>
          {!all && changed.length > SHOWN && (
            <Button onClick={() => setAll(true)}>Show all {changed.length}</Button>
          )}
        </LedgerRow>
      )}
    </>
  );
}

/** Shows what the deck and the list have; two trends share one line. */
function BeforeAfter({ before, after }: { before: number | Event; after: number | Event }) {
  if (typeof before === 'number' && typeof after === 'number')
    return (
      <p>
        Deck: {signed(before)}. List: {signed(after)}.
      </p>
    );
  return (
    <>
      <p>
        Deck: <Value value={before} />
      </p>
      <p>
        List: <Value value={after} />
      </p>
    </>
  );
}

function Value({ value }: { value: number | Event }) {
  return typeof value === 'number' ? signed(value) : <Says event={value} />;
}
