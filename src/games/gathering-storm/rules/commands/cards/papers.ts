import { createPapers } from '@/kernel/command/papers-commands';
import { cardsHeld } from '@/kernel/round';
import { moneyInPapers } from '../../state/purse';
import { isTracked, type OpenState } from '../../state/state';
import { sideOf } from '../../vocabulary';
import { defining } from '../define';

/** Whether papers contain anything besides cards. */
const hasMoreThanCards = (open: OpenState) => isTracked(open, 'research') || moneyInPapers(open);

/** Whether all the research sheets of one person lie in another's papers, too. */
function sharesSheets({ seats }: OpenState, one: string, other: string): boolean {
  const sidesOf = (name: string) =>
    seats.filter(({ person }) => person === name).flatMap(({ powers }) => powers.map(sideOf));
  return sidesOf(one).every((side) => sidesOf(other).includes(side));
}

/** A person opens the papers, or the table calls for another round of the curtain. */
export const PAPERS = createPapers(defining, {
  sayOpened: (person) => `${person} opens the papers`,
  toldBy: 'GS 9.12',
  hasPapers: (open) => open.cards === 'app' || hasMoreThanCards(open),
  hasContent: (open) => hasMoreThanCards(open) || cardsHeld(open) > 0,
  rule: 'GS 9.12',
  opened(draft, person) {
    for (const { ask } of draft.obligations)
      if (ask.type === 'visits')
        ask.people = ask.people.filter(
          (name) => name !== person && !(ask.bySheet && sharesSheets(draft, name, person)),
        );
    draft.obligations = draft.obligations.filter(({ ask }) => ask.type !== 'visits' || ask.people.length > 0);
  },
});
