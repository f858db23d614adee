/** What a list of games needs before the rules are loaded. */
export const game = {
  id: 'goss',
  name: 'GOSS',
  label: 'GOSS',
  /** Where it stands among the games. */
  order: 3,
} as const;
