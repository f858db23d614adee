import { cardsHeld, hasCurtain, isRoundDue, unvisited } from '@/kernel/round';
import type { Obligation, OpenState } from './state';
import { cardsInDeck, isDrawn } from './warlords/cards';
import { targetsOf } from './warlords/conversions';

/** Something due now, from the open part alone. */
export interface Due {
  id: string;
  owes: Obligation['owes'];
  words: string;
  rule: string;
  obligation?: Obligation;
}

/** Whether the turn ends as the attacks are over: no card is held here that would still be shown. */
export const endsWithAttacks = (open: OpenState) =>
  !open.over && open.step === 'attacks' && (!hasCurtain(open) || cardsHeld(open) === 0);

/** Whether a round of the papers is due. */
export const roundDue = (open: OpenState): boolean =>
  isRoundDue(open, open.step === 'read' && cardsHeld(open) > 0);

/** Who is to open the papers next. */
export const nextVisitor = (open: OpenState): string | null =>
  roundDue(open) ? (unvisited(open)[0] ?? null) : null;

const one = (id: string, words: string, rule: string): Due[] => [{ id, owes: 'table', words, rule }];

function stepDues(open: OpenState): Due[] {
  if (open.step === 'draw') return one('card', 'The general card is not face up yet', 'SOA 9');
  if (open.step === 'general' && open.card)
    return one('apply', 'The general card is not applied yet', 'SOA 9');
  if (open.step === 'deal') return one('deal', 'The cards are not dealt yet', 'SOA 9');
  if (open.step === 'warlord' && !isDrawn(open) && cardsInDeck(open.china, open.warlords).length > 0)
    return one('warlord', 'The warlord card is not drawn yet', 'SOA 26.112');
  return [];
}

/** A flag can be picked while there is one: a card or an entry may take the last. @rule SOA 26.111, 26.213 */
const canBeMet = ({ china }: OpenState, { ask }: Obligation) =>
  ask.type !== 'flag' || targetsOf(china, ask).length > 0;

/** Returns everything due now; none of it depends on a hidden card. */
export function duesOf(open: OpenState): Due[] {
  if (open.over) return [];
  const stored = open.obligations
    .filter((item) => canBeMet(open, item))
    .map((obligation): Due => {
      const { id, owes, words, rule } = obligation;
      return { id, owes, words, rule, obligation };
    });
  const round = roundDue(open)
    ? one('round', `Papers not read yet: ${unvisited(open).join(', ')}`, 'SOA 9')
    : [];
  const waived = new Set(open.waived.map(({ due }) => due));
  return [...stored, ...stepDues(open), ...round].filter(({ id }) => !waived.has(id));
}

/** Dues that may be marked as done on the table; the warlord card also needs which one came. */
export const canWaive = (due: Due): boolean => due.obligation !== undefined || due.id === 'round';
