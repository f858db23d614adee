import { type ReactNode, useState } from 'react';
import type { OwnDeck } from '@/games/gathering-storm/rules/cards/own-deck';
import { printRefusal, type Refusal } from '@/kernel/result';
import { useDeckActions, usePreferences } from '@/store/context';
import { OverSheet } from '@/table/page/over-sheet';
import sheet from '@/table/page/sheet-foot.module.css';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { FormsOf, useForms } from '@/ui/form/draft-state';
import lay from '@/ui/lay.module.css';
import { Notice } from '@/ui/sheet/notice';
import styles from './deck-list.module.css';
import { GAME } from './house';
import { NameForm } from './name-form';
import { listOf } from './read/use-list';
import { ShareSheet } from './share-sheet';
import { draftsOf } from './write/use-drafts';

interface DeckActsProps {
  id: string;
  deck: OwnDeck;
  /** One's own, to be changed and removed. */
  own: boolean;
  go: (path: string) => void;
  /** Rendered first in the row. */
  children?: ReactNode;
}

/** What can be done with a whole deck: read a list into it, copy, rename, share, print, remove. */
export function DeckActs({ id, deck, own, go, children }: DeckActsProps) {
  const actions = useDeckActions();
  const preferences = usePreferences();
  const forms = useForms();
  const [sheetOpen, setSheet] = useState<'name' | 'share' | 'remove' | null>(() =>
    forms.names(`${id} name/`).length > 0 ? 'name' : null,
  );
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const close = () => setSheet(null);

  async function copy() {
    const made = await actions.addDeck(GAME, { ...deck, name: copyName(deck.name) });
    if (made.ok) go(`/decks/${made.value}`);
    else setRefusal(made.refusal);
  }

  async function rename(name: string, size: number) {
    const result = await actions.changeDeck(id, (before: OwnDeck) => ({ ...before, name, size }));
    if (!result.ok) return result.refusal;
    close();
    return null;
  }

  async function remove() {
    await actions.removeDeck(id);
    for (const name of [draftsOf(id), listOf(id)]) preferences.write(name, null);
    go('/decks');
  }

  return (
    <>
      {refusal && (
        <Notice tone="refusal" onClose={() => setRefusal(null)}>
          {printRefusal(refusal)}
        </Notice>
      )}
      <div className={cx(lay.buttons, styles.acts)}>
        {children}
        {own && (
          <Button icon="file" onClick={() => go(`/decks/${id}/read`)}>
            Read a list
          </Button>
        )}
        <Button icon="copy" onClick={() => void copy()}>
          Copy it
        </Button>
        <Button icon="share" onClick={() => setSheet('share')}>
          Share
        </Button>
        <Button icon="download" onClick={() => go(`/decks/${id}/print`)}>
          Print
        </Button>
        {own && (
          <>
            <Button icon="pen" onClick={() => setSheet('name')}>
              Name and size
            </Button>
            <Button look="quiet" icon="trash" onClick={() => setSheet('remove')}>
              Remove
            </Button>
          </>
        )}
      </div>
      {sheetOpen === 'share' && <ShareSheet deck={deck} onClose={close} />}
      {sheetOpen === 'name' && (
        <FormsOf name={`${id} name`} sheet="by-itself">
          <NameForm
            title="Name and size"
            name={deck.name}
            size={deck.size}
            cards={deck.cards.length}
            done="Save the name and size"
            onDone={rename}
            onClose={close}
          />
        </FormsOf>
      )}
      {sheetOpen === 'remove' && (
        <RemoveSheet name={deck.name} onRemove={() => void remove()} onClose={close} />
      )}
    </>
  );
}

/** A deck’s name has at most 200 letters. */
const copyName = (name: string) => `${name.slice(0, 190)}, a copy`;

interface RemoveSheetProps {
  name: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a deck is removed. */
export function RemoveSheet({ name, onRemove, onClose }: RemoveSheetProps) {
  return (
    <OverSheet title={`Remove ${name}?`} onClose={onClose}>
      <div className={sheet.body}>
        <p>It is removed from this device for good. No table changes: each has its own copy of its deck.</p>
      </div>
      <div className={sheet.foot}>
        <Button onClick={onClose}>Keep it</Button>
        <Button
          look="solid"
          onClick={() => {
            onClose();
            onRemove();
          }}
        >
          Remove it
        </Button>
      </div>
    </OverSheet>
  );
}
