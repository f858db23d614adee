import type { HasProjects } from '../research/catalogue';
import type { Power } from '../vocabulary';

/** Where an event stands: on the general card, or on the card of a power; at a table with its list of projects. */
export interface CardPlace extends HasProjects {
  general: boolean;
  power?: Power;
  /** Its card is gray; known only where a whole event is checked. */
  secret?: boolean;
  /** The table said that it stands here all the same: what it may overrule is not refused. */
  anyway?: boolean;
}

/** Where an event stands at a table: on the card of a power, or on the general one. */
export const placeAt = ({ projects }: Required<HasProjects>, power?: Power): CardPlace =>
  power ? { general: false, power, projects } : { general: true, projects };
