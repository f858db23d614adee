import { ALWAYS, createHousePolicy, type RuleRow } from '@/kernel/command/policy';

/** The house rules, in the order in which they are evaluated. */
const ROWS: RuleRow[] = [
  ['spare-harm', 'decline', 'lowers', 'decline', 5, 6],
  ['idle-card', 'decline', 'idle', 'decline', 1, 3],
  ['mixed-blessing', 'decline', 'mixed', 'decline', 1, 6],
  ['wait-for-better', 'support', 'low-may-improve', 'keep', 3, 4],
  ['never-this', 'support', 'low', 'decline', 5, 6],
  ['bad-news-late', 'support', 'low', 'keep', 1, 1],
  ['take-the-best', 'support', 'at-best', 'play', 2, 3],
  ['index-turns', 'support', 'index-end', 'play', 5, 6],
  ['hold-up-support', 'support', 'support-low', 'play', 3, 4],
  ['hope-for-more', 'support', 'may-improve', 'keep', 2, 3],
  ['for-the-income', 'support', 'before-income', 'play', 1, 2],
  ['surprise', 'support', ALWAYS, 'keep', 1, 2],
  ['stir-where-we-are', 'target', 'contested', 'own', 1, 2],
  ['stir-against-them', 'target', ALWAYS, 'rival', 2, 3],
  ['stir-near-ours', 'target', ALWAYS, 'own', 1, 2],
  ['rather-support', 'country', 'support-low', 'conquered', 2, 3],
  ['hold-the-contested', 'country', 'contested', 'own', 2, 3],
  ['loosen-their-hold', 'country', ALWAYS, 'rival', 1, 2],
  ['secure-ours', 'country', ALWAYS, 'own', 1, 2],
  ['new-ground', 'country', ALWAYS, 'empty', 1, 2],
  ['back-friends', 'back', ALWAYS, 'own', 3, 4],
  ['back-the-leaning', 'back', ALWAYS, 'leans', 2, 3],
  ['back-new-ground', 'back', ALWAYS, 'empty', 1, 2],
  ['serve-the-hand', 'project', 'counted', 'counted', 2, 3],
  ['the-new-science', 'project', 'atomic', 'atomic', 1, 3],
  ['finish-a-level', 'project', ALWAYS, 'finish', 1, 2],
  ['push-the-lead', 'project', ALWAYS, 'furthest', 1, 3],
  ['free-point-first', 'order', 'espionage', 'before', 1, 1],
  ['pick-late', 'order', 'picks', 'after', 1, 2],
  ['spread-thin', 'surplus', 'large', 'even', 1, 2],
  ['all-on-one', 'surplus', ALWAYS, 'one', 1, 1],
];

/** How powers of the app’s choose unless the table says otherwise: it avoids harm, waits for better, and varies. */
export const HOUSE_POLICY = createHousePolicy(ROWS);
