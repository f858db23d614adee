import { cx } from '../cx';
import { Icon, type IconName } from '../mark/icon';
import { Crest } from '../mark/roundel';
import voice from '../type.module.css';
import styles from './page-header.module.css';

interface Tool {
  icon: IconName;
  label: string;
  onPress: () => void;
  /** Hidden on a phone, so the menu must have it too. */
  optional?: boolean;
  /** The icon alone at every width; the label is still its name. */
  bare?: boolean;
  disabled?: boolean;
}

interface LidProps {
  /** The table's name, or the product's. */
  name: string;
  /** The page's one h1. */
  title: string;
  note?: string;
  back?: { label: string; onPress: () => void };
  tools?: readonly Tool[];
  /** On a phone it stays visible while the page scrolls. */
  stays?: boolean;
}

/** The red lid at the head of every public screen: whose table, when in the game, and the tools. */
export function PageHeader({ name, title, note, back, tools = [], stays }: LidProps) {
  return (
    <header className={cx(styles.lid, stays && styles.stays)}>
      <div className={styles.left}>
        {back ? (
          <button type="button" className={cx(styles.tool, styles.back)} onClick={back.onPress}>
            <Icon name="chevron-left" />
            <span className={voice.hiddenOnPhone}>{back.label}</span>
          </button>
        ) : (
          <Crest className={styles.crest} />
        )}
        <div className={styles.name}>{name}</div>
      </div>
      <div className={styles.when}>
        <h1>{title}</h1>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.tools}>
        {tools.map(({ icon, label, onPress, optional, bare, disabled }) => (
          <button
            // What it would do changes; the button stays.
            key={icon}
            type="button"
            disabled={disabled}
            className={cx(styles.tool, optional && styles.optional)}
            onClick={onPress}
          >
            <Icon name={icon} />
            <span className={bare ? voice.hidden : voice.hiddenOnTablet}>{label}</span>
          </button>
        ))}
      </div>
    </header>
  );
}
