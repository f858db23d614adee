import * as v from 'valibot';
import { editionUpTo } from '@/kernel/command/define';
import { capitalize, printList } from '@/kernel/print';
import { accept } from '@/kernel/result';
import { doublesOf, eventsFor, isDoubles } from '../doubles';
import { openEvents } from '../events';
import { placeOf, printPlace } from '../hex';
import { sideShape } from '../setup';
import { type Dice, otherSide, printTwo, readTwo, type Side } from '../vocabulary';
import { define } from './define';
import { countRolls, ifTyped, type Roll, takeDice, twoDice } from './dice';
import { ASKS, activeOf, again, anyway, checkAgain, inAssault, place } from './in-assault';
import { rolled, side, yes } from './outcome-shapes';
import { inHex } from './told';

const some = v.pipe(v.array(side), v.maxLength(2), v.readonly());

interface AssaultPlace {
  hex: string;
  map?: string | undefined;
  attacker: Side;
  edition?: number | undefined;
}

/** Each side has its own dice, whichever side attacks. */
function rollsOf({ attacker, edition = 1, ...place }: AssaultPlace) {
  const rolls = [attacker, otherSide(attacker)].map(
    (whom): Roll => ({
      what: 'assault',
      place: placeOf(place),
      whom,
    }),
  );
  return { rolls, older: edition < 3 };
}

/** A ground assault in full: two dice each, and the random events that they make. @rule GOSS 23.1.0 */
export const assault = define({
  shape: v.strictObject({
    type: v.literal('assault'),
    ...place,
    attacker: sideShape,
    active: v.optional(sideShape),
    dice: v.optional(v.strictObject({ attacker: twoDice, defender: twoDice })),
    again,
    anyway,
    edition: editionUpTo(3),
  }),
  asks: {
    ...ASKS,
    attacker: 'Who attacks',
    dice: {
      name: 'The dice: tens, ones',
      parts: { attacker: 'The attacker’s dice', defender: 'The defender’s dice' },
    },
  },
  outcome: v.strictObject({
    dice: v.strictObject({ first: twoDice, second: twoDice }),
    rolled,
    active: side,
    /** Who rolled doubles. */
    doubles: some,
    events: v.union([some, v.picklist(['table', 'both'])]),
    /** New dice of an assault that made its event. */
    again: v.optional(yes),
  }),
  reveals: true,
  corrections: ({ dice }) => ifTyped(dice),
  keepsOutcome: true,
  decide({ open }, command, chance) {
    const here = inAssault(open, command.anyway);
    if (!here.ok) return here;
    const fresh = checkAgain(open, command);
    if (!fresh.ok) return fresh;
    const typed = command.dice && [...command.dice.attacker, ...command.dice.defender];
    const taken = takeDice(open, chance, { typed, ...rollsOf(command), each: 2 });
    if (!taken.ok) return taken;
    const [a = 0, b = 0, c = 0, d = 0] = taken.value.dice;
    const attacks: Dice = [a, b];
    const defends: Dice = [c, d];
    const dice =
      command.attacker === 'first'
        ? { first: attacks, second: defends }
        : { first: defends, second: attacks };
    const active = command.active ?? activeOf(open);
    const doubles = doublesOf(dice);
    const events = command.again ? [] : eventsFor(open.readings, doubles, active);
    const same = command.again ? { again: true as const } : {};
    return accept({ open: { dice, rolled: taken.value.rolled, active, doubles, events, ...same } });
  },
  open(draft, command, outcome) {
    countRolls(draft, outcome.rolled, rollsOf(command));
    openEvents(draft, placeOf(command), outcome.events);
  },
  say(command, { dice, doubles, events, again: same }, { name }) {
    const where = printPlace(command);
    const notes = [command.attacker, otherSide(command.attacker)].map((who, at) => {
      const two = dice[who];
      return `${capitalize(name(who))}, ${at === 0 ? 'attacking' : 'defending'}: ${printTwo(readTwo(two))}${isDoubles(two) ? ', doubles' : ''}`;
    });
    const rule = 'GOSS 23.1.0';
    if (events === 'table') return { text: `A random event in ${where}: the table says whose`, notes, rule };
    if (same)
      return {
        text: `New dice of the assault on ${where}: no new random event`,
        notes,
        rule: 'GOSS 23.1.1a',
      };
    if (events === 'both') return { text: `A random event in ${where}: ${name('both')}`, notes, rule };
    if (events.length > 0) {
      const what = events.length === 1 ? 'A random event' : 'Random events';
      return { text: `${what} in ${where}: ${printList(events.map(name))}`, notes, rule };
    }
    const none = doubles.length === 0 ? 'no doubles' : 'doubles on one side alone';
    return { text: `A ground assault on ${where}: ${none}, no random event`, notes, rule };
  },
  short: ({ hex }) => inHex('the assault', hex),
  // An assault rolled here without a random event is only recorded.
  nature: (_, { events }) => (events.length > 0 ? 'event' : 'record'),
});
