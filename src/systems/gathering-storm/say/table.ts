import type { Command } from '@/kernel/game';
import { sayWhy } from '@/kernel/policy';
import type { Event } from '../cards/card';
import type { Said } from '../commands/counted';
import { kindOf } from '../effects';
import { totalOf } from '../lines';
import { nameTotal, sayWarMarker } from '../names';
import { findReading, type ReadingId } from '../options';
import { stepAt } from '../phases';
import { ADJECTIVES, type CivilWarCountry, type Power, printList, printSigned } from '../vocabulary';
import { sayFact } from './facts';
import { as, type Say } from './say';

/** A misprint: what the card says from now on. */
const sayAmended: Say = ({ number, half, trend, event }) => {
  const { title, effects } = as<Event>(event);
  const whose = half === 'general' ? 'general' : ADJECTIVES[as<Power>(half)];
  return {
    text: `Card ${number} is amended: the ${whose} event${title ? ` reads ${title}` : ''}`,
    notes: [
      ...(trend === undefined ? [] : [`Economic trend ${printSigned(as<number>(trend))}`]),
      ...effects.map((effect) => kindOf(effect).say(effect)),
    ],
    rule: 'GS 9.12',
  };
};

/** What the table rules, enters and chooses. */
export const SAY_TABLE: Record<string, Say> = {
  'enter-counted': (_, came) => {
    const { title, given, right } = as<Said>(came);
    return {
      text: title ? `Counted for ${title}` : 'The table enters what an event counts',
      notes: [...given, ...right.map(({ fact }) => fact)].map((fact) => sayFact(fact).text),
      rule: 'GS Guide, Support',
    };
  },
  'civil-war': (command, _, { changes }) => {
    const word = { quiet: 'quiet', fought: 'civil war is fought', ended: 'the civil war has ended' }[
      as<'quiet'>(command.state)
    ];
    const counters = `${command.counters} ${command.counters === 1 ? 'counter' : 'counters'}`;
    const stands = `${command.country}: ${word}, ${counters}`;
    const moved = changes.find(([total]) => total === totalOf.war(as<CivilWarCountry>(command.country)));
    return moved
      ? { text: sayWarMarker(moved), notes: [stands], rule: 'GS 25.31' }
      : { text: stands, rule: 'GS 25.31' };
  },
  'add-line': (command) => ({
    text: `The table adds ${printSigned(as<number>(command.amount))} to ${nameTotal(as<string>(command.total))}: ${command.words}`,
    ...(command.rule ? { rule: as<string>(command.rule) } : {}),
  }),
  'remove-line': () => ({ text: 'The table removes a modifier' }),
  'say-total': (command) => ({
    text: `The table says: ${nameTotal(as<string>(command.total))} is ${printSigned(as<number>(command.value))}`,
  }),
  'set-fact': sayFact,
  waive: (command, _, entry) => ({
    text: sayWaived(command),
    notes: [`At the step “${stepAt(entry.at.step).name}”`],
  }),
  answer: (command) => ({
    text: command.answer === 'none' ? 'The event is not used' : `The choice: ${command.answer}`,
    notes: sayWhy(as<{ why?: string[] }>(command).why),
    rule: 'GS Guide',
  }),
  'choose-reading': (command) => {
    const reading = findReading(as<ReadingId>(command.reading));
    const words =
      reading.readings.find((item) => item.value === command.value)?.words ?? String(command.value);
    return { text: `This table reads: ${words}`, notes: [reading.question], rule: reading.rule };
  },
  reseat: (command) => ({
    text: as<{ person: string; powers: Power[] }[]>(command.seats)
      .map((seat) => `${seat.person}: ${printList(seat.powers) || 'no power'}`)
      .join('. '),
    rule: 'GS 9.12',
  }),
  keep: (command) => ({
    text: `The app tracks ${printList(['events', 'support', ...as<string[]>(command.what)])}`,
  }),
  note: (command) => ({ text: `The table notes: ${command.words}` }),
  'drop-note': () => ({ text: 'A note is removed' }),
  'amend-card': sayAmended,
  'amend-held': (command) => ({ text: `${command.power} amends a card of its own`, rule: 'GS 9.12' }),
  'private-note': (command) => ({ text: `${command.power} notes something for itself` }),
  'lay-open': (command) => ({
    text: 'The papers are laid open',
    notes: [`Agreed: ${printList(as<string[]>(command.agreed))}`],
  }),
  war: () => ({ text: 'War between major powers: the game is over', rule: 'GS 26.13' }),
};

/** What is no longer due: a power whose card was asked for has none to show, or the table did it. @rule GS 9.13 */
function sayWaived({ due, reason }: Command): string {
  const [, silent] = /^(?:silent|held):(.+)$/.exec(as<string>(due)) ?? [];
  if (silent && reason === 'Done on the table') return `${silent} shows nothing`;
  return `Done on the table${reason === 'Done on the table' ? '' : `: ${reason}`}`;
}
