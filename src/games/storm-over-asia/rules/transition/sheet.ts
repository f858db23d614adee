import { type Explained, explain } from '@/kernel/totals';
import type { OpenState, RussianLine } from '../state';
import { printTurn, RUSSIAN_EFFECTS } from '../vocabulary';
import {
  explainBurmaRoad,
  explainCommonwealth,
  explainIndia,
  explainMalaya,
  explainThailand,
  missingPreparation,
  nextOfIndia,
  type Preparation,
  type Shipbuilding,
  shipbuildingOf,
  whenOf,
} from './britain';
import { explainTension, mayRussiaDeclare, type RussianAnswer, tensionModifier } from './russia';

/** One figure of the passage, in the unit of the game after this one. */
export interface Figure {
  id: string;
  name: string;
  unit: 'BRPs' | 'a turn';
  rule: string;
  /** Null if an input is not entered. */
  explained: Explained | null;
  /** Inputs that are not entered. */
  missing: string[];
  /** What would raise it next. */
  next?: string;
}

/** The whole passage to A World at War, from the table's own flags, research and facts. @rule SOA transition */
export interface TransitionSheet {
  /** The current season of the transition. */
  season: string;
  figures: Figure[];
  /** Null if the research is not entered. */
  ships: Record<'Australia' | 'India', Shipbuilding | null>;
  russia: RussianAnswer;
  /** What holds since Japan declared war on a neutral Russia, ticked as the table has seen to it; nothing before. */
  effects: readonly { id: RussianLine; rule: string; words: string; done: boolean }[];
}

/** The turn of the transition: the table’s, or its own once the table is over. */
export const transitionTurn = ({ over, turn, passage }: Pick<OpenState, 'over' | 'turn' | 'passage'>) =>
  over ? (passage.turn ?? turn) : turn;

/** A figure in BRPs; not calculated while an input is missing. */
function figure(
  id: string,
  [name, rule]: readonly [name: string, rule: string],
  missing: string[],
  read: () => Explained,
  next: () => string | null = () => null,
): Figure {
  const known = missing.length === 0;
  const more = known ? next() : null;
  return {
    id,
    name,
    unit: 'BRPs',
    rule,
    explained: known ? read() : null,
    missing,
    ...(more ? { next: more } : {}),
  };
}

const TIERS = 'SOA transition 5.51A';

function britishFigures({ abroad, research, passage, over, turn }: OpenState): Figure[] {
  const preparation = research['economic preparation'];
  const { Thailand, Malaya, Burma } = abroad;
  const economicPreparation = preparation as Preparation;
  const when = whenOf(over ? printTurn(turn) : null);
  const flags = (country: string, known: unknown) => (known ? [] : [`flags in ${country}`]);
  const road = passage.burmaRoad === null ? ['the Burma Road'] : [];
  return [
    figure(
      'india',
      ['India', TIERS],
      missingPreparation(preparation, 'india'),
      () => explainIndia(economicPreparation),
      () => nextOfIndia(economicPreparation),
    ),
    figure(
      'commonwealth',
      ['Commonwealth part of the British base', TIERS],
      missingPreparation(preparation, 'commonwealth'),
      () => explainCommonwealth(economicPreparation),
      () => ((economicPreparation.results ?? 0) < 2 ? 'Next, with 2 results: +5' : null),
    ),
    figure(
      'thailand',
      ['Thailand for Britain, 1940', 'SOA transition 5.51B'],
      flags('Thailand', Thailand),
      () => explainThailand(Thailand?.British ?? 0, when),
    ),
    figure('malaya', ['Malaya for Britain, 1940', 'SOA transition 5.51C'], flags('Malaya', Malaya), () =>
      explainMalaya(Malaya?.Japanese ?? 0, when),
    ),
    figure(
      'burma-road',
      ['The most the Burma Road carries', 'SOA transition 13.31'],
      [...road, ...flags('Burma', Burma)],
      () =>
        explainBurmaRoad(passage.burmaRoad ?? 0, {
          british: Burma?.British ?? 0,
          japanese: Burma?.Japanese ?? 0,
        }),
    ),
  ];
}

/** What Japan's declaration takes from the tension in the turn of the passage. @rule SOA transition 14.41E */
function tensionFigure(passage: OpenState['passage'], now: number): Figure {
  const { declared, atWarWithWest } = passage;
  const rule = 'SOA transition 14.41E';
  return {
    id: 'tension',
    name: 'Russo-German tension, by Japan’s declaration',
    unit: 'a turn',
    rule,
    missing: [],
    explained: explain([
      {
        words:
          declared === null
            ? 'Japan has not declared war on a neutral Russia'
            : `Declared in ${printTurn(declared)}`,
        amount: tensionModifier(passage, now),
        basis: 'rule',
        rule,
        how: atWarWithWest ? 'None while Japan fights the West' : '−1 each turn from the declaration on',
      },
    ]),
  };
}

/** Whether the table has seen to a line; to mobilization in this turn. @rule SOA transition 14.41 */
export function isSeenTo(open: Pick<OpenState, 'over' | 'turn' | 'passage'>, line: RussianLine): boolean {
  const { seenTo = [], mobilized } = open.passage;
  if (!seenTo.includes(line)) return false;
  return line !== 'mobilization' || mobilized === undefined || mobilized === transitionTurn(open);
}

/**
 * Calculates the transition. The table enters what the sources do not say; missing inputs are never assumed.
 */
export function readTransition(open: OpenState): TransitionSheet {
  const { research, passage } = open;
  const now = transitionTurn(open);
  const shipsOf = (country: 'Australia' | 'India', steps: number | null | undefined) =>
    steps === null || steps === undefined ? null : shipbuildingOf(country, steps);
  return {
    season: printTurn(now),
    figures: [...britishFigures(open), tensionFigure(passage, now)],
    ships: {
      Australia: shipsOf('Australia', research['Australian shipbuilding']?.steps),
      India: shipsOf('India', research['Indian shipbuilding']?.steps),
    },
    russia: mayRussiaDeclare({
      japanDeclared: passage.declared !== null,
      japanSurrendered: passage.surrendered,
      pact: passage.pact,
      tension: explainTension(passage, now),
      japaneseResistance: passage.resistance,
    }),
    effects:
      passage.declared === null
        ? []
        : RUSSIAN_EFFECTS.map((line) => ({ ...line, done: isSeenTo(open, line.id) })),
  };
}
