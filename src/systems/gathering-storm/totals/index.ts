import { type Explained, explain } from '@/kernel/totals';
import { readCounters } from '../diplomacy/counters';
import { linesOf, totalOf } from '../lines';
import { hidesMoney } from '../purse';
import { readPoints, readResearchCounters } from '../research/points';
import { keeps, type OpenState } from '../state';
import {
  CIVIL_WAR_COUNTRIES,
  type CivilWarCountry,
  type Country,
  POWERS,
  type Power,
  SIDES,
  type Side,
} from '../vocabulary';
import { readIndex } from './aggression-index';
import { readCards } from './cards';
import { constructionKeys, readConversion, readFree } from './construction';
import { readGarrison } from './garrison';
import { readDraws, readIncome, readTiles } from './income';
import { isLimited, readForcedBuilds, readMilitary } from './military';
import { readSupport } from './support';
import { readBalance, readClimate, readLine } from './tracks';

export function readCountry(open: OpenState, country: Country, side: Side): Explained {
  const follows = open.facts.subversion ?? 0;
  return explain(
    linesOf(open, totalOf.country(country, side)).map((line) =>
      line.follows ? readLine(line, follows) : readLine(line),
    ),
  );
}

/** The counters of a civil war as they lie on the board. @rule GS 25.31 */
function readWar(open: OpenState, country: CivilWarCountry): Explained {
  return explain([
    { words: 'Counters placed', amount: open.civilWars[country].counters, basis: 'rule', rule: 'GS 25.31' },
  ]);
}

/** The value and lines of any total by its key. */
export function readTotal(open: OpenState, key: string): Explained {
  const [kind, first, second] = key.split(':') as [string, string, string];
  const power = first as Power;
  switch (kind) {
    case 'support':
      return readSupport(open, power);
    case 'income':
      return readIncome(open, power);
    case 'tiles':
      return readTiles(open, power);
    case 'draws':
      return readDraws(open, power);
    case 'points':
      return readPoints(open, first as Side);
    case 'research-counters':
      return readResearchCounters(open, power);
    case 'conversion':
      return readConversion(open, power);
    case 'free-units':
    case 'free-ships':
      return readFree(open, key);
    case 'counters':
      return readCounters(open, power);
    case 'cards':
      return readCards(open, power);
    case 'country':
      return readCountry(open, first as Country, second as Side);
    case 'war':
      return readWar(open, first as CivilWarCountry);
    case 'military':
      return isLimited(power) ? readMilitary(open, power) : explain([]);
    case 'forced-builds':
      return readForcedBuilds(open);
    case 'garrison':
      return readGarrison(open);
    case 'climate':
      return readClimate(open);
    case 'balance':
      return readBalance(open);
    default:
      return readIndex(open);
  }
}

/** The countries with a line this turn, as their totals' keys, in the order of the alphabet. */
export function countryKeys(open: OpenState): string[] {
  return [
    ...new Set(open.lines.filter((line) => line.total.startsWith('country:')).map((line) => line.total)),
  ].sort();
}

/**
 * The keys of every total that this table has, for everyone: money only where everyone sees it. What only follows from
 * them (military counters, forced builds, the garrison) is told when it is asked for, and no entry notes it.
 */
export function totalKeys(open: OpenState): string[] {
  const perPower = POWERS.flatMap((power) => [
    totalOf.support(power),
    ...(keeps(open, 'income') && !hidesMoney(open) ? [totalOf.income(power), totalOf.tiles(power)] : []),
    ...(open.facts.baseTiles[power] !== undefined || linesOf(open, totalOf.draws(power)).length > 0
      ? [totalOf.draws(power)]
      : []),
    ...(keeps(open, 'research') ? [totalOf.researchCounters(power)] : []),
    ...constructionKeys(open, power),
    totalOf.counters(power),
  ]);
  return [
    ...perPower,
    ...(keeps(open, 'research') ? SIDES.map(totalOf.points) : []),
    totalOf.index,
    totalOf.climate,
    totalOf.balance,
    ...CIVIL_WAR_COUNTRIES.map(totalOf.war),
    ...countryKeys(open),
  ];
}

/** Every total with its value: what an entry compares before and after. */
export function measure(open: OpenState): Record<string, number> {
  return Object.fromEntries(totalKeys(open).map((key) => [key, readTotal(open, key).value]));
}
