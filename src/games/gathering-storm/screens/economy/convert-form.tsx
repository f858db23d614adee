import { checkConvert } from '@/games/gathering-storm/rules/construction/factories';
import { stepAt } from '@/games/gathering-storm/rules/guide/phases';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { readConversion } from '@/games/gathering-storm/rules/totals/construction';
import { checkSpend } from '@/games/gathering-storm/rules/totals/ledger';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { useDispatchHere, useTable } from '../use-table';
import { Act, Reasons } from './acts';
import styles from './forms.module.css';

/** Whether a power may have an idle factory to convert, in the phase for it. @rule GS Guide, Factory */
export const mayConvert = (open: OpenState, power: Power) =>
  stepAt(open.step).phase === 'Economic' && open.factories[power]?.idle !== 0;

/** An idle factory to its new use, in its phase. @rule GS Guide, Factory */
export function ConvertForm({ power }: { power: Power }) {
  const { open } = useTable();
  const { send, refused } = useDispatchHere();
  const price = open.prices[power] === undefined ? 0 : readConversion(open, power).value;
  const barred = checkConvert(open, power) ?? checkSpend(open, power, price);
  const convert = (to: string) => void send({ type: 'convert-factory', power, to });
  return (
    <div className={styles.acts}>
      <Act label="Convert to civilian" refusal={barred} onPress={() => convert('civilian')} />
      <Act label="Mobilize" refusal={barred} onPress={() => convert('military')} />
      <Reasons of={[['Convert', barred]]} />
      {refused}
    </div>
  );
}
