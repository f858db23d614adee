import { useDeferredValue, useState } from 'react';
import { printRefusal } from '@/kernel/result';
import { usePreferences } from '@/store/context';
import { readRemembered, remember } from '@/store/remembered';
import { Button } from '@/ui/form/button';
import { AppFrame } from '@/ui/page/app-frame';
import { PageHeader } from '@/ui/page/page-header';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { DeckActs } from './deck-acts';
import { DeckBrowser } from './deck-browser';
import browser from './deck-browser.module.css';
import list from './deck-list.module.css';
import { DeckState } from './deck-state';
import { useDeck } from './use-deck';

interface DeckPageProps {
  id: string;
  go: (path: string) => void;
}

/** Under this name the device remembers which card was open last. */
const PLACE = 'deck-card';

/** A deck, card by card. */
export function DeckPage({ id, go }: DeckPageProps) {
  const { deck: savedDeck, own, refusal, failed } = useDeck(id);
  // A long deck renders in small pieces, so that the page stays responsive.
  const deck = useDeferredValue(savedDeck);
  const preferences = usePreferences();
  const [first] = useState(() => Number(readRemembered(preferences, PLACE, id)?.number) || undefined);
  return (
    <AppFrame
      lid={
        <PageHeader name="Dispatch Box" title="Deck" back={{ label: 'Decks', onPress: () => go('/decks') }} />
      }
    >
      {refusal && (
        <div className={browser.page}>
          <Notice tone="refusal">{printRefusal(refusal)}</Notice>
        </div>
      )}
      {deck && (
        <DeckBrowser
          cards={deck.cards}
          {...(first === undefined ? {} : { first })}
          onOpen={(number) => remember(preferences, PLACE, { id, number })}
          {...(own ? { writeHref: (number: number) => `#/decks/${id}/card/${number}` } : {})}
        >
          {failed && (
            <Notice tone="refusal">
              This device cannot save the deck now. Share it as a file before you leave.
            </Notice>
          )}
          <Sheet title={<span dir="auto">{deck.name}</span>} titleSize="head">
            {own ? (
              <DeckState id={id} deck={deck} />
            ) : (
              <p className={list.has}>Ours, made for this app: copy it to change it.</p>
            )}
            <DeckActs id={id} deck={deck} own={own} go={go}>
              {own && (
                <Button icon="plus" onClick={() => go(`/decks/${id}/card/${nextNumber(deck)}`)}>
                  Write a card
                </Button>
              )}
            </DeckActs>
          </Sheet>
        </DeckBrowser>
      )}
    </AppFrame>
  );
}

/** The first number that no card has. */
function nextNumber({ cards }: { cards: readonly { number: number }[] }): number {
  const there = new Set(cards.map(({ number }) => number));
  let number = 1;
  while (there.has(number)) number += 1;
  return number;
}
