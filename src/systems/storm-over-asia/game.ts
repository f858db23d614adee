/** What a list of games needs before the rules are loaded. */
export const game = {
  id: 'storm-over-asia',
  name: 'Storm Over Asia',
  label: 'SOA',
  /** Where it stands among the games. */
  order: 2,
} as const;
