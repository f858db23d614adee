import type { Place } from '@/systems/gathering-storm/effects/place';
import type { Effect } from '@/systems/gathering-storm/effects/shapes';
import type { Power } from '@/systems/gathering-storm/vocabulary';

type Kind = Effect['kind'];

/** The groups in which kinds are found, in the order of a turn's questions. */
export const KIND_GROUPS = [
  'Support',
  'Income and factories',
  'Index and diplomacy',
  'Research',
  'Construction',
  'By hand',
] as const;
type KindGroup = (typeof KIND_GROUPS)[number];

/** The card on which a kind stands: both, where nothing is said. */
interface Standing {
  group: KindGroup;
  card?: 'general' | 'national';
  powers?: readonly Power[];
}

const support: Standing = { group: 'Support' };
const research: Standing = { group: 'Research', card: 'national' };
const construction: Standing = { group: 'Construction', card: 'national' };
const diplomacy: Standing = { group: 'Index and diplomacy' };

/** Where each kind is found and on which cards it can stand, as its own check has it. @rule GS Guide */
const STANDS: Record<Kind, Standing> = {
  support,
  'support-results': support,
  'support-progress': support,
  'support-pacts': support,
  'support-index': support,
  'support-climate': support,
  // The Guide gives a balance event for Russia no sign.
  'support-balance': { ...support, powers: ['Germany', 'Italy', 'Britain', 'France'] },
  income: { group: 'Income and factories' },
  'tile-draw': { group: 'Income and factories' },
  'factory-price': { group: 'Income and factories', card: 'national' },
  index: diplomacy,
  diplomacy,
  flexible: { ...diplomacy, card: 'national' },
  'civil-war': { ...diplomacy, card: 'general' },
  dispute: { ...diplomacy, card: 'general' },
  'diplomatic-counter': { ...diplomacy, card: 'national' },
  'russian-door': { ...diplomacy, card: 'national', powers: ['Russia'] },
  subversion: { ...diplomacy, card: 'national', powers: ['Russia'] },
  purge: { ...diplomacy, powers: ['Russia'] },
  doubling: { group: 'Research', card: 'general' },
  atomic: { group: 'Research', card: 'general' },
  'research-level': research,
  'research-level-any': research,
  'research-steps-any': research,
  'research-steps': research,
  espionage: research,
  'research-counter': research,
  'free-unit': construction,
  'free-ship': construction,
  acceleration: construction,
  'by-hand': { group: 'By hand' },
};

const KINDS = Object.keys(STANDS) as Kind[];

/** Whether a kind can stand on this card. */
export function standsOn(kind: Kind, { general, power }: Place): boolean {
  const { card, powers } = STANDS[kind];
  if (card !== undefined && card !== (general ? 'general' : 'national')) return false;
  return general || !power || !powers || powers.includes(power);
}

/** The other kinds that can stand on this card, group by group; groups without one are left out. */
export function groupKinds(place: Place, first: readonly Kind[] = []): { group: KindGroup; kinds: Kind[] }[] {
  const others = KINDS.filter((kind) => standsOn(kind, place) && !first.includes(kind));
  return KIND_GROUPS.map((group) => ({
    group,
    kinds: others.filter((kind) => STANDS[kind].group === group),
  })).filter(({ kinds }) => kinds.length > 0);
}
