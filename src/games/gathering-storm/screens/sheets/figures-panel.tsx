import { CARRY_LIMIT } from '@/games/gathering-storm/rules/commands/board/settle';
import { spendersAsked } from '@/games/gathering-storm/rules/guide/figures-asked';
import { totalOf } from '@/games/gathering-storm/rules/state/lines';
import { keepsPoints } from '@/games/gathering-storm/rules/state/purse';
import { readTotal } from '@/games/gathering-storm/rules/totals';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { useDraft } from '@/store/context';
import { Button } from '@/ui/form/button';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { PowerNumberFields, type PowerNumbers } from '../economy/power-numbers';
import { useDispatch, useTable } from '../use-table';
import styles from './figures-panel.module.css';
import { incomesName, spentName } from './pending';

/**
 * The five base incomes, requested once before the first income is taken; empty fields are a valid answer.
 * @rule GS 11.12C
 */
export function IncomesPanel() {
  const { open } = useTable();
  const [typed = {}, keep] = useDraft<PowerNumbers>(incomesName(open));
  return (
    <Sheet title="Base incomes?" titleSize="head" pad className={styles.panel ?? ''}>
      <p className={voice.aside}>
        As your board has them: factories and pacts, less maintenance. Leave them empty to skip it.{' '}
        <span className={voice.rule}>GS 11.12C</span>
      </p>
      <PowerNumberFields
        name={incomesName(open)}
        powers={POWERS}
        values={typed}
        onChange={(next) => keep(orNothing(next))}
      />
      <p className={voice.aside}>
        Without them the app tells what changes income, and you add it on the board. They can be given later.
      </p>
      <OnBoard />
    </Sheet>
  );
}

/** What was spent, requested as the turn ends; empty fields are a valid answer. @rule GS 6.33, 11.11 */
export function SpentPanel() {
  const { open } = useTable();
  const [typed = {}, keep] = useDraft<PowerNumbers>(spentName(open));
  const powers = spendersAsked(open);
  const pointsOf = (power: (typeof powers)[number]) => readTotal(open, totalOf.tiles(power)).value;
  return (
    <Sheet title="Points spent?" titleSize="head" pad className={styles.panel ?? ''}>
      <p className={voice.aside}>
        Of what stands beside the name. What is not spent is kept, {CARRY_LIMIT} at most.{' '}
        <span className={voice.rule}>GS 6.33</span>
      </p>
      <PowerNumberFields
        name={spentName(open)}
        powers={powers}
        values={typed}
        onChange={(next) => keep(orNothing(next))}
        nameOf={(power) => `${power}, ${pointsOf(power)}`}
        range={(power) => ({ min: 0, max: pointsOf(power) })}
      />
      <OnBoard />
    </Sheet>
  );
}

const orNothing = (typed: PowerNumbers) => (Object.keys(typed).length > 0 ? typed : null);

/** One tap says that points are counted on the board only. @rule GS 6.33 */
function OnBoard() {
  const { open } = useTable();
  const { send } = useDispatch();
  if (!keepsPoints(open)) return null;
  return (
    <div>
      <Button
        look="quiet"
        onClick={() => void send({ type: 'choose-reading', reading: 'tile-points', value: 'board' })}
      >
        We count points on the board
      </Button>
    </div>
  );
}
