import { CATALOGUE } from '@/games/gathering-storm/rules/policy/catalogue';
import { HOUSE_POLICY } from '@/games/gathering-storm/rules/policy/house-policy';
import { PolicyChoice as AnyChoice, type PolicyChoiceProps } from '@/table/policy/policy-choice';

/** The policy of a new table of Gathering Storm. */
export function PolicyChoice(props: PolicyChoiceProps) {
  return <AnyChoice {...props} catalogue={CATALOGUE} house={HOUSE_POLICY} />;
}
