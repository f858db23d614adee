import { memo, type ReactNode } from 'react';
import type { PartCard } from '@/games/gathering-storm/rules/cards/own-deck';
import { PrintBack, PrintFront } from './print-face';
import styles from './print-page.module.css';
import { mirrored } from './print-sheets';

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
