import type { HasProjects } from '../research/catalogue';
import type { Power } from '../vocabulary';

/**
 * The place of an event: the general card or a power's card, with the table's projects if there is a table.
 */
export interface CardPlace extends HasProjects {
  general: boolean;
  power?: Power;
  /** Its card is gray; set only if a whole event is checked. */
  secret?: boolean;
  /** The table overrules here: rules that it may overrule do not refuse. */
  anyway?: boolean;
}

/** Returns the place of an event at a table: a power's card, or the general one. */
export const placeAt = ({ projects }: Required<HasProjects>, power?: Power): CardPlace =>
  power ? { general: false, power, projects } : { general: true, projects };
