import { CATALOGUE } from '@/systems/gathering-storm/policy/catalogue';
import { HOUSE_POLICY } from '@/systems/gathering-storm/policy/house-policy';
import { PolicyPage } from '@/table/policy/policy-page';

/** The policy of Gathering Storm’s tables for one. */
export function PolicyBoard({ go }: { go: (path: string) => void }) {
  return <PolicyPage go={go} catalogue={CATALOGUE} house={HOUSE_POLICY} />;
}
