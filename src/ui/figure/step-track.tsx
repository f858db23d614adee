import { cx } from '../cx';
import lay from '../lay.module.css';
import track from '../page/track.module.css';
import { Figure } from './figure';
import { signed } from './signed';
import { StepCells } from './step-cells';

interface StepTrackProps {
  title: string;
  /** The key of its total: see `Figure`. */
  total?: string;
  value: number;
  min: number;
  max: number;
  /** Label of the lowest end; `high` labels the highest. */
  low: string;
  high: string;
  onWhy: () => void;
}

/** A number that walks between two named ends, one cell a step. The whole track opens its lines. */
export function StepTrack({ title, total, value, min, max, low, high, onWhy }: StepTrackProps) {
  return (
    <button
      type="button"
      className={cx(lay.paper, track.track)}
      aria-label={`${title} ${signed(value)}, between ${signed(min)} ${low} and ${signed(max)} ${high}. Why?`}
      onClick={onWhy}
    >
      <span className={track.head}>
        <span className={track.title}>{title}</span>
        <Figure total={total} value={value} sign="always" size="figure" className={track.value} />
      </span>
      <StepCells {...{ value, min, max, low, high }} />
    </button>
  );
}
