import { placesPoints } from '@/games/gathering-storm/rules/guide/phases';
import { printOwner } from '@/games/gathering-storm/rules/naming';
import { checkTime, ownLeft } from '@/games/gathering-storm/rules/research/placing';
import type { SheetState } from '@/games/gathering-storm/rules/research/state';
import { moneyInPapers } from '@/games/gathering-storm/rules/state/purse';
import { isBoard } from '@/games/gathering-storm/rules/state/start';
import {
  type Hand,
  type HiddenState,
  type OpenState,
  sheetViewer,
} from '@/games/gathering-storm/rules/state/state';
import { POWERS, type Power, SIDES, sideOf } from '@/games/gathering-storm/rules/vocabulary';
import { hasCurtain } from '@/kernel/round';
import { isForOne } from '@/kernel/seats';
import type { Papers } from '@/store/app-store';
import { PapersFrame } from '@/table/page/papers-frame';
import { PrivateNote } from '@/table/people/private-note';
import { lazyComponent } from '@/ui/lazy-component';
import { MARKS } from '../board/marks';
import { MoneySheet } from '../economy/money-sheet';
import { sayLeft } from '../research/research-words';
import { HandSheet } from './hand-sheet';

/** A separate chunk: papers open without its drag and drop. */
const ResearchSheet = lazyComponent(async () => (await import('../research/research-sheet')).ResearchSheet);

/** One person's papers: a sheet for each power, and cards cannot cross. @rule GS 9.12 */
export function PapersScreen({ papers }: { papers: Papers }) {
  const powers = POWERS.filter((power) => papers.viewers.includes(power));
  // The first sheet with a card lies on top; where points are placed or steps wait for a choice the research sheet does.
  const holding = powers.find((power) => (papers.views[power]?.hidden as Hand | undefined)?.hand.length);
  const sheet = SIDES.map(sheetViewer).find((viewer) => papers.viewers.includes(viewer));
  const research = sheet
    ? (papers.views[sheet] as unknown as { open: OpenState; hidden: SheetState })
    : undefined;
  const placing = research && (placesPoints(research.open) || research.hidden.grants.length > 0);
  const first = placing ? sheet : holding;
  return (
    <PapersFrame<OpenState, HiddenState>
      papers={{ ...papers, first: papers.first ?? first }}
      tabOf={tabOf}
      leftOn={({ open, hidden }) => (isBoard(hidden) ? pointsToPlace(open, hidden) : null)}
      seenOf={({ open, hidden }) => {
        if (isBoard(hidden))
          return 'Nobody else sees a research sheet until something on it is shown to all (GS 15.11).';
        if (!hasCurtain(open))
          return 'Nobody else sees a power’s money, only a shortfall at the end of the turn (GS 10.41C).';
        if (isForOne(open.seats))
          return 'A declined card is shown and discarded at the end of its phase (GS 9.13).';
        const counts = powers.map((power) => `${power} ${open.hands[power].held}`).join(', ');
        return `Everyone else sees only: ${counts}. A declined card is shown to all and discarded at the end of its phase (GS 9.13).`;
      }}
    >
      {({ viewer, open, hidden, send }) => {
        if (isBoard(hidden)) return <ResearchSheet open={open} sheet={hidden} send={send} />;
        const power = viewer as Power;
        return (
          <>
            {moneyInPapers(open) && <MoneySheet power={power} open={open} hidden={hidden} send={send} />}
            {hasCurtain(open) && (
              <HandSheet
                power={power}
                open={open}
                hidden={hidden}
                sheet={papers.views[sheetViewer(sideOf(power))]?.hidden as SheetState | undefined}
                send={send}
              />
            )}
            <PrivateNote power={power} hidden={hidden} send={send} />
          </>
        );
      }}
    </PapersFrame>
  );
}

/** "3 points left" while this turn’s points may be placed: unplaced points lapse (assumed). @rule GS 15.21 */
function pointsToPlace(open: OpenState, sheet: SheetState): string | null {
  return ownLeft(open, sheet) <= 0 || checkTime(open) ? null : sayLeft(open, sheet);
}

/** A power’s hand with its seal and count, or the research sheet of its side. */
function tabOf(open: OpenState, viewer: string) {
  const side = SIDES.find((name) => sheetViewer(name) === viewer);
  if (side) return { name: `${printOwner(side)} research` };
  const power = viewer as Power;
  const held = hasCurtain(open)
    ? { note: String(open.hands[power].held), unit: open.hands[power].held === 1 ? 'card' : 'cards' }
    : {};
  return { name: viewer, mark: MARKS[power], ...held };
}
