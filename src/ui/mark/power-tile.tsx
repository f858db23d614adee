import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { Figure } from '../figure/figure';
import { signed } from '../figure/signed';
import lay from '../lay.module.css';
import voice from '../type.module.css';
import { ROLL, useMotion } from '../use-motion';
import { Icon } from './icon';
import styles from './power-tile.module.css';
import { type Mark, Ribbon, Roundel } from './roundel';

interface Tile {
  id: string;
  mark: Mark;
  name: string;
  /** The figure read from a metre and a half. */
  support: { value: number; label: string; total?: string; onWhy: () => void };
  /** Further figures; `null` if unknown, words if not public. */
  rows: readonly {
    /** Its first word, omitted on a phone: “change” alone would not say what changes. */
    lead?: string | undefined;
    label: string;
    /** The key of its total: see `Figure`. */
    total?: string;
    value: number | string | null;
    sign?: 'always' | 'minus';
    /** Text next to the figure, but not part of it: "13 kept". */
    beside?: string | undefined;
    onPress?: () => void;
  }[];
  /** Card backs: how many, in words; or the available action, which on paper is none. */
  cards?: {
    count: number;
    text: string /** On a phone. */;
    short?: string;
    verb?: boolean;
    onPress?: () => void;
  };
  /** Who sits there, by name. */
  person?: string | undefined;
  /** Who holds it, in a word, unless every person holds their own. */
  holder?: string | undefined;
  /** What is due; `short` is its form on a phone. */
  due?: { text: string; short?: string; onPress?: () => void };
  /** Shown if nothing is due; on a phone only if `short` is set. */
  note?: string | { text: string; short?: string; onPress?: () => void };
}

interface PowerTilesProps {
  label: string;
  tiles: readonly Tile[];
}

/** The parties side by side, each with its great figure; on a phone the same parties as rows of 64 px. */
export function PowerTiles({ label, tiles }: PowerTilesProps) {
  const id = useId();
  return (
    <div className={styles.powers}>
      <h2 id={id} className={voice.hidden}>
        {label}
      </h2>
      <ul className={styles.tiles} aria-labelledby={id}>
        {tiles.map((tile) => (
          <PowerTile key={tile.id} tile={tile} />
        ))}
      </ul>
    </div>
  );
}

function PowerTile({
  tile: { mark, name, person, support, rows, cards, holder, due, note },
}: {
  tile: Tile;
}) {
  return (
    <li className={cx(lay.paper, styles.tile)}>
      <Ribbon mark={mark} className={styles.ribbon} />
      <div className={styles.who}>
        <Roundel mark={mark} size="md" className={styles.roundel} />
        <div className={styles.name}>
          <h3>{name}</h3>
          {person && (
            <p className={styles.person} dir="auto">
              <bdi>{person}</bdi>
            </p>
          )}
        </div>
      </div>
      <button
        type="button"
        className={styles.support}
        aria-label={`${name} ${support.label.toLowerCase()} ${signed(support.value)}. Why?`}
        onClick={support.onWhy}
      >
        <Numeral value={support.value} total={support.total} />
        <span className={styles.caption}>{support.label}</span>
        <span className={cx(voice.why, styles.why)}>Why?</span>
        <Icon name="chevron-right" small className={styles.chevron} />
      </button>
      <div className={styles.more}>
        {rows.map(({ lead, label, total, value, sign, beside: sideNote, onPress }) => (
          <Line
            key={label}
            className={styles.row}
            name={`${name}: ${lead ? `${lead} ` : ''}${label} ${typeof value === 'number' && sign === 'always' ? signed(value) : (value ?? 'not known')}${sideNote ? `, ${sideNote}` : ''}`}
            onPress={onPress}
          >
            <span className={styles.labels}>
              <span>
                {lead && <span className={styles.lead}>{lead} </span>}
                {label}
              </span>
              {sideNote && <span className={styles.beside}>{sideNote}</span>}
            </span>
            {typeof value === 'string' ? (
              <Icon name="lock" small className={styles.lock} />
            ) : value === null ? (
              <span className={styles.unknown}>
                <span aria-hidden="true">–</span>
                <span className={voice.hidden}>not known</span>
              </span>
            ) : (
              <Figure
                total={total}
                value={value}
                sign={sign}
                className={cx(styles.amount, value >= 0 && styles.ink)}
              />
            )}
          </Line>
        ))}
        {cards && (
          <Line
            className={cx(
              styles.row,
              styles.cards,
              cards.count === 0 && styles.noCards,
              cards.verb && styles.verb,
            )}
            name={`${name}: ${cards.text}`}
            onPress={cards.onPress}
          >
            <Backs {...cards} holder={holder} />
          </Line>
        )}
        {due ? (
          <Line className={styles.due} name={`${name}: ${due.text}`} onPress={due.onPress}>
            <span className={styles.dueText}>{due.text}</span>
            <span className={styles.dueShort}>{due.short ?? 'Due'}</span>
            {due.onPress && <Icon name="chevron-right" small className={styles.dueGo} />}
          </Line>
        ) : (
          <Note name={name} note={typeof note === 'string' ? { text: note } : (note ?? { text: '' })} />
        )}
      </div>
    </li>
  );
}

/** The great figure; it rolls as it changes. */
function Numeral({ value, total }: { value: number; total: string | undefined }) {
  const rolls = useMotion<HTMLSpanElement>(value, ...ROLL);
  return (
    <span ref={rolls} className={styles.rolls}>
      <Figure total={total} value={value} sign="always" size="numeral" className={styles.numeral} />
    </span>
  );
}

type NoteProps = { name: string; note: { text: string; short?: string; onPress?: () => void } };

/** Text for a tile with nothing due; a button if there is more to show. */
function Note({ name, note: { text, short, onPress } }: NoteProps) {
  if (!onPress) return <p className={styles.note}>{text}</p>;
  return (
    <Line className={cx(styles.note, styles.opens)} name={`${name}: ${text}`} onPress={onPress}>
      <span className={styles.dueText}>{text}</span>
      {short && <span className={styles.dueShort}>{short}</span>}
      <Icon name="chevron-right" small className={styles.dueGo} />
    </Line>
  );
}

interface LineProps {
  className: string | undefined;
  name: string;
  onPress?: () => void;
  children: ReactNode;
}

/** A line of a tile; a button if it opens something. */
function Line({ className, name, onPress, children }: LineProps) {
  if (!onPress) return <div className={className}>{children}</div>;
  return (
    <button type="button" className={className} aria-label={name} onClick={onPress}>
      {children}
    </button>
  );
}

const FAN = 4;

interface BacksProps {
  count: number;
  text: string;
  short?: string;
  holder: string | undefined;
}

function Backs({ count, text, short, holder }: BacksProps) {
  const held = holder && <span className={styles.holder}>{holder}</span>;
  if (count === 0)
    return (
      <>
        <span>{text}</span>
        {short && <span className={styles.short}>{short}</span>}
        {held}
      </>
    );
  return (
    <>
      <span className={styles.fan} aria-hidden="true">
        {Array.from({ length: Math.min(count, FAN) }, (_, place) => `back ${place}`).map((back) => (
          <i key={back} />
        ))}
      </span>
      <span aria-hidden="true">{count}</span>
      <span className={voice.hidden}>{text}</span>
      {held ?? <Icon name="lock" small className={styles.lock} />}
    </>
  );
}
