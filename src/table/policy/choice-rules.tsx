import { type Catalogue, type ChoiceKind, type PolicyRule, sayRule } from '@/kernel/command/policy';
import { cx } from '@/ui/cx';
import { Stepper } from '@/ui/form/stepper';
import { Ticks } from '@/ui/form/ticks';
import lay from '@/ui/lay.module.css';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import styles from './policy.module.css';

interface ChoiceRulesProps {
  kind: ChoiceKind;
  catalogue: Catalogue;
  rules: readonly PolicyRule[];
  still: boolean;
  onChange: (rule: PolicyRule) => void;
}

const certain = (rule: PolicyRule): PolicyRule => ({ ...rule, odds: [1, 1] });

/** One kind of choice: its rules in order, each on or off with its odds, and the fallback if none applies. */
export function ChoiceRules({ kind, catalogue, rules, still, onChange }: ChoiceRulesProps) {
  return (
    <Sheet title={kind.words} pad>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule.id}>
            {still ? (
              <p>{rule.on ? sayRule(rule, catalogue) : `Off. ${sayRule(rule, catalogue)}`}</p>
            ) : (
              <RuleRow rule={rule} words={sayRule(certain(rule), catalogue)} onChange={onChange} />
            )}
          </li>
        ))}
        <li>
          <p className={voice.note}>
            {rules.length > 0 ? 'Otherwise' : 'Always'}: {kind.options[kind.otherwise]}
          </p>
        </li>
      </ol>
    </Sheet>
  );
}

interface RuleRowProps {
  rule: PolicyRule;
  words: string;
  onChange: (rule: PolicyRule) => void;
}

function RuleRow({ rule, words, onChange }: RuleRowProps) {
  const [n, of] = rule.odds;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a line
    <div className={cx(lay.ends, styles.rule)} role="group" aria-label={words}>
      <Ticks
        label="Asked"
        options={[{ value: 'on', label: words }]}
        values={rule.on ? ['on'] : []}
        onChange={(values) => onChange({ ...rule, on: values.length > 0 })}
      />
      <div className={styles.odds}>
        <Stepper
          label="Times"
          value={n}
          min={0}
          max={of}
          onChange={(next) => onChange({ ...rule, odds: [next, of] })}
        />
        <span>in</span>
        <Stepper
          label="Out of"
          value={of}
          min={Math.max(1, n)}
          max={20}
          onChange={(next) => onChange({ ...rule, odds: [n, next] })}
        />
      </div>
    </div>
  );
}
