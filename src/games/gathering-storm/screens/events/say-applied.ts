import { isOfGeneral } from '@/games/gathering-storm/rules/guide/dues';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import { capitalize, inWords } from '@/games/gathering-storm/rules/vocabulary';

const COUNTS = [
  '',
  'The effect is',
  'Both effects are',
  'All three are',
  'All four are',
  'All five are',
  'All six are',
];

/** How far the card is applied: obligations are listed under its title; effects done by hand are excluded. */
export function sayApplied(
  { card, obligations }: Pick<OpenState, 'card' | 'obligations'>,
  effects: number,
): string {
  if (!card?.applied) return `${effects} ${effects === 1 ? 'line' : 'lines'}, not applied`;
  const hands = card.general.effects.filter(({ kind }) => kind === 'by-hand').length;
  const by = hands > 0 ? `${inWords(hands)} ${hands === 1 ? 'is' : 'are'} yours to do on the board` : '';
  const owed = obligations.some((obligation) => isOfGeneral(card, obligation));
  if (owed) return hands > 0 ? `Applied, but the rest is due and ${by}` : 'Applied; the rest is due';
  if (hands === 0) return `${COUNTS[effects] ?? 'All are'} applied`;
  const done = effects - hands;
  const count = inWords(done);
  return `${capitalize(count)} ${done === 1 ? 'is' : 'are'} applied; ${by}`;
}
