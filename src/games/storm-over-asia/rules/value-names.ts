/** Labels of choices whose value is not a word. */
export const VALUE_NAMES: Readonly<Record<string, string>> = {
  'chinese-result': 'By a Chinese result',
  surplus: 'From the surplus',
  other: 'For another reason',
  event: 'By a random event',
  'any-time': 'At any time',
  'Japanese 1': 'Japan, first category',
  'Japanese 2': 'Japan, second category',
  'Japanese 3': 'Japan, third category',
  'Japanese 4': 'Japan, fourth category',
};
