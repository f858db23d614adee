/** What the arguments of this game's commands are called on the table. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  hex: 'Hex',
  map: 'Map',
  side: 'Whom it affects',
  sides: 'Whom it affects',
  attacker: 'Who attacks',
  active: 'Who is active',
  die: 'Die',
  dice: 'Dice',
  extra: 'Another modifier',
  unit: 'The unit’s hex',
  anyway: 'All the same',
  leader: 'Leader',
  rating: 'Rating',
  firstMoves: 'Who moves first',
};

/** What a choice says, where its value is no word. */
export const VALUE_NAMES: Readonly<Record<string, string>> = {
  first: 'The first side',
  second: 'The second side',
};
