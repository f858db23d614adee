import { duesOf } from '@/games/storm-over-asia/rules/dues';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { letterOf, printTurn, type Region } from '@/games/storm-over-asia/rules/vocabulary';
import { chancesOf, flagsAfterCard, sayOdds } from '@/games/storm-over-asia/rules/warlords/cards';
import type { Command } from '@/kernel/game';
import { OverSheet } from '@/table/page/over-sheet';
import { useDispatch, useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { useDraftState } from '@/ui/form/draft-state';
import { Ticks } from '@/ui/form/ticks';
import lay from '@/ui/lay.module.css';
import { Icon } from '@/ui/mark/icon';
import voice from '@/ui/type.module.css';
import { FlagRow } from '../china/flag-row';
import { sayFlags } from '../words';
import styles from './entry-form.module.css';

/** Enters the warlord card drawn on the table: only possible cards are enabled. @rule SOA 26.112 */
export function EnterWarlordSheet({ onClose }: { onClose: () => void }) {
  const { open } = useTable<OpenState>();
  const { send } = useDispatch();
  const [placed, setPlaced] = useDraftState<readonly 'placed'[]>('placed', []);
  const goesOn = open.step === 'warlord' && duesOf(open).every(({ id }) => id === 'warlord');
  async function enter(command: Command) {
    if (!(await send(command))) return;
    onClose();
    // Nothing else is due in this step, but a choice that the card leaves comes before the next one.
    if (goesOn) await send({ type: 'advance' });
  }
  const outcome = (region: Region): Command => ({
    type: 'enter-warlord',
    region,
    ...(placed.length > 0 ? { placed: true } : {}),
  });
  return (
    <OverSheet
      title="Which warlord card came?"
      note={sayOdds(open.china, open.warlords)}
      onClose={onClose}
      wide
    >
      <div className={styles.body}>
        <ul className={cx(lay.ruled, styles.cards)} aria-label="Warlord cards">
          {chancesOf(open.china, open.warlords, printTurn).map((chance) => {
            const { region } = chance;
            const before = open.china[region].flags;
            const after = flagsAfterCard(open.china, region);
            return (
              <li key={region}>
                <Button
                  {...(chance.can ? {} : { disabled: true, why: `${chance.why} (${chance.rule}).` })}
                  onClick={() => void enter(outcome(region))}
                >
                  {region}
                </Button>
                <span className={voice.rule}>{letterOf(region)}</span>
                {chance.can ? (
                  <span
                    className={styles.flags}
                    role="img"
                    aria-label={`${sayFlags(before)} becomes ${sayFlags(after)}`}
                  >
                    <FlagRow flags={before} small />
                    <Icon name="chevron-right" />
                    <FlagRow flags={after} small />
                  </span>
                ) : (
                  <>
                    <span className={voice.note}>
                      {chance.why} <span className={voice.rule}>{chance.rule}</span>
                    </span>
                    <Button
                      aria-label={`${region} came all the same`}
                      onClick={() => void enter({ ...outcome(region), anyway: true })}
                    >
                      It came all the same
                    </Button>
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <Ticks
          label="The map"
          options={[
            { value: 'placed', label: 'Its flag is on the map already', note: 'the card alone is entered' },
          ]}
          values={placed}
          onChange={setPlaced}
        />
        <Button onClick={() => void enter({ type: 'no-warlord', anyway: true })}>No card this turn</Button>
      </div>
    </OverSheet>
  );
}
