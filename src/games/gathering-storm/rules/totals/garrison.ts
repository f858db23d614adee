import { type Addend, type Explained, explain, type TotalLine } from '@/kernel/totals';
import { NEIGHBORS } from '../diplomacy/state';
import { countryIn } from '../diplomacy/targets';
import { printOr } from '../naming';
import type { Project } from '../research/catalogue';
import { saidIn } from '../say/said';
import { LEADS } from '../state/crisis';
import { linesOf, totalOf } from '../state/lines';
import { isTracked, type OpenState } from '../state/state';
import { inWords, printList, sideOf } from '../vocabulary';
import { knowsIndex, readIndex } from './aggression-index';
import { readLine } from './tracks';

/** Manchuria: 2 armor, 3 infantry and 3 air; it never changes. @rule GS 21.22 */
const MANCHURIA = 8;

/**
 * Returns the required value of Russia's garrison; a fact not entered is a line without a number.
 * @rule GS 21.22
 */
export function readGarrison(open: OpenState): Explained {
  return explain([
    {
      words: 'Manchuria',
      amount: MANCHURIA,
      basis: 'rule',
      rule: 'GS 21.22',
      how: '2 armor, 3 infantry, 3 air: it never changes',
    },
    leadsLine(open),
    indexLine(open),
    ...flagLines(open),
    policyLine(open),
    ...linesOf(open, totalOf.garrison).map((line) => readLine(line)),
  ]);
}

const lacking = (words: string, rule: string, how: string): TotalLine => ({
  words,
  amount: 0,
  basis: 'rule',
  rule,
  how,
  lacking: true,
});

/** One type’s lead of the Axis is made good by another one’s of the Allies; ships do not count. @rule GS 21.22B */
function leadsLine({ facts: { garrison } }: OpenState): TotalLine {
  const words = 'Axis leads in armor, infantry and air';
  const missing = LEADS.filter((type) => garrison[type] === undefined);
  if (missing.length > 0) return lacking(words, 'GS 21.22B', `Not entered: ${printList(missing)}`);
  const parts: Addend[] = LEADS.map((type) => ({ words: `Lead in ${type}`, amount: garrison[type] ?? 0 }));
  const net = parts.reduce((sum, part) => sum + part.amount, 0);
  if (net < 0) parts.push({ words: 'An Allied lead takes nothing away (assumed)', amount: -net });
  return {
    words,
    amount: Math.max(0, net),
    basis: 'rule',
    rule: 'GS 21.22B',
    how: 'As the table counts them; ships do not count',
    parts,
  };
}

/** Only an index above 0 counts. @rule GS 21.22C */
function indexLine(open: OpenState): TotalLine {
  const words = 'European Aggression Index';
  if (!knowsIndex(open)) return lacking(words, 'GS 21.22C', 'Not entered');
  const { value } = readIndex(open);
  return {
    words,
    amount: Math.max(0, value),
    basis: 'rule',
    rule: 'GS 21.22C',
    how: value < 0 ? 'Below 0 it takes nothing away' : 'Where it is above 0',
    reads: totalOf.index,
  };
}

const FLAGS = [
  { side: 'Axis', part: 'axis-flag', words: 'Axis flags' },
  { side: 'Allies', part: 'allied-flag', words: 'Allied flags' },
] as const;

/** Flags in the countries that border Russia; what one is worth only the table knows. @rule GS 21.22 */
function flagLines(open: OpenState): TotalLine[] {
  const { garrison } = open.facts;
  const rule = 'GS 21.22';
  if (!isTracked(open, 'flags')) {
    const words = `Axis and Allied flags in ${printList(NEIGHBORS)}`;
    if (garrison.flags === undefined) return [lacking(words, rule, 'Not entered')];
    return [{ words, amount: garrison.flags, basis: 'rule', rule, how: 'As the table entered it' }];
  }
  const unsaid = open.running ? NEIGHBORS.filter((name) => saidIn(open, 'flags', name) === undefined) : [];
  const missing = unsaid.length > 0 ? [lacking(`Flags in ${printList(unsaid)}`, rule, 'Not entered')] : [];
  const lines = FLAGS.map(({ side, part, words }): TotalLine => {
    const count = NEIGHBORS.flatMap((name) => countryIn(open, name).flags).filter(
      (power) => sideOf(power) === side,
    ).length;
    const worth = garrison[part];
    if (count === 0)
      return { words, amount: 0, basis: 'rule', rule, how: `None stands in ${printOr(NEIGHBORS)}` };
    if (worth === undefined)
      return lacking(
        words,
        rule,
        `${count} ${count === 1 ? 'stands' : 'stand'} there; what one adds is not entered`,
      );
    return {
      words,
      amount: count * worth,
      basis: 'rule',
      rule,
      how: `${count}, and each adds ${worth}, as the table entered it`,
    };
  });
  return [...missing, ...lines];
}

/** Returns the project whose results affect the garrison; undefined if the table's list lacks it. */
export const policyProject = ({ projects }: Pick<OpenState, 'projects'>): Project | undefined =>
  projects.find(({ name, owner }) => owner === 'Axis' && /^occupation polic/i.test(name));

/** One for the first result of Occupation Policy, two more for the second. @rule GS 21.22 */
function policyLine(open: OpenState): TotalLine {
  const words = 'Occupation Policy results';
  const rule = 'GS 21.22';
  const project = policyProject(open);
  const said = project && open.facts.results[project.id];
  const none = said === undefined && isTracked(open, 'research') && !open.running;
  if (said === undefined && !none) return lacking(words, rule, 'Not entered');
  const results = said ?? 0;
  return {
    words,
    amount: results === 0 ? 0 : results === 1 ? 1 : 3,
    basis: 'rule',
    rule,
    how:
      results === 0
        ? 'None is shown; the first adds one, the second two more'
        : `${inWords(results)} shown: one for the first${results > 1 ? ', two more for the second' : ''}`,
  };
}
