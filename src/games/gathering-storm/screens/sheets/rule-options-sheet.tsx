import { RULE_OPTIONS } from '@/games/gathering-storm/rules/options';
import { OverSheet } from '@/table/page/over-sheet';
import { Choices } from '@/ui/form/choices';
import { useDispatch, useTable } from '../use-table';
import styles from './readings-sheet.module.css';

/** How this table reads sentences of the rules that two groups could read in two ways. */
export function RuleOptionsSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable();
  const { send } = useDispatch();
  return (
    <OverSheet
      title="Readings of this table"
      note="The first of each is the usual one. A change counts from now on."
      onClose={onClose}
      wide
    >
      <ul className={styles.readings}>
        {RULE_OPTIONS.map(({ id, question, rule, readings }) => (
          <li key={id}>
            <p className={styles.rule}>{rule}</p>
            <Choices
              label={question}
              showLabel
              options={readings.map(({ value, words }) => ({ value: value as string, label: words }))}
              value={open.readings[id]}
              onChange={(value) => void send({ type: 'choose-reading', reading: id, value })}
            />
          </li>
        ))}
      </ul>
    </OverSheet>
  );
}
