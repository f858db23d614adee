import { useEffect, useState } from 'react';
import { printRefusal } from '@/kernel/result';
import { useActions } from '@/store/context';
import { type GuideAction, guideFor } from '@/systems/gathering-storm/guide';
import { nameTotal } from '@/systems/gathering-storm/names';
import { phaseMarks, stepOfPhase } from '@/systems/gathering-storm/phase-marks';
import { printTurn } from '@/systems/gathering-storm/vocabulary';
import { AppFrame } from '@/ui/app-frame';
import { Guide } from '@/ui/guide';
import { Lid } from '@/ui/lid';
import { Notice } from '@/ui/notice';
import { PauseScreen } from '@/ui/pause-screen';
import { PhaseStrip } from '@/ui/phase-strip';
import { TableLayout } from '@/ui/table-layout';
import { AskPanel } from './events/ask-panel';
import { GeneralCard } from './events/general-card';
import { extraFor } from './guide-extra';
import { KeptNotice } from './kept-notice';
import { MARKS } from './marks';
import { PowerRow } from './power-row';
import { TableLog } from './table-log';
import { TableSheet } from './table-sheet';
import { Tracks } from './tracks';
import { useIdlePause } from './use-idle-pause';
import { useDispatch, useTable } from './use-table';

/** The public table: the card, the powers, the tracks, and one next thing. */
export function TableScreen({ go }: { go: (path: string) => void }) {
  const { open, table } = useTable();
  const actions = useActions();
  const { send, refusal, clear } = useDispatch();
  const [sheet, setSheet] = useState<string | null>(null);
  const [paused, setPaused] = useIdlePause();
  // A refusal stands at the top of the table: bring it into sight.
  useEffect(() => {
    if (refusal) window.scrollTo(0, 0);
  }, [refusal]);
  const guide = guideFor(open);
  const extra = extraFor(open, setSheet, () => void send({ type: 'call-round' }));

  function act(action: GuideAction) {
    if ('command' in action) void send(action.command);
    else if (action.go === 'curtain') actions.lowerCurtain(action.person);
    else if (action.go === 'home') go('/');
    else setSheet(action.go);
  }

  if (paused) {
    return (
      <PauseScreen
        title={`${open.name}: ${printTurn(open.turn)}`}
        next={`${guide.line}. ${guide.reason}`}
        onWake={() => setPaused(false)}
        wakeLabel="Back to the table"
      />
    );
  }
  return (
    <AppFrame
      lid={
        <Lid
          name={open.name}
          title={printTurn(open.turn)}
          note={`Turn ${open.turn}`}
          tools={[
            { icon: 'book', label: 'Journal', onPress: () => go(`/table/${table.id}/journal`) },
            { icon: 'pause', label: 'Pause', onPress: () => setPaused(true), optional: true },
            { icon: 'menu', label: 'Menu', onPress: () => setSheet('menu'), bare: true },
          ]}
        />
      }
      strip={
        <PhaseStrip
          label="Turn sequence"
          note={stepOfPhase(open)}
          phases={phaseMarks(open).map((mark) => ({
            id: mark.step,
            name: mark.id,
            state: mark.state,
            ...(mark.segments.length > 0 ? { parts: mark.segments } : {}),
          }))}
          onPick={(step) => void send({ type: 'advance', to: step })}
        />
      }
      guide={
        <Guide
          label="What to do next"
          line={guide.line}
          reason={guide.reason}
          {...(guide.rule ? { rule: guide.rule } : {})}
          marks={extra ? [] : guide.powers.map((power) => MARKS[power])}
          action={{ label: guide.action.label, onPress: () => act(guide.action) }}
          extra={extra}
          one={guide.ask !== undefined}
        />
      }
    >
      {refusal && (
        <Notice tone="refusal" onClose={clear}>
          {printRefusal(refusal)}
        </Notice>
      )}
      <KeptNotice />
      {table.difference && (
        <Notice tone="due">
          Entry {table.difference.n} of this table replays differently: {nameTotal(table.difference.total)}{' '}
          was {table.difference.recorded}, now {table.difference.folded}. It was made under other rules.
        </Notice>
      )}
      <TableLayout
        card={
          guide.ask ? (
            <AskPanel
              {...(open.step === 'read'
                ? { plain: 'support' as const }
                : open.step === 'income-events'
                  ? { plain: 'income' as const }
                  : {})}
              ask={guide.ask}
              {...(guide.rule ? { rule: guide.rule } : {})}
              onPick={(power) => setSheet(`show:${power}`)}
            />
          ) : (
            <GeneralCard />
          )
        }
        asks={guide.ask !== undefined}
        powers={<PowerRow onOpen={setSheet} />}
        tracks={<Tracks onOpen={setSheet} />}
        log={<TableLog onOpen={setSheet} />}
      />
      {sheet && (
        <TableSheet key={sheet} sheet={sheet} onOpen={setSheet} go={go} onPause={() => setPaused(true)} />
      )}
    </AppFrame>
  );
}
