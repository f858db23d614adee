import { useMemo, useState } from 'react';
import { readHistory, type Series } from '@/games/gathering-storm/rules/history/series';
import { printTurn } from '@/games/gathering-storm/rules/vocabulary';
import { usePreferences } from '@/store/context';
import { useRows } from '@/table/journal/use-rows';
import type { PageProps } from '@/table/page/public-frame';
import { cx } from '@/ui/cx';
import { Chart } from '@/ui/figure/chart';
import { ChartTable } from '@/ui/figure/chart-table';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import lay from '@/ui/lay.module.css';
import { usePrinting } from '@/ui/page/use-printing';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { useTable } from '../use-table';
import { CHARTS, type ChartKind, checkChart, columnsOf, entriesOf, linesOf } from './charts';
import styles from './history-board.module.css';
import { TurnSheet } from './turn-sheet';

type Form = 'chart' | 'table';
const FORMS: { value: Form; label: string }[] = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
];
const FORM = 'history-form';

/** The numbers over the turns, as charts or as a table, with what moved them. */
export function HistoryBoard({ go, onOpen }: PageProps) {
  const preferences = usePreferences();
  const [chosen, setChosen] = useState('support');
  const [form, setForm] = useState<Form>(preferences.read(FORM) === 'table' ? 'table' : 'chart');
  const kind = CHARTS.find(({ id }) => id === chosen) as ChartKind;
  const { open } = useTable();
  const printing = usePrinting();
  // Print shows all of them in order, whichever one was selected.
  const kinds = printing ? CHARTS.filter((other) => checkChart(open, other) === null) : [kind];

  function choose(next: Form) {
    preferences.write(FORM, next);
    setForm(next);
  }

  return (
    <div className={styles.page}>
      <Sheet title="History" hideTitle className={styles.sheet}>
        <div className={cx(lay.ends, styles.tools)}>
          <Choices
            live
            label="What is shown"
            options={CHARTS.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen}
            onChange={setChosen}
          />
          <Note kind={kind} form={form} />
          <Choices live label="How it is shown" options={FORMS} value={form} onChange={choose} />
        </div>
        {kinds.map((kind) => (
          <div key={kind.id} className={styles.kind}>
            {printing && <h2>{kind.title}</h2>}
            <History kind={kind} form={form} go={go} onOpen={onOpen} />
          </div>
        ))}
      </Sheet>
    </div>
  );
}

/** Explains the marks; in the first turn, what this page is for. */
function Note({ kind, form }: { kind: ChartKind; form: Form }) {
  const { open } = useTable();
  if (checkChart(open, kind)) return null;
  if (open.past.length === 0)
    return (
      <p className={styles.note}>
        When {printTurn(open.turn)} ends, its numbers appear here, turn by turn. Tap a mark to see what moved
        a number.
      </p>
    );
  if (form === 'table') return null;
  return <p className={styles.note}>{kind.title}. Tap a mark to see what moved it.</p>;
}

interface HistoryProps {
  kind: ChartKind;
  form: Form;
  go: (path: string) => void;
  onOpen: (sheet: string) => void;
}

function History({ kind, form, go, onOpen }: HistoryProps) {
  const { open } = useTable();
  const [shown, setShown] = useState<{ totals: readonly string[]; turn: number } | null>(null);
  const rows = useRows();
  const series = useMemo(() => readHistory(open, rows, kind.totals), [open, rows, kind]);
  const barred = checkChart(open, kind);
  if (barred)
    return (
      <p className={styles.empty}>
        {barred.words} {barred.rule && <span className={voice.rule}>{barred.rule}</span>}
      </p>
    );
  if (isUnknown(series)) {
    const { words, to, label } = kind.id === 'income' ? NO_INCOME : NO_BALANCE;
    return (
      <div className={styles.empty}>
        <p>{words}</p>
        <Button onClick={() => onOpen(to)}>{label}</Button>
      </div>
    );
  }
  const columns = columnsOf(series, open.turn);
  const lines = linesOf(kind, series, columns);
  const marks = columns.map(({ id }) => entriesOf(series, Number(id)).length);
  const sees = shown ? series.filter(({ total }) => shown.totals.includes(total)) : [];
  return (
    <>
      {form === 'chart' ? (
        <Chart
          label={kind.title}
          columns={columns}
          lines={lines}
          sign={kind.sign}
          {...(kind.ends ? { ends: kind.ends } : {})}
          onOpen={(total, turn) => setShown({ totals: [total], turn: Number(turn) })}
        />
      ) : (
        <ChartTable
          caption={kind.title}
          corner="Turn"
          columns={columns}
          lines={lines}
          marks={marks}
          sign={kind.sign}
          onOpen={(turn) => setShown({ totals: kind.totals, turn: Number(turn) })}
        />
      )}
      {shown && (
        <TurnSheet
          kind={kind}
          series={sees}
          rows={rows}
          turn={shown.turn}
          onTurn={(turn) => setShown({ ...shown, turn })}
          onClose={() => setShown(null)}
          go={go}
        />
      )}
    </>
  );
}

const NO_BALANCE = {
  words: 'This game was under way when the table was set up, and its balance is not entered yet.',
  to: 'facts',
  label: 'Board figures',
};
const NO_INCOME = {
  words: 'No base income is entered, so the app knows only what changes income.',
  to: 'incomes',
  label: 'Enter base incomes',
};

const isUnknown = (series: readonly Series[]) =>
  series.every(({ points }) => points.every(({ value }) => value === null));
