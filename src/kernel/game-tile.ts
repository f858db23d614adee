/** What Home needs of a game before its rules are loaded. */
export interface GameTile {
  id: string;
  name: string;
  label: string;
  /** What it is about and for how many, on Home. */
  about: string;
  /** The kinds of its guided turns, as Home offers them. */
  firstTurns: readonly string[];
  order: number;
  /** Who can sit at a table. */
  mostPeople: number;
  forOne: boolean;
  /** Its decks are written and read on the device. */
  decks?: true;
  /** Whether a text looks like a list of this game, by its first lines: one glance, no reading. */
  looksLikeList?(text: string): boolean;
  /** The keys under which its screens remember typed values on a device; included in a device backup. */
  remembers?: readonly string[];
}
