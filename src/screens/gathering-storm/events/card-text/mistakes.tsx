import { useState } from 'react';
import { furtherFor } from '@/systems/gathering-storm/card-text/ask/further';
import { withoutUnseen } from '@/systems/gathering-storm/card-text/read/letters';
import { asksBack, type Mistake } from '@/systems/gathering-storm/card-text/read/mistake';
import type { CardPlace } from '@/systems/gathering-storm/effects/place';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { LedgerRow } from '@/ui/sheet/ledger-form';
import voice from '@/ui/type.module.css';
import styles from '../event-form.module.css';
import { isTitle, type Way, waysOf } from './ways';
import { isOneLine } from './words-form';

/** So many are told at once; the others come up when these are mended. */
const TOLD = 6;

interface MistakesProps {
  text: string;
  place: CardPlace;
  mistakes: readonly Mistake[];
  /** The text with one place mended. */
  onMend: (text: string) => void;
  /** Sets the trend; left out where it cannot be set from here. */
  onTrend?: ((trend: number, text: string) => void) | undefined;
}

/** Each place that could not be read: its line, why, what would be allowed, and the wordings that mend it. */
export function Mistakes({ text, place, mistakes, onMend, onTrend }: MistakesProps) {
  // What is wrong for five powers at once is told once.
  const told = new Map(mistakes.map((mistake) => [nameOf(mistake), mistake]));
  const more = told.size - TOLD;
  return (
    <>
      {[...told].slice(0, TOLD).map(([name, mistake]) => (
        <MistakeRow
          key={name}
          label={isOneLine(text) ? 'Your words' : `Line ${mistake.line}`}
          mistake={mistake}
          asks={askedOf(text, mistake, place)}
          ways={waysOf(text, mistake, [place]).filter(({ trend }) => trend === undefined || onTrend)}
          onWay={({ text: mended, trend }) => {
            if (trend !== undefined) onTrend?.(trend, mended);
            onMend(mended);
          }}
        />
      ))}
      {more > 0 && (
        <LedgerRow label="Further on">
          <p>{more === 1 ? 'One more place' : `${more} more places`} cannot be read. Fix these first.</p>
        </LedgerRow>
      )}
    </>
  );
}

const askedOf = (text: string, mistake: Mistake, place: CardPlace) =>
  furtherFor(text, mistake, place)?.asks ?? '';
const nameOf = ({ line, column, message }: Mistake) => `${line}:${column}:${message}`;

interface MistakeRowProps {
  label: string;
  /** What is asked where nothing answers the mistake itself. */
  asks: string;
  mistake: Mistake;
  ways: readonly Way[];
  onWay: (way: Way) => void;
}

function MistakeRow({ label, mistake, asks, ways, onWay }: MistakeRowProps) {
  const [unfolded, setUnfolded] = useState(false);
  const { message, allowed, rule } = mistake;
  const question = asksBack(mistake) ? '' : asks;
  const folds = ways.some(({ folded }) => folded);
  const words = withoutUnseen(mistake.words);
  // What would be allowed stands on the buttons, where one of them is it; where a rule bars the card, none of its answers is.
  const barred = mistake.kind === 'refused' && mistake.choices?.some((choice) => !isTitle(choice));
  const answered =
    !barred && (mistake.kind === 'ask' || ways.some(({ quiet, further }) => !quiet && !further));
  const offers = ways.some(({ alike }) => alike);
  return (
    <LedgerRow label={label}>
      <p className={styles.mistake}>
        {words !== '' && (
          <bdi className={cx(styles.typed, styles.quoted)}>
            <Marked words={words} token={mistake.token ?? ''} />
          </bdi>
        )}{' '}
        <b>
          {message} {question}
        </b>{' '}
        {!answered &&
          (allowed ??
            (offers || asks !== '' ? '' : 'Say it in other words, or do it by hand, on your board.'))}{' '}
        {rule && <span className={voice.rule}>{rule}</span>}
      </p>
      {ways.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons that mend the words are no fields of a set
        <div className={cx(lay.buttons, styles.ways)} role="group" aria-label={question || message}>
          {ways
            .filter(({ folded }) => !folded || unfolded)
            .map((way) => (
              <Button key={way.label} {...(way.quiet ? { look: 'quiet' } : {})} onClick={() => onWay(way)}>
                {way.label}
              </Button>
            ))}
          {folds && (
            <Button look="quiet" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
              {unfolded ? 'Fewer moments' : 'Another moment'}
            </Button>
          )}
        </div>
      )}
    </LedgerRow>
  );
}

/** Where a word stands by itself; “it” is none in “military”. */
function placeOf(token: string, words: string): number {
  const isLetter = (at: number) => /\p{L}/u.test(words.charAt(at));
  for (let at = words.indexOf(token); at !== -1 && token !== ''; at = words.indexOf(token, at + 1))
    if (!isLetter(at - 1) && !isLetter(at + token.length)) return at;
  return token === '' ? -1 : words.indexOf(token);
}

/** The words with the first that means nothing marked. */
function Marked({ words, token }: { words: string; token: string }) {
  const at = placeOf(token, words);
  if (at === -1) return words;
  return (
    <>
      {words.slice(0, at)}
      <mark className={styles.dead}>{token}</mark>
      {words.slice(at + token.length)}
    </>
  );
}
