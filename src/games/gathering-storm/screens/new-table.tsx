import type { TrackedPart } from '@/games/gathering-storm/rules/state/setup';
import type { Policy } from '@/kernel/command/policy';
import { appPowers } from '@/kernel/seats';
import { useActions } from '@/store/context';
import { peopleIn } from '@/table/fairness/typed-words';
import type { Seat } from '@/table/game-ui';
import { SeatingContext } from '@/table/game-ui';
import { NewTableFrame, NewTableWords } from '@/table/new-table/new-table-frame';
import { CardsRow, checkCards } from '@/table/page/cards-row';
import { checkNames, checkTableName } from '@/table/people/check-names';
import { WhoSits } from '@/table/people/seats-sheet';
import { SealRow, useSealing } from '@/table/sealing/seal-row';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import { Ticks } from '@/ui/form/ticks';
import { lazyComponent } from '@/ui/lazy-component';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { HOUSE, loadHouseDeck } from './decks/house';
import type { PowerNumbers } from './economy/power-numbers';
import { BeginRow, useBegin } from './set-up/begin-row';
import { PAPER, sayCards, useCardsOptions } from './set-up/deck-choice';
import type { Taken } from './set-up/number-rows';
import { SEATING } from './set-up/seating';
import { summarize } from './set-up/set-up';

const SEATS: Seat[] = [
  { person: 'Anna', powers: ['Germany', 'Italy'] },
  { person: 'Ben', powers: ['Britain', 'France'] },
  { person: 'Clara', powers: ['Russia'] },
];
const TRACKED: TrackedPart[] = ['income', 'research'];
/** Players with the paper deck usually have the paper research sheets too. */
const TRACKED_PAPER: TrackedPart[] = ['income'];
const TRACKED_ALONE: TrackedPart[] = [...TRACKED, 'flags'];
const KEEP_OPTIONS: { value: TrackedPart; label: string }[] = [
  { value: 'income', label: 'Income' },
  { value: 'research', label: 'Research' },
  { value: 'flags', label: 'Flags and pacts' },
  { value: 'ships', label: 'Ships' },
];

const NO_SHEETS =
  'Without Research you keep the sheets yourselves: research cards are shown as the Economic phase ends, and the power that shows one does on its sheet what it says.';

const PAPER_SHEETS =
  'The app does not track Research now, since paper cards usually come with paper sheets. Tick it below to keep the sheets here.';

/** A separate chunk, because it needs the text of every rule. */
const PolicyChoice = lazyComponent(async () => (await import('./policy/policy-choice')).PolicyChoice);

/** Numbers can wait, and so can their boxes. */
const NumberRows = lazyComponent(async () => (await import('./set-up/number-rows')).NumberRows);

type Chosen = ReturnType<typeof useCardsOptions>[number];

const loadDeck = async (chosen: Chosen) => (chosen.value === HOUSE ? loadHouseDeck() : chosen.deck);

const describeDeck = async (deck: Awaited<ReturnType<typeof loadDeck>>) =>
  deck ? (await import('@/games/gathering-storm/rules/cards/decks')).deckInTable(deck) : null;

/** Paper cards are shuffled by hand. */
const readShuffled = (chosen: Chosen, seats: readonly Seat[]) =>
  chosen === PAPER
    ? null
    : {
        people: peopleIn(seats),
        deck: chosen.value,
        readDeck: async () => (await describeDeck(await loadDeck(chosen)))?.fingerprint ?? null,
      };

/** A new table in under a minute: everything has a default. */
function NewTableForm() {
  const actions = useActions();
  const [name, setName] = useDraftState('name', 'Our table');
  const [seats, setSeats] = useDraftState<Seat[]>('seats', SEATS);
  const [cards, setCards] = useDraftState<string>('cards', HOUSE);
  const sealing = useSealing(seats);
  const begin = useBegin();
  const { running, season, year } = begin;
  const [tracked, setKeeps] = useDraftState<TrackedPart[] | null>('kept', null);
  const [policy, setPolicy] = useDraftState<Policy | null>('policy', null);
  const [incomes, setIncomes] = useDraftState<PowerNumbers>('incomes', {});
  const [taken, setTaken] = useDraftState<Taken | null>('taken', null);

  const options = useCardsOptions();
  // If another window removed the chosen deck, the house deck is used.
  const chosen = options.find(({ value }) => value === cards) ?? (options[0] as typeof PAPER);
  const apps = appPowers(seats).length > 0;
  // The app's powers choose by the flags on the map.
  const keeps = tracked ?? (apps ? TRACKED_ALONE : chosen === PAPER ? TRACKED_PAPER : TRACKED);
  const names = checkNames(seats);
  const nameError = checkTableName(name);
  const cardsError = checkCards(seats, chosen === PAPER ? 'paper' : 'app');
  const said = keeps.includes('income') ? incomes : {};
  const wrong =
    Object.values(said).includes(null) ||
    Object.keys(names).length > 0 ||
    nameError !== undefined ||
    cardsError !== undefined ||
    begin.error !== undefined;

  async function make(added: object) {
    const deck = await loadDeck(chosen);
    const setup = {
      name,
      seats,
      cards: deck ? 'app' : 'paper',
      keeps,
      ...begin.setup,
      deck: await describeDeck(deck),
      ...(Object.keys(said).length > 0 ? { incomes: said } : {}),
      ...(apps && policy ? { policy } : {}),
      ...added,
    };
    return actions.newTable('gathering-storm', setup, deck, { first: taken?.commands, seal: sealing.seal });
  }
  return (
    <NewTableFrame
      game="gathering-storm"
      wrong={wrong}
      make={make}
      shuffled={readShuffled(chosen, seats)}
      words={
        <NewTableWords name={name} onName={setName} error={nameError}>
          {summarize({ seats, deck: sayCards(chosen), running, season, year }).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
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
        <Choices label="Cards" options={options} value={chosen.value} onChange={setCards} />
        {tracked === null && !apps && chosen === PAPER && <p>{PAPER_SHEETS}</p>}
      </CardsRow>
      <BeginRow begin={begin} />
      <LedgerRow label="The app tracks" hint="besides events and support">
        <Ticks label="The app tracks" options={KEEP_OPTIONS} values={keeps} onChange={setKeeps} />
        {!keeps.includes('research') && <p>{NO_SHEETS}</p>}
      </LedgerRow>
      <SealRow sealing={sealing} />
      <NumberRows
        incomes={keeps.includes('income') ? incomes : null}
        onIncomes={setIncomes}
        taken={taken}
        onTaken={setTaken}
      />
    </NewTableFrame>
  );
}

/** The set-up of Gathering Storm, without anything of its tables. */
export function NewTable() {
  return (
    <SeatingContext value={SEATING}>
      <NewTableForm />
    </SeatingContext>
  );
}
