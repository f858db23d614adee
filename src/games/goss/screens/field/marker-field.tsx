import { useMemo } from 'react';
import type { OpenState } from '@/games/goss/rules/state';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import styles from './field.module.css';
import { Plane, Star } from './field-marks';
import { isDue, Middle, Numbers, Petals, Ring } from './flower';
import { type Field, layOut } from './layout';
import { sayField } from './say-field';
import { useSize } from './use-size';

/** The field at 1180 pixels, until it is measured. */
const FIRST = { width: 736, height: 420 };

/** Every marker and leader of the table at true distance, in the size of its place. */
export function useField() {
  const { open } = useTable<OpenState>();
  const [place, size] = useSize<HTMLDivElement>(FIRST);
  const { pending, markers, leaders, grid } = open;
  const field = useMemo(
    () => layOut({ markers: [...pending, ...markers], leaders, grid }, size),
    [pending, markers, leaders, grid, size],
  );
  return { place, size, field };
}

interface MarkerFieldProps extends ReturnType<typeof useField> {
  /** The marker whose row is chosen. */
  chosen: string | null;
  /** Chooses the row of a marker. */
  onChoose: (id: string) => void;
  onOpen: (sheet: string) => void;
  className: string;
}

/** The map’s markers as flowers. A picture: its words are its name, and the register has what can be done. */
export function MarkerField({ place, size, field, chosen, onChoose, onOpen, className }: MarkerFieldProps) {
  const { open, moment } = useTable<OpenState>();
  const events = [...open.pending, ...open.markers];
  // Hexes of two flowers are drawn as those of the one that may be set off now.
  const flowers = field.flowers
    .map((flower) => ({ open, events, field, flower }))
    .sort((one, other) => Number(isDue(one)) - Number(isDue(other)));
  const empty = field.flowers.length === 0;
  const isChosen = ({ ids }: { ids: string[] }) => chosen !== null && ids.includes(chosen);
  return (
    <section className={cx(lay.paper, styles.field, className)} aria-label="Field">
      <div ref={place} className={styles.place}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={sayField(open, field)}
        >
          {open.grid && <Plane lines={open.grid.lines} field={field} size={size} />}
          <Nearest field={field} />
          {flowers.map((flower) => (
            <Petals key={flower.flower.ids[0]} {...flower} />
          ))}
          {flowers.map((flower) => (
            <Ring key={flower.flower.ids[0]} {...flower} chosen={isChosen(flower.flower)} />
          ))}
          {flowers.map((flower) => (
            <Numbers key={flower.flower.ids[0]} {...flower} />
          ))}
          {flowers.map((flower) => (
            <Middle key={flower.flower.ids[0]} {...flower} />
          ))}
          {field.labels.map(({ id, kind, words, x, y, width, height }) => (
            <g key={`${kind} ${id}`} transform={`translate(${x} ${y})`} className={styles[kind]}>
              {kind === 'distance' && (
                <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="4" />
              )}
              <text>{words}</text>
            </g>
          ))}
          {field.stars.map((star) => (
            <Star key={star.id} star={star} open={open} />
          ))}
        </svg>
        {field.flowers.map(({ ids, x, y }) => (
          <button
            key={ids[0]}
            type="button"
            // The register’s rows are the same for the keyboard and for screen readers.
            tabIndex={-1}
            aria-hidden="true"
            className={styles.hit}
            style={{ left: x, top: y, width: 2 * field.ring, height: 2 * field.ring }}
            onClick={() => onChoose(nextOf(ids, chosen))}
          />
        ))}
        {empty && <p className={styles.none}>No marker on the map</p>}
      </div>
      {!open.grid && !empty && (
        <p className={styles.unknown}>
          Distances need the map’s grid.
          {moment === null && !open.over && <Button onClick={() => onOpen('grid')}>The map’s grid</Button>}
        </p>
      )}
    </section>
  );
}

/** A tap on a hex with several markers goes through them. */
const nextOf = (ids: readonly string[], chosen: string | null) =>
  ids[(ids.indexOf(chosen ?? '') + 1) % ids.length] ?? '';

/** A dashed line between the two nearest flowers, and from there to the distance if that is not on it. */
function Nearest({ field: { nearest, labels } }: { field: Field }) {
  if (!nearest) return null;
  const { from, to } = nearest;
  const label = labels.find(({ kind }) => kind === 'distance');
  const aside = label ? `M${(from.x + to.x) / 2} ${(from.y + to.y) / 2}L${label.x} ${label.y}` : '';
  return <path className={styles.nearest} d={`M${from.x} ${from.y}L${to.x} ${to.y}${aside}`} />;
}
