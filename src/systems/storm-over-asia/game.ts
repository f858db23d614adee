/** What a list of games needs before the rules are loaded. */
export const game = {
  id: 'storm-over-asia',
  name: 'Storm Over Asia',
  label: 'SOA',
  about:
    'China from 1935: nine regions and their flags, warlord cards, the United Front. One to four people.',
  /** Where it stands among the games. */
  order: 2,
} as const;
