import { kindOf } from '@/games/gathering-storm/rules/effects';
import { WINDOW_WORDS } from '@/games/gathering-storm/rules/guide/phases';
import { type Right, rightsOf } from '@/games/gathering-storm/rules/guide/rights';
import { titleOf } from '@/games/gathering-storm/rules/hands/showing';
import { pictureOf } from '@/games/gathering-storm/rules/say/picture';
import type { OpenState, WaitingPart } from '@/games/gathering-storm/rules/state/state';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { OverSheet } from '@/table/page/over-sheet';
import { Button } from '@/ui/form/button';
import lay from '@/ui/lay.module.css';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';
import { MARKS } from '../board/marks';
import { EffectPicture } from '../events/picture/effect-picture';
import { useDispatch, useTable } from '../use-table';
import styles from './rights-sheet.module.css';

interface RightsSheetProps {
  power: Power;
  /** To the board on which it is used. */
  onBoard: (board: 'construction' | 'diplomacy') => void;
  onClose: () => void;
}

/** What shown cards let a power do this turn, and the parts of them whose moment comes later. @rule GS 9.41 */
export function RightsSheet({ power, onBoard, onClose }: RightsSheetProps) {
  const { open, moment } = useTable();
  const { send } = useDispatch();
  const rights = rightsOf(open, power);
  const later = open.waiting.filter((part) => part.power === power);
  const tick = (right: Right) =>
    void send({ type: 'waive', due: right.waives, reason: 'Used or not wanted' });
  return (
    <OverSheet
      title={`${power} this turn`}
      note="What its shown cards let it do. Nobody has to; what is not used is lost."
      mark={MARKS[power]}
      onClose={onClose}
    >
      {rights.map((right) => (
        <Sheet key={right.id} title={right.title} titleSize="head" pad className={styles.right ?? ''}>
          <p>
            {right.words} <span className={voice.rule}>{right.rule}</span>
          </p>
          <p className={voice.aside}>{right.until}.</p>
          {moment === null && (
            <div className={lay.buttons}>
              {right.board && (
                <Button onClick={() => right.board && onBoard(right.board)}>Use it on its board</Button>
              )}
              {right.waives !== null && (
                <Button aria-label={`${right.title}: used, or not wanted`} onClick={() => tick(right)}>
                  Used, or not wanted
                </Button>
              )}
            </div>
          )}
        </Sheet>
      ))}
      {later.map((part) => (
        <Later key={`${part.event.title} ${part.effect}`} open={open} part={part} />
      ))}
      {rights.length + later.length === 0 && <p className={styles.none}>Nothing is left to use.</p>}
    </OverSheet>
  );
}

/** A part that applies automatically at its moment. */
function Later({ open, part }: { open: OpenState; part: WaitingPart }) {
  const { power, event, effect: at, window } = part;
  const effect = event.effects[at];
  if (!effect) return null;
  return (
    <Sheet title={titleOf(power, event)} titleSize="head" pad className={styles.right ?? ''}>
      <EffectPicture picture={pictureOf(effect, { open })} size={40} />
      <p>
        {kindOf(effect).say(effect)} <span className={voice.rule}>{kindOf(effect).rule(effect, false)}</span>
      </p>
      <p className={voice.aside}>It comes by itself {WINDOW_WORDS[window].at}.</p>
    </Sheet>
  );
}
