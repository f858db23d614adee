import type { RussianLine } from '@/games/storm-over-asia/rules/state';
import type { TransitionSheet } from '@/games/storm-over-asia/rules/transition/sheet';
import { useActs } from '@/table/use-acts';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import { Ticks } from '@/ui/form/ticks';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { ActLine } from '../act-line';
import { Lines, Missing } from './figure-sheet';
import styles from './transition.module.css';

/** Whether Russia may declare war on Germany, and what holds since Japan’s declaration. @rule SOA transition 14.41 */
export function RussiaSheet({ russia, effects }: Pick<TransitionSheet, 'russia' | 'effects'>) {
  return (
    <>
      <Sheet
        titleLevel={3}
        title={
          <>
            May Russia declare war on Germany?{' '}
            <span className={cx(voice.rule, styles.label)}>{russia.rule}</span>
          </>
        }
        pad
      >
        <div className={styles.words} aria-live="polite">
          <p className={styles.answer}>
            {russia.may === null ? 'It cannot be said yet' : russia.may ? 'It may' : 'It may not'}
          </p>
          {russia.may === null ? <Missing missing={russia.missing} /> : <p>{russia.why}</p>}
          {russia.sum && (
            <>
              <Lines explained={russia.sum} known={russia.rule} />
              <p className={styles.sum}>
                The sum that is tested <Figure value={russia.sum.value} size="lead" />
              </p>
            </>
          )}
          {russia.short && <p>{russia.short}.</p>}
          {effects.length > 0 ? (
            <p className={voice.note}>Tested when it declares (assumed).</p>
          ) : (
            <p className={voice.note}>
              If Japan declares such a war, what then applies to Russia is listed here.
            </p>
          )}
        </div>
      </Sheet>
      {effects.length > 0 && <Checklist effects={effects} />}
    </>
  );
}

/** What holds for Russia since then; what the table has seen to is ticked, and stays so. @rule SOA transition 14.41A to D, F */
function Checklist({ effects }: Pick<TransitionSheet, 'effects'>) {
  const { moment } = useTable();
  const acts = useActs();
  const ticked = effects.filter(({ done }) => done).map(({ id }) => id);

  function change(values: readonly RussianLine[]) {
    const turned = effects.find(({ id, done }) => values.includes(id) !== done);
    if (turned) void acts.act({ type: 'tick-passage', line: turned.id, done: !turned.done });
  }
  return (
    <Sheet titleLevel={3} title="Since Japan declared war on a neutral Russia" pad>
      <p className={voice.note}>
        Ticked lines are done on the board: {ticked.length} of {effects.length}. Mobilization is ticked in
        each turn.
      </p>
      <div className={styles.checklist}>
        <Ticks
          label="Done on the board"
          options={effects.map(({ id, words, rule }) => ({
            value: id,
            label: words,
            note: rule,
            disabled: moment !== null,
          }))}
          values={ticked}
          onChange={change}
        />
      </div>
      {moment === null && <ActLine acts={acts} />}
    </Sheet>
  );
}
