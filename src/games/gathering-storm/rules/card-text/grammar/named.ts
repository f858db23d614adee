import type { CardPlace } from '../../effects/place';
import type { Effect } from '../../effects/shapes';
import { DOUBLED, type Doubled } from '../../research/catalogue';
import { type Category, type Country, type Power, type Region, type Side, sideOf } from '../../vocabulary';
import { createSourceText } from '../read/source-text';
import { idsOf } from './project-ids';
import { isTopic, speaksOf, type Token, type Topic, valuesOf } from './token';
import { tokenize } from './tokens';

/** What unread words name: the defaults of the form's fields. Null for anything named twice. */
export interface Named {
  /** Kinds that the words may refer to, most likely first. */
  kinds: Effect['kind'][];
  power: Power | null;
  /** All named powers, if they are of one side. */
  beneficiaries: Power[];
  side: Side | null;
  countries: Country[];
  country: Country | null;
  region: Region | null;
  category: Category | null;
  /** The id of a project. */
  project: string | null;
  doubled: Doubled | null;
  /** The only number, with its sign. */
  amount: number | null;
  /** For effects that count up from a number: the base, and the maximum. */
  base: number | null;
  max: number | null;
  /** The one type of unit or ship that they name. */
  type: string | null;
}

/** The kinds that words speak of by what they name, the more special one first. */
const SPEAKS: readonly (readonly [Effect['kind'], ...Topic[]])[] = [
  ['subversion', 'subversion'],
  ['purge', 'purge'],
  ['dispute', 'dispute'],
  ['civil-war', 'civil war'],
  ['espionage', 'espionage'],
  ['espionage', 'spy ring'],
  ['doubling', 'double'],
  ['factory-price', 'factory'],
  ['acceleration', 'ship', 'space'],
  ['research-counter', 'counter', 'research'],
  ['research-counter', 'counter', 'activity'],
  ['diplomatic-counter', 'counter'],
  ['support-pacts', 'support', 'pact'],
  ['support-results', 'support', 'result'],
  ['support-progress', 'support', 'level', 'each'],
  ['support-index', 'support', 'index', 'equal'],
  ['support-climate', 'support', 'climate', 'equal'],
  ['support-balance', 'support', 'balance', 'equal'],
  ['support', 'support'],
  ['tile-draw', 'tile'],
  ['income', 'income'],
  ['index', 'index'],
  ['research-steps-any', 'step'],
  ['research-level-any', 'level'],
  ['free-ship', 'ship'],
  ['free-unit', 'unit'],
];

const only = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null);

function kindsIn(said: readonly Token[]): Effect['kind'][] {
  const has = (is: Token['is']) => said.some((token) => token.is === is);
  const spoken = SPEAKS.filter(([, ...topics]) => topics.every((topic) => speaksOf(said, topic))).map(
    ([kind]) =>
      !has('project')
        ? kind
        : kind === 'research-level-any'
          ? 'research-level'
          : kind === 'research-steps-any'
            ? 'research-steps'
            : kind,
  );
  return [
    ...spoken,
    ...(has('project') ? (['research-level'] as const) : []),
    ...(has('country') ? (['diplomacy'] as const) : []),
    ...(has('region') ? (['flexible'] as const) : []),
  ];
}

/** What makes a number another than by how much something changes. */
const OTHERWISE: readonly Topic[] = [
  'unit',
  'ship',
  'counter',
  'none',
  'inverse',
  'paid',
  'gone',
  'max',
  'set',
  'cost',
  'each',
  'or',
];

/** The only number, with its sign; null if the direction is missing. */
function amountIn(said: readonly Token[]): number | null {
  const amount = only(
    said.flatMap((token) => (token.is === 'amount' && !token.value.weak ? [token.value] : [])),
  );
  if (!amount || amount.stated || speaksOf(said, ...OTHERWISE)) return null;
  const [up, down] = [speaksOf(said, 'up'), speaksOf(said, 'down')];
  const { size, sign, loose } = amount;
  if (sign && !loose) return up || down ? null : sign === '-' ? -size : size;
  return up === down ? null : up ? size : -size;
}

/** “−3, +1 for each result, max. 3”: the only negative number, and the one next to “max”. */
function boundsIn(said: readonly Token[]): Pick<Named, 'base' | 'max'> {
  const sizeOf = (token: Token | undefined) => (token?.is === 'amount' ? token.value.size : null);
  const less = said.filter((token) => token.is === 'amount' && token.value.sign === '-');
  const at = said.findIndex((token) => isTopic(token, 'max'));
  const base = sizeOf(only(less) ?? undefined);
  return {
    base: base === null ? (less.length === 0 && at !== -1 ? 0 : null) : -base,
    max: at === -1 ? null : (sizeOf(said[at + 1]) ?? sizeOf(said[at - 1])),
  };
}

/** What words name that are not read. */
export function namedIn(words: string, place: CardPlace): Named {
  const { plain } = createSourceText(words);
  const said = tokenize(plain, 0, plain.length, place);
  const powers = valuesOf(said, 'power');
  const sides = valuesOf(said, 'side');
  const countries = valuesOf(said, 'country');
  const name = only(valuesOf(said, 'project'));
  const types = said.flatMap((token) => (token.is === 'topic' && token.type ? [token.type] : []));
  return {
    kinds: kindsIn(said),
    power: only(powers),
    beneficiaries: new Set(powers.map(sideOf)).size === 1 ? powers : [],
    side: only(sides),
    countries,
    country: only(countries),
    region: only(valuesOf(said, 'region')),
    category: only(valuesOf(said, 'category')),
    project: name === null ? null : only(idsOf(name, { place }, powers, sides)),
    doubled: DOUBLED.find((one) => one === name) ?? null,
    amount: amountIn(said),
    ...boundsIn(said),
    type: only([...new Set(types)]),
  };
}
