import type { Lesson, LessonStep, Lessons } from '@/kernel/lesson/first-turn';
import { button, LESSON_SEED, next, typed, UNDO } from '@/kernel/lesson/first-turn-targets';
import type { SetupInput } from '../setup';
import type { OpenState } from '../state';
import { measure, totalOf } from '../totals';

const SETUP: SetupInput = {
  name: 'First turn',
  sides: {
    first: { name: 'Western', mark: 'disk', tone: 'ink' },
    second: { name: 'Eastern', mark: 'square', tone: 'ink' },
  },
  grid: { lines: 'columns', shifted: 'even' },
};

const WAYS = { modifiers: [], extra: 0, anyway: false };
const HEX = 'The defender’s hex';

const TO_COMBAT = { type: 'advance', extended: false, to: 'combat' };

const STEPS: LessonStep<OpenState>[] = [
  {
    say: () =>
      'Only random events are recorded here; the rest stays on the map. One tap goes on to the Western side’s ground assaults.',
    rule: 'GOSS 4.3.0',
    does: [TO_COMBAT],
    targets: [next('Go to combat, Western turn')],
  },
  {
    say: () =>
      'An assault rolls doubles: tap Doubles, enter hex 2417, then the type die, 7. Its marker lies there and waits for movement.',
    rule: 'GOSS 23.1.0',
    does: [
      { type: 'doubles', hex: '2417', sides: ['first'], active: 'first', anyway: false },
      { type: 'type-die', event: 'e1', die: 7 },
    ],
    targets: [next(/^(Doubles|Type die)$/), typed(HEX, '2417'), button('7', 'Type die, movement event')],
  },
  {
    plays: true,
    say: ({ total }) =>
      `Western markers that wait on the map: ${total(totalOf('first'))}. On to exploit movement. Tap Carry on.`,
    rule: 'GOSS 23.1.1b',
    does: [TO_COMBAT],
    targets: [],
  },
  {
    say: () => 'A Western unit next to the marker is about to move: tap “A unit moves”, and “Roll two dice”.',
    rule: 'GOSS 23.1.1b',
    does: [{ type: 'result', marker: 'e1', ...WAYS }],
    free: ['dice', 'modifiers', 'extra'],
    targets: [button(/^A unit moves/), button('Roll two dice')],
  },
  {
    plays: true,
    say: () =>
      'The result holds for those units; once they have stopped the marker comes off. On past the Eastern assaults. Tap Carry on.',
    rule: 'GOSS 23.1.1b',
    does: [{ type: 'units-done', marker: 'e1' }, TO_COMBAT, TO_COMBAT],
    targets: [],
  },
  {
    plays: true,
    say: () => 'The afternoon has begun. The guide now makes a mistake: it goes too far. Tap Carry on.',
    until: 'mistake',
    does: [{ type: 'advance', extended: false, to: 'first:administration' }],
    targets: [],
  },
  {
    say: () => 'That was too far. Tap Undo, the bent arrow: it takes back as much as you like.',
    until: 'taken-back',
    does: [{ type: 'undo' }],
    mistakes: 1,
    targets: [UNDO],
  },
  {
    plays: true,
    say: () =>
      'An assault of the afternoon rolls doubles too, and the type die says a combat event. Tap Carry on.',
    rule: 'GOSS 23.1.0',
    does: [
      { type: 'doubles', hex: '3012', sides: ['first'], active: 'first', anyway: false },
      { type: 'type-die', event: 'e2', die: 2 },
      { type: 'result', event: 'e2', ...WAYS },
      TO_COMBAT,
    ],
    targets: [],
  },
  {
    plays: true,
    say: ({ total }) =>
      `It came at once and left no marker: the journal has it. Western markers that wait: ${total(totalOf('first'))}. On past the Eastern assaults. Tap Carry on.`,
    rule: 'GOSS 4.3.0',
    does: [TO_COMBAT],
    targets: [],
  },
];

const TABLE: Lesson<OpenState> = {
  setup: SETUP,
  deck: null,
  seed: LESSON_SEED,
  taps: 15,
  total: (open, key) => measure(open)[key] ?? 0,
  steps: STEPS,
  end: 'Those were two game turns. All of it is thrown away; Help has this guide again.',
};

/** The guided turn of GOSS: nothing is secret in it, and one person plays it the same way as two. */
export const lessons: Lessons = { table: TABLE as unknown as Lesson };
