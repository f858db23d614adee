import { useEffect } from 'react';
import { printEntered } from '@/games/gathering-storm/rules/card-text/read/print-event';
import { figuresAsked } from '@/games/gathering-storm/rules/guide/figures-asked';
import { phaseMarks, stepOfPhase } from '@/games/gathering-storm/rules/guide/phases';
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

/** The public table: the card, the powers, the tracks, and one next thing. */
export function TableScreen({ guide, onOpen }: PageProps) {
  const { open, moment } = useTable();
  const asked = figuresAsked(open);
  const printing = usePrinting();
  useEffect(() => whenIdle(readAhead), []);
  return (
    <>
      {moment === null && <DeckLine />}
      <TableLayout
        card={
          printing ? (
            <GeneralCard onOpen={onOpen} />
          ) : asked && moment === null ? (
            asked === 'incomes' ? (
              <IncomesPanel key={open.turn} />
            ) : (
              <SpentPanel key={open.turn} />
            )
          ) : guide.ask && moment === null ? (
            <AskPanel
              // Another moment is another question.
              key={open.step}
              ask={guide.ask}
              {...(guide.rule ? { rule: guide.rule } : {})}
              onPick={(power) => onOpen(`show:${power}`)}
              onOpen={onOpen}
            />
          ) : (
            <GeneralCard onOpen={onOpen} />
          )
        }
        tall={!hasCurtain(open)}
        powers={<PowerRow onOpen={onOpen} />}
        tracks={<Tracks onOpen={onOpen} />}
        log={<TableLog onOpen={onOpen} />}
      />
    </>
  );
}
