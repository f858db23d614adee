import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { kindOf } from '@/games/gathering-storm/rules/effects';
import type { OpenState } from '@/games/gathering-storm/rules/state/state';
import lay from '@/ui/lay.module.css';
import { named } from '@/ui/sheet/named';
import { Sheet } from '@/ui/sheet/sheet';
import voice from '@/ui/type.module.css';

/** Research events that lie open this turn and what they did, in the words of their kinds. */
export function ResearchEvents({ open }: { open: OpenState }) {
  const events = eventsOf(open);
  return (
    <Sheet title="Events of this turn" pad>
      {events.length === 0 ? (
        <p className={voice.note}>No research event has been shown this turn.</p>
      ) : (
        <ul className={lay.column}>
          {events.map(({ id, head, lines }) => (
            <li key={id}>
              <b>{head}</b>
              {named(lines, ({ words }) => words).map(([key, { words, rule }]) => (
                <p key={key} className={voice.note}>
                  {words} <span className={voice.rule}>{rule}</span>
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

interface EventSection {
  id: string;
  head: string;
  lines: { words: string; rule: string }[];
}

function eventsOf({ card, shown }: OpenState): EventSection[] {
  const general = card && linesOf(card.general, true);
  const state = card?.applied ? 'general card' : 'general card, not applied yet';
  return [
    ...(general && general.length > 0
      ? [{ id: 'card', head: `${card.general.title || 'The general card'}, ${state}`, lines: general }]
      : []),
    ...shown.flatMap(({ power, how, title, event }, at): EventSection[] => {
      const lines = linesOf(event, false);
      const head = `${title || 'An event'}, ${how === 'declined' ? `declined by ${power}` : power}`;
      return lines.length > 0 ? [{ id: `${at}`, head, lines: how === 'declined' ? [] : lines }] : [];
    }),
  ];
}

/** The lines of an event that affect research. */
function linesOf(event: Event, general: boolean): EventSection['lines'] {
  return event.effects
    .filter((effect) => kindOf(effect).onSheets(effect).length > 0 || effect.kind === 'research-counter')
    .map((effect) => ({ words: kindOf(effect).say(effect), rule: kindOf(effect).rule(effect, general) }));
}
