import { type CSSProperties, memo, type ReactNode } from 'react';
import { eventAt, PLACES } from '@/games/gathering-storm/rules/cards/find-cards';
import type { PartCard } from '@/games/gathering-storm/rules/cards/own-deck';
import { MARKS } from '@/games/gathering-storm/screens/board/marks';
import { cx } from '@/ui/cx';
import { Figure } from '@/ui/figure/figure';
import { Icon } from '@/ui/mark/icon';
import { Crest, Roundel } from '@/ui/mark/roundel';
import printFaceStyles from './print-face.module.css';
import styles from './print-page.module.css';
import { mirrored, sentencesOn, typeSizeOf } from './print-sheets';

/** The front of a card for cutting: all six events on one face, a secret one on gray and so called. @rule GS 9.12 */
function PrintFront({ card }: { card: PartCard }) {
  return (
    <div
      className={printFaceStyles.card}
      data-card={card.number}
      style={{ '--type-size': typeSizeOf(card) } as CSSProperties}
    >
      <div className={printFaceStyles.head}>
        <b className={printFaceStyles.number}>{card.number}</b>
        <span className={printFaceStyles.trend}>
          Trend {card.trend === undefined ? '___' : <Figure value={card.trend} sign="always" plain />}
        </span>
      </div>
      <div className={printFaceStyles.events}>
        {PLACES.map((place) => {
          const event = eventAt(card, place);
          return (
            <div
              key={place}
              className={cx(
                printFaceStyles.event,
                place === 'general' && printFaceStyles.general,
                event?.secret && printFaceStyles.secret,
              )}
            >
              {place !== 'general' && <Roundel mark={MARKS[place]} className={printFaceStyles.roundel} />}
              <div className={printFaceStyles.words}>
                <p className={printFaceStyles.title} dir="auto">
                  {event ? event.title || '–' : `${place === 'general' ? 'General' : place}: ______________`}
                  {event?.secret && (
                    <span className={printFaceStyles.lock}>
                      <Icon name="lock" small /> Secret
                    </span>
                  )}
                </p>
                <p className={printFaceStyles.says} dir="auto">
                  {sentencesOn(card, place)}
                </p>
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The back of a card: alike for all cards of a deck. */
function PrintBack({ name }: { name: string }) {
  return (
    <div className={cx(printFaceStyles.card, printFaceStyles.back)}>
      <div className={printFaceStyles.frame}>
        <Crest size="head" className={printFaceStyles.crest} />
        <p dir="auto">{name}</p>
      </div>
    </div>
  );
}

export type Paper = 'a4' | 'letter';

interface PrintPagesProps {
  /** The cards of each page. */
  pages: readonly PartCard[][];
  name: string;
  paper: Paper;
  backs: boolean;
}

/** The pages as printed. On screen, the first ones are a preview. */
export function PrintPages({ pages, name, paper, backs }: PrintPagesProps) {
  return (
    <div className={styles.sheets} data-theme="light" data-paper={paper} aria-hidden="true">
      {pages.map((page) => (
        <Pair key={page[0]?.number} page={page} name={name} backs={backs} />
      ))}
    </div>
  );
}

interface PairProps {
  page: readonly PartCard[];
  name: string;
  backs: boolean;
}

/** A page of fronts and the page of its backs. */
const Pair = memo(function Pair({ page, name, backs }: PairProps) {
  return (
    <>
      <Page kind="front">
        {page.map((card) => (
          <PrintFront key={card.number} card={card} />
        ))}
      </Page>
      {backs && (
        <Page kind="back">
          {mirrored(page).map((card, at) =>
            // A page keeps its nine places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            card ? <PrintBack key={at} name={name} /> : <div key={at} />,
          )}
        </Page>
      )}
    </>
  );
});

const MARKS_AT = [0, 1, 2, 3];

/** Nine places in the middle of a page, and marks in its margins to cut along. */
function Page({ kind, children }: { kind: 'front' | 'back'; children: ReactNode }) {
  return (
    <div className={styles.sheet} data-kind={kind}>
      <div className={styles.nine}>
        {MARKS_AT.map((at) => (
          <i key={`x${at}`} className={styles.down} data-at={at} />
        ))}
        {MARKS_AT.map((at) => (
          <i key={`y${at}`} className={styles.across} data-at={at} />
        ))}
        {children}
      </div>
    </div>
  );
}
