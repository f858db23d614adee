import type { ComponentType, ReactNode } from 'react';
import type { PageProps } from '@/table/page/public-frame';
import { lazyComponent } from '@/ui/lazy-component';
import styles from './stages.module.css';

export interface StageProps {
  /** What the table is asked now, if anything. */
  panel: ReactNode;
  page: PageProps;
}

const Europe = lazyComponent(async () => (await import('../diplomacy/diplomacy-board')).DiplomacyBoard);
const Economy = lazyComponent(async () => (await import('../economy/economy-board')).EconomyBoard);

/** What the middle of the table shows in each phase; in the first it is the general card. */
export const STAGES: Readonly<Record<string, ComponentType<StageProps>>> = {
  Income: ({ panel, page }) => (
    <>
      {panel && <div className={styles.pair}>{panel}</div>}
      <Economy {...page} />
    </>
  ),
  Economic: lazyComponent(async () => (await import('./economic-stage')).EconomicStage),
  Diplomatic: ({ panel, page }) => <Europe {...page} aside={panel} />,
  Crisis: lazyComponent(async () => (await import('./crisis-stage')).CrisisStage),
};
