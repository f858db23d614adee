import { OPEN_DECK } from '@/games/storm-over-asia/rules/cards/head';
import { checkTwice } from '@/games/storm-over-asia/rules/categories';
import { filledEntriesOf } from '@/games/storm-over-asia/rules/list-entries';
import type { Policy } from '@/kernel/command/policy';
import { cleanName } from '@/kernel/names';
import { appPowers, isForOne } from '@/kernel/seats';
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
import { Stepper } from '@/ui/form/stepper';
import { lazyComponent } from '@/ui/lazy-component';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { BeginMiddle, type Middle, setupOf, summarize } from './begin-middle';
import { useSavedEntries } from './cards/use-saved-entries';
import { SEATING } from './seating';
import { CategoriesRow, EntriesRow, FlagsRow, OPEN, useStart } from './start-rows';

const GAME = 'storm-over-asia';
const SEATS: Seat[] = [
  { person: 'Anna', powers: ['Japan', 'Russia'] },
  { person: 'Ben', powers: ['China', 'Britain'] },
];
const CARDS = [
  { value: 'paper', label: 'Paper', note: 'you deal, the app adds up' },
  { value: 'app', label: 'Open deck', note: '80 numbers; you read the entries' },
] as const;

/** Contains the text of every rule, so it is its own chunk. */
const PolicyChoice = lazyComponent(async () => (await import('./policy/policy-choice')).PolicyChoice);

const readOpenDeck = async () => (await import('@/kernel/file/fingerprint')).fingerprint(OPEN_DECK);

/** A new table of Storm Over Asia: everything has a default, and the flags may be left for later. */
function NewTableForm() {
  const actions = useActions();
  const [name, setName] = useDraftState('name', 'Our table');
  const [seats, setSeats] = useDraftState<Seat[]>('seats', SEATS);
  const [picked, setPicked] = useDraftState<'app' | 'paper' | null>('picked', null);
  const [policy, setPolicy] = useDraftState<Policy | null>('policy', null);
  const savedEntries = useSavedEntries();
  const [entries, setEntries] = useDraftState('entries', OPEN);
  const [cardsEach, setCardsEach] = useDraftState('cards each', 1);
  const sealing = useSealing(seats);
  const start = useStart();
  const { categories, china, placed } = start;
  const [middle, setMiddle] = useDraftState<Middle | null>('middle', null);
  // The app holds no hand of paper cards: a table for one begins with the open deck.
  const cards = picked ?? (isForOne(seats) ? 'app' : 'paper');
  const names = checkNames(seats);
  const nameError = checkTableName(name);
  const cardsError = checkCards(seats, cards);
  const wrong =
    Object.keys(names).length > 0 ||
    nameError !== undefined ||
    cardsError !== undefined ||
    categories.some((category) => cleanName(category) === '') ||
    checkTwice(categories.map(cleanName)) !== null;

  // If another tab removed the entries, the table starts with open ones.
  const begun = savedEntries.find(({ id }) => id === entries);

  const deck = cards === 'app' ? OPEN_DECK : null;

  async function make(added: object) {
    const inTable = deck && {
      fingerprint: await readOpenDeck(),
      numbers: deck.cards.map(({ number }) => number),
    };
    const more = {
      ...(begun ? { filled: filledEntriesOf(begun.deck) } : {}),
      ...(policy && appPowers(seats).length > 0 ? { policy } : {}),
      ...(middle ? setupOf(middle) : {}),
      ...added,
    };
    const setup = { name, seats, cards, cardsEach, categories, china, deck: inTable, ...more };
    const made = await actions.newTable(GAME, setup, deck, { seal: sealing.seal });
    if (made.ok) start.keep();
    return made;
  }
  return (
    <NewTableFrame
      game={GAME}
      wrong={wrong}
      make={make}
      shuffled={deck && { people: peopleIn(seats), deck: cards, readDeck: readOpenDeck }}
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
      {savedEntries.length > 0 && (
        <EntriesRow kept={savedEntries} value={begun?.id ?? OPEN} onChange={setEntries} />
      )}
      {cards === 'app' && (
        <LedgerRow label="Cards each" hint="assumed: one a power">
          <Stepper label="Cards each" value={cardsEach} min={0} max={4} onChange={setCardsEach} />
        </LedgerRow>
      )}
      <SealRow sealing={sealing} />
      <CategoriesRow start={start} />
      <FlagsRow start={start} />
      <BeginMiddle middle={middle} onChange={setMiddle} />
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
