import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { fingerprint } from '@/kernel/canonical';
import { printRefusal, type Refusal } from '@/kernel/result';
import { useActions, usePreferences } from '@/store/context';
import { OPEN_DECK } from '@/systems/storm-over-asia/cards/known';
import { filledOf } from '@/systems/storm-over-asia/filled';
import { readStart } from '@/systems/storm-over-asia/setup';
import { checkNames } from '@/table/check-names';
import type { Seat } from '@/table/face';
import { GameChoice } from '@/table/game-choice';
import { SeatsForm } from '@/table/seats-form';
import { AppFrame } from '@/ui/app-frame';
import { Button } from '@/ui/button';
import { Choices } from '@/ui/choices';
import { TextField } from '@/ui/field';
import { Guide } from '@/ui/guide';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import { Lid } from '@/ui/lid';
import { Notice } from '@/ui/notice';
import { PageLayout } from '@/ui/page-layout';
import { Sheet } from '@/ui/sheet';
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
  const [, go] = useLocation();
  const [name, setName] = useState('Our table');
  const [seats, setSeats] = useState<Seat[]>(SEATS);
  const [cards, setCards] = useState<'app' | 'paper'>('paper');
  const kept = useKeptEntries();
  const [entries, setEntries] = useState(OPEN);
  const [cardsEach, setCardsEach] = useState(1);
  const [categories, setCategories] = useState<readonly string[]>(CATEGORIES);
  const [china, setChina] = useState<StartFlagsOf>({});
  const [entering, setEntering] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const opening = useRef(false);
  useEffect(() => actions.closeTable(), [actions]);

  const names = checkNames(seats);
  const nameError = name.trim() === '' ? 'Give the table a name.' : undefined;
  const wrong =
    Object.keys(names).length > 0 ||
    nameError !== undefined ||
    categories.some((category) => category.trim() === '');

  // Entries that another window removed meanwhile give way to open ones.
  const begun = kept.find(({ id }) => id === entries);
  const placed = Object.values(china).reduce((sum, flags) => sum + flags.length, 0);

  async function open() {
    if (opening.current || wrong) return;
    opening.current = true;
    const deck = cards === 'app' ? OPEN_DECK : null;
    const inTable = deck && {
      fingerprint: fingerprint(deck),
      numbers: deck.cards.map(({ number }) => number),
    };
    const filled = begun ? { filled: filledOf(begun.deck) } : {};
    const setup = { name, seats, cards, cardsEach, categories, china, deck: inTable, ...filled };
    const made = await actions.newTable(GAME, setup, deck);
    opening.current = false;
    if (made.ok && placed > 0) preferences.write(LAST_START, JSON.stringify({ china, categories }));
    if (made.ok) go(`/table/${made.value}`);
    else setRefusal(made.refusal);
  }
  return (
    <AppFrame
      lid={<Lid name="Dispatch Box" title="New table" back={{ label: 'Home', onPress: () => go('/') }} />}
      guide={
        <Guide
          label="What to do next"
          line={wrong ? 'First: a marked field' : 'Everything is set'}
          reason={wrong ? 'What is wrong stands beside it.' : 'Change what you like, now or later.'}
          action={{ label: 'Open the table', onPress: () => void open() }}
          one
        />
      }
    >
      <PageLayout
        main={
          <Sheet label="Set-up">
            {refusal && (
              <Notice tone="refusal" onClose={() => setRefusal(null)}>
                {printRefusal(refusal)}
              </Notice>
            )}
            <LedgerForm label="New table" onSubmit={() => void open()}>
              <GameChoice game={GAME} />
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
            </LedgerForm>
          </Sheet>
        }
        side={
          <Sheet label="In words" pad>
            <TextField
              label="Name of the table"
              big
              value={name}
              onChange={setName}
              maxLength={40}
              {...(nameError ? { error: nameError } : {})}
            />
            <div className={styles.words}>
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
            </div>
          </Sheet>
        }
      />
    </AppFrame>
  );
}
