/** What a list of games needs before the rules are loaded. */
export const game = {
  id: 'gathering-storm',
  name: 'Gathering Storm',
  label: 'GS',
  /** Where it stands among the games. */
  order: 1,
} as const;
