import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx';
import { type Mark, Roundel } from '../mark/roundel';
import { useDeferredRender } from '../page/use-deferred-render';
import voice from '../type.module.css';
import styles from './chart.module.css';
import { signed } from './signed';

/** The seasons under their columns, with each year at its first column. */
function ChartAxis({ columns }: { columns: readonly ChartColumn[] }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      <span />
      <div className={styles.seasons}>
        {columns.map(({ id, short, group, state }, at) => {
          const begins = columns[at - 1]?.group !== group;
          return (
            <span
              key={id}
              className={cx(styles.season, styles[state], begins && styles.begins)}
              data-now={state === 'now' || undefined}
            >
              {short}
              {begins && <b>{group}</b>}
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** A place on the time axis. */
export interface ChartColumn {
  id: string;
  /** "Fall 1937". */
  name: string;
  /** "Fall", under its column. */
  short: string;
  /** "1937": shown once, at its first column. */
  group: string;
  state: 'past' | 'now' | 'ahead';
}

interface ChartRulesProps {
  min: number;
  max: number;
  /** The numbers at the margin instead of the rules. */
  numbers?: boolean;
}

/** At most a dozen rules: every one, every fifth, every tenth … */
function stepOf(span: number): number {
  return [1, 5, 10, 20, 50].find((step) => span / step <= 12) ?? 100;
}

/** The rules of the ledger at whole numbers, the line of 0 in ink; or their numbers at the margin. */
function ChartRules({ min, max, numbers }: ChartRulesProps) {
  const step = stepOf(max - min);
  const first = Math.ceil(min / step) * step;
  const values = Array.from({ length: Math.floor((max - first) / step) + 1 }, (_, at) => first + at * step);
  return (
    <div className={numbers ? styles.numbers : styles.rules} aria-hidden="true">
      {values.map((value) => (
        <i
          key={value}
          className={cx(value === 0 && styles.zero)}
          style={{ '--y': ((max - value) / (max - min)) * 100 } as CSSProperties}
        >
          {numbers && (min < 0 ? signed(value) : value)}
        </i>
      ))}
    </div>
  );
}

/** A value per column, or null if it was not recorded. `marks`: the number of things that changed it. */
export interface ChartLine {
  id: string;
  name: string;
  mark?: Mark;
  /** The ends of its paper. */
  span: { min: number; max: number };
  points: readonly { value: number | null; marks: number }[];
}

interface ChartProps {
  label: string;
  columns: readonly ChartColumn[];
  /** One line fills the sheet; several are stacked. */
  lines: readonly ChartLine[];
  sign?: 'always' | 'minus';
  /** Labels of the highest and the lowest value. */
  ends?: { high: string; low: string };
  /** Opens what moved a line at a column. */
  onOpen: (line: string, column: string) => void;
}

/** So many columns lie on the screen of a phone. */
const IN_SIGHT = 9;

/** The position of a value between the ends, in percent from the top. */
const placeOf = (value: number, { min, max }: ChartLine['span']) => ((max - value) / (max - min)) * 100;

/** A number as it is written at its point. */
export const written = (value: number, sign: 'always' | 'minus' = 'always') =>
  sign === 'always' ? signed(value) : String(value).replace('-', '−');

/** Values over time on ledger paper. Starts scrolled to the newest; every mark is a button. */
export function Chart(props: ChartProps) {
  const { label, columns, lines, ends } = props;
  const scroller = useRef<HTMLElement>(null);
  const last = columns.findLastIndex(({ state }) => state !== 'ahead');
  useLayoutEffect(() => {
    const element = scroller.current;
    const now = element?.querySelector<HTMLElement>('[data-now]');
    if (element && now) element.scrollLeft = now.offsetLeft + now.offsetWidth - element.clientWidth;
  }, []);
  const rest = useDeferredRender();
  const first = rest ? 0 : last - IN_SIGHT;
  const several = lines.length > 1;
  const marked = lines.some(({ points }) => points.some(({ marks }) => marks > 0));
  return (
    <section
      ref={scroller}
      aria-label={label}
      className={cx(styles.chart, several && styles.several)}
      // Without a mark the keyboard has no other way to scroll it.
      tabIndex={marked ? undefined : 0}
    >
      <div className={styles.paper} style={{ '--columns': columns.length } as CSSProperties}>
        {ends && <p className={cx(voice.label, styles.end)}>{ends.high}</p>}
        {lines.map((line) => (
          <div key={line.id} className={styles.strip}>
            <div className={styles.name}>
              {line.mark ? (
                <>
                  <Roundel mark={line.mark} size="sm" />
                  <span className={voice.hiddenOnPhone}>{line.name}</span>
                </>
              ) : (
                <ChartRules {...line.span} numbers />
              )}
            </div>
            <Strip {...props} line={line} first={first} last={last} />
          </div>
        ))}
        {ends && <p className={cx(voice.label, styles.end)}>{ends.low}</p>}
        <ChartAxis columns={columns} />
      </div>
    </section>
  );
}

/** The path of a line over columns of width 1, broken at unknown values. */
function pathOf({ points, span }: ChartLine): string {
  return points
    .map(({ value }, at) => {
      if (value === null) return '';
      const begins = at === 0 || points[at - 1]?.value === null;
      return `${begins ? 'M' : 'L'}${at + 0.5} ${placeOf(value, span)}`;
    })
    .join('');
}

interface StripProps extends ChartProps {
  line: ChartLine;
  /** The marks from this column on are drawn. */
  first: number;
  /** The newest column that has a number. */
  last: number;
}

function Strip({ line, first, last, columns, sign = 'always', onOpen }: StripProps) {
  const { mark, name, points, span } = line;
  const path = pathOf(line);
  const open = points.flatMap(({ marks }, at) => (marks > 0 ? [at] : []));
  const [stop, setStop] = useState<number | null>(null);
  // One stop for Tab; the arrows go from mark to mark.
  const focused = stop !== null && open.includes(stop) ? stop : open.at(-1);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const at = open.indexOf(focused ?? -1);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: open.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  }

  return (
    <div className={styles.plot} data-tone={mark?.tone}>
      <ChartRules {...span} />
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${columns.length} 100`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <path className={cx(styles.line, mark && styles[mark.ribbon])} d={path} />
        {mark?.ribbon === 'double' && <path className={styles.core} d={path} />}
      </svg>
      <div role="toolbar" aria-label={name} className={styles.marks} onKeyDown={move}>
        {points.map(({ value, marks }, at) => {
          const column = columns[at] as ChartColumn;
          if (value === null || at < first) return null;
          const labeled = marks > 0 || at === last || value !== points[at - 1]?.value;
          const place = { '--at': at, '--y': placeOf(value, span) } as CSSProperties;
          const number = labeled && (
            <span className={cx(styles.value, value < 0 && styles.below)}>{written(value, sign)}</span>
          );
          if (marks === 0)
            return (
              <span
                key={column.id}
                className={cx(styles.point, at === last && styles.now)}
                style={place}
                aria-hidden
              >
                {number}
              </span>
            );
          return (
            <button
              key={column.id}
              type="button"
              className={cx(styles.mark, at === last && styles.now, mark && styles[mark.shape])}
              style={place}
              tabIndex={at === focused ? 0 : -1}
              aria-label={`${name}, ${column.name}: ${written(value, sign)}, ${marks === 1 ? '1 entry' : `${marks} entries`}`}
              onFocus={() => setStop(at)}
              onClick={() => onOpen(line.id, column.id)}
            >
              {number}
            </button>
          );
        })}
      </div>
    </div>
  );
}
