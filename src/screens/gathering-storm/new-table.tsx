import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { printRefusal, type Refusal } from '@/kernel/result';
import { useActions } from '@/store/context';
import { deckInTable } from '@/systems/gathering-storm/cards/decks';
import type { Keep } from '@/systems/gathering-storm/setup';
import { FIRST_YEAR, LAST_YEAR, SEASONS, type Season } from '@/systems/gathering-storm/vocabulary';
import { checkNames } from '@/table/check-names';
import type { Seat } from '@/table/face';
import { GameChoice } from '@/table/game-choice';
import { SeatsForm } from '@/table/seats-form';
import { AppFrame } from '@/ui/app-frame';
import { Choices } from '@/ui/choices';
import { TextField } from '@/ui/field';
import { Guide } from '@/ui/guide';
import { LedgerForm, LedgerRow } from '@/ui/ledger-form';
import { Lid } from '@/ui/lid';
import { Notice } from '@/ui/notice';
import { NumberField } from '@/ui/number-field';
import { PageLayout } from '@/ui/page-layout';
import { Sheet } from '@/ui/sheet';
import { Stepper } from '@/ui/stepper';
import { Ticks } from '@/ui/ticks';
import { type PAPER, sayCards, useCardsOptions } from './deck-choice';
import { HOUSE, loadHouseDeck } from './decks/use-deck';
import styles from './new-table.module.css';
import { summarize } from './set-up';

const SEATS: Seat[] = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'Ben', powers: ['Britain', 'France'] },
  { person: 'Clara', powers: ['Russia'] },
];
const KEEP_OPTIONS: { value: Keep; label: string }[] = [
  { value: 'income', label: 'Income' },
  { value: 'research', label: 'Research' },
  { value: 'flags', label: 'Flags and pacts' },
  { value: 'ships', label: 'Ships' },
];

/** A new table in under a minute: everything has a default. */
export function NewTable() {
  const actions = useActions();
  const [, go] = useLocation();
  const [name, setName] = useState('Our table');
  const [seats, setSeats] = useState<Seat[]>(SEATS);
  const [cards, setCards] = useState<string>(HOUSE);
  const [begin, setBegin] = useState<'new' | 'running'>('new');
  const [season, setSeason] = useState<Season>('Spring');
  const [year, setYear] = useState<number | null>(FIRST_YEAR + 2);
  const [yearText, setYearText] = useState(String(FIRST_YEAR + 2));
  const [climate, setClimate] = useState(0);
  const [keeps, setKeeps] = useState<Keep[]>(['income', 'research']);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const opening = useRef(false);

  useEffect(() => actions.closeTable(), [actions]);

  const options = useCardsOptions();
  // A deck that another window removed meanwhile gives way to the house deck.
  const chosen = options.find(({ value }) => value === cards) ?? (options[0] as typeof PAPER);
  const running = begin === 'running';
  const names = checkNames(seats);
  const nameError = name.trim() === '' ? 'Give the table a name.' : undefined;
  const yearError =
    running && year === null ? `A year from ${FIRST_YEAR} to ${LAST_YEAR}, not "${yearText}".` : undefined;

  const wrong = Object.keys(names).length > 0 || nameError !== undefined || yearError !== undefined;

  async function open() {
    if (opening.current || wrong) return;
    opening.current = true;
    const deck = chosen.value === HOUSE ? await loadHouseDeck() : chosen.deck;
    const setup = {
      name,
      seats,
      cards: deck ? 'app' : 'paper',
      keeps,
      running,
      ...(running ? { season, year, climate } : {}),
      deck: deck ? deckInTable(deck) : null,
    };
    const made = await actions.newTable('gathering-storm', setup, deck);
    opening.current = false;
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
              <GameChoice game="gathering-storm" />
              <LedgerRow label="Who sits here" hint="Tap a power to move it">
                <SeatsForm seats={seats} onChange={setSeats} errors={names} />
              </LedgerRow>
              <LedgerRow label="Cards">
                <Choices label="Cards" options={options} value={chosen.value} onChange={setCards} />
              </LedgerRow>
              <LedgerRow label="Begin">
                <Choices
                  label="Begin"
                  options={[
                    { value: 'new', label: 'A new game, Spring 1935' },
                    { value: 'running', label: 'Already running' },
                  ]}
                  value={begin}
                  onChange={setBegin}
                />
                {running && (
                  <div className={styles.running}>
                    <Choices
                      label="Season"
                      options={SEASONS.map((value) => ({ value, label: value }))}
                      value={season}
                      onChange={setSeason}
                    />
                    <NumberField
                      label="Year"
                      value={year}
                      onChange={setYear}
                      onText={setYearText}
                      min={FIRST_YEAR}
                      max={LAST_YEAR}
                      {...(yearError ? { error: yearError } : {})}
                    />
                    <Stepper
                      label="Climate"
                      showLabel
                      value={climate}
                      onChange={setClimate}
                      min={-3}
                      max={3}
                      sign="always"
                    />
                  </div>
                )}
              </LedgerRow>
              <LedgerRow label="The app keeps" hint="besides events and support">
                <Ticks label="The app keeps" options={KEEP_OPTIONS} values={keeps} onChange={setKeeps} />
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
              {summarize({ seats, deck: sayCards(chosen), running, season, year }).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </Sheet>
        }
      />
    </AppFrame>
  );
}
