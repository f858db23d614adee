import { useId, useState } from 'react';
import { checkNumber } from '@/games/gathering-storm/rules/hands/paper-pile';
import type { Command } from '@/kernel/game';
import { printRefusal } from '@/kernel/result';
import { Button } from '@/ui/form/button';
import { NumberKeys } from '@/ui/form/number-keys';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { useTable } from '../../use-table';
import { DeckChoice } from '../deck/pile-sheet';
import { NUMBER_WRONG, readNumber } from '../deck/use-numbered';
import type { usePaperDeck } from '../deck/use-paper-deck';
import styles from './number-row.module.css';

interface NumberRowProps {
  text: string;
  onText: (text: string) => void;
  paper: ReturnType<typeof usePaperDeck>;
  /** Whether the deck knows what the card says here. */
  known: boolean;
  /** Enter, in the number. */
  onDone: () => void;
  send: (command: Command) => Promise<boolean>;
}

/** A paper card’s number, never asked for: by it the deck of this device knows the card the next time. */
export function NumberRow({ text, onText, paper, known, onDone, send }: NumberRowProps) {
  const { open } = useTable();
  const id = useId();
  const { number, wrong } = readNumber(text);
  const refusal = wrong ? NUMBER_WRONG : number === null ? null : checkNumber(open, number);
  const above = number !== null && open.pile !== undefined && number > open.pile.size;
  const discarded = number !== null && !refusal && (open.pile?.gone.includes(number) ?? false);
  return (
    <div className={styles.row}>
      <LedgerForm label="The card’s number" onSubmit={onDone}>
        <LedgerRow label="Its number" hint="optional" {...(refusal ? { error: printRefusal(refusal) } : {})}>
          <NumberKeys
            label="Number of the card"
            value={text}
            onChange={onText}
            wrong={refusal !== null}
            describedBy={id}
          />
          <div id={id} className={styles.says} role="status">
            {number !== null && !refusal && <Says number={number} paper={paper} known={known} />}
            {discarded && <p>As far as this table knows, it is among the discards. Were they shuffled?</p>}
          </div>
          {above && (
            <Button onClick={() => void send({ type: 'count-pile', size: number })}>
              The deck has {number} cards
            </Button>
          )}
          {discarded && <Button onClick={() => void send({ type: 'reshuffle' })}>We shuffled</Button>}
        </LedgerRow>
      </LedgerForm>
    </div>
  );
}

type SaysProps = Pick<NumberRowProps, 'paper' | 'known'> & { number: number };

/** What the deck knows about the number, and which deck it is. */
function Says({ number, paper, known }: SaysProps) {
  const [choosing, setChoosing] = useState(false);
  const words = !paper.on
    ? 'What it says is not saved in a deck.'
    : known
      ? `Card ${number} of ${paper.name}.`
      : `New to ${paper.name}: what is shown is saved as card ${number}.`;
  return (
    <>
      <p>
        {words}{' '}
        <Button look="quiet" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          Another deck
        </Button>
      </p>
      {choosing && <DeckChoice paper={paper} />}
    </>
  );
}
