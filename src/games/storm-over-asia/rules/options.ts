import { createRuleChoicesShape, defaultsOf, type RuleChoicesOf } from '@/kernel/command/rule-options';

/** One unclear sentence of the rules and the readings a table may choose; the first is the default. */
export const RULE_OPTIONS = [
  {
    id: 'initial-modifiers',
    rule: 'SOA 26.22',
    question: 'May random events remove the two −1 of the start?',
    readings: [
      { value: 'yes', words: 'Yes' },
      { value: 'no', words: 'No: they stay' },
    ],
  },
  {
    id: 'all-warlord',
    rule: 'SOA 26.112B',
    question: 'Four warlord flags, and that region’s card comes',
    readings: [
      { value: 'nothing', words: 'Nothing changes' },
      { value: 'table', words: 'The table says' },
    ],
  },
  {
    id: 'surplus-use',
    rule: 'SOA 26.22, 32.72',
    question: 'What uses up the United Front’s surplus?',
    readings: [
      { value: 'all', words: 'Every warlord flag that becomes Nationalist, since the level falls' },
      { value: 'own', words: 'Only flags that the surplus itself turns' },
    ],
  },
  {
    id: 'reshuffle',
    rule: 'SOA 9',
    question: 'What happens when the pile is empty?',
    readings: [
      { value: 'shuffle', words: 'Shuffle the discards' },
      { value: 'ask', words: 'Stop and ask the table' },
    ],
  },
] as const;

export type RuleChoices = RuleChoicesOf<typeof RULE_OPTIONS>;

export const USUAL_CHOICES = defaultsOf(RULE_OPTIONS);

/** How a table reads whose set-up is from before a reading was known, or before it was usual. */
export const CHOICES_BEFORE: RuleChoices = { ...USUAL_CHOICES, 'surplus-use': 'own' };

export const ruleChoicesShape = createRuleChoicesShape(RULE_OPTIONS);
