import { CATALOGUE } from '@/games/storm-over-asia/rules/policy/catalogue';
import { HOUSE_POLICY } from '@/games/storm-over-asia/rules/policy/house-policy';
import type { PageProps } from '@/table/page/public-frame';
import { PolicyPage } from '@/table/policy/policy-page';

/** The policy of Storm Over Asia’s tables for one. */
export function PolicyBoard({ send }: PageProps) {
  return <PolicyPage send={send} catalogue={CATALOGUE} house={HOUSE_POLICY} />;
}
