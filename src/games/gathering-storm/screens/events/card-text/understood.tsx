import { kindOf } from '@/games/gathering-storm/rules/effects';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import type { Mistimed } from '@/games/gathering-storm/rules/hands/late';
import { nameTotal, printTotal, sayWarMarker } from '@/games/gathering-storm/rules/say/names';
import { type Power, printSigned } from '@/games/gathering-storm/rules/vocabulary';
import type { Change } from '@/kernel/journal/entry';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import voice from '@/ui/type.module.css';
import { CountryChoices } from '../../europe/country-choices';
import type { Asked } from '../card-draft';
import { asChoices } from '../card-draft';
import styles from '../event-form.module.css';
import { PrintedPicture } from '../picture/printed-picture';

interface UnderstoodRowsProps {
  /** The heading of the sentences: what was understood from words, or what the pieces say. */
  label: string;
  title: string;
  /** Whether its color marks it as secret. */
  secret?: boolean | undefined;
  /** The trend from a line. */
  trend?: number | undefined;
  effects: readonly Effect[];
  general: boolean;
  /** Whose card it is; undefined for the general card. */
  owner?: Power | undefined;
  asked: readonly Asked[];
  /** Null until the event is complete; a string if the changes are shown later; omitted without a table. */
  changes: readonly Change[] | string | null | undefined;
  /** Says that its moment has passed or is still to come, and what it does. */
  mistimed?: Mistimed | null | undefined;
  onAnswer: (effect: number, answer: string) => void;
}

/** What was understood, a sentence for each effect; what must still be decided; and every number before and after. */
export function UnderstoodRows({
  label,
  title,
  secret = false,
  trend,
  effects,
  general,
  owner,
  asked,
  changes,
  mistimed,
  onAnswer,
}: UnderstoodRowsProps) {
  const rules = effects.map((effect) => kindOf(effect).rule(effect, general));
  return (
    <>
      {(changes !== undefined || effects.length > 0 || title !== '' || trend !== undefined) && (
        <LedgerRow label={label}>
          <div className={styles.understood}>
            {effects.length === 0 && title === '' && trend === undefined && <NotYet />}
            {title !== '' && (
              <p className={styles.title}>
                Title: <bdi>{title}</bdi>
              </p>
            )}
            {trend !== undefined && (
              <p>
                Economic trend: {printSigned(trend)}. <span className={voice.rule}>GS 9.21</span>
              </p>
            )}
            {secret && <p>A secret card, printed on gray.</p>}
            {effects.map((effect, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences stand in the order of the effects
              <div key={at} className={styles.effect}>
                <p>
                  {kindOf(effect).say(effect)} <span className={voice.rule}>{rules[at]}</span>
                  {remarkOwner(effect, owner) && (
                    <b className={styles.remark}>{remarkOwner(effect, owner)}</b>
                  )}
                </p>
                <PrintedPicture effect={effect} />
              </div>
            ))}
          </div>
        </LedgerRow>
      )}
      {asked.map(({ effect, words, options, answer, rule }) => (
        <LedgerRow key={effect} label="To decide" hint="now, or once it is face up">
          <CountryChoices
            label={words}
            showLabel
            options={asChoices(options)}
            value={answer}
            onChange={(value) => onAnswer(effect, value)}
          />
          {!rules.includes(rule) && <span className={voice.rule}>{rule}</span>}
        </LedgerRow>
      ))}
      {mistimed && (
        <LedgerRow label="Its moment" hint={mistimed.hint}>
          <p className={styles.understood}>
            {mistimed.words} <span className={voice.rule}>{mistimed.rule}</span>
          </p>
        </LedgerRow>
      )}
      {changes !== undefined && (
        <LedgerRow label="What changes">
          {typeof changes === 'string' ? (
            <p className={styles.yet}>{changes}</p>
          ) : changes && (changes.length > 0 || effects.length > 0) ? (
            <Changes changes={changes} />
          ) : (
            <NotYet />
          )}
        </LedgerRow>
      )}
    </>
  );
}

/** That what it does is another power’s than whose card it is: it may be so, and is seldom meant. */
function remarkOwner(effect: Effect, owner: Power | undefined): string | null {
  const whose = 'power' in effect ? effect.power : undefined;
  return owner && whose && whose !== owner ? `This is ${owner}’s card, and it changes ${whose}.` : null;
}

/** Reserves the space, so that nothing below moves when it fills. */
function NotYet() {
  return (
    <p className={styles.yet}>
      –<span className={voice.hidden}>Nothing yet</span>
    </p>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className={styles.yet}>As the table stands, no number changes.</p>;
  return (
    <ul className={cx(lay.buttons, styles.changes)}>
      {changes.map(([key, before, after]) => (
        <li key={key}>
          {key.startsWith('war:') ? (
            sayWarMarker([key, before, after])
          ) : (
            <>
              {nameTotal(key)} <b>{printTotal(key, before)}</b> to <b>{printTotal(key, after)}</b>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
