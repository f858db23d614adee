import * as v from 'valibot';
import { accept, type Result, refuse } from '@/kernel/result';
import { placeAt } from '../effects/place';
import { checkListed } from '../effects/research';
import { project } from '../effects/shapes';
import { addLine, totalOf } from '../lines';
import { checkPublicMoney } from '../purse';
import { projectsCounted } from '../research/catalogue';
import { categoryKey, countCategory, overrule } from '../research/results';
import { saidKey } from '../said';
import type { OpenState } from '../state';
import { readTotal } from '../totals';
import { addUpBase } from '../totals/base-income';
import { CATEGORIES, PACT_COUNTRIES, POWERS, printSigned } from '../vocabulary';
import { printOr } from '../words/spellings';
import {
  applyCountryFact,
  type CountryFact,
  checkCountryFact,
  countryFactShapes,
  isCountryFact,
} from './country-facts';
import { plain, whole } from './define';

export const factShape = v.variant('fact', [
  v.strictObject({ type: v.literal('set-fact'), fact: v.literal('results'), project, value: whole(0, 20) }),
  v.strictObject({ type: v.literal('set-fact'), fact: v.literal('steps'), project, value: whole(0, 40) }),
  v.strictObject({
    type: v.literal('set-fact'),
    fact: v.literal('pact'),
    country: v.picklist(PACT_COUNTRIES),
    powers: v.pipe(
      v.array(v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.')),
      v.check((powers) => new Set(powers).size === powers.length, 'Name each power once.'),
    ),
  }),
  v.strictObject({
    type: v.literal('set-fact'),
    fact: v.literal('category-results'),
    power: v.picklist(POWERS, 'Name one of Germany, Italy, Britain, France, Russia.'),
    category: v.picklist(CATEGORIES, 'Name air, naval, military, atomic or intelligence.'),
    /** Nothing: its projects are counted again. */
    value: v.nullable(whole(0, 40)),
  }),
  v.strictObject({
    type: v.literal('set-fact'),
    fact: v.literal('atomic'),
    permitted: v.boolean('Say true or false.'),
  }),
  v.strictObject({ type: v.literal('set-fact'), fact: v.literal('balance'), value: whole(-40, 40) }),
  v.strictObject({ type: v.literal('set-fact'), fact: v.literal('index'), value: whole(-20, 20) }),
  v.strictObject({
    type: v.literal('set-fact'),
    fact: v.literal('base-income'),
    power: v.picklist(POWERS),
    value: whole(-99, 99),
  }),
  v.strictObject({
    type: v.literal('set-fact'),
    fact: v.literal('base-parts'),
    power: v.picklist(POWERS),
    pacts: whole(0, 99),
    maintenance: whole(0, 99),
    other: v.optional(whole(-99, 99), 0),
  }),
  v.strictObject({
    type: v.literal('set-fact'),
    fact: v.literal('base-tiles'),
    power: v.picklist(POWERS),
    value: whole(0, 20),
  }),
  v.strictObject({
    type: v.literal('set-fact'),
    fact: v.literal('climate-income'),
    climate: whole(-9, 9),
    power: v.picklist(POWERS),
    value: whole(-20, 20),
  }),
  v.strictObject({
    type: v.literal('set-fact'),
    fact: v.literal('factories'),
    power: v.picklist(POWERS),
    civilian: whole(0, 99),
    military: whole(0, 99),
    idle: whole(0, 99),
  }),
  v.strictObject({
    type: v.literal('set-fact'),
    fact: v.literal('conversion-price'),
    power: v.picklist(POWERS),
    value: whole(0, 99),
  }),
  v.strictObject({
    type: v.literal('set-fact'),
    fact: v.literal('yard'),
    power: v.picklist(POWERS),
    value: whole(0, 40),
  }),
  ...countryFactShapes,
]);
/** What the table enters of its board. */
export type Fact = v.InferOutput<typeof factShape>;

/** Whether the table may say so of its board. */
export function checkFact(open: OpenState, command: Fact): Result<null> {
  if (isCountryFact(command)) return checkCountryFact(command);
  const unknown = 'project' in command ? checkListed(command.project, placeAt(open)) : null;
  if (unknown) return { ok: false, refusal: unknown };
  if (command.fact === 'category-results' && command.category === 'intelligence')
    return refuse('Intelligence results are counted by project.', {
      rule: 'GS Guide, Support',
      allowed: 'They must have been shown: enter how many each project has.',
    });
  if (command.fact === 'pact' && command.powers.some((power) => power === command.country))
    return refuse(`${command.country} has no pact with itself.`, {
      rule: 'GS 4.16',
      allowed: `Name ${printOr(POWERS.filter((power) => power !== command.country))}.`,
    });
  const barred =
    command.fact === 'base-income' || command.fact === 'base-parts' ? checkPublicMoney(open) : null;
  if (barred) return { ok: false, refusal: barred };
  if (command.fact === 'base-parts' && !open.factories[command.power])
    return refuse(`Nobody has entered how many factories ${command.power} has.`, {
      rule: 'GS 11.21',
      allowed: 'Enter civilian, military and idle factories first, or the base income as one number.',
    });
  return command.fact === 'climate-income' && command.power === 'Russia'
    ? refuse('The Economic Climate does not affect Russia.', {
        rule: 'GS 9.21',
        allowed: 'Enter it for another power.',
      })
    : accept(null);
}

/** A number of the board that formulas read, set by hand. */
export const setFact = plain<Fact>(factShape, checkFact, (draft, command) => {
  applyFact(draft, command);
});

/** Writes a fact down and settles what waited for it. */
export function applyFact(draft: OpenState, command: Fact): void {
  if (isCountryFact(command)) applyCountryFact(draft, command);
  else changeFact(draft, command);
  if (command.fact === 'category-results')
    for (const { id } of projectsCounted(draft, command.power, command.category))
      settleFacts(draft, 'results', id);
  settleFacts(draft, command.fact, keyOfFact(command));
}

/** What a fact is about: a project, a country, a power's category; nothing where there is only one. */
export function keyOfFact(command: Fact): string {
  if (command.fact === 'category-results') return `${command.power}/${command.category}`;
  return 'project' in command ? command.project : 'country' in command ? command.country : '';
}

function changeFact(draft: OpenState, command: Exclude<Fact, CountryFact>): void {
  const { facts } = draft;
  switch (command.fact) {
    case 'results':
      facts.results[command.project] = command.value;
      overrule(draft, talliesOf(draft, command.project));
      return;
    case 'steps':
      facts.steps[command.project] = command.value;
      return;
    case 'category-results':
      countCategory(draft, command);
      overrule(draft, [categoryKey(command.power, command.category)]);
      return;
    case 'atomic':
      draft.atomic = command.permitted;
      return;
    case 'pact':
      facts.pacts[command.country] = command.powers;
      if (!facts.known.includes(command.country)) facts.known.push(command.country);
      return;
    case 'balance':
      draft.balance = command.value;
      return;
    case 'index': {
      const difference = command.value - readTotal(draft, totalOf.index).value;
      if (difference !== 0) {
        addLine(draft, {
          total: totalOf.index,
          amount: difference,
          words: `The table says ${printSigned(command.value)}`,
          until: 'removed',
          basis: 'table',
        });
      }
      return;
    }
    case 'factories': {
      const { civilian, military, idle } = command;
      draft.factories[command.power] = { civilian, military, idle };
      addUpBase(draft, command.power);
      return;
    }
    case 'conversion-price':
      draft.prices[command.power] = command.value;
      return;
    case 'yard':
      draft.yards[command.power] = command.value;
      return;
    case 'base-income':
      facts.baseIncome[command.power] = command.value;
      delete facts.baseParts[command.power];
      return;
    case 'base-parts': {
      const { pacts, maintenance, other } = command;
      facts.baseParts[command.power] = { pacts, maintenance, other };
      addUpBase(draft, command.power);
      return;
    }
    case 'base-tiles':
      facts.baseTiles[command.power] = command.value;
      return;
    case 'climate-income':
      facts.climateIncome[command.climate] = {
        ...facts.climateIncome[command.climate],
        [command.power]: command.value,
      };
  }
}

/** Every count of results in which a project has its part. */
const talliesOf = (open: OpenState, id: string) =>
  POWERS.flatMap((power) =>
    CATEGORIES.filter((category) =>
      projectsCounted(open, power, category).some((project) => project.id === id),
    ).map((category) => categoryKey(power, category)),
  );

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
