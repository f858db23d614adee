import { ALWAYS, createHousePolicy, type RuleRow } from '@/kernel/command/policy';

/** The house rules, in the order of evaluation. */
const ROWS: RuleRow[] = [
  ['spare-ourselves', 'card', 'lowers', 'keep', 5, 6],
  ['turn-a-flag', 'card', 'own-flag', 'show', 5, 6],
  ['not-for-others', 'card', 'other-flag', 'keep', 2, 3],
  ['last-chance', 'card', 'last', 'show', 3, 4],
  ['gain-at-once', 'card', 'raises', 'show', 3, 4],
  ['let-it-rest', 'card', 'moves-index', 'keep', 1, 3],
  ['act-in-need', 'card', 'support-low', 'show', 1, 2],
  ['time-of-talks', 'card', 'diplomatic', 'show', 1, 2],
  ['leave-it-unread', 'card', 'open-entry', 'keep', 1, 2],
  ['wait-and-see', 'card', 'any-time', 'keep', 2, 3],
  ['take-the-lead', 'flag', ALWAYS, 'lead', 4, 5],
  ['weaken-the-strong', 'flag', 'to-warlord', 'rival', 2, 3],
  ['where-none-comes', 'flag', 'surplus', 'safe', 1, 2],
  ['stand-together', 'flag', 'from-warlord', 'own', 1, 2],
  ['new-ground', 'flag', 'behind', 'new', 1, 2],
  ['spare-the-front', 'surplus', 'front-falls', 'leave', 5, 6],
  ['win-a-region', 'surplus', 'lead', 'turn', 4, 5],
  ['hold-one-back', 'surplus', 'last-one', 'leave', 1, 2],
  ['use-it', 'surplus', ALWAYS, 'turn', 1, 2],
];

/** How the app's powers choose by default: they spare their own, press where they may lead, and vary. */
export const HOUSE_POLICY = createHousePolicy(ROWS);
