import { labelOnward } from '@/games/goss/rules/guide';
import { printPlace } from '@/games/goss/rules/hex';
import { passedOver } from '@/games/goss/rules/markers';
import type { OpenState } from '@/games/goss/rules/state';
import { stepAt } from '@/games/goss/rules/steps';
import { OverSheet } from '@/table/page/over-sheet';
import sheet from '@/table/page/sheet-foot.module.css';
import { useDispatch, useTable } from '@/table/use-table';
import { cx } from '@/ui/cx';
import { Button } from '@/ui/form/button';
import { Choices } from '@/ui/form/choices';
import { useDraftState } from '@/ui/form/draft-state';
import lay from '@/ui/lay.module.css';
import { HexBadge } from '@/ui/mark/hex-badge';
import voice from '@/ui/type.module.css';
import styles from './register.module.css';

const ANSWERS = [
  { value: 'stays', label: 'It stays', note: 'no unit moved in its hex or next to it' },
  { value: 'goes', label: 'It goes', note: 'its units are done' },
] as const;

interface PhaseEndSheetProps {
  /** Where the table advances to: `combat`, a phase, or `extended`. */
  to: string;
  onOpen: (sheet: string) => void;
  onClose: () => void;
}

/** Shown as a phase ends: the markers that were not set off in it. @rule GOSS 23.1.1b */
export function PhaseEndSheet({ to, onOpen, onClose }: PhaseEndSheetProps) {
  const { open } = useTable<OpenState>();
  const { send } = useDispatch();
  const over = passedOver(open);
  const [goes, setGoes] = useDraftState<string[]>('goes', []);
  const go = over.map(({ id }) => id).filter((id) => goes.includes(id));
  const stay = over.map(({ id }) => id).filter((id) => !goes.includes(id));
  const extended = to === 'extended' ? { extended: true } : {};
  const going = { to: to === 'extended' ? 'combat' : to, ...extended };
  async function goOn() {
    const answers = { ...(stay.length > 0 ? { stay } : {}), ...(go.length > 0 ? { go } : {}) };
    if (await send({ type: 'advance', ...going, ...answers })) onClose();
  }
  return (
    <OverSheet
      title={`Before ${stepAt(open.step).name.toLowerCase()} ends`}
      note={
        <>
          Nobody has set off {over.length === 1 ? 'this event' : 'these events'}{' '}
          <span className={voice.rule}>GOSS 23.1.1b</span>
        </>
      }
      onClose={onClose}
    >
      <ul className={styles.slots}>
        {over.map((marker) => (
          <li key={marker.id} className={styles.slot}>
            <HexBadge hex={marker.hex} map={marker.map} className={styles.hex ?? ''} />
            <Choices
              label={`The marker in ${printPlace(marker)}`}
              options={ANSWERS}
              value={goes.includes(marker.id) ? 'goes' : 'stays'}
              onChange={(answer) =>
                setGoes(answer === 'goes' ? [...goes, marker.id] : goes.filter((id) => id !== marker.id))
              }
            />
            <div className={cx(lay.buttons, styles.acts)}>
              <Button
                aria-label={`A unit moved: ${printPlace(marker)}`}
                onClick={() => onOpen(`move:${marker.id}`)}
              >
                A unit moved: roll its result
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className={sheet.foot}>
        <Button look="solid" tall onClick={() => void goOn()}>
          {labelOnward(open, { ...going, took: go })}
        </Button>
      </div>
    </OverSheet>
  );
}
