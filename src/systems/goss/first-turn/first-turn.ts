import type { Lesson, LessonStep, Lessons } from '@/kernel/first-turn';
import { button, dialog, LESSON_SEED, next, phase, typed, UNDO } from '@/kernel/first-turn-spots';
import type { SetupInput } from '../setup';
import type { OpenState } from '../state';
import { measure, totalOf } from '../totals';

const SETUP: SetupInput = {
  name: 'First turn',
  sides: {
    first: { name: 'Western', mark: 'disk', tone: 'ink' },
    second: { name: 'Eastern', mark: 'square', tone: 'brown' },
  },
  grid: { lines: 'columns', shifted: 'even' },
};

const WAYS = { modifiers: [], extra: 0, anyway: false };
const HEX = 'The defender’s hex';
const TOO_FAR = button(/^Undo: .*Administration/);
const EVENT = dialog(/^Eastern event in /);

const doubles = (hex: string) => ({
  type: 'doubles',
  hex,
  sides: ['second'],
  active: 'second',
  anyway: false,
});
const TO_COMBAT = { type: 'advance', extended: false, to: 'combat' };

const STEPS: LessonStep<OpenState>[] = [
  {
    say: () =>
      'Only random events are recorded here; movement and combat stay on the map. One tap goes on to the Western side’s ground assaults.',
    does: [TO_COMBAT],
    spots: [next('Go to combat, Western turn')],
  },
  {
    say: () => 'You roll a Western assault, and both dice rolls are doubles: a random event. Tap Doubles.',
    rule: 'GOSS 23.1.0',
    until: { there: dialog('Doubles') },
    spots: [next('Doubles')],
  },
  {
    say: () =>
      'Your dice say that it befalls the Eastern side: tap Eastern, enter hex 2417, and lay a marker there. The type die is a 3: an event of this combat.',
    rule: 'GOSS 23.1.0',
    does: [doubles('2417'), { type: 'type-die', event: 'e1', die: 3 }],
    free: ['hex'],
    spots: [
      next('Doubles'),
      button('Eastern', 'Whom does it affect?'),
      typed(HEX, '2417'),
      button('3', 'Type die, combat event'),
    ],
  },
  {
    say: () =>
      'Two dice give the event’s result, before the assault’s own. Enter yours, or tap Roll two dice.',
    rule: 'GOSS 23.1.1a',
    does: [{ type: 'result', event: 'e1', ...WAYS }],
    free: ['dice', 'modifiers', 'extra'],
    spots: [next(/^Two dice|^Type die/), button('Roll two dice')],
  },
  {
    say: () =>
      'That is the result. Take the marker off the map, and tap Back to the register: the list of all markers.',
    rule: 'GOSS 23.1.1a',
    until: { gone: EVENT },
    spots: [button('Back to the register')],
  },
  {
    say: () => 'No other doubles in this combat: go on to the Eastern side’s assaults.',
    does: [TO_COMBAT],
    spots: [next('Go to combat, Eastern turn')],
  },
  {
    say: () =>
      'Doubles again, for the Eastern side, in hex 2518. This time the type die is a 7, so the event waits for movement.',
    rule: 'GOSS 23.1.0',
    does: [doubles('2518'), { type: 'type-die', event: 'e2', die: 7 }],
    free: ['hex'],
    spots: [
      next('Doubles'),
      button('Eastern', 'Whom does it affect?'),
      typed(HEX, '2518'),
      button('7', 'Type die, movement event'),
    ],
  },
  {
    say: ({ total }) =>
      `This marker stays on the map: the Eastern side now has ${total(totalOf('second'))} waiting. Tap Back to the register.`,
    rule: 'GOSS 23.1.0',
    until: { gone: EVENT },
    spots: [button('Back to the register')],
  },
  {
    say: () =>
      'The register names its hex and the hexes next to it: whoever moves there sets it off. The app stops only where one may: go on.',
    rule: 'GOSS 23.1.1b',
    does: [TO_COMBAT],
    spots: [next('Go to own exploit')],
  },
  {
    say: () =>
      'An Eastern unit next to the marker is about to move. Tap A unit moves, and roll the event’s result.',
    rule: 'GOSS 23.1.1b',
    does: [{ type: 'result', marker: 'e2', ...WAYS }],
    free: ['dice', 'modifiers', 'extra'],
    spots: [button(/^A unit moves/), button('Roll two dice')],
  },
  {
    say: ({ total }) =>
      `What it says holds for those units; ${total(totalOf('second')) === 0 ? 'nothing waits any more' : 'another still waits'}. Go back to the register.`,
    until: { gone: EVENT },
    spots: [button('Back to the register')],
  },
  {
    say: () => 'The units have stopped: tap Its units are done, and take the marker off the map.',
    rule: 'GOSS 23.1.1b',
    does: [{ type: 'units-done', marker: 'e2' }],
    spots: [button(/^Its units are done/)],
  },
  {
    say: () => 'The morning is over: one tap to the afternoon’s first assaults.',
    does: [TO_COMBAT],
    spots: [next('Go to PM: combat')],
  },
  {
    say: () => 'Now a mistake, on purpose: at the top go to Administration, as if the combat were over.',
    until: { there: TOO_FAR },
    does: [{ type: 'advance', extended: false, to: 'first:administration' }],
    spots: phase('Administration'),
  },
  {
    say: () => 'Tap Undo, the bent arrow at the top: it takes back as much as you like.',
    until: { gone: TOO_FAR },
    does: [{ type: 'undo' }],
    mistakes: 1,
    spots: [UNDO],
  },
  {
    say: () => 'A quiet afternoon: go on to the Eastern side, and then to the night.',
    does: [TO_COMBAT, TO_COMBAT],
    spots: [next(/^Go to (combat, Eastern turn|Night: combat)$/)],
  },
];

const TABLE: Lesson<OpenState> = {
  setup: SETUP,
  deck: null,
  seed: LESSON_SEED,
  taps: 28,
  total: (open, key) => measure(open)[key] ?? 0,
  steps: STEPS,
  end: 'That was two game turns of a day. They are thrown away; Help has this guide again.',
};

/** The guided turn of GOSS: nothing in it is secret, and one person plays it as two do. */
export const lessons: Lessons = { table: TABLE as unknown as Lesson };
