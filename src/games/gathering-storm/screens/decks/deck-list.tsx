import { useEffect, useState } from 'react';
import type { OwnDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import { ownDeckOf } from '@/games/gathering-storm/rules/cards/own-deck';
import { sayDeck } from '@/games/gathering-storm/rules/cards/say-deck';
import { printRefusal } from '@/kernel/result';
import { useDeckActions, useDecks, usePreferences } from '@/store/context';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import lay from '@/ui/lay.module.css';
import { AppFrame } from '@/ui/page/app-frame';
import { PageHeader } from '@/ui/page/page-header';
import { PageLayout } from '@/ui/page/page-layout';
import { LinkList } from '@/ui/sheet/link-list';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { PAPER_DECK_KEY } from '../events/deck/use-paper-deck';
import { DeckActs, RemoveSheet } from './deck-acts';
import styles from './deck-list.module.css';
import { GAME, HOUSE, useHouseDeck } from './house';
import { NameForm } from './name-form';
import { readSaved } from './use-deck';

interface DeckListProps {
  go: (path: string) => void;
}

/** The decks on this device: the house deck, and the user's own with their contents. */
export function DeckList({ go }: DeckListProps) {
  const actions = useDeckActions();
  const records = useDecks((state) => state.decks);
  const failed = useDecks((state) => state.failed);
  const house = useHouseDeck();
  const forms = useForms();
  const [naming, setNaming] = useState(() => forms.names('new deck/').length > 0);
  useEffect(() => void actions.readDecks(), [actions]);
  const own = records?.filter(({ game }) => game === GAME) ?? [];

  async function begin(name: string, size: number) {
    const made = await actions.addDeck(GAME, { name, size, cards: [] } satisfies OwnDeck);
    if (!made.ok) return made.refusal;
    go(`/decks/${made.value}`);
    return null;
  }

  return (
    <AppFrame
      lid={<PageHeader name="Dispatch Box" title="Decks" back={{ label: 'Home', onPress: () => go('/') }} />}
    >
      <PageLayout
        sideWidth="md"
        main={
          <>
            {failed && (
              <Notice tone="refusal">
                This device cannot save decks now. Share a deck as a file before you leave.
              </Notice>
            )}
            {house && <DeckEntry id={HOUSE} deck={ownDeckOf(house)} own={false} go={go} />}
            {own.map(({ id, deck }) => {
              const read = readSaved({ deck });
              if (read.ok) return <DeckEntry key={id} id={id} deck={read.value} own go={go} />;
              return (
                <DamagedDeck
                  key={id}
                  words={printRefusal(read.refusal)}
                  onRemove={() => void actions.removeDeck(id)}
                />
              );
            })}
            {records && own.length === 0 && (
              <p className={styles.empty}>
                Your own decks appear here. Write the cards you have, a few at a time, or read a whole list;
                finished cards can be played.
              </p>
            )}
          </>
        }
        side={
          <>
            <LinkList
              label="Begin a deck"
              items={[
                {
                  id: 'new',
                  icon: 'plus',
                  title: 'New deck',
                  note: 'Empty, to be written card by card',
                  onPress: () => setNaming(true),
                },
                {
                  id: 'read',
                  icon: 'file',
                  title: 'Read a list',
                  note: 'Text, CSV or JSON, pasted or as a file',
                  onPress: () => go('/decks/new/read'),
                },
              ]}
            />
            <p className={styles.empty}>
              Decks are saved on this device. A table has its own copy of its deck: nothing you do here
              changes it.
            </p>
          </>
        }
      />
      {naming && (
        <FormsOf name="new deck" sheet="by-itself">
          <NameForm
            title="New deck"
            name={own.length === 0 ? 'My deck' : `My deck ${own.length + 1}`}
            done="Begin the deck"
            onDone={begin}
            onClose={() => setNaming(false)}
          />
        </FormsOf>
      )}
    </AppFrame>
  );
}

interface DeckEntryProps extends DeckListProps {
  id: string;
  deck: OwnDeck;
  own: boolean;
}

function DeckEntry({ id, deck, own, go }: DeckEntryProps) {
  const paper = usePreferences().read(PAPER_DECK_KEY) === id;
  return (
    <Sheet title={<span dir="auto">{deck.name}</span>} titleSize="head" className={styles.deck}>
      <p className={styles.has}>
        {sayDeck(deck)}. {!own && 'Ours, made for this app: copy it to change it.'}
        {paper && 'What a numbered paper card says is saved here.'}
      </p>
      <DeckActs id={id} deck={deck} own={own} go={go}>
        <Button look="solid" icon="eye" aria-label={`Open ${deck.name}`} onClick={() => go(`/decks/${id}`)}>
          Open
        </Button>
      </DeckActs>
    </Sheet>
  );
}

function DamagedDeck({ words, onRemove }: { words: string; onRemove: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <Sheet title="A damaged deck" titleSize="head" className={styles.deck}>
      <p className={styles.has}>{words}</p>
      <div className={cx(lay.buttons, styles.acts)}>
        <Button look="quiet" icon="trash" onClick={() => setAsks(true)}>
          Remove
        </Button>
      </div>
      {asks && <RemoveSheet name="the damaged deck" onRemove={onRemove} onClose={() => setAsks(false)} />}
    </Sheet>
  );
}
