/** What can be told of the house deck without loading its cards. */
export const HOUSE_DECK_FACTS = { name: 'House deck, 144 cards', cards: 144 } as const;
