import { CATALOGUE } from '@/games/gathering-storm/rules/policy/catalogue';
import { HOUSE_POLICY } from '@/games/gathering-storm/rules/policy/house-policy';
import type { PageProps } from '@/table/page/public-frame';
import { PolicyPage } from '@/table/policy/policy-page';

/** The policy of Gathering Storm’s tables for one. */
export function PolicyBoard({ send }: PageProps) {
  return <PolicyPage send={send} catalogue={CATALOGUE} house={HOUSE_POLICY} />;
}
