import { type MouseEvent, useId, useState } from 'react';
import { asSentence } from '@/kernel/print';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import { Roundel } from '@/ui/mark/roundel';
import { CloseButton } from '@/ui/sheet/close-button';
import { named } from '@/ui/sheet/journal-list';
import ledger from '@/ui/sheet/ledger.module.css';
import { focusOnOpen, Modal } from '@/ui/sheet/modal';
import voice from '@/ui/type.module.css';
import { useGameUi } from '../game-ui';
import { useTable } from '../use-table';
import { type ShownCard, shownAfter } from './shown-cards';
import styles from './shown-sheet.module.css';

interface ShownSheetProps {
  /** The public entry after which it begins. */
  from: number;
  onClose: () => void;
}

/** Cards that were just shown, one after another, in type for everyone at the table. */
export function ShownSheet({ from, onClose }: ShownSheetProps) {
  const { cardsShown, marks } = useGameUi();
  const { open, table } = useTable();
  const [at, setAt] = useState(0);
  const descriptionId = useId();
  const cards = cardsShown ? shownAfter(table.rows, from, (row) => cardsShown(row, open)) : [];
  const card = cards[at];
  const next = cards[at + 1];
  if (!card) return null;
  // Any way of closing leads to the next card: every card is seen.
  function shut() {
    if (next) setAt(at + 1);
    else onClose();
  }
  function goOn({ detail }: MouseEvent) {
    // The second tap of a double tap was meant for the previous content: the card has not been read yet.
    if (at > 0 || detail <= 1) shut();
  }
  const mark = marks[card.power];
  return (
    <Modal label={`${card.headline} ${card.title}`} onClose={shut} wide {...(mark ? { ribbon: mark } : {})}>
      <header className={styles.head}>
        {mark && <Roundel mark={mark} size="lg" />}
        <div className={styles.words}>
          <p className={styles.deed}>
            {card.headline}
            {cards.length > 1 && <span className={styles.place}>{`Card ${at + 1} of ${cards.length}`}</span>}
          </p>
          <h2>{card.title}</h2>
        </div>
        <CloseButton onClose={shut} />
      </header>
      {/* The first card is read with the focused button, each later one when it appears. */}
      <p aria-live="polite" className={voice.hidden} data-tells="">
        {at > 0 && sayCard(card)}
      </p>
      <p id={descriptionId} hidden>
        {sayRows(card)}
      </p>
      <ol className={cx(ledger.ledger, styles.rows)}>
        {card.rows.map(({ rule, sentence, picture, changed }, place) => (
          // The rows of a card never move.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place} className={ledger.row}>
            <div className={ledger.rule}>{rule}</div>
            <div className={cx(ledger.effect, styles.effect)}>
              <p>{sentence}</p>
              {picture && <div className={styles.picture}>{picture}</div>}
              {changed && (
                <p className={styles.changed}>
                  <Icon name="check" />
                  {changed}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {card.notes.length > 0 && (
        <ul className={styles.notes}>
          {named(card.notes).map(([key, note]) => (
            <li key={key}>{note}</li>
          ))}
        </ul>
      )}
      <div className={cx(lay.foot, styles.foot)}>
        <Button ref={focusOnOpen} look="primary" aria-describedby={descriptionId} onClick={goOn}>
          {next ? `Next: ${next.power}’s card` : 'Go on'}
        </Button>
      </div>
    </Modal>
  );
}

/** A card's effects and changes, as read aloud. */
const sayRows = ({ rows, notes }: ShownCard) =>
  [...rows.flatMap(({ sentence, changed }) => [sentence, ...(changed ? [changed] : [])]), ...notes]
    .map(asSentence)
    .join(' ');

const sayCard = (card: ShownCard) => `${card.headline} ${asSentence(card.title)} ${sayRows(card)}`;
