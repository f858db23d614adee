import type * as v from 'valibot';
import { createRuleChoicesShape, defaultsOf, type RuleOption } from '@/kernel/command/rule-options';

/** Unclear sentences of the rules. */
export const RULE_OPTIONS = [
  {
    id: 'results-count',
    rule: 'GS Guide, Support',
    question: 'How does a second or third result in one project count?',
    readings: [
      { value: 'each', words: 'Each result counts as one' },
      { value: 'project', words: 'One for each project' },
    ],
  },
  {
    id: 'reshuffle',
    rule: 'GS 9.11',
    question: 'What happens when the pile is empty?',
    readings: [
      { value: 'shuffle', words: 'Shuffle the discards' },
      { value: 'ask', words: 'Stop and ask the table' },
    ],
  },
  {
    id: 'support-income',
    rule: 'GS 9.31B, 10.24',
    question: 'When does a support event change tile points?',
    readings: [
      { value: 'line', words: 'Before income is taken: with income. After it: at once' },
      { value: 'at-once', words: 'Always at once, apart from income' },
    ],
  },
  {
    id: 'shortfall',
    rule: 'GS 10.41C',
    question: 'Tile points run short. What of it lowers support next turn?',
    readings: [
      { value: 'all', words: 'All of it (assumed)' },
      { value: 'events', words: 'Only what negative support events of the turn took' },
    ],
  },
  {
    id: 'secret-any-time',
    rule: 'GS Guide, 10.41B',
    question: 'Which secret support events may come at any time?',
    readings: [
      { value: 'all', words: 'All of them' },
      { value: 'conditional', words: 'Only conditional ones; the others when drawn' },
    ],
  },
  {
    id: 'only-secret-card',
    rule: 'GS 9.13',
    question: 'By when must a secret support event be played, or shown as declined?',
    readings: [
      { value: 'turn', words: 'By the end of the turn' },
      { value: 'diplomatic', words: 'By the end of the Diplomatic phase' },
    ],
  },
  {
    id: 'parts-moment',
    rule: 'GS 9.41D',
    question: 'One national card has several parts. When does each apply?',
    readings: [
      {
        value: 'leading',
        words: 'All when the card is shown: support first, then income, then the first part',
      },
      { value: 'each', words: 'Each at its own moment; the card is shown at the first of them' },
    ],
  },
  {
    id: 'max-of-what',
    rule: 'GS Guide, Support',
    question: 'What does a printed maximum cap?',
    readings: [
      { value: 'change', words: 'The final change of support' },
      { value: 'offset', words: 'What is added to the base' },
    ],
  },
  {
    id: 'war-counter',
    rule: 'GS 25.61A',
    question: 'What does a civil war event do while the war is fought?',
    readings: [
      {
        value: 'placed',
        words:
          'With a modifier: places a counter until five have come, then takes one away. Without: nothing',
      },
      { value: 'valued', words: 'With a modifier: takes a counter away at five or more. Without: nothing' },
      { value: 'both', words: 'Always takes a counter away' },
      { value: 'ask', words: 'The table is asked each time' },
      { value: 'table', words: 'Nothing: the table moves its counters itself' },
    ],
  },
  {
    id: 'war-fifth',
    rule: 'GS 25.61A',
    question: 'Does a civil war event count itself among the five?',
    readings: [
      { value: 'before', words: 'No: five have come before it' },
      { value: 'itself', words: 'Yes: the fifth takes a counter away' },
    ],
  },
  {
    id: 'war-conquered',
    rule: 'GS Guide, Diplomacy',
    question: 'What does a civil war event do in a conquered country?',
    readings: [
      { value: 'dispute', words: 'Nothing, but a dispute places its counter' },
      { value: 'nothing', words: 'Nothing' },
    ],
  },
  {
    id: 'surplus-to-atomic',
    rule: 'GS 15.24',
    question: 'Which doubling events may spill into barred atomic research?',
    readings: [
      { value: 'any', words: 'Any of them' },
      { value: 'category', words: 'Only one that doubles atomic research itself' },
    ],
  },
  {
    id: 'surplus-when',
    rule: 'GS 15.24',
    question: 'When may the surplus of another doubling go to atomic research?',
    readings: [
      { value: 'always', words: 'Before atomic research is permitted, and after' },
      { value: 'before', words: 'Only before card 72 or 144 permits it' },
    ],
  },
  {
    id: 'points-each',
    rule: 'GS 15.2',
    question: 'How many points of its own may a project take in a turn?',
    readings: [
      { value: 'one', words: 'One; spy rings and espionage come on top (assumed)' },
      { value: 'any', words: 'As many as there are' },
    ],
  },
  {
    id: 'no-effect-value',
    rule: 'GS Guide, Diplomacy',
    question: 'How much support is a diplomatic event without effect worth?',
    readings: [
      { value: 'own', words: 'The event’s own value' },
      { value: 'table', words: 'The table enters it' },
    ],
  },
  {
    id: 'general-no-effect',
    rule: 'GS Guide, Diplomacy',
    question: 'What does a general diplomatic event without effect do?',
    readings: [
      { value: 'support', words: 'The favored power gains support, publicly' },
      { value: 'nothing', words: 'Nothing' },
    ],
  },
  {
    id: 'no-effect-part',
    rule: 'GS Guide, Diplomacy',
    question: 'One target of a compound general event is conquered. What becomes of that half?',
    readings: [
      { value: 'nothing', words: 'Nothing' },
      { value: 'support', words: 'The favored power gains support for it' },
    ],
  },
  {
    id: 'no-effect-when',
    rule: 'GS Guide, Diplomacy',
    question: 'When does a diplomatic event without effect become support?',
    readings: [
      { value: 'any-time', words: 'Conquered: at any time. Four flags: when diplomacy is resolved' },
      { value: 'resolution', words: 'Only when diplomacy is resolved' },
    ],
  },
  {
    id: 'subversion-conquered',
    rule: 'GS Guide, Diplomacy',
    question: 'What does a free subversion result do in a conquered country?',
    readings: [
      { value: 'support', words: 'It is support for Russia, as much as it would change there' },
      { value: 'modifier', words: 'It changes diplomacy there, as anywhere' },
    ],
  },
  {
    id: 'factory-once',
    rule: 'GS Guide, Factory',
    question: 'How long does a factory event change the price?',
    readings: [
      { value: 'turn', words: 'All this turn' },
      { value: 'once', words: 'For one conversion' },
    ],
  },
  {
    id: 'income-shown',
    rule: 'GS 9.41A',
    question: 'Who sees income and tile points?',
    readings: [
      { value: 'public', words: 'Everyone' },
      { value: 'owner', words: 'Only the owner' },
    ],
  },
  {
    id: 'tile-points',
    rule: 'GS 6.33',
    question: 'Where are tile points counted?',
    readings: [
      { value: 'kept', words: 'Here, from turn to turn' },
      { value: 'board', words: 'On the board; the app tells income, and what changes points' },
    ],
  },
  {
    id: 'failed-aggression',
    rule: 'GS 23.21A',
    question: 'An Italian aggression fails. Does it go on raising the index?',
    readings: [
      { value: 'falls', words: 'No: only a target that is taken does (assumed)' },
      { value: 'stays', words: 'Yes, from the turn after it began' },
    ],
  },
  {
    id: 'climate-range',
    rule: 'GS 11.3',
    question: 'Has the Economic Climate limits?',
    readings: [
      { value: 'three', words: 'From −3 to +3' },
      { value: 'none', words: 'No limits' },
    ],
  },
] as const satisfies readonly RuleOption[];

