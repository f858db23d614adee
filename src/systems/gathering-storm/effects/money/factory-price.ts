import type { Rule } from '../../card-text/notions/rule';
import { whom } from '../../card-text/notions/whom';
import { powerInNote, refusePower } from '../../card-text/read/parse-result';
import { pattern, take } from '../../card-text/read/source-text';
import { amountOf, powerNames, printAmount, SIGNED } from '../../card-text/read/spellings';
import { FACTORY } from '../../construction/factories';
import { addLine, totalOf } from '../../state/lines';
import { inWords, sideOf } from '../../vocabulary';
import { type EffectKind, never, noSheet, type Samples } from '../effect';
import { untilOver } from '../late';
import { type EffectOf, factoryPrice as shape } from '../shapes';
import { worthTo } from '../worth';
import { checkNational, withEach } from './construction';

const COST = '(?:factory )?conversion costs?';
const WORDS = pattern(`(?:(${powerNames.any}) )?${COST} ?:? ?(${SIGNED})`);
const BRACKET = pattern(' ?\\[(?! ?(?:secret|public) ?\\])([^\\[\\]]{0,40})\\]');

const readSaid: Rule['read'] = (bag, place) => {
  const bare = !bag.has('up', 'down');
  const amount = bag.takeAmount('point', 'pact');
  if (!amount) return 'how much';
  // “Conversion 2” may be two more or two less.
  const amounts =
    bare && !amount.sign
      ? [...new Set([amount.size, 0 - amount.size])]
      : bag.signed({ ...amount, loose: false });
  bag.take('each', 'all');
  const who = whom(bag, place);
  return amounts.flatMap((change) =>
    who.map((powers) => powers.map((power) => ({ kind: 'factory-price' as const, power, amount: change }))),
  );
};

/** What turning an idle factory civilian or military costs this turn, more or less. @rule GS Guide, Factory */
export const factoryPrice: EffectKind<EffectOf<'factory-price'>> = {
  shape,
  name: 'Factory conversion',
  placement: { group: 'Income and factories', card: 'national', forAnother: false },
  rule: () => FACTORY,
  window: () => 'industrial',
  optional: true,
  fields: ['power', 'amount'],
  check: ({ power }, place) => checkNational(power, place, FACTORY),
  ask: never,
  missing: never,
  onSheets: noSheet,
  apply(draft, { power, amount }, source) {
    addLine(draft, {
      total: totalOf.conversion(power),
      amount,
      words: source.title,
      rule: FACTORY,
      until: 'turn',
      basis: 'event',
    });
  },
  moves: ({ power }) => totalOf.conversion(power),
  worth: (_, { power, amount }, holder) => worthTo(holder, sideOf(power), -amount),
  late: untilOver(
    'construction',
    'Factories are converted: what was paid stays.',
    'It counts for factories that are not converted yet.',
  ),
  say({ power, amount }) {
    const points = `${inWords(amount)} ${Math.abs(amount) === 1 ? 'point' : 'points'}`;
    return amount < 0
      ? `${power} may convert or mobilize an idle factory this turn for ${points} less.`
      : `Converting or mobilizing an idle factory costs ${power} ${points} more this turn.`;
  },
  example: 'Factory conversion cost -2 [Germany]',
  print({ power, amount }, place) {
    const own = !place.general && place.power === power;
    return `Factory conversion cost ${printAmount(amount)}${own ? '' : ` [${power}]`}`;
  },
  read(sourceText, at, place) {
    const found = take(sourceText, at, WORDS);
    if (!found) return null;
    const [, adjective = '', spelled = ''] = found.words;
    const bracket = adjective ? null : take(sourceText, found.end, BRACKET);
    const end = bracket?.end ?? found.end;
    const named = bracket?.words[1]?.trim();
    const own = place.general ? undefined : place.power;
    const power = named === undefined ? (powerNames.of(adjective) ?? own) : (powerInNote(named) ?? undefined);
    if (power) return { end, effect: { kind: 'factory-price', power, amount: amountOf(spelled) } };
    if (named !== undefined)
      return { end, refusal: { ...refusePower(named), allowed: 'One power pays it: name it.' } };
    const words = `Factory conversion cost ${printAmount(amountOf(spelled))}`;
    const allowed = `Write it on the card of a power, or name it: ${words} [Germany].`;
    return place.general
      ? { end, refusal: { message: 'This is a national event.', rule: FACTORY, allowed } }
      : {
          end,
          refusal: { message: 'Which power pays it?', rule: FACTORY, allowed },
          choices: withEach(words),
        };
  },
  changes: { topic: 'factory', word: 'factory', called: 'the price of a factory', byOne: [] },
  once: true,
  figures: [1],
  offered: ['factory conversion'],
  said: [{ says: ['factory'], may: ['cost', 'point', 'tile point', 'equal', 'or'], read: readSaid }],
};

export const samples: Samples<'factory-price'> = [
  [
    { kind: 'factory-price', power: 'Germany', amount: -2 },
    'FACTORY CONVERSION COST: −2 [German].',
    'German factory conversion cost -2',
    'Factory\nconversion costs – 2 [for Germany]',
    'conversion cost -2 [ germany ]',
  ],
];
