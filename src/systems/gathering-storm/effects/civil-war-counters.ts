import type { OpenState } from '../state';
import type { CivilWarCountry } from '../vocabulary';

/**
 * A civil war event happened. Before the war it adds a counter; while the war is fought it may take one away,
 * by the table's reading `war-counter`.
 * @param valued whether the event also carries a modifier
 * @rule GS 25.31, 25.61A
 */
export function bringCloser(draft: OpenState, country: CivilWarCountry, valued: boolean): void {
  const war = draft.civilWars[country];
  if (war.state === 'ended') return;
  const earlier = war.events;
  war.events += 1;
  if (war.state === 'quiet') {
    war.counters += 1;
    return;
  }
  const reading = draft.readings['war-counter'];
  const takes = reading === 'both' || (reading === 'valued' && valued && earlier >= war.threshold);
  if (takes && war.counters > 0) war.counters -= 1;
}
