import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { Figure } from '../figure/figure';
import { signed } from '../figure/signed';
import { Button } from '../form/button';
import { useDraftState } from '../form/draft-state';
import { Stepper } from '../form/stepper';
import { LIVE } from '../form/touched';
import { Icon } from '../mark/icon';
import { type Mark, Roundel } from '../mark/roundel';
import voice from '../type.module.css';
import { CloseButton } from './close-button';
import { named } from './journal-list';
import { Modal } from './modal';
import styles from './why-sheet.module.css';

interface WhyLine {
  /** The label as printed. */
  rule?: string;
  source: string;
  /** "Table's line"; an assumption has a dashed edge. */
  tag?: { text: string; assumed?: boolean };
  note?: string;
  /** How the line is calculated and how long it lasts. */
  how?: string;
  /** On a list to be checked: a permanent source, or one of this turn only. */
  sign?: 'standing' | 'turn';
  /** Null if unknown. */
  amount: number | null;
  /** A formula, piece by piece, ending in its result. */
  parts?: readonly { text: string; amount?: number; result?: boolean }[];
  onRemove?: () => void;
}

/** A source that adds nothing yet, and what it waits for. */
interface WaitingLine {
  source: string;
  how: string;
  rule?: string;
}

interface WhySheetProps {
  mark?: Mark;
  title: string;
  /** What the number means, in a sentence. */
  what: string;
  lines: readonly WhyLine[];
  /** The open boxes of a list to be checked. */
  waiting?: readonly WaitingLine[];
  notCounted?: readonly { what: string; why: string }[];
  /** The value is null if all of it waits for the table. */
  total: { label: string; value: number | null; note?: string };
  /** Leads to the same a turn ago: "Last turn: −2". */
  before?: { label: string; onPress: () => void } | undefined;
  /** The table's own word, which counts above all lines. */
  says?: { value: number; min?: number; max?: number; onSay: (n: number) => void };
  tools?: ReactNode;
  /** A form that changes the total; has its own row. */
  form?: ReactNode;
  /** How the total is written: `always` for levels, `minus` for sums. */
  sign?: 'always' | 'minus';
  /** Shown upside down, for the person opposite. */
  turned: boolean;
  onTurn: (turned: boolean) => void;
  onClose: () => void;
}

/** Explains a number: what it is, its lines, what was not counted and why, and the sum after the red line. */
export function WhySheet({
  mark,
  title,
  what,
  lines,
  waiting = [],
  notCounted = [],
  total,
  before,
  says,
  tools,
  form,
  sign = 'always',
  turned,
  onTurn,
  onClose,
}: WhySheetProps) {
  return (
    <Modal label={title} onClose={onClose} wide turned={turned} ribbon={mark}>
      <div className={styles.top}>
        {mark && <Roundel mark={mark} />}
        <h2>{title}</h2>
        <div className={styles.topTools}>
          <Button {...LIVE} icon="turn" aria-pressed={turned} onClick={() => onTurn(!turned)}>
            Turn round
          </Button>
          <CloseButton onClose={onClose} />
        </div>
      </div>
      <p className={styles.what}>{what}</p>
      <ul className={styles.lines} aria-label="Lines">
        {named(lines, ({ source, rule, how }) => `${source} ${rule} ${how}`).map(([key, line]) => (
          <Line key={key} line={line} />
        ))}
      </ul>
      {waiting.length > 0 && <Waiting lines={waiting} />}
      {notCounted.length > 0 && (
        <section className={styles.not}>
          <h3>Not counted</h3>
          <ul>
            {named(notCounted, ({ what, why }) => `${what} ${why}`).map(([key, { what, why }]) => (
              <li key={key}>
                <b>{what}</b> {why}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={cx(styles.lines, styles.sum)}>
        <p className={styles.total}>
          <span className={styles.totalLabel}>
            {total.label}
            {total.note && <span className={styles.totalNote}>{total.note}</span>}
          </span>
          <Figure value={total.value} sign={sign} className={styles.totalFigure} />
        </p>
        {before && (
          <Button look="quiet" icon="clock" className={styles.before} onClick={before.onPress}>
            {before.label}
          </Button>
        )}
      </div>
      {(says || tools || form) && (
        <div className={styles.after}>
          {says && <Says key={says.value} {...says} sign={sign} />}
          {tools && <div className={styles.tools}>{tools}</div>}
          {form && <div className={styles.form}>{form}</div>}
        </div>
      )}
    </Modal>
  );
}

/** Drawn, never pressed. */
const MARKS = { standing: 'check', turn: 'clock' } as const;

function Waiting({ lines }: { lines: readonly WaitingLine[] }) {
  const id = useId();
  return (
    <section className={styles.waiting} aria-labelledby={id}>
      <h3 id={id}>Adds nothing now</h3>
      <ul>
        {named(lines, ({ source }) => source).map(([key, { source, how, rule }]) => (
          <li key={key} className={styles.open}>
            <span className={styles.rule}>{rule}</span>
            <span className={styles.source}>
              <i className={cx(styles.mark, styles.none)} />
              {source}
            </span>
            <span className={styles.how}>{how}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { line: WhyLine }) {
  const { rule, source, tag, note, how, sign, amount, parts, onRemove } = line;
  return (
    <li className={styles.line}>
      <span className={styles.rule}>{rule}</span>
      <div className={styles.source}>
        {sign && (
          <i className={styles.mark}>
            <Icon name={MARKS[sign]} small />
          </i>
        )}
        {source} {tag && <span className={cx(styles.tag, tag.assumed && styles.assumed)}>{tag.text}</span>}
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.how}>
        {how}
        {onRemove && (
          <Button look="quiet" className={styles.remove} onClick={onRemove}>
            Remove <span className={voice.hidden}>{source}</span>
          </Button>
        )}
      </div>
      <Figure value={amount} sign="always" className={styles.amount} />
      {parts && (
        <ul className={styles.parts} aria-label={`How ${source} adds up`}>
          {named(parts, ({ text, amount }) => `${text} ${amount}`).map(([key, part]) => (
            <li key={key} className={cx(styles.part, part.result && styles.result)}>
              {part.text} {part.amount !== undefined && <Figure value={part.amount} sign="always" />}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type SaysProps = NonNullable<WhySheetProps['says']> & { sign: 'always' | 'minus' };

function Says({ value, min, max, onSay, sign }: SaysProps) {
  const [draft, setDraft] = useDraftState('says', value);
  const written = sign === 'always' ? signed(draft) : String(draft).replace('-', '−');
  return (
    <div className={styles.says}>
      <Stepper
        label="The table says it is"
        showLabel
        value={draft}
        onChange={setDraft}
        min={min}
        max={max}
        sign={sign}
      />
      {draft !== value && (
        <Button look="solid" onClick={() => onSay(draft)}>
          Set it to {written}
        </Button>
      )}
    </div>
  );
}
