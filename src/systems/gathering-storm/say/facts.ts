import type { Command } from '@/kernel/game';
import { isCountryFact } from '../commands/country-facts';
import { levelsIn } from '../research/board';
import { ADJECTIVES, type Power, printList, printSigned } from '../vocabulary';
import { printId } from '../words/projects';
import { sayCountryFact } from './diplomacy';
import { as, type Say } from './say';

/** "2 levels"; a step beside them is told, too. @rule GS 15.13 */
function sayLevels(steps: number): string {
  const levels = levelsIn(steps);
  const said = `${levels} ${levels === 1 ? 'level' : 'levels'}`;
  return steps % 2 === 0 ? said : `${said} and a step`;
}

/** What the table enters of its board. */
export function sayFact(command: Command): ReturnType<Say> {
  if (isCountryFact(command as never)) return sayCountryFact(command);
  const name = typeof command.project === 'string' ? printId(command.project) : '';
  switch (command.fact) {
    case 'results':
      return {
        text: `${name}: ${command.value} ${command.value === 1 ? 'result' : 'results'} shown`,
        rule: 'GS Guide, Support',
      };
    case 'steps':
      return {
        text: `${name}: ${sayLevels(as<number>(command.value))}`,
        rule: 'GS 15.13',
      };
    case 'category-results': {
      const { power, category, value } = command;
      const whose = `${ADJECTIVES[as<Power>(power)]} ${category} results`;
      return {
        text:
          value === null
            ? `${whose} are counted by project again`
            : `${whose}, joint ones with them: ${value}`,
        rule: 'GS Guide, Support',
      };
    }
    case 'atomic':
      return {
        text: command.permitted
          ? 'The table says: atomic research is permitted'
          : 'The table says: atomic research is barred',
        rule: 'GS 15.24',
      };
    case 'pact': {
      const powers = as<string[]>(command.powers);
      return {
        text:
          powers.length > 0
            ? `${command.country} has a trade pact with ${printList(powers)}`
            : `${command.country} has no trade pact`,
        rule: 'GS 4.16',
      };
    }
    case 'base-income':
      return {
        text: `${ADJECTIVES[as<Power>(command.power)]} factories, pacts and maintenance bring ${printSigned(as<number>(command.value))} each turn`,
        rule: 'GS 11.12C',
      };
    case 'base-parts': {
      const { power, pacts, maintenance, other } = command;
      const more = other ? `, ${printSigned(as<number>(other))} besides` : '';
      return {
        text: `${ADJECTIVES[as<Power>(power)]} base income: civilian factories, ${printSigned(as<number>(pacts))} for pacts, ${maintenance} maintenance${more}`,
        rule: 'GS 11.12C',
      };
    }
    case 'base-tiles':
      return {
        text: `${command.power} draws ${command.value} random ${command.value === 1 ? 'tile' : 'tiles'} each turn`,
        rule: 'GS 11.12C',
      };
    case 'climate-income':
      return {
        text: `Climate ${printSigned(as<number>(command.climate))} gives ${command.power} ${printSigned(as<number>(command.value))} income`,
        rule: 'GS 11.3',
      };
    case 'factories': {
      const { power, civilian, military, idle } = command;
      return {
        text: `${ADJECTIVES[as<Power>(power)]} factories: ${civilian} civilian, ${military} military, ${idle} idle`,
        rule: 'GS 11.21',
      };
    }
    case 'conversion-price':
      return {
        text: `A conversion usually costs ${command.power} ${command.value} tile points`,
        rule: 'GS Guide, Factory',
      };
    case 'yard':
      return {
        text: `${ADJECTIVES[as<Power>(command.power)]} yards hold ${command.value} ships at once`,
        rule: 'GS Guide, Construction',
      };
    default:
      return {
        text: `The table enters ${command.fact === 'balance' ? 'the Balance of Power' : 'the European Aggression Index'}: ${printSigned(as<number>(command.value))}`,
      };
  }
}
