import { useState } from 'react';
import type { Policy } from '@/kernel/command/policy';
import { fingerprint } from '@/kernel/file/canonical';
import { appPowers, isForOne } from '@/kernel/seats';
import { useActions, usePreferences } from '@/store/context';
import { OPEN_DECK } from '@/systems/storm-over-asia/cards/known';
import { filledEntriesOf } from '@/systems/storm-over-asia/list-entries';
import { readStart } from '@/systems/storm-over-asia/setup';
import type { Seat } from '@/table/face';
import { SeatingContext } from '@/table/face';
import { CardsRow, checkCards } from '@/table/page/cards-row';
import { NewTableFrame } from '@/table/page/new-table-frame';
import { NewTableWords } from '@/table/page/new-table-words';
import { checkNames, checkTableName } from '@/table/people/check-names';
import { WhoSits } from '@/table/people/who-sits';
import { fetched } from '@/ui/fetched';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { TextField } from '@/ui/form/field';
import { Stepper } from '@/ui/form/stepper';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { AT_THE_START, BeginMiddle, type Middle, setupOf } from './begin-middle';
import { countOfEntries, useKeptEntries } from './cards/use-kept-entries';
import styles from './new-table.module.css';
import { SEATING } from './seating';
import { summarize } from './set-up';
import { StartFlags, type StartFlagsOf } from './start-flags';

const GAME = 'storm-over-asia';
const SEATS: Seat[] = [
  { person: 'Anna', powers: ['Japan', 'Russia'] },
  { person: 'Ben', powers: ['China', 'Britain'] },
];
const CARDS = [
  { value: 'paper', label: 'Paper', note: 'you deal, the app adds up' },
  { value: 'app', label: 'Open deck', note: '80 numbers; you read the entries' },
] as const;
/** Every entry of the deck is open. */
const OPEN = 'open';
/** Under this name the device keeps the flags and categories of the newest table. */
const LAST_START = 'china-start';
const CATEGORIES = ['Diplomatic', 'Second', 'Third', 'Fourth'];

/** It needs the words of every rule: a piece of its own. */
const PolicyChoice = fetched(async () => (await import('./policy/policy-choice')).PolicyChoice);

/** A new table of Storm Over Asia: everything has a default, and the flags may be left for later. */
function NewTableForm() {
  const actions = useActions();
  const preferences = usePreferences();
  const [last] = useState(() => readStart(preferences.read(LAST_START)));
  const [name, setName] = useDraftState('name', 'Our table');
  const [seats, setSeats] = useDraftState<Seat[]>('seats', SEATS);
  const [picked, setPicked] = useDraftState<'app' | 'paper' | null>('picked', null);
  const [policy, setPolicy] = useDraftState<Policy | null>('policy', null);
  const kept = useKeptEntries();
  const [entries, setEntries] = useDraftState('entries', OPEN);
  const [cardsEach, setCardsEach] = useDraftState('cards each', 1);
  const [categories, setCategories] = useDraftState<readonly string[]>('categories', CATEGORIES);
  const [china, setChina] = useDraftState<StartFlagsOf>('china', {});
  const [entering, setEntering] = useDraftState('entering', false);
  const [middle, setMiddle] = useDraftState<Middle | null>('middle', null);
  // The app holds no hand of paper cards: a table for one begins with the open deck.
  const cards = picked ?? (isForOne(seats) ? 'app' : 'paper');
  const apps = appPowers(seats).length > 0;
  const names = checkNames(seats);
  const nameError = checkTableName(name);
  const cardsError = checkCards(seats, cards);
  const wrong =
    Object.keys(names).length > 0 ||
    nameError !== undefined ||
    cardsError !== undefined ||
    categories.some((category) => category.trim() === '');

  // Entries that another window removed meanwhile give way to open ones.
  const begun = kept.find(({ id }) => id === entries);
  const placed = Object.values(china).reduce((sum, flags) => sum + flags.length, 0);

  async function make() {
    const deck = cards === 'app' ? OPEN_DECK : null;
    const inTable = deck && {
      fingerprint: fingerprint(deck),
      numbers: deck.cards.map(({ number }) => number),
    };
    const more = {
      ...(begun ? { filled: filledEntriesOf(begun.deck) } : {}),
      ...(apps && policy ? { policy } : {}),
      ...(middle ? setupOf(middle) : {}),
    };
    const setup = { name, seats, cards, cardsEach, categories, china, deck: inTable, ...more };
    const made = await actions.newTable(GAME, setup, deck);
    if (made.ok && placed > 0) preferences.write(LAST_START, JSON.stringify({ china, categories }));
    return made;
  }
  return (
    <NewTableFrame
      game={GAME}
      wrong={wrong}
      make={make}
      words={
        <NewTableWords name={name} onName={setName} error={nameError}>
          {summarize({ seats, cards, placed, begun: begun ?? null, turn: middle?.turn ?? 1 }).map(
            (sentence) => (
              <p key={sentence}>{sentence}</p>
            ),
          )}
        </NewTableWords>
      }
    >
      <WhoSits
        seats={seats}
        onChange={setSeats}
        errors={names}
        policy={<PolicyChoice policy={policy} onChange={setPolicy} />}
      />
      <CardsRow error={cardsError}>
        <Choices label="Cards" options={CARDS} value={cards} onChange={setPicked} />
      </CardsRow>
      {kept.length > 0 && (
        <LedgerRow label="Entries" hint="what the cards say">
          <Choices
            label="Entries"
            options={[
              { value: OPEN, label: 'Open', note: 'filled in as they come up' },
              ...kept.map(({ id, name: label, count }) => ({
                value: id,
                label,
                note: countOfEntries(count),
              })),
            ]}
            value={begun?.id ?? OPEN}
            onChange={setEntries}
          />
        </LedgerRow>
      )}
      {cards === 'app' && (
        <LedgerRow label="Cards each" hint="assumed: one a power">
          <Stepper label="Cards each" value={cardsEach} min={0} max={4} onChange={setCardsEach} />
        </LedgerRow>
      )}
      <LedgerRow label="Japan’s categories" hint="the first is known">
        <div className={styles.names}>
          {categories.map((category, at) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: a category is its place
              key={at}
              label={`Category ${at + 1}`}
              value={category}
              maxLength={24}
              onChange={(text) =>
                setCategories(categories.map((item, index) => (index === at ? text : item)))
              }
              {...(category.trim() === '' ? { error: 'Write a name.' } : {})}
            />
          ))}
        </div>
      </LedgerRow>
      <LedgerRow label="Flags in China" hint="as the mapboard prints them">
        {entering ? (
          <StartFlags china={china} onChange={setChina} />
        ) : (
          <>
            <Button icon="flag" onClick={() => setEntering(true)}>
              Enter the flags
            </Button>
            {last && (
              <Button
                onClick={() => {
                  setChina(last.china as StartFlagsOf);
                  setCategories(last.categories);
                  setEntering(true);
                }}
              >
                As at the last table
              </Button>
            )}
          </>
        )}
      </LedgerRow>
      {middle ? (
        <BeginMiddle middle={middle} onChange={setMiddle} />
      ) : (
        <LedgerRow label="A game under way" hint="its turn and what has happened">
          <Button onClick={() => setMiddle(AT_THE_START)}>Begin in the middle</Button>
        </LedgerRow>
      )}
    </NewTableFrame>
  );
}

/** The set-up of Storm Over Asia, without anything of its tables. */
export function NewTable() {
  return (
    <SeatingContext value={SEATING}>
      <NewTableForm />
    </SeatingContext>
  );
}
