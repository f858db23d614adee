import { CATALOGUE } from '@/systems/storm-over-asia/policy/catalogue';
import { HOUSE_POLICY } from '@/systems/storm-over-asia/policy/house-policy';
import { PolicyPage } from '@/table/policy/policy-page';

/** The policy of Storm Over Asia’s tables for one. */
export function PolicyBoard({ go }: { go: (path: string) => void }) {
  return <PolicyPage go={go} catalogue={CATALOGUE} house={HOUSE_POLICY} />;
}
