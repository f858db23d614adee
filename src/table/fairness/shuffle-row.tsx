import { useState } from 'react';
import { Button } from '@/ui/form/button';
import { lazyComponent } from '@/ui/lazy-component';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import type { Shuffled, TypedWords } from './typed-words';

const ShuffleWords = lazyComponent(async () => (await import('./shuffle-words')).ShuffleWords);

interface ShuffleRowProps {
  shuffled: Shuffled;
  /** Kept in memory only, as the seed is: after a reload both are gone. */
  typed: TypedWords;
  onType: (typed: TypedWords) => void;
}

/** The shuffle at set-up, folded: the app shuffles by itself, or each person adds words first. */
export function ShuffleRow({ shuffled, typed, onType }: ShuffleRowProps) {
  const [asked, setAsked] = useState(false);
  return (
    <LedgerRow label="Shuffle" hint="random either way">
      {asked ? (
        <ShuffleWords shuffled={shuffled} typed={typed ?? []} onType={onType} />
      ) : (
        <Button onClick={() => setAsked(true)}>Add words of your own</Button>
      )}
    </LedgerRow>
  );
}
