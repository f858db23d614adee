import { type Explained, explain } from '@/kernel/totals';
import { printTurn } from '../calendar';
import type { OpenState } from '../state';
import {
  explainBurmaRoad,
  explainCommonwealth,
  explainIndia,
  explainMalaya,
  explainThailand,
  type Shipbuilding,
  shipbuildingOf,
} from './britain';
import {
  mayRussiaDeclare,
  RUSSIAN_EFFECTS,
  type RussianAnswer,
  type RussianLine,
  tensionModifier,
} from './russia';

/** One figure of the passage, in the unit of the game after this one. */
export interface Figure {
  id: string;
  name: string;
  unit: 'BRPs' | 'a turn';
  rule: string;
  explained: Explained;
}

/** The whole passage to A World at War, from the table's own flags, research and facts. @rule SOA transition */
export interface PassageSheet {
  figures: Figure[];
  ships: Record<'Australia' | 'India', Shipbuilding>;
  russia: RussianAnswer;
  /** What holds since Japan declared war on a neutral Russia, ticked as the table has seen to it; nothing before. */
  effects: readonly { id: RussianLine; rule: string; words: string; done: boolean }[];
}

/** Reckons the passage. Figures that the sources do not know are the table's, and 0 until they are entered. */
export function readPassage(open: OpenState): PassageSheet {
  const { abroad, research, passage } = open;
  const preparation = research['economic preparation'];
  const figure = (id: string, name: string, rule: string, explained: Explained): Figure => ({
    id,
    name,
    unit: 'BRPs',
    rule,
    explained,
  });
  return {
    figures: [
      figure('india', 'India', 'SOA transition 5.51A', explainIndia(preparation)),
      figure(
        'commonwealth',
        'Commonwealth part of the British base',
        'SOA transition 5.51A',
        explainCommonwealth(preparation),
      ),
      figure(
        'thailand',
        'Thailand for Britain, 1940',
        'SOA transition 5.51B',
        explainThailand(abroad.Thailand.British),
      ),
      figure(
        'malaya',
        'Malaya for Britain, 1940',
        'SOA transition 5.51C',
        explainMalaya(abroad.Malaya.Japanese),
      ),
      figure(
        'burma-road',
        'The most the Burma Road carries',
        'SOA transition 13.31',
        explainBurmaRoad(passage.burmaRoad, {
          british: abroad.Burma.British,
          japanese: abroad.Burma.Japanese,
        }),
      ),
      {
        id: 'tension',
        name: 'Russo-German tension, by Japan’s declaration',
        unit: 'a turn',
        rule: 'SOA transition 14.41E',
        explained: explain([
          {
            words:
              passage.declared === null
                ? 'Japan has not declared war on a neutral Russia'
                : `Declared in ${printTurn(passage.declared)}`,
            amount: tensionModifier(passage.declared, open.turn, passage.atWarWithWest),
            basis: 'rule',
            rule: 'SOA transition 14.41E',
            how: passage.atWarWithWest
              ? 'None while Japan fights the West'
              : '−1 each turn from the declaration on',
          },
        ]),
      },
    ],
    ships: {
      Australia: shipbuildingOf('Australia', research['Australian shipbuilding'].steps),
      India: shipbuildingOf('India', research['Indian shipbuilding'].steps),
    },
    russia: mayRussiaDeclare({
      japanDeclared: passage.declared !== null,
      japanSurrendered: passage.surrendered,
      pact: passage.pact,
      tension: passage.tension,
      japaneseResistance: passage.resistance,
    }),
    effects:
      passage.declared === null
        ? []
        : RUSSIAN_EFFECTS.map((line) => ({ ...line, done: passage.seenTo?.includes(line.id) ?? false })),
  };
}
