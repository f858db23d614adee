import type { ReactNode } from 'react';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import type { Answers } from '@/games/gathering-storm/rules/effects/shapes';
import { sayMistimed } from '@/games/gathering-storm/rules/hands/late';
import { type Power, printSigned } from '@/games/gathering-storm/rules/vocabulary';
import type { Change } from '@/kernel/journal/entry';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { useTable } from '../../use-table';
import { answersOf, questionsOf } from '../card-draft';
import { UnderstoodRows } from '../card-text/understood';
import styles from '../event-form.module.css';

interface KnownCardProps {
  /** Whose event it is; undefined for the general card. */
  power?: Power;
  event: Event;
  /** Of the general card. */
  trend?: number;
  preview: (answers: Answers) => Change[];
  doneLabel: string;
  onDone: (answers: Answers) => void;
  /** Opens the form because the paper card says something different. */
  onOtherwise: () => void;
  tools?: ReactNode;
}

/** A card that the deck knows by number: what it says, what it changes, and a Done button. */
export function KnownCard(props: KnownCardProps) {
  const { power, event, trend, preview, doneLabel, onDone, onOtherwise, tools } = props;
  const { open } = useTable();
  const [given, setGiven] = useDraftState<Answers>(`answers ${event.title}`, {});
  const asked = power ? questionsOf(open, event, given, power) : [];
  const answers = answersOf(asked);
  return (
    <>
      <LedgerForm>
        {trend !== undefined && (
          <LedgerRow label="Trend" hint="moves the climate">
            <b className={styles.understood}>{printSigned(trend)}</b>
          </LedgerRow>
        )}
        <UnderstoodRows
          label="It says"
          title={event.title}
          effects={event.effects}
          general={!power}
          asked={asked}
          changes={preview(answers)}
          mistimed={power ? sayMistimed(open, event, power) : null}
          onAnswer={(effect, answer) => setGiven({ ...given, [effect]: answer })}
        />
      </LedgerForm>
      <div className={styles.foot}>
        <Button onClick={onOtherwise}>Amend</Button>
        {tools}
        <Button look="solid" tall className={styles.done} onClick={() => onDone(answers)}>
          {doneLabel}
        </Button>
      </div>
    </>
  );
}
