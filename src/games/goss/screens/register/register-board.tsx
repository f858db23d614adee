import { registerOf } from '@/games/goss/rules/register';
import type { OpenState } from '@/games/goss/rules/state';
import { SIDES } from '@/games/goss/rules/vocabulary';
import type { PageProps } from '@/table/page/public-frame';
import { useTable } from '@/table/use-table';
import { AssaultSide } from './assault-side';
import styles from './register.module.css';
import { SideSheet } from './side-sheet';

/** The register of markers. If nothing happens, there is nothing to record. @rule GOSS 23.1 */
export function RegisterBoard({ onOpen, send }: PageProps) {
  const { open } = useTable<OpenState>();
  const register = registerOf(open);
  return (
    <div className={styles.register}>
      {SIDES.map((side) => (
        <SideSheet key={side} side={register[side]} onOpen={onOpen} send={send} />
      ))}
      <AssaultSide onOpen={onOpen} />
    </div>
  );
}
