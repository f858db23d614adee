import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { KINDS, printTotal, readTotal, totalOf } from '@/games/storm-over-asia/rules/totals';
import { nameFront } from '@/games/storm-over-asia/rules/united-front/front';
import { saySurplus } from '@/games/storm-over-asia/rules/united-front/surplus';
import { REGIONS } from '@/games/storm-over-asia/rules/vocabulary';
import { checkTurning } from '@/games/storm-over-asia/rules/warlords/conversions';
import { useActs } from '@/table/use-acts';
import { useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import voice from '@/ui/type.module.css';
import { ActLine } from '../act-line';
import styles from './side-sheet.module.css';

/** The United Front with its lines, and what its surplus can be used for. @rule SOA 26.22, 32 */
export function FrontSheet({ onOpen }: { onOpen: (sheet: string) => void }) {
  const { open, moment } = useTable<OpenState>();
  const { value, lines } = readTotal(open, totalOf.front);
  const { words, rule } = saySurplus(open);
  return (
    <section className={cx(lay.paper, styles.sheet)} aria-label="United Front">
      <button
        type="button"
        className={styles.head}
        aria-label={`${nameFront(open.front)} ${printTotal(totalOf.front, value)}. Why?`}
        onClick={() => onOpen(`why:${totalOf.front}`)}
      >
        <span className={styles.title}>
          {nameFront(open.front)} <span className={voice.why}>Why?</span>
        </span>
        <Figure value={value} sign={KINDS[totalOf.front].sign} size="figure" />
      </button>
      <ul className={styles.lines}>
        {lines.map(({ words: source, rule: label, amount, how, id }) => (
          <li key={`${source} ${how} ${id}`}>
            <span>
              {source} {label && <span className={voice.rule}>{label}</span>}
            </span>
            <Figure value={amount} sign="always" />
          </li>
        ))}
      </ul>
      <p className={voice.note}>
        {words} <span className={voice.rule}>{rule}</span>
      </p>
      {moment === null && <UseSurplus open={open} />}
      {moment === null && (
        <div className={cx(lay.buttons, styles.foot)}>
          <Button icon="pen" onClick={() => onOpen('front')}>
            Enter the United Front
          </Button>
        </div>
      )}
    </section>
  );
}

/** The regions in which the surplus may turn a warlord flag now: a tap turns it. @rule SOA 26.212 */
function UseSurplus({ open }: { open: OpenState }) {
  const acts = useActs();
  const regions = REGIONS.filter(
    (region) => checkTurning(open, { cause: 'surplus', region, from: 'warlord', to: 'Nationalist' }) === null,
  );
  return (
    <>
      {regions.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: keys that are answers, not fields
        <div className={lay.buttons} role="group" aria-label="Use the surplus">
          <span className={voice.note}>Turn one in</span>
          {regions.map((region) => (
            <Button
              key={region}
              icon="flag"
              aria-label={`Turn a warlord flag in ${region}`}
              onClick={() => void acts.act({ type: 'convert-warlord', region, cause: 'surplus' })}
            >
              {region}
            </Button>
          ))}
        </div>
      )}
      <ActLine acts={acts} />
    </>
  );
}
