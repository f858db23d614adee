import { useState } from 'react';
import { fingerprint } from '@/kernel/canonical';
import { useActions, usePreferences } from '@/store/context';
import { OPEN_DECK } from '@/systems/storm-over-asia/cards/known';
import { filledOf } from '@/systems/storm-over-asia/filled';
import { readStart } from '@/systems/storm-over-asia/setup';
import { checkNames, checkTableName } from '@/table/check-names';
import type { Seat } from '@/table/face';
import { NewTableFrame } from '@/table/new-table-frame';
import { NewTableWords } from '@/table/new-table-words';
import { SeatsForm } from '@/table/seats-form';
import { Button } from '@/ui/button';
import { Choices } from '@/ui/choices';
import { TextField } from '@/ui/field';
import { LedgerRow } from '@/ui/ledger-form';
import { Stepper } from '@/ui/stepper';
import { countOfEntries, useKeptEntries } from './cards/use-kept-entries';
import styles from './new-table.module.css';
import { StartFlags, type StartFlagsOf } from './start-flags';

const GAME = 'storm-over-asia';
const SEATS: Seat[] = [
  { person: 'Anna', powers: ['Japan', 'Russia'] },
  { person: 'Ben', powers: ['China', 'Britain'] },
];
const CARDS = [
  { value: 'paper', label: 'Paper', note: 'you deal; we know what is known' },
  { value: 'app', label: 'Open deck', note: '80 numbers; you read the entries' },
] as const;
/** Every entry of the deck is open. */
const OPEN = 'open';
/** Under this name the device keeps the flags and categories of the newest table. */
const LAST_START = 'china-start';
const CATEGORIES = ['Diplomatic', 'Second', 'Third', 'Fourth'];

/** A new table of Storm Over Asia: everything has a default, and the flags may be left for later. */
export function NewTable() {
  const actions = useActions();
  const preferences = usePreferences();
  const [last] = useState(() => readStart(preferences.read(LAST_START)));
  const [name, setName] = useState('Our table');
  const [seats, setSeats] = useState<Seat[]>(SEATS);
  const [cards, setCards] = useState<'app' | 'paper'>('paper');
  const kept = useKeptEntries();
  const [entries, setEntries] = useState(OPEN);
  const [cardsEach, setCardsEach] = useState(1);
  const [categories, setCategories] = useState<readonly string[]>(CATEGORIES);
  const [china, setChina] = useState<StartFlagsOf>({});
  const [entering, setEntering] = useState(false);
  const names = checkNames(seats);
  const nameError = checkTableName(name);
  const wrong =
    Object.keys(names).length > 0 ||
    nameError !== undefined ||
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
    const filled = begun ? { filled: filledOf(begun.deck) } : {};
    const setup = { name, seats, cards, cardsEach, categories, china, deck: inTable, ...filled };
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
          <p>Four powers, Storm Over Asia from Spring 1935.</p>
          <p>
            {placed === 0
              ? 'No flag stands yet: they can be placed on the map at any time.'
              : `${placed} ${placed === 1 ? 'flag stands' : 'flags stand'} at the start.`}
          </p>
          <p>
            {cards === 'app'
              ? 'One card lies face up and each power has its own (assumed). What a number does and we do not know, the table reads from its own card.'
              : 'No hand is in the app: only cards that are shown are entered.'}
          </p>
          {begun && (
            <p>{`${countOfEntries(begun.count)} of the deck, “${begun.name}”, the table knows from the start.`}</p>
          )}
          <p>That turns are seasons, and their phases in this order, is assumed after the sister game.</p>
        </NewTableWords>
      }
    >
      <LedgerRow label="Who sits here" hint="Tap a power to move it">
        <SeatsForm seats={seats} onChange={setSeats} errors={names} />
      </LedgerRow>
      <LedgerRow label="Cards">
        <Choices label="Cards" options={CARDS} value={cards} onChange={setCards} />
      </LedgerRow>
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
    </NewTableFrame>
  );
}
