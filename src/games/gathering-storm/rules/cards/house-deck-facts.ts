/** Facts about the house deck that are available without loading its cards. */
export const HOUSE_DECK_FACTS = { name: 'House deck, 144 cards', cards: 144 } as const;
