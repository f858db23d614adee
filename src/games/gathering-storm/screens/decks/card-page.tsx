import { MOST_CARDS } from '@/games/gathering-storm/rules/cards/own-deck';
import { printRefusal } from '@/kernel/result';
import { Button } from '@/ui/form/button';
import { AppFrame } from '@/ui/page/app-frame';
import { PageHeader } from '@/ui/page/page-header';
import { Notice } from '@/ui/sheet/notice';
import { useDeck } from './use-deck';
import { CardForm } from './write/card-form';
import styles from './write/write.module.css';

interface CardPageProps {
  id: string;
  number: number;
  go: (path: string) => void;
}

/** One card of a deck, to be written; its number is its address. */
export function CardPage({ id, number, go }: CardPageProps) {
  const sight = useDeck(id);
  const { deck, own, refusal, failed } = sight;
  const real = Number.isInteger(number) && number >= 1 && number <= MOST_CARDS;
  return (
    <AppFrame
      lid={
        <PageHeader
          name={deck?.name ?? 'Dispatch Box'}
          title={real ? `Card ${number}` : 'No such card'}
          {...(deck ? { note: `of ${deck.size}` } : {})}
          back={{ label: 'Deck', onPress: () => go(`/decks/${id}`) }}
        />
      }
    >
      <div className={styles.notices}>
        {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
        {failed && (
          <Notice tone="refusal">
            This device cannot save decks now. What you write stays as long as this page is open. Share the
            deck as a file before you leave.
          </Notice>
        )}
        {!real && <Notice tone="refusal">A card’s number is 1 to {MOST_CARDS}.</Notice>}
        {!own && (
          <Notice>
            The house deck cannot be changed. Copy it, and change the copy.{' '}
            <Button onClick={() => go(`/decks/${id}`)}>To the house deck</Button>
          </Notice>
        )}
      </div>
      {deck && own && real && <CardForm id={id} deck={deck} number={number} change={sight.change} go={go} />}
    </AppFrame>
  );
}
