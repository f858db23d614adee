import { beginOf, type Spot } from '@/games/gathering-storm/rules/card-text/read/mend';
import type { Mistake } from '@/games/gathering-storm/rules/card-text/read/mistake';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import { named } from '@/ui/sheet/named';
import voice from '@/ui/type.module.css';
import styles from '../event-form.module.css';
import { waysOf } from './ways';

/** The typed words, with the unread parts underlined. */
export function UnreadWords({ text, spots }: { text: string; spots: readonly Spot[] }) {
  let at = 0;
  const parts = spots.flatMap((spot) => {
    const from = Math.max(at, beginOf(text, spot));
    const end = Math.max(from, beginOf(text, spot) + spot.length);
    const before = text.slice(at, from);
    at = end;
    return [
      before,
      <mark key={from} className={styles.dead}>
        {text.slice(from, end)}
      </mark>,
    ];
  });
  return (
    <bdi className={cx(styles.typed, styles.quoted)}>
      {parts}
      {text.slice(at)}
    </bdi>
  );
}

/** How many reasons are shown at once; the others appear as these are fixed. */
const MAX_SHOWN = 3;

interface UnreadRowProps {
  text: string;
  place: CardPlace;
  mistakes: readonly Mistake[];
  /** The text with one place mended. */
  onMend: (text: string) => void;
  /** Sets the trend; omitted if it cannot be set from here. */
  onTrend?: ((trend: number, text: string) => void) | undefined;
}

/** The unread words, why they are unread, and the likely intended word. The pieces say the rest. */
export function UnreadRow({ text, place, mistakes, onMend, onTrend }: UnreadRowProps) {
  if (mistakes.length === 0) return null;
  const ways = waysOf(text, mistakes, place).filter(({ trend }) => trend === undefined || onTrend);
  const reasons = named(mistakes, ({ message }) => message).filter(
    ([key], at, all) => all.findIndex(([one]) => one === key) === at,
  );
  return (
    <LedgerRow label="Not read">
      <p className={styles.mistake}>
        <UnreadWords text={text.trimEnd()} spots={mistakes} />
      </p>
      {reasons.slice(0, MAX_SHOWN).map(([key, { message, allowed, rule, trend }]) => (
        <p key={key} className={styles.mistake}>
          <b>{message}</b> {trend && onTrend ? '' : allowed}{' '}
          {rule && <span className={voice.rule}>{rule}</span>}
        </p>
      ))}
      {ways.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons that mend the words are no fields of a set
        <div className={cx(lay.buttons, styles.ways)} role="group" aria-label="Mend it">
          {ways.map((way) => (
            <Button
              key={way.label}
              onClick={() => {
                if (way.trend !== undefined) onTrend?.(way.trend, way.text);
                onMend(way.text);
              }}
            >
              {way.label}
            </Button>
          ))}
        </div>
      )}
    </LedgerRow>
  );
}
