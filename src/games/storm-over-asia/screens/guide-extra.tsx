import type { ReactNode } from 'react';
import { roundDue } from '@/games/storm-over-asia/rules/dues';
import type { OpenState } from '@/games/storm-over-asia/rules/state';
import { stepIndex } from '@/games/storm-over-asia/rules/steps';
import { asksLast, cardsHeld, hasCurtain } from '@/kernel/round';
import { appPowers, powersRead, seatAlone } from '@/kernel/seats';
import type { ExtraWays } from '@/table/game-ui';
import { Button } from '@/ui/form/button';

/** What else can be done besides the next step: with paper cards, show a power's card. */
export function extraFor(open: OpenState, { onOpen, onPapers }: ExtraWays): ReactNode {
  if (open.over) return null;
  // Asked every turn in the same words, so that it does not reveal what the app holds.
  if (open.step === 'draw' && appPowers(open.seats).length > 0)
    return <Button onClick={() => onOpen('map')}>New on the map?</Button>;
  if (roundDue(open) || stepIndex(open.step) < stepIndex('read')) return null;
  if (!hasCurtain(open)) return <Button onClick={() => onOpen('show')}>Show a card</Button>;
  const alone = seatAlone(open.seats);
  if (alone) {
    // While their papers hold a card: the tiles are on another page.
    const holds = powersRead(open.seats, alone.person).some((power) => open.hands[power].held > 0);
    return holds && <Button onClick={() => onPapers(alone.person)}>My papers</Button>;
  }
  return cardsHeld(open) > 0 ? (
    <Button onClick={() => onOpen('pass')}>{asksLast(open) ? 'Somebody’s papers' : 'Pass to…'}</Button>
  ) : null;
}
