import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { printTurn, REGIONS } from '@/games/storm-over-asia/rules/vocabulary';
import { heldOutOf, sayHeldOut, sayOdds, sayOutcomes } from '@/games/storm-over-asia/rules/warlords/cards';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import voice from '@/ui/type.module.css';
import styles from './side-sheet.module.css';

/** Nine warlord cards: those held out, those of conquered regions, and the chance of the others. @rule SOA 26.112D, E */
export function WarlordSheet() {
  const { open } = useTable<OpenState>();
  const held = heldOutOf(open.warlords);
  const outcomes = sayOutcomes(open.china, open.warlords);
  const out = REGIONS.filter((region) => open.china[region].conquered && !held.includes(region));
  return (
    <section className={cx(lay.paper, styles.sheet)} aria-label="Warlord cards">
      <h2>Warlord cards</h2>
      {held.map((region) => {
        const { words, rule } = sayHeldOut(open, region, printTurn);
        return (
          <div key={region} className={styles.card}>
            <div className={styles.face}>
              <span>{region}</span>
              <Icon name="lock" />
            </div>
            <p className={styles.words}>
              <b>Held out, known to all.</b> {words} <span className={voice.rule}>{rule}</span>
            </p>
          </div>
        );
      })}
      {held.length === 0 && (
        <p className={styles.words}>
          None is held out. <span className={voice.rule}>SOA 26.112D</span>
        </p>
      )}
      {out.length > 0 && (
        <p className={`${styles.words} ${styles.out}`}>
          <b>{out.join(', ')}</b> {out.length === 1 ? 'is' : 'are'} out while Japan holds{' '}
          {out.length === 1 ? 'it' : 'them'}; a revolt brings {out.length === 1 ? 'it' : 'them'} back{' '}
          <span className={voice.rule}>SOA 26.112E</span>
        </p>
      )}
      <p className={`${voice.note} ${styles.odds}`}>
        {sayOdds(open.china, open.warlords)}
        {outcomes.length > 0 && ` ${outcomes.join('; ')}.`}
      </p>
    </section>
  );
}
