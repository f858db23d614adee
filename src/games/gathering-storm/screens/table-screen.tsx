import { useEffect } from 'react';
import { printEntered } from '@/games/gathering-storm/rules/card-text/read/print-event';
import { figuresAsked } from '@/games/gathering-storm/rules/guide/figures-asked';
import { phaseMarks, stepAt, stepOfPhase } from '@/games/gathering-storm/rules/guide/phases';
import { hasCurtain } from '@/kernel/round';
import type { PageProps, PageTools } from '@/table/page/public-frame';
import { lazyComponent } from '@/ui/lazy-component';
import { PhaseStrip } from '@/ui/page/phase-strip';
import { TableLayout } from '@/ui/page/table-layout';
import { usePrinting } from '@/ui/page/use-printing';
import { whenIdle } from '@/ui/when-idle';
import { PowerRow } from './board/power-row';
import { TableLog } from './board/table-log';
import { Tracks } from './board/tracks';
import { AskPanel } from './events/card-text/ask-panel';
import { GeneralCard } from './events/general-card';
import { IncomesPanel, SpentPanel } from './sheets/figures-panel';
import { PowerStrip } from './stage/power-strip';
import { STAGES } from './stage/stages';
import { Warnings } from './stage/warnings';
import { useTable } from './use-table';

/** Loaded in idle time. */
const DeckLine = lazyComponent(async () => {
  await new Promise<void>(whenIdle);
  return (await import('./decks/deck-line')).DeckLine;
});

/** Any event: what words are read and printed by is made with the first, and not as somebody first turns to words. */
const ANY = { title: 'A title', secret: false, effects: [{ kind: 'index' as const, amount: 1 }] };
let isReadAhead = false;
function readAhead() {
  if (isReadAhead) return;
  isReadAhead = true;
  printEntered(ANY, { general: true, projects: [] });
}

/** The phases of the turn, under the lid of the table. */
export function TableStrip({ send }: PageTools) {
  const { open, moment } = useTable();
  return (
    <PhaseStrip
      label="Turn sequence"
      note={stepOfPhase(open)}
      phases={phaseMarks(open).map((mark) => ({
        id: mark.step,
        name: mark.id,
        state: mark.state,
        ...(mark.segments.length > 0 ? { parts: mark.segments } : {}),
      }))}
      {...(moment === null ? { onPick: (step: string) => void send({ type: 'advance', to: step }) } : {})}
    />
  );
}

/** What the table is asked now: cards to show, figures to enter. */
function Panel({ guide, onOpen }: Pick<PageProps, 'guide' | 'onOpen'>) {
  const { open } = useTable();
  const asked = figuresAsked(open);
  return (
    <>
      {guide.ask && (
        <AskPanel
          // Another moment is another question.
          key={open.step}
          ask={guide.ask}
          {...(guide.rule ? { rule: guide.rule } : {})}
          onOpen={onOpen}
        />
      )}
      {asked && (asked === 'incomes' ? <IncomesPanel key={open.turn} /> : <SpentPanel key={open.turn} />)}
    </>
  );
}

/** The public table: what the phase is about, the powers, the tracks, and one next thing. */
export function TableScreen(page: PageProps) {
  const { guide, onOpen } = page;
  const { open, moment } = useTable();
  const printing = usePrinting();
  useEffect(() => whenIdle(readAhead), []);
  const now = moment === null && !printing;
  const asks = now && (guide.ask !== undefined || figuresAsked(open) !== null);
  const panel = asks ? <Panel guide={guide} onOpen={onOpen} /> : null;
  const { phase } = stepAt(open.step);
  // Without the incomes there is no ledger to show.
  const asksIncomes = asks && figuresAsked(open) === 'incomes';
  const Stage = now && !(asksIncomes && phase === 'Income') ? STAGES[phase] : undefined;
  return (
    <>
      {moment === null && <DeckLine />}
      {/* Europe has the powers and the tracks in their places. */}
      <PowerStrip onOpen={onOpen} always={Stage !== undefined && phase !== 'Diplomatic'} />
      <Warnings onOpen={onOpen} />
      {Stage && <Stage panel={panel} page={page} />}
      <TableLayout
        card={Stage ? undefined : (panel ?? <GeneralCard onOpen={onOpen} />)}
        tall={!hasCurtain(open)}
        powers={<PowerRow onOpen={onOpen} />}
        tracks={<Tracks onOpen={onOpen} />}
        log={<TableLog onOpen={onOpen} />}
      />
    </>
  );
}
