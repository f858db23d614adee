import { useEffect, useState } from 'react';
import { commitmentWords } from '@/kernel/fairness/four-words';
import { printRefusal } from '@/kernel/result';
import { useActions } from '@/store/context';
import { Button } from '@/ui/form/button';
import { TextField } from '@/ui/form/field';
import { Notice } from '@/ui/sheet/notice';
import styles from './fairness.module.css';
import type { Shuffled } from './typed-words';

interface ShuffleWordsProps {
  shuffled: Shuffled;
  typed: readonly string[];
  onType: (typed: readonly string[]) => void;
}

/** The commitment to the seed first, then a field for each person. */
export function ShuffleWords({ shuffled, typed, onType }: ShuffleWordsProps) {
  const { committed, refusal } = useCommitted(shuffled);
  const { people } = shuffled;
  if (refusal) return <Notice tone="refusal">{refusal}</Notice>;
  if (!committed) return <p role="status">The seed is being drawn.</p>;
  return (
    <div className={styles.added}>
      <p>The app has drawn its seed, and commits to it by these words. Note them:</p>
      <p className={styles.words}>{committed}</p>
      <p>
        Now each person may type random words, unseen by the others. They are mixed into the seed, and shown
        to everyone once the table is open.
      </p>
      {people.map((person, at) => (
        <PersonWords
          // A seat is its place: names change while they are typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          person={person || `Person ${at + 1}`}
          words={typed[at] ?? ''}
          onType={(words) => onType(people.map((_, place) => (place === at ? words : (typed[place] ?? ''))))}
        />
      ))}
    </div>
  );
}

/** Draws the seed once; its four words change with the deck. */
function useCommitted({ deck, readDeck }: Shuffled) {
  const { drawSeed } = useActions();
  const [commitment, setCommitment] = useState<string | null>(null);
  const [committed, setCommitted] = useState<{ deck: string | null; words: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    void drawSeed().then((drawn) => {
      if (!here) return;
      if (drawn.ok) setCommitment(drawn.value);
      else setRefusal(printRefusal(drawn.refusal));
    });
    return () => {
      here = false;
    };
  }, [drawSeed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the deck's name says which one is read
  useEffect(() => {
    let here = true;
    if (commitment)
      void readDeck().then((fingerprint) => {
        if (here) setCommitted({ deck, words: commitmentWords(commitment, fingerprint) });
      });
    return () => {
      here = false;
    };
  }, [commitment, deck]);
  return { committed: committed?.deck === deck ? committed.words : null, refusal };
}

interface PersonWordsProps {
  person: string;
  words: string;
  onType: (words: string) => void;
}

/** A person's words: hidden once they are typed, and typed again as a whole. */
function PersonWords({ person, words, onType }: PersonWordsProps) {
  const [hidden, setHidden] = useState(words !== '');
  const hide = () => setHidden(words.trim() !== '');
  if (hidden)
    return (
      <div className={styles.seat}>
        <p role="status">{person}’s words are added, and hidden.</p>
        <Button
          aria-label={`Type ${person}’s words again`}
          onClick={() => {
            onType('');
            setHidden(false);
          }}
        >
          Type again
        </Button>
      </div>
    );
  return (
    <div className={styles.seat}>
      <TextField
        label={`${person}’s words`}
        value={words}
        maxLength={200}
        autoCorrect="off"
        spellCheck={false}
        onChange={onType}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would open the table.
          event.preventDefault();
          hide();
        }}
      />
      <Button aria-label={`Add ${person}’s words`} onClick={hide}>
        Add
      </Button>
    </div>
  );
}
