import { useState } from 'react';
import { flushSync } from 'react-dom';
import { printRefusal } from '@/kernel/result';
import { useActions, usePreferences } from '@/store/context';
import type { Papers } from '@/store/store';
import { roundDue, unvisited } from '@/systems/gathering-storm/dues';
import { stepAt } from '@/systems/gathering-storm/phases';
import type { HiddenState, OpenState } from '@/systems/gathering-storm/state';
import { type Power, printTurn } from '@/systems/gathering-storm/vocabulary';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PrivateFrame } from '@/ui/private-frame';
import { HandSheet } from './hand-sheet';
import { MARKS } from './marks';
import styles from './papers-screen.module.css';
import { useClosing } from './use-closing';
import { useDispatch } from './use-table';

/** Seconds without a touch after which papers close by themselves. */
const IDLE_SECONDS = 120;

/** One person's papers: a sheet for each power, and cards cannot cross. @rule GS 9.12 */
export function PapersScreen({ papers }: { papers: Papers }) {
  const actions = useActions();
  const preferences = usePreferences();
  const { send, refusal, clear } = useDispatch();
  const [power, setPower] = useState(papers.viewers[0] as Power);
  const { open, hidden } = papers.views[power] as unknown as { open: OpenState; hidden: HiddenState };

  // A hand that shuts by itself leaves the curtain for the same person; Hide goes on with the round.
  function close(next: string | undefined) {
    flushSync(() => void actions.closePapers());
    if (next) actions.lowerCurtain(next);
  }
  const hide = () => close(roundDue(open) ? unvisited(open)[0] : undefined);
  const seconds = Number(preferences.read('papers-seconds') ?? IDLE_SECONDS);
  const countdown = useClosing(seconds, () => close(papers.person));

  const counts = papers.viewers.map((viewer) => `${viewer} ${open.hands[viewer as Power].held}`).join(', ');
  return (
    <PrivateFrame
      person={papers.person}
      when={`${printTurn(open.turn)}, ${stepAt(open.step).phase}`}
      tabs={papers.viewers.map((viewer) => ({
        id: viewer,
        name: viewer,
        mark: MARKS[viewer as Power],
        note: String(open.hands[viewer as Power].held),
      }))}
      selected={power}
      onSelect={(id) => {
        clear();
        setPower(id as Power);
      }}
      onHide={hide}
      {...(countdown ? { countdown } : {})}
      foot={
        <span className={styles.foot}>
          <span>
            The table sees only: {counts}. A declined card is shown to all and discarded at the end of its
            phase (GS 9.13).
          </span>
          <Button icon="undo" onClick={() => void send({ type: 'undo', viewer: power })}>
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
      <HandSheet key={power} power={power} open={open} hidden={hidden} send={send} />
    </PrivateFrame>
  );
}
