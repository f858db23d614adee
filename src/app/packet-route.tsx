import { useEffect, useState } from 'react';
import { printRefusal, type Refusal } from '@/kernel/result';
import { useHandActions, usePreferences } from '@/store/context';
import { LEFT_PACKETS } from '@/store/link/hand-actions';
import { Button } from '@/ui/form/button';
import { AppFrame } from '@/ui/page/app-frame';
import { PageHeader } from '@/ui/page/page-header';
import { useNavigate } from '@/ui/page/use-navigate';
import { LoadingNote } from '@/ui/sheet/loading-note';
import { Notice } from '@/ui/sheet/notice';
import { Sheet } from '@/ui/sheet/sheet';

/** Answers that wait for their table; older ones fall out. */
const MOST_LETTERS = 20_000;

interface Outcome {
  /** The link of this device that the packet is for; null if it is for a table here. */
  device: string | null;
  more: boolean;
  refusal: Refusal | null;
}

/** A packet that the camera opened: a phone takes its papers, and the table’s device keeps an answer for the table. */
export function PacketRoute({ letters }: { letters: string }) {
  const hands = useHandActions();
  const preferences = usePreferences();
  const go = useNavigate();
  const [given] = useState(letters);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let here = true;
    void hands?.openPacket(given).then((opened) => {
      if (!here) return;
      if (opened && !opened.refusal && !opened.more) return location.replace(`#/hand/${opened.device}`);
      if (!opened) {
        const others = preferences.read(LEFT_PACKETS) ?? '';
        preferences.write(LEFT_PACKETS, `DBX1:${given}\n\n${others}`.slice(0, MOST_LETTERS));
      }
      setOutcome(opened ?? { device: null, more: false, refusal: null });
    });
    return () => {
      here = false;
    };
  }, [given, hands, preferences]);
  const { device = null, more = false, refusal = null } = outcome ?? {};
  return (
    <AppFrame
      lid={
        <PageHeader name="Dispatch Box" title="A packet" back={{ label: 'Home', onPress: () => go('/') }} />
      }
    >
      <Sheet title="A packet" pad titleSize="title">
        {!outcome && <LoadingNote />}
        {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
        {more && <p>Now scan the next code. Your papers come with the last one.</p>}
        {device !== null ? (
          <Button look="solid" onClick={() => go(`/hand/${device}`)}>
            Open my papers
          </Button>
        ) : (
          outcome && (
            <>
              <p>This is for a table, or for a phone that is not linked here.</p>
              <p>
                If the table is on this device: open it, then Menu, Phones. The answer is taken there. On a
                phone, ask at the table to link it first.
              </p>
              <Button look="solid" onClick={() => go('/')}>
                Home
              </Button>
            </>
          )
        )}
      </Sheet>
    </AppFrame>
  );
}
