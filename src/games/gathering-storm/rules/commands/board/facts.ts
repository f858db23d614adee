import * as v from 'valibot';
import type { Description, Nature } from '@/kernel/command/command';
import { accept, type Result } from '@/kernel/result';
import { oweBacking } from '../../diplomacy/backing';
import { projectsCounted } from '../../research/catalogue';
import { saidKey } from '../../say/said';
import type { OpenState } from '../../state/state';
import { plain } from '../define';
import { describeByChange } from '../describe-by-change';
import { COUNTRY_FACTS } from './country-facts';
import { CRISIS_FACTS } from './crisis-facts';
import type { Figure } from './fact';
import { MONEY_FACTS } from './money-facts';
import { CATEGORY_FACTS, RESEARCH_FACTS } from './research-facts';
import { PACT_FACTS, TRACK_FACTS } from './tracks-facts';

/** Facts that may decide whether a counter is allowed, and so affect disputes. */
const DIPLOMATIC = { ...COUNTRY_FACTS, ...CRISIS_FACTS };

/** Every number of the board that the table enters, in the order of its shape. */
const FACTS = {
  ...RESEARCH_FACTS,
  ...PACT_FACTS,
  ...CATEGORY_FACTS,
  ...TRACK_FACTS,
  ...MONEY_FACTS,
  ...DIPLOMATIC,
};

export const factShape = v.variant(
  'fact',
  Object.values(FACTS).map(({ shape }) => shape),
);
/** A fact about the board that the table enters. */
export type Fact = v.InferOutput<typeof factShape>;

interface AnyFact {
  figure?: Figure;
  check?(open: OpenState, fact: Fact): Result<null>;
  apply(draft: OpenState, fact: Fact): void;
  say(fact: Fact): Description;
  nature: Nature;
}
const kindOf = ({ fact }: Pick<Fact, 'fact'>): AnyFact => FACTS[fact];

/** The facts that the sheet “Board figures” asks for by their own row. */
export const FIGURES = Object.entries<AnyFact>(FACTS).flatMap(([fact, { figure }]) =>
  figure ? [{ fact, figure }] : [],
);

/** Checks whether the table may enter this fact. */
export const checkFact = (open: OpenState, fact: Fact): Result<null> =>
  kindOf(fact).check?.(open, fact) ?? accept(null);

export const sayFact = (fact: Fact): Description => kindOf(fact).say(fact);

/** A number of the board that formulas read, set by hand. */
export const setFact = plain({
  shape: factShape,
  asks: {
    fact: null,
    project: 'Project',
    value: 'Value',
    country: 'Country',
    powers: 'Powers',
    power: 'Power',
    category: 'Category',
    permitted: 'Permitted',
    pacts: 'Pacts',
    maintenance: 'Maintenance',
    other: 'Other',
    climate: 'Climate',
    civilian: 'Civilian',
    military: 'Military',
    idle: 'Idle',
    flags: { name: 'Flags', again: true },
    by: 'Conquered by',
    fullCohesion: 'Full cohesion',
    purge: 'A purge bars diplomacy',
    takesPoint: 'A purge takes its advanced research point',
    part: 'Part of the garrison',
  },
  check: checkFact,
  open: (draft, fact) => applyFact(draft, fact),
  say: sayFact,
  short: describeByChange,
  nature: (fact) => kindOf(fact).nature,
});

/** Writes a fact down and settles what waited for it. */
export function applyFact(draft: OpenState, fact: Fact): void {
  kindOf(fact).apply(draft, fact);
  if (fact.fact in DIPLOMATIC) oweBacking(draft);
  if (fact.fact === 'category-results')
    for (const { id } of projectsCounted(draft, fact.power, fact.category)) settleFacts(draft, 'results', id);
  settleFacts(draft, fact.fact, keyOfFact(fact));
}

/** Returns a fact's subject: a project, a country, a power's category; empty if there is only one. */
export function keyOfFact(command: Fact): string {
  if (command.fact === 'category-results') return `${command.power}/${command.category}`;
  return 'project' in command ? command.project : 'country' in command ? command.country : '';
}

/** Notes that the table said a number in this turn, and crosses it off every obligation that waited for it. */
export function settleFacts(draft: OpenState, fact: string, key = ''): void {
  if (fact) draft.facts.said[saidKey(fact, key)] = draft.turn;
  for (const obligation of draft.obligations) {
    if (obligation.ask.type === 'facts')
      obligation.ask.facts = obligation.ask.facts.filter((item) => item.fact !== fact || item.key !== key);
  }
  draft.obligations = draft.obligations.filter(({ ask }) => ask.type !== 'facts' || ask.facts.length > 0);
  if (fact === 'index' && !draft.facts.known.includes('index')) draft.facts.known.push('index');
}
