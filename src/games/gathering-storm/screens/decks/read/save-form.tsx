import { useState } from 'react';
import { compareList, mergeList } from '@/games/gathering-storm/rules/cards/merge-decks';
import {
  checkOwnDeck,
  isWhole,
  MOST_CARDS,
  numbersMissing,
  type OwnDeck,
  printRanges,
  readOwnDeck,
} from '@/games/gathering-storm/rules/cards/own-deck';
import { cleanName } from '@/kernel/names';
import { counted } from '@/kernel/print';
import { printRefusal, type Refusal } from '@/kernel/result';
import { useDeckActions } from '@/store/context';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState, useForms } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { NumberField } from '@/ui/form/number-field';
import lay from '@/ui/lay.module.css';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';
import { GAME } from '../house';
import { ComparisonRows } from './comparison-rows';
import styles from './read.module.css';
import type { ParsedList } from './use-list';

interface KeepFormProps {
  reading: ParsedList;
  /** The user's own deck that the list is read for, or null. */
  into: { deck: OwnDeck; change: (change: (deck: OwnDeck) => OwnDeck) => Promise<Refusal | null> } | null;
  /** The name of the file the list came from, or null. */
  fileName: string | null;
  /** Whether the current text of the list has been read. */
  fresh: boolean;
  /** Receives the id of the new deck, or null if the cards were added to the existing deck. */
  onKept: (id: string | null) => void;
}

/** Saves the cards that were understood, as a new deck or in the existing one. Nothing is saved earlier. */
export function SaveForm({ reading, into, fileName, fresh, onKept: onSaved }: KeepFormProps) {
  const actions = useDeckActions();
  const { cards, mistakes } = reading;
  const [where, setWhere] = useDraftState<'into' | 'new'>('where', into ? 'into' : 'new');
  const { name, size, setName, setSize, deck: newDeck } = useNewDeck(reading, fileName);
  const [replace, setReplace] = useDraftState('replace', false);
  const forms = useForms();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // The existing deck, if the cards are added to it.
  const there = where === 'into' ? into : null;
  const deck = there ? mergeList(there.deck, cards, replace) : newDeck;

  function finish(id: string | null) {
    forms.forget();
    onSaved(id);
  }
  async function keep() {
    if (!fresh) return;
    const read = readOwnDeck(deck);
    const wrong = read.ok ? (checkOwnDeck(read.value)[0] ?? null) : nameWrong(read.refusal);
    if (wrong) return setRefusal(wrong);
    if (there) {
      const failed = await there.change((now) => mergeList(now, cards, replace));
      if (failed) setRefusal(failed);
      else finish(null);
      return;
    }
    const added = await actions.addDeck(GAME, deck);
    if (added.ok) finish(added.value);
    else setRefusal(added.refusal);
  }
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setRefusal(null);
      set(value);
    };
  return (
    <Sheet title="Save it">
      <LedgerForm label="Save it" onSubmit={() => void keep()}>
        {into && (
          <LedgerRow label="Where">
            <Choices
              label="Where to save it"
              options={[
                { value: 'into', label: `In “${into.deck.name}”` },
                { value: 'new', label: 'As a new deck' },
              ]}
              value={where}
              onChange={change(setWhere)}
            />
          </LedgerRow>
        )}
        {there ? (
          <ComparisonRows
            comparison={compareList(there.deck, cards)}
            replace={replace}
            onReplace={change(setReplace)}
          />
        ) : (
          <LedgerRow label="New deck">
            <div className={styles.names}>
              <TextField label="Its name" value={name} onChange={change<string>(setName)} maxLength={200} />
              <NumberField
                label="How many cards it has"
                value={size}
                onChange={change<number | null>(setSize)}
                min={6}
                max={MOST_CARDS}
              />
            </div>
          </LedgerRow>
        )}
        <LedgerRow label="It has">
          <ul className={styles.has}>
            {there && deck.size > there.deck.size && (
              <li>
                The deck had {there.deck.size} cards; with number {deck.size} it has {deck.size}.
              </li>
            )}
            {sayDeck(deck, mistakes.length).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </LedgerRow>
        {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
        <div className={cx(lay.foot, styles.foot)}>
          <Button type="submit" look="solid" tall>
            {labelOf(cards.length, mistakes.length)}
          </Button>
        </div>
      </LedgerForm>
    </Sheet>
  );
}

/** The deck that a list makes by itself: called and counted as it says, or its file, until that is typed. */
function useNewDeck({ cards, name: listName, size: meant }: ParsedList, fileName: string | null) {
  const [typedName, setName] = useDraftState<string | null>('name', null);
  const [typedSize, setSize] = useDraftState<number | null | undefined>('size', undefined);
  const name = typedName ?? listName ?? fileName ?? 'Our deck';
  const highest = Math.max(6, ...cards.map(({ number }) => number));
  const size = typedSize === undefined ? Math.min(MOST_CARDS, Math.max(meant ?? 0, highest)) : typedSize;
  const sorted = [...cards].sort((one, other) => one.number - other.number);
  const deck: OwnDeck = { name: cleanName(name), size: size ?? 0, cards: sorted };
  return { name, size, setName, setSize, deck };
}

function labelOf(cards: number, mistakes: number): string {
  const keep = `Save ${counted(cards, 'card')}`;
  return mistakes === 0 ? keep : `${keep}, leave ${counted(mistakes, 'mistake')} out`;
}

/** Says what the deck will contain and what it will lack. */
function sayDeck(deck: OwnDeck, mistakes: number): string[] {
  const unfinished = deck.cards.filter((card) => !isWhole(card)).map(({ number }) => number);
  const missing = deck.size <= MOST_CARDS ? numbersMissing(deck) : [];
  const whole = deck.cards.length - unfinished.length;
  return [
    `${counted(whole, 'whole card')} of ${deck.size}.`,
    ...(unfinished.length > 0
      ? [`Unfinished: ${printRanges(unfinished)}. They are not dealt until they are complete.`]
      : []),
    ...(missing.length > 0 ? [`Not there: ${printRanges(missing)}.`] : []),
    ...(mistakes > 0 ? ['What cannot be read is left out; the list itself is not saved.'] : []),
  ];
}

function nameWrong(refusal: Refusal): Refusal {
  if (refusal.at === 'name')
    return { message: 'A deck has a name of 1 to 200 letters.', allowed: 'Give it a name.' };
  if (refusal.at === 'size')
    return { message: `A deck has 6 to ${MOST_CARDS} cards.`, allowed: 'Say how many it has.' };
  return refusal;
}
