import { createRuleChoicesShape, defaultsOf, type RuleChoicesOf } from '@/kernel/command/rule-options';

/** One unclear sentence of the rules and the readings a table may choose; the first is the default. */
export const RULE_OPTIONS = [
  {
    id: 'doubles',
    rule: 'GOSS 23.1.0',
    question: 'Who must roll doubles?',
    readings: [
      { value: 'both', words: 'Both players' },
      { value: 'either', words: 'Either player' },
    ],
  },
  {
    id: 'both-doubles',
    rule: 'GOSS 23.1.0',
    question: 'Both must roll doubles, and did: whom does it affect?',
    readings: [
      { value: 'active', words: 'One event, on the active player' },
      { value: 'each', words: 'One event each, the active player’s first' },
      { value: 'table', words: 'The table says' },
      { value: 'together', words: 'One event on both sides: one type die, one marker' },
    ],
  },
  {
    id: 'either-both',
    rule: 'GOSS 23.1.0',
    question: 'Either may roll doubles, and both did: how many events?',
    readings: [
      { value: 'two', words: 'Two events, two markers, the active player’s first' },
      { value: 'one', words: 'One: the table says whose' },
      { value: 'together', words: 'One event on both sides: one type die, one marker' },
    ],
  },
  {
    id: 'third-marker',
    rule: 'GOSS 23.1.2',
    question: 'Two markers of a side wait, and a third movement event comes: what becomes of it?',
    readings: [
      { value: 'ignored', words: 'It is ignored, whoever moves next' },
      { value: 'phase', words: 'It is laid for one phase where its side moves next, else ignored' },
    ],
  },
  {
    id: 'in-effect',
    rule: 'GOSS 23.1.2',
    question: 'Does a marker in effect count as one of a side’s two?',
    readings: [
      { value: 'waits', words: 'No: only markers that wait (assumed)' },
      { value: 'all', words: 'Yes, until it goes' },
    ],
  },
  {
    id: 'leader-check',
    rule: 'GOSS 22.1',
    question: 'When does a leader’s die pass?',
    readings: [
      { value: 'at-most', words: 'At most the rating (older rules)' },
      { value: 'below', words: 'Below the rating' },
    ],
  },
] as const;

export type RuleChoices = RuleChoicesOf<typeof RULE_OPTIONS>;

export const USUAL_CHOICES = defaultsOf(RULE_OPTIONS);

/** How a table reads that was set up before each reading was written down: what was usual then stays so. */
export const CHOICES_BEFORE: RuleChoices = { ...USUAL_CHOICES, 'third-marker': 'phase' };

export const ruleChoicesShape = createRuleChoicesShape(RULE_OPTIONS);

/** What the sources leave open and every table reads the same way; others enter rulings themselves. */
export const ASSUMED = [
  {
    id: 'whose-units',
    rule: 'GOSS 23.1.1b',
    words: 'Units of the affected side set off a movement event.',
  },
  {
    id: 'which-move',
    rule: 'GOSS 23.1.1b',
    words: 'In the next movement or exploitation of that side, also within the other player’s turn.',
  },
  {
    id: 'new-dice',
    rule: 'GOSS 23.1.1a',
    words: 'Dice for the table of results, and any new roll of that assault, make no new event.',
  },
  {
    id: 'table-range',
    rule: 'GOSS 23.1.1a',
    words: 'A modified roll is held between 00 and 99.',
  },
  {
    id: 'marker-side',
    rule: 'GOSS 23.1.2',
    words: 'A marker counts for the side that its event affects; whether it does in effect is a reading.',
  },
  {
    id: 'both-limit',
    rule: 'GOSS 23.1.2',
    words: 'A marker that affects both sides counts for each, and is ignored where one of them has two.',
  },
  {
    id: 'who-rolls',
    rule: 'GOSS 23.1.1a',
    words: 'Where one event affects both sides, the active player rolls for both.',
  },
  {
    id: 'passed-over',
    rule: 'GOSS 23.1.1b',
    words: 'A marker that nobody set off as its side moved stays, unless the table takes it away.',
  },
  {
    id: 'near-leader',
    rule: 'GOSS 22.1.5',
    words: 'Leaders of the affected side in the hex or next to it are offered.',
  },
  {
    id: 'extended-night',
    rule: 'GOSS 4.3.0',
    words: 'Extended night has movement and combat of each side.',
  },
] as const;
