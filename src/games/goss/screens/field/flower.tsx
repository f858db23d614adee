import { ageOf, maySetOff } from '@/games/goss/rules/markers';
import type { Marker, OpenState, PendingEvent } from '@/games/goss/rules/state';
import type { Whom } from '@/games/goss/rules/vocabulary';
import { cx } from '@/ui/cx';
import styles from './field.module.css';
import { outlineOf } from './hexagon';
import { type Field, type Flower, isNumbered } from './layout';
import { SideSeal } from './side-seal';

/** A marker's age is a ring of so many phases; it is full from then on. */
const PHASES = 12;

interface FlowerProps {
  open: OpenState;
  /** All markers, those to be settled first. */
  events: readonly (Marker | PendingEvent)[];
  field: Field;
  flower: Flower;
}

const eventsOf = ({ events, flower }: Pick<FlowerProps, 'events' | 'flower'>) =>
  events.filter(({ id }) => flower.ids.includes(id));

/** Whether a unit may set off a marker here now. */
export const isDue = (props: Pick<FlowerProps, 'open' | 'events' | 'flower'>) =>
  !props.open.over && eventsOf(props).some((event) => 'until' in event && maySetOff(props.open, event).ok);

/** The hexes next to a marker. */
export function Petals(props: FlowerProps) {
  const { open, field, flower } = props;
  const works = eventsOf(props).some((event) => 'works' in event && event.works !== null);
  const outline = outlineOf(open.grid?.lines ?? 'columns', field.pitch - 1);
  return (
    <g className={cx(styles.petals, isDue(props) && styles.due, works && styles.works)}>
      {flower.petals.map(({ x, y, hex }) => (
        <path
          key={`${x} ${y}`}
          d={outline}
          transform={`translate(${x} ${y})`}
          className={cx(hex === null && styles.edge)}
        />
      ))}
    </g>
  );
}

/** A marker’s age round its flower, and whether its row is chosen. */
export function Ring(props: FlowerProps & { chosen: boolean }) {
  const { open, field, flower, chosen } = props;
  const age = Math.max(...eventsOf(props).map((event) => ageOf(open, event)));
  return (
    <g transform={`translate(${flower.x} ${flower.y})`}>
      {chosen && <circle className={styles.chosen} r={field.ring + 6} />}
      <circle className={styles.ring} r={field.ring} />
      {Array.from({ length: Math.min(age, PHASES) }, (_, phase) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phase is its place in the ring
        <path key={phase} className={styles.phase} d={arcOf(phase, field.ring)} />
      ))}
    </g>
  );
}

/** Four digits have 13 px at most; longer numbers are set smaller to fit in their hex. */
const sizeOf = ({ length }: string, pitch: number) => Math.min(13, (0.9 * pitch) / (0.6 * length));

/** One of the ring's segments, clockwise from the top, with a gap at each end. */
function arcOf(phase: number, r: number): string {
  const at = (turn: number) => {
    const angle = (turn / PHASES) * 2 * Math.PI - Math.PI / 2;
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(phase + 0.1)}A${r} ${r} 0 0 1 ${at(phase + 0.9)}`;
}

/** The numbers of the hexes next to a marker, where they can be read. */
export function Numbers({ field, flower }: Pick<FlowerProps, 'field' | 'flower'>) {
  if (!isNumbered(field)) return null;
  return flower.petals.map(
    ({ x, y, hex }) =>
      hex !== null && (
        <text
          key={`${x} ${y}`}
          className={styles.number}
          x={x}
          y={y}
          style={{ fontSize: sizeOf(hex, field.pitch) }}
        >
          {hex}
        </text>
      ),
  );
}

/** The marker’s own hex with the seal of the affected side, over all petals and rings. */
export function Middle(props: FlowerProps) {
  const { open, field, flower } = props;
  const sides = new Set(eventsOf(props).map(({ side }) => side));
  const [whom = null] = sides;
  const shown: Whom | null = sides.size > 1 ? 'both' : whom;
  return (
    <g
      className={cx(styles.middle, isDue(props) && styles.here)}
      transform={`translate(${flower.x} ${flower.y})`}
    >
      <path d={outlineOf(open.grid?.lines ?? 'columns', Math.max(field.pitch - 1, LEAST_HEX))} />
      <SideSeal sides={open.sides} whom={shown} size={Math.max(0.74 * field.pitch, LEAST_SEAL)} />
    </g>
  );
}

/** Where hexes are small, a marker’s own hex is drawn larger so that its letter can be read. */
const LEAST_SEAL = 20;
const LEAST_HEX = 27;
