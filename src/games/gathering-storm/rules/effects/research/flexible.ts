import { freshId } from '@/kernel/fresh-id';
import type { Refusal } from '@/kernel/result';
import { statusOf } from '../../diplomacy/targets';
import { askOutcome, land } from '../../diplomacy/without-effect';
import type { OpenState } from '../../state/state';
import { type Country, printList, printSigned, sideOf } from '../../vocabulary';
import { type EffectKind, never, noSheet, type Source, worth } from '../effect';
import { untilResolved } from '../late';
import { type EffectOf, flexible as shape } from '../shapes';

const RULE = 'GS Guide, Diplomacy';
const NATIONAL: Refusal = {
  message: 'A flexible event is national.',
  rule: RULE,
  allowed: 'Name one country.',
};

/** Any listed country may be picked; its situation shows what the pick would do. @rule GS Guide, Diplomacy */
function labelOf(open: OpenState, country: Country): string {
  const status = statusOf(open, country);
  if (status === 'free') return country;
  return status === 'conquered' ? `${country} (conquered: support)` : `${country} (four flags)`;
}

/** Adds the modifier to the picked country like any other; asks the table first if needed. */
function pick(draft: OpenState, effect: EffectOf<'flexible'>, source: Source, country: Country): void {
  const { power: owner, amount } = effect;
  const picked: EffectOf<'diplomacy'> = {
    kind: 'diplomacy',
    country,
    amount,
    side: sideOf(owner),
    beneficiaries: [owner],
  };
  const event = { title: source.title, secret: source.secret, effects: [picked] };
  const question = askOutcome(draft, { effect: picked, event, owner }, undefined);
  if (!question) land(draft, { effect: picked, event, owner }, source, RULE);
  else
    draft.obligations.push({
      id: freshId(draft, 'o'),
      owes: 'table',
      words: `${source.title}: ${question.words}`,
      rule: RULE,
      ...(question.by ? { by: question.by } : {}),
      ask: { type: 'answer', power: owner, title: source.title, event, effect: 0, answers: {} },
    });
}

/** A modifier in one of several countries, as its owner picks; or not used at all. @rule GS Guide, Diplomacy */
export const flexible: EffectKind<EffectOf<'flexible'>> = {
  shape,
  name: 'Flexible diplomacy',
  placement: { group: 'Index and diplomacy', card: 'national', forAnother: false },
  rule: () => RULE,
  window: () => 'flexible',
  optional: true,
  fields: ['power', 'countries', 'amount'],
  check({ power, amount, countries }, place) {
    if (place.general) return NATIONAL;
    const twice = countries.find((country, at) => countries.indexOf(country) !== at);
    if (twice) return { message: `${twice} is named twice.`, rule: RULE, allowed: 'Name each country once.' };
    if (place.power && place.power !== power)
      return {
        message: `This event favors ${power}.`,
        rule: 'GS 9.41D',
        allowed: `It must favor ${place.power}.`,
      };
    return amount > 0
      ? null
      : {
          message: 'A national diplomatic event always helps its owner.',
          rule: 'GS 9.41D',
          allowed: 'Write an amount above 0.',
        };
  },
  ask(open, effect, answer) {
    if (answer !== undefined && (answer === 'none' || effect.countries.includes(answer as Country)))
      return null;
    const options = effect.countries.map((country) => ({
      value: country as string,
      label: labelOf(open, country),
    }));
    return {
      words: 'In which country?',
      options: [...options, { value: 'none', label: 'Not used' }],
      rule: RULE,
    };
  },
  missing: never,
  onSheets: noSheet,
  apply(draft, effect, source, answer) {
    if (answer === undefined || answer === 'none') return;
    pick(draft, effect, source, answer as Country);
  },
  moves: never,
  worth: (_, { amount }) => worth(amount),
  late: untilResolved,
  printed: ['{countries}: {plain}{own}'],
  say: ({ power, amount, countries }) =>
    `${power} may pick one of ${printList(countries)}: it leans to ${power} by ${printSigned(amount)} this turn.`,
};
