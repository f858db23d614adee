/** Entries that the journal shows under Events. */
export const EVENTS = [
  'turn-card',
  'enter-card',
  'amend-card',
  'apply-card',
  'show',
  'show-event',
  'advance',
  'end-turn',
];

/** Entries that the journal shows under the table’s rulings. */
export const RULINGS = [
  'add-line',
  'remove-line',
  'say-total',
  'set-fact',
  'civil-war',
  'waive',
  'choose-reading',
  'correct',
  'note',
  'drop-note',
];
