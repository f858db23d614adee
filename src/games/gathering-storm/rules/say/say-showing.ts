import { sayWhy } from '@/kernel/command/policy';
import type { Entry } from '@/kernel/journal/entry';
import type { Event } from '../cards/card';
import { kindOf } from '../effects/index';
import type { Effect, EffectOf } from '../effects/shapes';
import { printId } from '../naming';
import { totalOf } from '../state/lines';
import type { SheetReveal, Showing } from '../state/outcomes';
import { inWords, printList } from '../vocabulary';

/** Describes what an event does, in one sentence for each effect. */
export function sayEvent(event: Event): string[] {
  return event.effects.map((effect) => kindOf(effect).say(effect));
}

/** Describes what an event did, in one sentence for each effect; mentions a modifier that changed nothing. */
export function sayEffects(event: Event, entry: Pick<Entry, 'changes'>): string[] {
  return event.effects.map((effect) =>
    hasNoModifier(effect, entry) ? `No modifier in ${effect.country}.` : kindOf(effect).say(effect),
  );
}

/** Whether an event of a country left no modifier there. */
export const hasNoModifier = (
  effect: Effect,
  { changes }: Pick<Entry, 'changes'>,
): effect is EffectOf<'diplomacy'> =>
  effect.kind === 'diplomacy' &&
  effect.amount !== 0 &&
  !changes.some(([key]) => key === totalOf.country(effect.country, effect.side));

/** "Germany shows Harbor fund". */
export function sayShowing({ power, event, how }: Showing): string {
  const title = event.title ? event.title : 'an event';
  return how === 'declined' ? `${power} shows and discards ${title}` : `${power} shows ${title}`;
}

/** Returns the event's title, or what it does if it has none. */
export function sayDetail(showing: Showing, entry: Entry): string[] {
  const amended = showing.own ? ['Amended by its owner: the printed card reads differently'] : [];
  const policy = sayWhy(showing.why);
  if (showing.how === 'declined') return ['Not played', ...amended, ...policy];
  const revealed = [...sayCounts(showing.steps, 'step'), ...sayRevealed(showing)];
  return [...sayEffects(showing.event, entry), ...revealed, ...amended, ...policy];
}

/** "Russian armor: 2 levels". */
const sayCounts = (counts: Record<string, number> = {}, what: string) =>
  Object.entries(counts).map(
    ([project, count]) => `${printId(project)}: ${count} ${count === 1 ? what : `${what}s`}`,
  );

export const sayRevealed = ({ levels, results }: SheetReveal) => [
  ...sayCounts(levels, 'level'),
  ...sayCounts(results, 'result'),
];

/** "Britain and Russia show two events". */
export function sayShown(shown: readonly Showing[]): string {
  const powers = [...new Set(shown.map(({ power }) => power))];
  return `${printList(powers)} ${powers.length === 1 ? 'shows' : 'show'} ${inWords(shown.length)} events`;
}

/** Summarizes the cards shown by an entry: "Italy's event", "two events shown"; null if there are none. */
export function nameShown(shown: readonly Showing[]): string | null {
  if (shown.length > 1) return `${inWords(shown.length)} events shown`;
  return shown[0] ? `${shown[0].power}’s event` : null;
}
