import type { Hand, OpenState } from '@/games/storm-over-asia/rules/state';
import { POWERS, type Power } from '@/games/storm-over-asia/rules/vocabulary';
import { isForOne } from '@/kernel/seats';
import type { Papers } from '@/store/app-store';
import { PapersFrame } from '@/table/page/papers-frame';
import { PrivateNote } from '@/table/people/private-note';
import { HandSheet } from './hand-sheet';
import { MARKS } from './marks';

/** One person’s papers: a hand and a note for each power. @rule SOA 9 (assumed) */
export function PapersScreen({ papers }: { papers: Papers }) {
  const powers = POWERS.filter((power) => papers.viewers.includes(power));
  // The first sheet that has a card is shown first.
  const holding = powers.find((power) => (papers.views[power]?.hidden as Hand | undefined)?.hand.length);
  return (
    <PapersFrame<OpenState, Hand>
      papers={{ ...papers, first: papers.first ?? holding }}
      tabOf={(open, viewer) => ({
        name: viewer,
        mark: MARKS[viewer as Power],
        note: String(open.hands[viewer as Power].held),
        unit: open.hands[viewer as Power].held === 1 ? 'card' : 'cards',
      })}
      seenOf={({ open }) =>
        isForOne(open.seats)
          ? 'What you keep until the turn ends is shown then and discarded (assumed).'
          : `Everyone else sees only: ${powers.map((power) => `${power} ${open.hands[power].held}`).join(', ')}.`
      }
    >
      {({ viewer, open, hidden, send }) => (
        <>
          <HandSheet power={viewer as Power} open={open} hidden={hidden} send={send} />
          <PrivateNote power={viewer} hidden={hidden} send={send} />
        </>
      )}
    </PapersFrame>
  );
}
