import { byTheClock, modifiersFor } from '@/games/goss/rules/results/table';
import type { OpenState } from '@/games/goss/rules/state';
import { isNight } from '@/games/goss/rules/steps';
import type { EventKind } from '@/games/goss/rules/vocabulary';
import { useTable } from '@/table/use-table';
import { signed } from '@/ui/figure/signed';
import { Button } from '@/ui/form/button';
import { DieKeys } from '@/ui/form/die-keys';
import { useDraftState } from '@/ui/form/draft-state';
import { Stepper } from '@/ui/form/stepper';
import { Ticks } from '@/ui/form/ticks';
import voice from '@/ui/type.module.css';
import { useFirstKey } from '../use-first-key';
import styles from './doubles.module.css';

interface ResultStepProps {
  kind: EventKind;
  /** Who rolls. */
  side: string;
  /** Receives the dice and what applies to them; `dice` is omitted if the app rolls. */
  onResult: (result: { dice?: number[]; modifiers: string[]; extra?: number }) => void;
}

/** Two dice for the table of results: the second tap enters them. @rule GOSS 23.1.1 */
export function ResultStep({ kind, side, onResult }: ResultStepProps) {
  const { open } = useTable<OpenState>();
  const [tens, setTens] = useDraftState<number | null>('tens', null);
  const clock = byTheClock(open.results, kind, isNight(open));
  const [counted, setCounted] = useDraftState<string[]>('counted', clock);
  const [extra, setExtra] = useDraftState('extra', 0);
  const keys = useFirstKey<HTMLDivElement>();
  const modifiers = modifiersFor(open.results, kind);
  const counts = { modifiers: counted, ...(extra === 0 ? {} : { extra }) };

  function pick(figure: number) {
    if (tens === null) return setTens(figure);
    // After a refusal the dice are typed again.
    setTens(null);
    onResult({ dice: [tens, figure], ...counts });
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {modifiers.length > 0 && (
          <Ticks
            label="What counts, by the table of results"
            showLabel
            options={modifiers.map(({ id, words, amount }) => ({
              value: id,
              label: `${signed(amount)}: ${words}`,
              ...(clock.includes(id) ? { note: 'By the clock' } : {}),
            }))}
            values={counted}
            onChange={setCounted}
          />
        )}
        <Stepper
          showLabel
          label="Another modifier"
          value={extra}
          min={-99}
          max={99}
          sign="always"
          onChange={setExtra}
        />
      </div>
      <div className={styles.column}>
        <div className={styles.shown}>
          <output aria-label="Dice">
            <span className={voice.hidden}>Dice </span>
            {tens ?? '–'}
            <span className={styles.next}>–</span>
          </output>
          <small>
            {side} rolls: {tens === null ? 'the tens' : 'now the ones'}
          </small>
          {tens !== null && (
            <Button look="quiet" onClick={() => setTens(null)}>
              Again
            </Button>
          )}
        </div>
        <div ref={keys}>
          <DieKeys label={tens === null ? 'The tens' : 'The ones'} onPick={pick} onType={pick} />
        </div>
        <Button icon="dice" onClick={() => onResult(counts)}>
          Roll two dice
        </Button>
        <p className={voice.note}>
          {kind === 'combat' ? 'Left' : 'Right'}-hand column of {open.results.name}{' '}
          <span className={voice.rule}>GOSS 23.1.1{kind === 'combat' ? 'a' : 'b'}</span>
        </p>
      </div>
    </div>
  );
}
