import { momentsOf } from '@/games/gathering-storm/rules/guide/guide-stops';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { cx } from '@/ui/cx';
import lay from '@/ui/lay.module.css';
import { Icon, type IconName } from '@/ui/mark/icon';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { useTable } from '../../use-table';
import { LearnedNote } from '../deck/learned-note';
import { PileLine } from '../deck/pile-sheet';
import { plainKind } from '../pieces/plain-events';
import { QuickEvents } from '../quick-events';
import styles from './ask-panel.module.css';
import { MomentRows } from './moment-rows';

interface AskPanelProps {
  ask: string;
  rule?: string;
  onOpen: (sheet: string) => void;
}

/** Each moment has its own picture and tint, so that support is not mistaken for income. */
const LOOKS: Record<string, { icon: IconName; tint: string | undefined }> = {
  read: { icon: 'support', tint: styles.support },
  'income-events': { icon: 'income', tint: styles.income },
  industrial: { icon: 'factory', tint: styles.economic },
  construction: { icon: 'research', tint: styles.economic },
  placement: { icon: 'flag', tint: styles.diplomatic },
  diplomacy: { icon: 'diplomacy', tint: styles.diplomatic },
  subversion: { icon: 'diplomacy', tint: styles.diplomatic },
  crisis: { icon: 'swords', tint: styles.crisis },
};

/** The one question of a phase with paper cards, for all who hold one. It never asks what a hand contains. */
export function AskPanel({ ask, rule, onOpen }: AskPanelProps) {
  const { open } = useTable();
  const plain = plainKind(open);
  const look = LOOKS[open.step];
  const holds = (power: Power) => open.hands[power].held > 0;
  const moments = momentsOf(open);
  return (
    <Sheet
      title={
        <span className={styles.title}>
          {look && <Icon name={look.icon} />}
          {ask}
        </span>
      }
      titleSize="head"
      // The button that showed a card is gone: the next Tab continues from here.
      takesFocus
      className={cx(styles.ask, look?.tint)}
    >
      <div className={styles.body}>
        {plain ? (
          <QuickEvents kind={plain} holds={holds} onPick={(power) => onOpen(`show:${power}`)} />
        ) : (
          <MomentRows moments={moments} ask={ask} onOpen={onOpen} />
        )}
        <LearnedNote>
          <p className={voice.aside}>
            {plain
              ? 'Asked once, of everyone. Tap what a card says, or the seal for any other card.'
              : `Asked once, of everyone${moments.length > 1 ? ', in this order' : ''}. Tap whoever shows a card.`}{' '}
            {plain === 'support' && 'Secret ones come in the Crisis. Income follows support by itself. '}
            <span className={styles.rule}>{rule}</span>
          </p>
        </LearnedNote>
      </div>
      <div className={cx(lay.foot, styles.foot)}>
        <PileLine onOpen={onOpen} />
      </div>
    </Sheet>
  );
}
