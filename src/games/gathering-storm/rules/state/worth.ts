import type { Event } from '../cards/card';
import type { EffectOf, Formula } from '../effects/shapes';
import { printOr } from '../naming';
import { projectsCounted, readId } from '../research/catalogue';
import { categoryCount } from '../research/results';
import { earlierOn, levelsIn, stepsOn } from '../research/sheet';
import type { SheetState } from '../research/state';
import { saidIn } from '../say/said';
import { knowsIndex } from '../totals/aggression-index';
import { computeFormula } from '../totals/formulas';
import {
  DOUBLE_PACTS,
  inWords,
  type PactCountry,
  type Power,
  printList,
  printSigned,
  REGIONS,
  type Side,
  sideOf,
} from '../vocabulary';
import { isTracked, type OpenState } from './state';

/**
 * The worth of a conditional support event to its owner. Only the owner may read it: it is computed from
 * their card, public facts, and the research sheet they may see.
 */
export interface Worth {
  now: number;
  /** The most it can reach: its printed maximum, as the table reads it. */
  best: number;
  sentences: string[];
}

/** How a formula can reach its best value. */
interface Prospect {
  best: number;
  /** What would bring it there: "with two more military results". */
  ways: string;
  /** What would change it. */
  moves: string;
  /** What was not entered, as a sentence. */
  unsaid?: string;
}

/** What it is worth now and at best, and what would change it. @rule GS Guide, Support; 10.41B */
export function readWorth(open: OpenState, formula: Formula): Worth {
  const now = computeFormula(open, formula).amount;
  const { best, ways, moves, unsaid } = prospectOf(open, formula, now);
  const worth =
    now >= best
      ? `Now ${printSigned(now)}: it cannot be worth more.`
      : `Now ${printSigned(now)}, at best ${printSigned(best)}: ${ways}.`;
  return { now, best, sentences: [worth, moves, ...(unsaid ? [unsaid] : [])] };
}

/** The table as it would tell levels that this card counts: as their owner's own sheet has them. @rule GS Guide, Support */
export function seenWith(open: OpenState, { effects }: Event, sheet: SheetState | undefined): OpenState {
  const own = effects.flatMap((effect) =>
    sheet && effect.kind === 'support-progress' && earlierOn(open, sheet, effect.project) !== undefined
      ? [effect.project]
      : [],
  );
  if (!sheet || own.length === 0) return open;
  const levels = Object.fromEntries(own.map((project) => [project, levelsIn(stepsOn(sheet, project))]));
  const steps = Object.entries(open.facts.steps).filter(([project]) => !own.includes(project));
  return {
    ...open,
    facts: {
      ...open.facts,
      levels: { ...open.facts.levels, ...levels },
      steps: Object.fromEntries(steps),
    },
  };
}

function prospectOf(open: OpenState, formula: Formula, now: number): Prospect {
  switch (formula.kind) {
    case 'support-results':
      return byResults(open, formula, now);
    case 'support-progress':
      return byProgress(open, formula, now);
    case 'support-pacts':
      return byPacts(open, formula, now);
    case 'support-index':
      return {
        best: 3,
        ways: 'with an index of +3 or more',
        moves: 'Whatever moves the index moves it, to −3 at worst.',
        ...(knowsIndex(open)
          ? {}
          : { unsaid: 'The index is not entered: 0 is counted. On the table, tap the index to enter it.' }),
      };
    case 'support-climate':
      return {
        best: 3,
        ways: 'with a climate of −3 or worse',
        moves: 'A better climate lowers it, to −3 at worst.',
      };
    case 'support-balance':
      return {
        best: 3,
        ways: `with ${nameSide(sideOf(formula.power))} ahead by 3 or more`,
        moves: 'Every step of the balance moves it, to −3 at worst.',
        ...(open.balance === null
          ? { unsaid: 'The Balance of Power is not entered: 0 is counted. On the table, tap it to enter it.' }
          : {}),
      };
  }
}

const nameSide = (side: Side) => (side === 'Russia' ? side : `the ${side}`);
const more = (count: number, one: string) => `${inWords(count)} more ${one}${count === 1 ? '' : 's'}`;

