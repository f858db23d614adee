import type { Addend, TotalLine } from '@/kernel/totals';
import type { EffectOf, Formula } from '../effects/shapes';
import { printProject } from '../naming';
import { type Project, projectsCounted, readId } from '../research/catalogue';
import { categoryCount, resultsOf } from '../research/results';
import { levelsKnown } from '../research/sheet';
import { saidIn } from '../say/said';
import type { OpenState } from '../state/state';
import {
  ADJECTIVES,
  capitalize,
  DOUBLE_PACTS,
  type PactCountry,
  type Power,
  printList,
  printSigned,
  REGIONS,
  sideOf,
} from '../vocabulary';
import { readIndex } from './aggression-index';
import { readBalance, readClimate } from './tracks';

/** The current value of a formula: its parts, what is not counted, and the limited amount. */
export interface FormulaValue {
  amount: number;
  parts: Addend[];
  notCounted: NonNullable<TotalLine['notCounted']>;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Reads a conditional support event against the open part of the table. @rule GS Guide, Support */
export function computeFormula(open: OpenState, formula: Formula): FormulaValue {
  switch (formula.kind) {
    case 'support-results':
      return computeResults(open, formula);
    case 'support-progress':
      return computeProgress(open, formula);
    case 'support-pacts':
      return computePacts(open, formula);
    case 'support-index':
      return follow('European Aggression Index', readIndex(open).value);
    case 'support-climate':
      return follow('Inverse of the climate', -readClimate(open).value);
    case 'support-balance':
      return follow(
        'Lead in the balance',
        (sideOf(formula.power) === 'Axis' ? 1 : -1) * readBalance(open).value,
      );
  }
}

function follow(words: string, value: number): FormulaValue {
  const amount = clamp(value, -3, 3) + 0;
  const parts: Addend[] = [{ words, amount: value + 0 }];
  if (amount !== value) parts.push({ words: `held to ${printSigned(amount)}`, amount: amount - value });
  return { amount, parts, notCounted: [] };
}

/** Adds the parts to a base, limited as the table reads "max" (reading max-of-what). */
function addToBase(
  open: OpenState,
  base: number,
  max: number,
  parts: Addend[],
  notCounted: FormulaValue['notCounted'],
): FormulaValue {
  const added = parts.reduce((sum, part) => sum + part.amount, 0);
  const amount =
    open.readings['max-of-what'] === 'offset' ? base + Math.min(max, added) : Math.min(max, base + added);
  const all: Addend[] = [{ words: 'Base', amount: base }, ...parts];
  if (amount !== base + added)
    all.push({ words: `held at ${printSigned(amount)}`, amount: amount - base - added });
  return { amount, parts: all, notCounted };
}

function computeResults(open: OpenState, effect: EffectOf<'support-results'>): FormulaValue {
  const { power, base, max, category } = effect;
  const notCounted: FormulaValue['notCounted'] = [];
  const counted = projectsCounted(open, power, category);
  const parts = countedAsOne(open, effect) ?? countedByProject(open, power, counted, notCounted);
  for (const project of open.projects) {
    const results = open.facts.results[project.id] ?? 0;
    if (results === 0 || counted.includes(project)) continue;
    const why =
      project.counted !== undefined
        ? 'an older entry set its category; set it again in the list of projects'
        : project.category === category
          ? `belongs to ${project.owner}`
          : `${project.category} research; this event reads ${category}`;
    notCounted.push({ what: `${printProject(project)}, ${results}`, why });
  }
  return addToBase(open, base, max, parts, notCounted);
}

/** Returns results entered by category, and those shown since; null if not entered. */
function countedAsOne(open: OpenState, { power, category }: EffectOf<'support-results'>): Addend[] | null {
  const count = categoryCount(open, power, category);
  if (!count) return null;
  const { said, since, by } = count;
  const whose = by === 'sheets' ? 'as the research sheets have them' : 'as the table says';
  const parts = [{ words: `${capitalize(category)} results, ${whose}`, amount: said }];
  if (since !== 0) parts.push({ words: 'shown by project since', amount: since });
  return parts;
}

function countedByProject(
  open: OpenState,
  power: Power,
  projects: readonly Project[],
  notCounted: FormulaValue['notCounted'],
): Addend[] {
  return projects.flatMap(({ id, owner, name: called }) => {
    const { all, counted } = resultsOf(open, id);
    const name = capitalize(`${owner === power ? '' : `${owner} `}${called}`);
    if (counted > 0)
      return [{ words: `${name}, ${all} ${all === 1 ? 'result' : 'results'}`, amount: counted }];
    notCounted.push({
      what: name,
      why: saidIn(open, 'results', id) === undefined ? 'not entered' : 'no result shown',
    });
    return [];
  });
}

function computeProgress(
  open: OpenState,
  { base, max, project }: EffectOf<'support-progress'>,
): FormulaValue {
  const levels = levelsKnown(open, project) ?? 0;
  const name = capitalize(readId(project).name);
  const parts =
    levels > 0 ? [{ words: `${name}, ${levels} ${levels === 1 ? 'level' : 'levels'}`, amount: levels }] : [];
  const notCounted =
    (open.facts.steps[project] ?? 0) % 2 === 1
      ? [{ what: 'One step', why: 'half a level does not count' }]
      : [];
  return addToBase(open, base, max, parts, notCounted);
}

function computePacts(open: OpenState, { power, region, max }: EffectOf<'support-pacts'>): FormulaValue {
  const side = sideOf(power);
  const parts: Addend[] = [];
  const notCounted: FormulaValue['notCounted'] = [];
  for (const country of REGIONS[region] as readonly PactCountry[]) {
    const powers = open.facts.pacts[country] ?? [];
    const [first, ...more] = powers.filter((name) => sideOf(name) === side);
    if (first)
      parts.push({
        words: `${ADJECTIVES[first]} pact with ${country}`,
        amount: DOUBLE_PACTS.includes(country) ? 2 : 1,
      });
    else
      notCounted.push({
        what: country,
        why:
          powers.length > 0
            ? `its pact is with ${printList(powers)}`
            : saidIn(open, 'pact', country) === undefined
              ? 'not entered'
              : 'no trade pact',
      });
    for (const name of more)
      notCounted.push({
        what: `${ADJECTIVES[name]} pact with ${country}`,
        why: 'pacts of one alliance count once (assumed)',
      });
  }
  return addToBase(open, 0, max, parts, notCounted);
}
