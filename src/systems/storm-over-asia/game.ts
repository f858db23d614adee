/** What a list of games needs before the rules are loaded. */
export const game = {
  id: 'storm-over-asia',
  name: 'Storm Over Asia',
  label: 'SOA',
} as const;
