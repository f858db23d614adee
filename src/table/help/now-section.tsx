import voice from '@/ui/type.module.css';
import { AS_IT_WAS, UNDER } from './app-words';
import styles from './help.module.css';

interface NowSectionProps {
  here: Here;
  pages: Readonly<Record<string, readonly string[]>>;
}

/** What to do now on the page that Help covers: the next step, then the purpose of the page. */
export function NowSection({ here: { page, next, past, under }, pages }: NowSectionProps) {
  const lines = [...(past ? [AS_IT_WAS] : []), ...(pages[page] ?? []), ...(under ? [UNDER] : [])];
  return (
    <section className={styles.now} aria-labelledby="help-now">
      <h3 id="help-now" className={voice.hidden}>
        On this screen
      </h3>
      {next && (
        <p className={styles.next}>
          <b>{next.line}</b> {next.reason} {next.rule && <span className={voice.rule}>{next.rule}</span>}
        </p>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** The page under Help, described in public words only. */
export interface Here {
  /** The page by its address, `curtain`, `papers`, `new`, `decks` or `home`. */
  page: string;
  /** The next step; undefined while an earlier moment is viewed. */
  next?: { line: string; reason: string; rule?: string | undefined };
  /** The table is looked at as it was. */
  past?: boolean;
  /** Another sheet is open between the page and Help. */
  under?: boolean;
}
