/** The powers, in playing order. */
export const POWERS = ['Germany', 'Italy', 'Britain', 'France', 'Russia'] as const;
export type Power = (typeof POWERS)[number];

export const ADJECTIVES: Record<Power, string> = {
  Germany: 'German',
  Italy: 'Italian',
  Britain: 'British',
  France: 'French',
  Russia: 'Russian',
};

/** Who sits at a table that was set up with the defaults: Germany and Italy, Britain and France, Russia. */
export const PEOPLE = ['Anna', 'Ben', 'Clara'];

/** From the reading of the cards to the Crisis with cards in the app, one button after another. */
export const TO_CRISIS = [
  'Show any public events',
  'Show any income events',
  'Take income',
  'Finish the phase',
  'Show any events',
  'Finish diplomacy',
];

/** "+2", "−1" and "0" as numbers. */
export function readNumber(text: string): number {
  return Number(text.replace('−', '-').replace('+', ''));
}
