import { Fragment, lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { printRefusal } from '@/kernel/result';
import type { Papers } from '@/store/box';
import { useActions, usePreferences } from '@/store/context';
import { hasCurtain, nextVisitor } from '@/systems/gathering-storm/dues';
import { isBoard } from '@/systems/gathering-storm/hidden';
import { stepAt } from '@/systems/gathering-storm/phases';
import { moneyInPapers } from '@/systems/gathering-storm/purse';
import type { Board } from '@/systems/gathering-storm/research/board';
import { boardViewer, type HiddenState, type OpenState } from '@/systems/gathering-storm/state';
import { POWERS, type Power, printTurn, SIDES, sideOf } from '@/systems/gathering-storm/vocabulary';
import { printOwner } from '@/systems/gathering-storm/words/spellings';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PrivateFrame } from '@/ui/private-frame';
import { MoneySheet } from './economy/money-sheet';
import { PrivateNote } from './evening/private-note';
import { HandSheet } from './hand-sheet';
import { MARKS } from './marks';
import styles from './papers-screen.module.css';
import { useClosing } from './use-closing';
import { useDispatch } from './use-table';

/** Its dragging is a piece of its own: papers open without it. */
const ResearchSheet = lazy(async () => ({
  default: (await import('./research/research-sheet')).ResearchSheet,
}));

/** Seconds without a touch after which papers close by themselves. */
const IDLE_SECONDS = 120;

/** One person's papers: a sheet for each power, and cards cannot cross. @rule GS 9.12 */
export function PapersScreen({ papers }: { papers: Papers }) {
  const actions = useActions();
  const preferences = usePreferences();
  const { send, refusal, clear } = useDispatch();
  const [tab, setTab] = useState(papers.viewers[0] as string);
  const { open, hidden } = papers.views[tab] as unknown as { open: OpenState; hidden: HiddenState };

  // A hand that shuts by itself leaves the curtain for the same person; Hide goes on with the round.
  function close(next: string | undefined) {
    flushSync(() => void actions.closePapers());
    if (next) actions.lowerCurtain(next);
  }
  const hide = () => close(nextVisitor(open) ?? undefined);
  const seconds = Number(preferences.read('papers-seconds') ?? IDLE_SECONDS);
  const countdown = useClosing(seconds, () => close(papers.person));

  const powers = POWERS.filter((power) => papers.viewers.includes(power));
  const counts = powers.map((power) => `${power} ${open.hands[power].held}`).join(', ');
  return (
    <PrivateFrame
      person={papers.person}
      when={`${printTurn(open.turn)}, ${stepAt(open.step).phase}`}
      tabs={papers.viewers.map((viewer) => tabOf(open, viewer))}
      selected={tab}
      onSelect={(id) => {
        clear();
        setTab(id);
      }}
      onHide={hide}
      {...(countdown ? { countdown } : {})}
      foot={
        <span className={styles.foot}>
          <span>
            {isBoard(hidden)
              ? 'The table sees nothing of a research sheet until something is shown to all (GS 15.11).'
              : !hasCurtain(open)
                ? 'The table sees nothing of a power’s money but what is short at the turn’s end (GS 10.41C).'
                : `The table sees only: ${counts}. A declined card is shown to all and discarded at the end of its phase (GS 9.13).`}
          </span>
          <Button icon="undo" onClick={() => void send({ type: 'undo', viewer: tab })}>
            Take back
          </Button>
        </span>
      }
    >
      {refusal && (
        <Notice tone="refusal" onClose={clear}>
          {printRefusal(refusal)}
        </Notice>
      )}
      {isBoard(hidden) ? (
        <Suspense fallback={null}>
          <ResearchSheet key={tab} open={open} board={hidden} send={send} />
        </Suspense>
      ) : (
        <Fragment key={tab}>
          {moneyInPapers(open) && <MoneySheet power={tab as Power} open={open} hidden={hidden} send={send} />}
          {hasCurtain(open) && (
            <HandSheet
              power={tab as Power}
              open={open}
              hidden={hidden}
              board={papers.views[boardViewer(sideOf(tab as Power))]?.hidden as Board | undefined}
              send={send}
            />
          )}
          <PrivateNote power={tab as Power} hidden={hidden} send={send} />
        </Fragment>
      )}
    </PrivateFrame>
  );
}

/** A power’s hand with its seal and count, or the research sheet of its side. */
function tabOf(open: OpenState, viewer: string) {
  const side = SIDES.find((name) => boardViewer(name) === viewer);
  if (side) return { id: viewer, name: `${printOwner(side)} research` };
  const power = viewer as Power;
  const held = hasCurtain(open) ? { note: String(open.hands[power].held) } : {};
  return { id: viewer, name: viewer, mark: MARKS[power], ...held };
}
