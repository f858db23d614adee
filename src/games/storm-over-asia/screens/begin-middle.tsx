import { printTurn, REGIONS, type Region } from '@/games/storm-over-asia/rules/vocabulary';
import { appPowers, isForOne } from '@/kernel/seats';
import type { Seat } from '@/table/game-ui';
import { Button } from '@/ui/form/button';
import { NumberField } from '@/ui/form/number-field';
import { SelectField } from '@/ui/form/select-field';
import { Stepper } from '@/ui/form/stepper';
import { Ticks, YesNo } from '@/ui/form/ticks';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { countOfEntries } from './cards/use-saved-entries';

interface SetUp {
  seats: readonly Seat[];
  cards: 'app' | 'paper';
  /** How many flags are placed at the start. */
  placed: number;
  /** The turn in which it begins. */
  turn?: number;
  /** Saved entries that the table starts with; null if all are open. */
  begun: { name: string; count: number } | null;
}

/** The set-up in whole sentences. */
export function summarize({ seats, cards, placed, begun, turn = 1 }: SetUp): string[] {
  return [
    `${isForOne(seats) ? 'One person, four powers' : 'Four powers'}, Storm Over Asia from ${printTurn(turn)}.`,
    ...sayApp(seats, cards),
    placed === 0
      ? 'There are no flags yet: they can be placed on the map at any time.'
      : `${placed} ${placed === 1 ? 'flag is placed' : 'flags are placed'} at the start.`,
    cards === 'app'
      ? 'One card is face up and each power has its own (assumed). Where the app does not know what a card does, you read it from your own card.'
      : 'No hand is in the app: only cards that are shown are entered.',
    ...(begun
      ? [`${countOfEntries(begun.count)} of the deck, “${begun.name}”, the table knows from the start.`]
      : []),
    'Assumed from the sister game: turns are seasons, with their phases in this order.',
  ];
}

/** What the app holds at a solo table, and what it cannot hold. */
function sayApp(seats: readonly Seat[], cards: SetUp['cards']): string[] {
  const count = appPowers(seats).length;
  if (count > 0 && cards === 'paper')
    return ['With paper cards the app can hold no hand: choose the open deck, or take every power.'];
  const holds = `The app holds ${count} of them and plays ${count === 1 ? 'it' : 'them'} by a policy that you can read and change.`;
  const opens = `Your papers open with a tap${count > 0 ? '; the app’s cards stay hidden until they are shown' : ''}.`;
  return [...(count > 0 ? [holds] : []), ...(isForOne(seats) && cards === 'app' ? [opens] : [])];
}

/** A game that is under way as the table begins. @rule SOA 26.112D, E, 26.22, 32 */
export interface Middle {
  turn: number;
  heldOut: Region | null;
  conquered: readonly Region[];
  exists: boolean;
  entered: number | null;
  allJoined: boolean;
  conversions: number;
}

const AT_THE_START: Middle = {
  turn: 1,
  heldOut: null,
  conquered: [],
  exists: false,
  entered: null,
  allJoined: false,
  conversions: 2,
};

/** The set-up’s part of it. */
export const setupOf = ({ turn, heldOut, conquered, ...front }: Middle) => ({
  turn,
  heldOut,
  conquered,
  front,
});

const NONE = 'none';

interface BeginMiddleProps {
  /** Null if the table starts with the game. */
  middle: Middle | null;
  onChange: (middle: Middle) => void;
}

/** Turn, held out card, conquered regions and the current United Front; collapsed until requested. */
export function BeginMiddle({ middle, onChange }: BeginMiddleProps) {
  if (!middle)
    return (
      <LedgerRow label="A game under way" hint="its turn and what has happened">
        <Button onClick={() => onChange(AT_THE_START)}>Begin in the middle</Button>
      </LedgerRow>
    );
  const put = (more: Partial<Middle>) => onChange({ ...middle, ...more });
  return (
    <>
      <LedgerRow label="It begins in" hint="the turn that comes next">
        <Stepper
          label={printTurn(middle.turn)}
          showLabel
          min={1}
          max={60}
          value={middle.turn}
          onChange={(turn) => put({ turn })}
        />
      </LedgerRow>
      <LedgerRow label="Last turn’s warlord card" hint="SOA 26.112D: it is held out">
        <SelectField
          label="Last turn’s warlord card"
          hideLabel
          options={[
            { value: NONE, label: 'None' },
            ...REGIONS.map((value) => ({ value: value as string, label: value })),
          ]}
          value={middle.heldOut ?? NONE}
          onChange={(value) => put({ heldOut: REGIONS.find((region) => region === value) ?? null })}
        />
      </LedgerRow>
      <LedgerRow label="Regions that Japan holds" hint="SOA 26.112E">
        <Ticks
          label="Regions that Japan holds"
          options={REGIONS.map((value) => ({ value, label: value }))}
          values={middle.conquered}
          onChange={(conquered) => put({ conquered })}
        />
      </LedgerRow>
      <LedgerRow label="A United Front exists" hint="SOA 32">
        <YesNo label="A United Front exists" value={middle.exists} onChange={(exists) => put({ exists })} />
      </LedgerRow>
      <LedgerRow label="Its level" hint="before warlord flags">
        <NumberField
          label="Its level before warlord flags"
          hideLabel
          min={-99}
          max={99}
          value={middle.entered}
          onChange={(entered) => put({ entered })}
        />
      </LedgerRow>
      <LedgerRow label="Every Communist flag has joined it" hint="SOA 26.212">
        <YesNo
          label="Every Communist flag has joined it"
          value={middle.allJoined}
          onChange={(allJoined) => put({ allJoined })}
        />
      </LedgerRow>
      <LedgerRow label="−1 for warlord flags" hint="SOA 26.22: two at the start">
        <Stepper
          label="How many −1 stand in it"
          min={0}
          max={36}
          value={middle.conversions}
          onChange={(conversions) => put({ conversions })}
        />
      </LedgerRow>
    </>
  );
}
