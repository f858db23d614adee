import type { ComponentType, ReactNode } from 'react';
import type { PageProps } from '@/table/page/public-frame';
import { lazyComponent } from '@/ui/lazy-component';
import styles from './stages.module.css';

interface StageProps {
  /** What the table is asked now, if anything. */
  panel: ReactNode;
  page: PageProps;
}

const Europe = lazyComponent(async () => (await import('../diplomacy/diplomacy-board')).DiplomacyBoard);
const Economy = lazyComponent(async () => (await import('../economy/economy-board')).EconomyBoard);

const Segments = lazyComponent(async () => (await import('./economic-stage')).EconomicStage);
const Crisis = lazyComponent(async () => (await import('./crisis-stage')).CrisisStage);

/** What is asked, and beside it what it is about. */
const Pair = ({ panel, children }: { panel: ReactNode; children?: ReactNode }) => (
  <div className={styles.pair}>
    {panel && <div className={styles.asked}>{panel}</div>}
    {children}
  </div>
);

/** What the middle of the table shows in each phase; in the first it is the general card. */
export const STAGES: Readonly<Record<string, ComponentType<StageProps>>> = {
  Income: ({ panel, page }) => (
    <>
      {panel && <Pair panel={panel} />}
      <Economy {...page} />
    </>
  ),
  Economic: ({ panel, page }) => (
    <Pair panel={panel}>
      <Segments {...page} />
    </Pair>
  ),
  Diplomatic: ({ panel, page }) => <Europe {...page} aside={panel} />,
  Crisis: ({ panel, page }) => (
    <Pair panel={panel}>
      <Crisis {...page} />
    </Pair>
  ),
};
