import { outcomeIn } from '@/kernel/journal/entry';
import type { PublicRow } from '@/kernel/journal/views';
import { asSentence } from '@/kernel/print';
import { guideFor } from '../guide/guide';
import { stepAt, stepOfPhase } from '../guide/phases';
import { sayEntry } from '../say/sentences';
import { totalOf } from '../state/lines';
import type { OpenState } from '../state/state';
import { readTotal } from '../totals';
import { POWERS, printSigned, printTurn } from '../vocabulary';

/** The story of the last evening has so many sentences at most. */
export const MOST_SENTENCES = 7;

/** Commands worth mentioning in the recap, besides the card and the levels. */
const RECAP_COMMANDS = [
  'aggression',
  'complete-aggression',
  'sign-pact',
  'end-pact',
  'civil-war',
  'show',
  'show-event',
  'place-counter',
  'take-income',
  'war',
];

/** Describes where the table left off, from public facts only and in at most seven sentences. */
export function lastTime(open: OpenState, rows: readonly PublicRow[]): string[] {
  const step = stepOfPhase(open).toLowerCase();
  const where = `${printTurn(open.turn)}, ${stepAt(open.step).phase} phase${step && `: ${step}`}`;
  const card = open.card ? [cardWords(open)] : [];
  const levels = `Support: ${POWERS.map((power) => `${power} ${printSigned(readTotal(open, totalOf.support(power)).value)}`).join(', ')}`;
  const next = guideFor(open);
  const end = [levels, `${next.line}. ${next.reason}`];
  const room = MOST_SENTENCES - 1 - card.length - end.length;
  return [where, ...card, ...newest(rows, room, open.turn), ...end].map(asSentence);
}

function cardWords({ card, ...open }: OpenState): string {
  const climate = printSigned(readTotal({ card, ...open } as OpenState, totalOf.climate).value);
  return `The general card is ${card?.general.title || 'one without a title'}; the Economic Climate is ${climate}`;
}

/** The newest things that happened, in the order in which they did; those of an earlier turn say in which. */
function newest(rows: readonly PublicRow[], most: number, now: number): string[] {
  return rows
    .filter(({ entry, stands }) => stands && isInRecap(entry))
    .slice(-most)
    .map(({ entry }) => {
      const { text } = sayEntry(entry);
      return entry.at.turn === now ? text : `${printTurn(entry.at.turn)}: ${text}`;
    });
}

function isInRecap({ open }: PublicRow['entry']): boolean {
  if (open?.command.type !== 'advance') return RECAP_COMMANDS.includes(open?.command.type ?? '');
  return (outcomeIn(open) as { left: { showings: unknown[] }[] }).left.some(
    ({ showings }) => showings.length > 0,
  );
}
