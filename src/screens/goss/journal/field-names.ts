/** What the arguments of this game's commands are called on the table. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  hex: 'Hex',
  map: 'Map',
  side: 'Whom it affects',
  sides: 'Whom it affects',
  attacker: 'Who attacks',
  active: 'Who is active',
  die: 'Die, 0 to 9',
  dice: 'The dice: tens, ones',
  'dice.attacker': 'The attacker’s dice',
  'dice.defender': 'The defender’s dice',
  anyway: 'Counts in this phase anyway',
  extra: 'Another modifier',
  unit: 'The unit’s hex',
  leader: 'Which leader',
  rating: 'The leader’s rating',
  firstMoves: 'Who moves first',
};
