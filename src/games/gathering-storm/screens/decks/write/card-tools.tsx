import { useState } from 'react';
import { moveCard, takeCardOut } from '@/games/gathering-storm/rules/cards/change-deck';
import { MOST_CARDS, type OwnDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import { printRefusal, type Refusal } from '@/kernel/result';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { NumberField } from '@/ui/form/number-field';
import { Sheet } from '@/ui/sheet/sheet';
import styles from './write.module.css';

interface CardToolsProps {
  deck: OwnDeck;
  number: number;
  change: (change: (deck: OwnDeck) => OwnDeck) => Promise<Refusal | null>;
  /** To another card. */
  onGo: (number: number) => void;
  /** Called when this card has been removed from the deck, to reset its form. */
  onOut: () => void;
}

/** What can be done with a whole card: another one is opened by its number, this one moves, or goes. */
export function CardTools({ deck, number, change, onGo, onOut }: CardToolsProps) {
  const [other, setOther] = useDraftState<number | null>('another card', null);
  const [to, setTo] = useDraftState<number | null>('another number', null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sure, setSure] = useState(false);
  const there = deck.cards.some((card) => card.number === number);

  async function move() {
    if (to === null) return;
    const moved = moveCard(deck, number, to);
    if (!moved.ok) return setRefusal(moved.refusal);
    const failed = await change(() => moved.value);
    if (failed) setRefusal(failed);
    else onGo(to);
  }
  async function takeOut() {
    setSure(false);
    const failed = await change((now) => takeCardOut(now, number));
    setRefusal(failed);
    if (!failed) onOut();
  }
  return (
    <Sheet label="This card and others">
      <form
        className={styles.tool}
        onSubmit={(event) => {
          event.preventDefault();
          if (other !== null) onGo(other);
        }}
      >
        <NumberField label="Another card" value={other} onChange={setOther} min={1} max={MOST_CARDS} />
        <Button type="submit">Open it</Button>
        {number > 1 && (
          <Button icon="chevron-left" onClick={() => onGo(number - 1)}>
            Card {number - 1}
          </Button>
        )}
        {number < MOST_CARDS && (
          <Button icon="chevron-right" onClick={() => onGo(number + 1)}>
            Card {number + 1}
          </Button>
        )}
      </form>
      {there && (
        <>
          <form
            className={styles.tool}
            onSubmit={(event) => {
              event.preventDefault();
              void move();
            }}
          >
            <NumberField
              label="Another number"
              value={to}
              onChange={(next) => {
                setRefusal(null);
                setTo(next);
              }}
              min={1}
              max={MOST_CARDS}
              {...(refusal ? { error: printRefusal(refusal) } : {})}
            />
            <Button type="submit">Move card {number} there</Button>
          </form>
          <div className={styles.tool}>
            {sure ? (
              <>
                <Button onClick={() => setSure(false)}>Keep card {number}</Button>
                <Button onClick={() => void takeOut()}>Take card {number} out</Button>
              </>
            ) : (
              <Button look="quiet" icon="trash" onClick={() => setSure(true)}>
                Take the whole card out
              </Button>
            )}
          </div>
        </>
      )}
    </Sheet>
  );
}
