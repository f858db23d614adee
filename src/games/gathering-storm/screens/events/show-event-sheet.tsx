import { useState } from 'react';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { kindOf } from '@/games/gathering-storm/rules/effects';
import type { Answers, Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { momentToShow } from '@/games/gathering-storm/rules/guide/guide-stops';
import { stepAt } from '@/games/gathering-storm/rules/guide/phases';
import { sayAllShown } from '@/games/gathering-storm/rules/hands/late';
import { previewEvent } from '@/games/gathering-storm/rules/previews';
import { isTracked, type OpenState } from '@/games/gathering-storm/rules/state/state';
import { ADJECTIVES, type Power, printSigned } from '@/games/gathering-storm/rules/vocabulary';
import { useAppStoreApi, useDraft } from '@/store/context';
import { OverSheet } from '@/table/page/over-sheet';
import { useRefusals } from '@/table/refusals';
import { Button } from '@/ui/form/button';
import { FormsOf, useDraftState } from '@/ui/form/draft-state';
import { MARKS } from '../board/marks';
import { useDispatch, useTable } from '../use-table';
import styles from './card-sheet.module.css';
import { AgainRow } from './deck/again-row';
import { KnownCard } from './deck/known-card';
import { learnAndReport, NUMBER_WRONG, useNumbered } from './deck/use-numbered';
import type { usePaperDeck } from './deck/use-paper-deck';
import { EventForm } from './event-form';
import { NumberRow } from './pieces/number-row';
import { type Amounts, amountsName, tappedEvent, withoutAmount } from './pieces/plain-events';
import { usualAt } from './pieces/usual-kinds';

/** A card that was not played: it is shown and discarded, and its text need not be read out. */
const UNREAD: Event = {
  title: '',
  secret: false,
  effects: [{ kind: 'by-hand', words: 'Shown and discarded.', window: 'drawn' }],
};

interface ShowFromSheetProps {
  power: Power;
  /** The moment at which it is shown. */
  at: string;
  paper: ReturnType<typeof usePaperDeck>;
  onShown: () => void;
}

/** The paper card that was put on the research sheet: what it says is entered there already. @rule GS 9.41B */
function ShowFromSheet({ power, at, paper, onShown }: ShowFromSheetProps) {
  const { table, open } = useTable();
  const { send } = useDispatch();
  const readStore = useAppStoreApi();
  // Whether a card is on the sheet is secret until it is shown, so every power has the button.
  if (!isTracked(open, 'research') || !stepAt(at).shows.includes('economic')) return null;
  const show = async () => {
    if (!(await send({ type: 'show', power }))) return;
    // Only its owner could read its text and number until it was shown.
    const now = readStore().table?.view.open as OpenState | undefined;
    const { number, event } = now?.shown.at(-1) ?? {};
    if (number !== undefined && event && paper.on)
      void learnAndReport(paper, table.id, { number, national: { [power]: event } });
    onShown();
  };
  return <Button onClick={() => void show()}>Show the card on the research sheet</Button>;
}

interface ShowEventSheetProps {
  power: Power;
  /** The moment of the phase whose kinds are offered first; otherwise the present step's. */
  moment?: string | undefined;
  onClose: () => void;
}

/** A paper card's event as it is shown: power, amount, done; or power, number, done. */
export function ShowEventSheet({ power, moment: shownAt, onClose }: ShowEventSheetProps) {
  const { open } = useTable();
  const at = shownAt ?? open.step;
  const { send } = useDispatch();
  const { tell: report } = useRefusals();
  const [turn] = useState(open.turn);
  const card = useNumbered([power]);
  const [fill, setFill] = useDraftState<{ nr: number; event?: Event }>('fill', { nr: 0 });
  // An amount tapped in the power's row prefills the form and is cleared once it is entered.
  const [amounts = {}, keepAmounts] = useDraft<Amounts>(amountsName(open));
  const first = fill.event ?? tappedEvent(open, amounts, power);
  const known = card.known ? (card.card?.national[power] ?? null) : null;

  const begin = (event: Event) => setFill(({ nr }) => ({ nr: nr + 1, event }));
  async function show(
    event: Event,
    answers: Answers,
    { how = 'played', anyway }: { how?: 'played' | 'declined'; anyway?: true | undefined } = {},
  ) {
    if (card.wrong) return report(NUMBER_WRONG);
    const override = anyway ? { anyway } : {};
    const command = { type: 'show-event', power, ...card.named, event, how, answers, ...override };
    const moment = how === 'played' ? momentToShow(open, event) : null;
    if (moment && !(await send({ type: 'advance', to: moment }))) return;
    if (!(await send(command))) return;
    if (how === 'played' && event !== known && !anyway) void card.learn({ national: { [power]: event } });
    if (power in amounts) keepAmounts(withoutAmount(amounts, power));
    onClose();
  }
  const tools = (
    <>
      <ShowFromSheet power={power} at={at} paper={card.paper} onShown={onClose} />
      <Button onClick={() => void show(known ?? UNREAD, {}, { how: 'declined' })}>Discarded unplayed</Button>
    </>
  );
  const head = { title: `${power} shows an event`, mark: MARKS[power], note: sayAllShown(open, power) };
  return (
    <OverSheet {...head} onClose={onClose} wide>
      <NumberRow
        text={card.text}
        onText={card.setText}
        paper={card.paper}
        known={card.known}
        send={send}
        onDone={() => known && void show(known, {})}
      />
      {known && (
        <KnownCard
          key={card.number}
          power={power}
          event={known}
          preview={(answers) => previewEvent(open, power, known, { answers })}
          doneLabel={labelOf(known)}
          onDone={(answers) => void show(known, answers)}
          onOtherwise={() => {
            card.otherwise();
            begin(known);
          }}
          tools={tools}
        />
      )}
      <div className={styles.form} hidden={known !== null}>
        <AgainRow power={power} onPick={({ event }) => begin(event)} />
        <FormsOf key={`${turn} ${fill.nr}`} name={`fill ${fill.nr}`}>
          <EventForm
            power={power}
            first={usualAt(at, power)}
            // Public support was already shown as the cards were read; the Crisis calls for secret cards.
            secret={open.step === 'crisis'}
            preview={(event, answers) => previewEvent(open, power, event, { answers })}
            {...(first ? { begin: { event: first, answers: {} } } : {})}
            doneLabel={(event) => labelOf(event)}
            onDone={(event, answers, anyway) => void show(event, answers, { anyway })}
            tools={tools}
          />
        </FormsOf>
      </div>
    </OverSheet>
  );
}

/** “Italian support”, “Turkey”: what its amount is of. */
function nameOf(effect: Effect): string {
  const { name, placement } = kindOf(effect);
  if ('country' in effect) return effect.country;
  if (effect.kind === 'index') return 'the index';
  const called = effect.kind === 'tile-draw' ? 'random tiles' : name.toLowerCase();
  return 'power' in effect && placement.forAnother ? `${ADJECTIVES[effect.power]} ${called}` : called;
}

function labelOf(event: Event | null): string {
  const [only, more] = event?.effects ?? [];
  if (!only || more || !('amount' in only) || typeof only.amount !== 'number') return 'Done';
  return `Done: ${nameOf(only)} ${printSigned(only.amount)}`;
}
