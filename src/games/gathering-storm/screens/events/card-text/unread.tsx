import { didYouMean } from '@/games/gathering-storm/rules/card-text/read/did-you-mean';
import { withoutUnseen } from '@/games/gathering-storm/rules/card-text/read/letters';
import { beginOf, type Mistake, mend, type Spot } from '@/games/gathering-storm/rules/card-text/read/mistake';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import { printSigned } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { named } from '@/ui/sheet/journal-list';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import voice from '@/ui/type.module.css';
import styles from '../event-form.module.css';

/** One fix for unread words: a button and the text after applying it. */
export interface Way {
  label: string;
  text: string;
  /** The trend it sets, which is separate from the words. */
  trend?: number;
}

/** Returns the fixes: invisible letters, what a list asks, the trend, and at most one likely word. */
export function waysOf(text: string, mistakes: readonly Mistake[], place: CardPlace): Way[] {
  const unseen = withoutUnseen(text);
  if (unseen !== text) return [{ label: 'Take them out', text: unseen }];
  const asked = mistakes.flatMap((mistake) =>
    (mistake.choices ?? []).map((choice) => ({ label: choice, text: mend(text, mistake, choice) })),
  );
  const meant = didYouMean(text, mistakes, place);
  return [
    ...asked,
    ...mistakes.flatMap((mistake) => trendOf(text, mistake) ?? []),
    ...(meant ? [{ label: `Did you mean “${meant.word}”?`, text: meant.text }] : []),
  ];
}

/** Returns the trend from a line, or null; removes the separator between it and the rest too. */
export const trendOf = (text: string, mistake: Mistake): Way | null =>
  mistake.trend
    ? {
        label: `Set the trend to ${printSigned(mistake.trend.value)}`,
        text: mend(text, mistake, mistake.trend.rest).replace(/[\s,;]+$/, ''),
        trend: mistake.trend.value,
      }
    : null;

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
