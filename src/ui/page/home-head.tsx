import { Crest } from '../mark/roundel';
import styles from './home-head.module.css';

interface HomeHeadProps {
  title: string;
  line: string;
}

/** The open lid of the home page. A `PageLayout` with `raised` lays its first sheets over its foot. */
export function HomeHead({ title, line }: HomeHeadProps) {
  return (
    <header className={styles.head}>
      <h1>
        <Crest size="head" />
        {title}
      </h1>
      <p>{line}</p>
    </header>
  );
}
