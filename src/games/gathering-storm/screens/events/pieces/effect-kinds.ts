import { EFFECTS } from '@/games/gathering-storm/rules/effects';
import { KIND_GROUPS, type KindGroup } from '@/games/gathering-storm/rules/effects/effect';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';

type Kind = Effect['kind'];

const rankOf = (kind: Kind) => EFFECTS[kind].placement.rank ?? 0;
const KINDS = (Object.keys(EFFECTS) as Kind[]).toSorted((one, other) => rankOf(one) - rankOf(other));

/** Whether this card can have an effect of this kind. */
export function standsOn(kind: Kind, { general, power }: CardPlace): boolean {
  const { card, powers } = EFFECTS[kind].placement;
  if (card !== undefined && card !== (general ? 'general' : 'national')) return false;
  return general || !power || !powers || powers.includes(power);
}

/** The other kinds that can stand on this card, group by group; groups without one are left out. */
export function groupKinds(
  place: CardPlace,
  first: readonly Kind[] = [],
): { group: KindGroup; kinds: Kind[] }[] {
  const others = KINDS.filter((kind) => standsOn(kind, place) && !first.includes(kind));
  return KIND_GROUPS.map((group) => ({
    group,
    kinds: others.filter((kind) => EFFECTS[kind].placement.group === group),
  })).filter(({ kinds }) => kinds.length > 0);
}
