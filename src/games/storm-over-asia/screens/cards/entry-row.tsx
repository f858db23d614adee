import type { ListPosition } from '@/games/storm-over-asia/rules/cards/head';
import { printHead } from '@/games/storm-over-asia/rules/cards/head';
import type { ListEntryRow } from '@/games/storm-over-asia/rules/list-entries';
import { sayEvent } from '@/games/storm-over-asia/rules/say-event';
import { Icon } from '@/ui/mark/icon';
import styles from './cards.module.css';
import { WINDOW_NAMES } from './entry-tags';

interface EntryRowProps {
  row: ListEntryRow;
  /** Its list, if several are shown together. */
  name: string;
  onOpen?: (place: ListPosition) => void;
}

const FROM = { table: 'Filled in', rules: 'By the rules' };

/** One number of a list: its title, what it does, when it is shown, and who knows it. */
export function EntryRowView({ row, name, onOpen }: EntryRowProps) {
  const { list, number, event, from } = row;
  const content = (
    <>
      <b className={styles.number}>
        {name !== '' && <span>{name}</span>}
        {number}
      </b>
      <span className={styles.says}>
        {event?.title && (
          <bdi className={styles.title} dir="auto">
            {event.title}
          </bdi>
        )}
        {event &&
          sayEvent(event).map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences stand in the order of the effects
            <span key={at}>{sentence}</span>
          ))}
        {!event && <span className={styles.open}>Open</span>}
      </span>
      <span className={styles.from}>
        {from && <span>{FROM[from]}</span>}
        {event && event.window !== 'drawn' && <span>{WINDOW_NAMES[event.window]}</span>}
        {event?.secret && (
          <span className={styles.secret}>
            <Icon name="lock" small /> Secret
          </span>
        )}
      </span>
    </>
  );
  if (!onOpen)
    return (
      <li>
        <div className={styles.row}>{content}</div>
      </li>
    );
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-label={[
          printHead({ list, number }),
          event ? [event.title, ...sayEvent(event)].filter(Boolean).join('. ') : 'open',
          from ? FROM[from].toLowerCase() : '',
        ]
          .filter(Boolean)
          .join(': ')}
        onClick={() => onOpen({ list, number })}
      >
        {content}
        <Icon name="chevron-right" small />
      </button>
    </li>
  );
}
