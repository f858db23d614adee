import type { ReactNode } from 'react';
import { duesOf, isLook, roundDue } from '@/games/gathering-storm/rules/guide/dues';
import { leadsTo } from '@/games/gathering-storm/rules/guide/guide';
import { asksAt, endOfCards } from '@/games/gathering-storm/rules/guide/guide-stops';
import { placesPoints, stepAt, stepIndex } from '@/games/gathering-storm/rules/guide/phases';
import { hidesMoney, moneyInPapers } from '@/games/gathering-storm/rules/state/purse';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { drawsMore } from '@/games/gathering-storm/rules/totals/cards';
import { lacksClimate, lacksIncomes } from '@/games/gathering-storm/rules/totals/known-money';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { asksLast, cardsHeld, hasCurtain } from '@/kernel/round';
import { appPowers, isForOne } from '@/kernel/seats';
import type { ExtraWays } from '@/table/game-ui';
import { Button } from '@/ui/form/button';
import styles from './guide-extra.module.css';
import { mineNow } from './play-on';

const STOP_ASKING = 'No more cards this turn';

/** Actions besides the next one: record an aggression, enter incomes, pass the papers again. */
export function extraFor(open: OpenState, { onOpen, run, onPapers }: ExtraWays): ReactNode {
  const onRound = () => run({ type: 'call-round' });
  if (open.over)
    return (
      <Button onClick={() => onOpen('lay-open')}>
        {open.laidOpen ? 'Read the papers' : 'Open the papers'}
      </Button>
    );
  if (duesOf(open)[0]?.obligation?.ask.type === 'visits')
    return <Button onClick={() => onOpen('settle-due')}>Settle it another way</Button>;
  const owed = duesOf(open).filter(({ obligation }) => obligation);
  if (owed.length > 0 && owed.every(({ obligation }) => isLook(obligation)))
    return <Button onClick={() => onOpen('settle-due')}>Change it</Button>;
  // Asked every turn, so that the question reveals nothing about the hands of cards that the app holds.
  if (open.step === 'draw' && appPowers(open.seats).length > 0)
    return <Button onClick={() => onOpen('map')}>New on the map?</Button>;
  if (open.step === 'crisis')
    return (
      <>
        <Button onClick={() => onOpen('calendar')}>Record an aggression</Button>
        {isForOne(open.seats) || !hasPapers(open) ? (
          <Button onClick={() => onOpen('crisis')}>Crisis sheet</Button>
        ) : (
          <Button onClick={() => onOpen('pass')}>Somebody’s papers</Button>
        )}
      </>
    );
  if (open.step === 'deal')
    return (
      <Button onClick={() => onOpen('why-deal')}>{drawsMore(open) ? 'Why so many?' : 'Why one each?'}</Button>
    );
  // Attacks are declared in the Crisis; close to it, an aggression may be recorded.
  const aggression = stepAt(open.step).phase === 'Diplomatic' && (
    <Button onClick={() => onOpen('calendar')}>Record an aggression</Button>
  );
  if (asksAt(open))
    return (
      <>
        {aggression}
        <Button onClick={() => run({ type: 'advance', to: endOfCards(open), noMoreCards: true })}>
          <span className={styles.two}>
            {STOP_ASKING}
            {/* Players hesitate less if they know that they can undo it. */}
            <span className={styles.small} aria-hidden="true">
              Undo asks again
            </span>
          </span>
        </Button>
      </>
    );
  if (aggression && !hasCurtain(open)) return aggression;
  const incomes = lacksFigures(open) && <Button onClick={() => onOpen('incomes')}>Enter incomes</Button>;
  const mine = roundDue(open) ? null : mineNow(open);
  if (mine)
    return (
      <>
        <Button onClick={() => onPapers(mine.person, mine.first)}>{mine.label}</Button>
        {incomes}
      </>
    );
  if (open.step === 'income' && moneyInPapers(open) && !open.incomeTaken && !roundDue(open))
    return <Button onClick={onRound}>Pass the papers round</Button>;
  if (incomes) return incomes;
  const later = stepIndex(open.step) > stepIndex('read');
  if (roundDue(open) || !later) return null;
  // A person playing alone opens their papers from the tiles.
  if (isForOne(open.seats) || !hasPapers(open)) return null;
  return <Button onClick={() => onOpen('pass')}>{asksLast(open) ? 'Somebody’s papers' : 'Pass to…'}</Button>;
}

/**
 * Whether the next tap takes an income with parts that are not entered; the first time, the page itself asks.
 * @rule GS 11.12C, 11.3
 */
const lacksFigures = (open: OpenState): boolean =>
  leadsTo(open, 'take-income') &&
  !hidesMoney(open) &&
  !lacksIncomes(open) &&
  (lacksClimate(open) || POWERS.some((power) => open.facts.baseIncome[power] === undefined));

/** Whether any player may want their papers now. */
const hasPapers = (open: OpenState): boolean =>
  moneyInPapers(open) || (hasCurtain(open) && cardsHeld(open) > 0) || placesPoints(open);
