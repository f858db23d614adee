import { useState } from 'react';
import { useBegun } from '@/store/context';
import type { Event } from '@/systems/gathering-storm/cards/card';
import { kindOf } from '@/systems/gathering-storm/effects';
import type { Answers, Effect } from '@/systems/gathering-storm/effects/shapes';
import { stepAt } from '@/systems/gathering-storm/guide/phases';
import { sayAllShown } from '@/systems/gathering-storm/hands/late';
import { previewEvent } from '@/systems/gathering-storm/previews';
import { keeps } from '@/systems/gathering-storm/state/state';
import { ADJECTIVES, type Power, printSigned } from '@/systems/gathering-storm/vocabulary';
import { OverSheet } from '@/table/page/over-sheet';
import { useRefusals } from '@/table/refusals';
import { Button } from '@/ui/form/button';
import { FormsOf, useDraftState } from '@/ui/form/draft-state';
import voice from '@/ui/type.module.css';
import { MARKS } from '../board/marks';
import { useDispatch, useTable } from '../use-table';
import styles from './card-sheet.module.css';
import { AgainRow } from './deck/again-row';
import { NUMBER_WRONG } from './deck/card-number';
import { KnownCard } from './deck/known-card';
import { useNumbered } from './deck/use-numbered';
import { EventForm } from './event-form';
import { NumberRow } from './pieces/number-row';
import { type Amounts, amountsName, tappedEvent, withoutAmount } from './pieces/plain-events';
import { usualAt } from './pieces/usual-kinds';

/** A card that nobody played: it is shown and discarded, and nobody need read out what it says. */
const UNREAD: Event = {
  title: '',
  secret: false,
  effects: [{ kind: 'by-hand', words: 'Shown and discarded.', window: 'drawn' }],
};

/** What is known of this power's cards: all dealt ones are shown, or one may lie on the research sheet. */
function CardsShown({ power, onShown }: { power: Power; onShown: () => void }) {
  const { open } = useTable();
  const { send } = useDispatch();
  const allShown = sayAllShown(open, power);
  async function showFromSheet() {
    if (await send({ type: 'show', power })) onShown();
  }
  // Whether one lies there is secret until it is shown: the button is there for every power.
  const onSheet = keeps(open, 'research') && stepAt(open.step).shows.includes('economic');
  return (
    <>
      {allShown && (
        <p>
          {allShown} <span className={voice.rule}>GS 9.12</span>
        </p>
      )}
      {onSheet && (
        <p>
          <Button onClick={() => void showFromSheet()}>Show the card on the research sheet</Button>
        </p>
      )}
    </>
  );
}

/** A paper card's event as it is shown: power, amount, done; or power, number, done. */
export function ShowEventSheet({ power, onClose }: { power: Power; onClose: () => void }) {
  const { open } = useTable();
  const { send } = useDispatch();
  const { tell } = useRefusals();
  const [turn] = useState(open.turn);
  const card = useNumbered([power]);
  const [fill, setFill] = useDraftState<{ nr: number; event?: Event }>('fill', { nr: 0 });
  // What was tapped in its row goes into the form, and out of the row once it is entered.
  const [amounts = {}, keepAmounts] = useBegun<Amounts>(amountsName(open));
  const first = fill.event ?? tappedEvent(open, amounts, power);
  const known = card.known ? (card.card?.national[power] ?? null) : null;

  const begin = (event: Event) => setFill(({ nr }) => ({ nr: nr + 1, event }));
  async function show(
    event: Event,
    answers: Answers,
    { how = 'played', anyway }: { how?: 'played' | 'declined'; anyway?: true | undefined } = {},
  ) {
    if (card.wrong) return tell(NUMBER_WRONG);
    const told = anyway ? { anyway } : {};
    const command = { type: 'show-event', power, ...card.named, event, how, answers, ...told };
    if (!(await send(command))) return;
    if (how === 'played' && event !== known && !anyway) void card.learn({ national: { [power]: event } });
    if (power in amounts) keepAmounts(withoutAmount(amounts, power));
    onClose();
  }
  const declined = (
    <Button onClick={() => void show(known ?? UNREAD, {}, { how: 'declined' })}>Discarded unplayed</Button>
  );
  return (
    <OverSheet title={`${power} shows an event`} mark={MARKS[power]} onClose={onClose} wide>
      <CardsShown power={power} onShown={onClose} />
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
          tools={declined}
        />
      )}
      <div className={styles.form} hidden={known !== null}>
        <AgainRow power={power} onPick={({ event }) => begin(event)} />
        <FormsOf key={`${turn} ${fill.nr}`} name={`fill ${fill.nr}`}>
          <EventForm
            power={power}
            first={usualAt(open.step, power)}
            // Public support lay open as the cards were read; in the Crisis secret cards are asked for.
            secret={open.step === 'crisis'}
            preview={(event, answers) => previewEvent(open, power, event, { answers })}
            {...(first ? { begin: { event: first, answers: {} } } : {})}
            doneLabel={(event) => labelOf(event)}
            onDone={(event, answers, anyway) => void show(event, answers, { anyway })}
            tools={declined}
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