/** Returns the most that a base and its additions can reach (reading max-of-what). */
const mostOf = ({ readings }: OpenState, base: number, max: number) =>
  readings['max-of-what'] === 'offset' ? base + max : max;

/** Whether the table would have to enter it: the app neither follows it nor has followed it from the first turn. */
const byTable = (open: OpenState, what: 'research' | 'flags') => open.running || !isTracked(open, what);

const sayUnsaid = (names: readonly string[]) =>
  names.length > 0
    ? { unsaid: `Not entered, and counted as none: ${printList(names)}. The menu’s Board figures enter it.` }
    : {};

function byResults(open: OpenState, effect: EffectOf<'support-results'>, now: number): Prospect {
  const { power, base, max, category } = effect;
  const projects = projectsCounted(open, power, category);
  const once = open.readings['results-count'] === 'project';
  const asOne = categoryCount(open, power, category) !== null;
  const most = mostOf(open, base, max);
  const best = once && !asOne ? Math.min(most, base + projects.length) : most;
  const unsaid = asOne || !byTable(open, 'research') ? [] : projects;
  return {
    best,
    ways: `with ${more(best - now, `${category} result`)}${once ? ', each of another project' : ''}`,
    moves: `Each further ${category} result that counts for ${power} raises it by one.`,
    ...sayUnsaid(unsaid.filter(({ id }) => open.facts.results[id] === undefined).map(({ name }) => name)),
  };
}

function byProgress(open: OpenState, effect: EffectOf<'support-progress'>, now: number): Prospect {
  const { base, max, project } = effect;
  const { name } = readId(project);
  const { steps, levels } = open.facts;
  const best = mostOf(open, base, max);
  return {
    best,
    ways: `with ${more(best - now, 'level')} of ${name}`,
    moves: `Each further level of ${name} raises it by one.`,
    ...sayUnsaid(
      byTable(open, 'research') && steps[project] === undefined && levels[project] === undefined
        ? [name]
        : [],
    ),
  };
}

const weightOf = (country: PactCountry) => (DOUBLE_PACTS.includes(country) ? 2 : 1);

/** The countries of a region in which a power's alliance can have a pact and has none. */
const withoutPact = ({ facts }: OpenState, { power, region }: EffectOf<'support-pacts'>) =>
  (REGIONS[region] as readonly PactCountry[]).filter(
    (country) =>
      country !== power &&
      !(facts.pacts[country] ?? []).some((name: Power) => sideOf(name) === sideOf(power)),
  );

function byPacts(open: OpenState, effect: EffectOf<'support-pacts'>, now: number): Prospect {
  const { power, region, max } = effect;
  const free = withoutPact(open, effect);
  const room = free.reduce((sum, country) => sum + weightOf(country), 0);
  const best = Math.min(max, now + room);
  const double = (REGIONS[region] as readonly PactCountry[]).filter(
    (country) => country !== power && DOUBLE_PACTS.includes(country),
  );
  const counts =
    double.length > 0 ? `: ${printList(double)} ${double.length > 1 ? 'count' : 'counts'} two` : '';
  const where = region === 'Balkans' ? 'the Balkans' : region;
  const unsaid = byTable(open, 'flags')
    ? free.filter((name) => saidIn(open, 'pact', name) === undefined)
    : [];
  return {
    best,
    ways: `with ${sayPacts(free, best - now, where)}`,
    moves: `A pact of ${nameSide(sideOf(power))} won or lost in ${where} changes it${counts}.`,
    ...sayUnsaid(unsaid),
  };
}

/** The fewest pacts that add so much, and with whom where not every choice does. */
function sayPacts(free: readonly PactCountry[], wanted: number, where: string): string {
  const weights = free.map(weightOf).sort((one, other) => other - one);
  let count = 0;
  for (let sum = 0; sum < wanted && count < weights.length; count += 1) sum += weights[count] ?? 0;
  const least = weights.slice(weights.length - count).reduce((sum, weight) => sum + weight, 0);
  const double = free.filter((country) => weightOf(country) === 2);
  const needed = least < wanted && double.length > 0 ? ` (one with ${printOr(double)})` : '';
  return `${more(count, 'pact')} in ${where}${needed}`;
}
