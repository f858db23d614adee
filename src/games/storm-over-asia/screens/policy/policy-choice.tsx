import { CATALOGUE } from '@/games/storm-over-asia/rules/policy/catalogue';
import { HOUSE_POLICY } from '@/games/storm-over-asia/rules/policy/house-policy';
import { PolicyChoice as AnyChoice, type PolicyChoiceProps } from '@/table/policy/policy-choice';

/** The policy of a new table of Storm Over Asia. */
export function PolicyChoice(props: PolicyChoiceProps) {
  return <AnyChoice {...props} catalogue={CATALOGUE} house={HOUSE_POLICY} />;
}
