import { CATALOGUE } from '@/systems/storm-over-asia/policy/catalogue';
import { HOUSE_POLICY } from '@/systems/storm-over-asia/policy/house-policy';
import { PolicyChoice as AnyChoice, type PolicyChoiceProps } from '@/table/policy/policy-choice';

/** The policy of a new table of Storm Over Asia. */
export function PolicyChoice(props: PolicyChoiceProps) {
  return <AnyChoice {...props} catalogue={CATALOGUE} house={HOUSE_POLICY} />;
}
