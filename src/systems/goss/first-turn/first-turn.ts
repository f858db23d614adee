import type { Lesson, LessonStep, Lessons } from '@/kernel/first-turn';
import { button, LESSON_SEED, next, phase, typed, UNDO } from '@/kernel/first-turn-spots';
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

const TO_COMBAT = { type: 'advance', extended: false, to: 'combat' };

const STEPS: LessonStep<OpenState>[] = [
  {
    say: () =>
      'Only random events are recorded here; movement and combat stay on the map. One tap goes on to the Western side’s ground assaults.',
    rule: 'GOSS 4.3.0',
    does: [TO_COMBAT],
    spots: [next('Go to combat, Western turn')],
  },
  {
    say: () =>
      'An assault rolls doubles twice: tap Doubles, enter hex 2417, and lay a marker there. Roll the type die and tap it: a 7 waits for movement.',
    rule: 'GOSS 23.1.0',
    does: [
      { type: 'doubles', hex: '2417', sides: ['first'], active: 'first', anyway: false },
      { type: 'type-die', event: 'e1', die: 7 },
    ],
    free: ['hex'],
    spots: [next('Doubles'), typed(HEX, '2417'), button('7', 'Type die, movement event')],
  },
  {
    say: ({ total }) =>
      `This marker stays: the Western side has ${total(totalOf('first'))} waiting. Go back to the register, which names its hexes, and on.`,
    rule: 'GOSS 23.1.1b',
    does: [TO_COMBAT],
    spots: [button('Back to the register'), next('Go to own exploit')],
  },
  {
    say: () => 'A Western unit next to the marker is about to move: tap A unit moves, and Roll two dice.',
    rule: 'GOSS 23.1.1b',
    does: [{ type: 'result', marker: 'e1', ...WAYS }],
    free: ['dice', 'modifiers', 'extra'],
    spots: [button(/^A unit moves/), button('Roll two dice')],
  },
  {
    say: () =>
      'The result holds for those units. Go back. Once they have stopped, tap Its units are done: its marker comes off.',
    rule: 'GOSS 23.1.1b',
    does: [{ type: 'units-done', marker: 'e1' }],
    spots: [button('Back to the register'), button(/^Its units are done/)],
  },
  {
    say: () => 'No other doubles: go on to the Eastern assaults, and to the afternoon.',
    rule: 'GOSS 4.3.0',
    does: [TO_COMBAT, TO_COMBAT],
    spots: [next(/^Go to (combat, Eastern turn|PM: combat)$/)],
  },
  {
    say: () => 'A mistake, on purpose: tap the bar at the top, then Administration.',
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
];

const TABLE: Lesson<OpenState> = {
  setup: SETUP,
  deck: null,
  seed: LESSON_SEED,
  taps: 18,
  total: (open, key) => measure(open)[key] ?? 0,
  steps: STEPS,
  end: 'That was a morning, and the afternoon has begun. It is thrown away; Help has this guide again.',
};

/** The guided turn of GOSS: nothing in it is secret, and one person plays it as two do. */
export const lessons: Lessons = { table: TABLE as unknown as Lesson };