export type RuleOptionId = (typeof RULE_OPTIONS)[number]['id'];
export type RuleChoices = Record<RuleOptionId, string>;

export const USUAL_CHOICES: RuleChoices = defaultsOf(RULE_OPTIONS);

/** How a table reads that was set up before each reading was written down: what was usual then stays so. */
export const CHOICES_BEFORE: RuleChoices = {
  ...USUAL_CHOICES,
  'war-counter': 'valued',
  'war-conquered': 'dispute',
  'factory-once': 'once',
  'subversion-conquered': 'modifier',
};

export function findRuleOption(id: RuleOptionId): RuleOption {
  return RULE_OPTIONS.find((reading) => reading.id === id) as RuleOption;
}

export const ruleChoicesShape = createRuleChoicesShape(RULE_OPTIONS) as v.GenericSchema<Partial<RuleChoices>>;

/** The table's reading of one sentence, in words. */
export function readingOf(open: { readings: RuleChoices }, id: RuleOptionId): string {
  return findRuleOption(id).readings.find(({ value }) => value === open.readings[id])?.words ?? '';
}

/** What a shortfall of tile points does, by the table’s reading. @rule GS 10.41C */
export const sayLowers = ({ readings }: { readings: RuleChoices }): string =>
  readings.shortfall === 'all'
    ? 'lowers support next turn'
    : 'lowers support next turn as far as support events took it';
