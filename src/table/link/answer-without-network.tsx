import { useState } from 'react';
import { writePacketFragment } from '@/kernel/packets/packet-text';
import { printRefusal, type Refusal, type Result } from '@/kernel/result';
import { Button } from '@/ui/form/button';
import { LedgerForm, LedgerRow } from '@/ui/sheet/ledger-form';
import { Notice } from '@/ui/sheet/notice';
import { OverSheet } from '../page/over-sheet';
import { useHand } from './hand-context';
import styles from './link.module.css';
import { OpenPackets } from './opened-packets';
import { ownAddress, ShownCode } from './shown-code';

interface Answer {
  letters: Result<string>;
  code: Result<Uint8Array>;
}

/** On a phone: its answer for the table’s camera, as eight letters, or as a packet; and what came without a network. */
export function AnswerWithoutNetwork({ onClose }: { onClose: () => void }) {
  const hand = useHand();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (!hand) return null;
  const { link, openPackets, saveAnswer } = hand;
  const make = () => setAnswer({ letters: link.writeLetters(), code: link.sealAnswer(true) });
  return (
    <OverSheet title="Without a network" note="Nobody else can read what is shown here." onClose={onClose}>
      {refusal && <Notice tone="refusal">{printRefusal(refusal)}</Notice>}
      {answer && <Shown answer={answer} />}
      <LedgerForm>
        <LedgerRow label="Your answer" hint="what you decided in your papers, or nothing">
          <Button look="solid" onClick={make}>
            Show my answer
          </Button>
          <Button icon="download" onClick={async () => setRefusal(await saveAnswer())}>
            Save packet for the table
          </Button>
        </LedgerRow>
      </LedgerForm>
      <OpenPackets open={openPackets} />
    </OverSheet>
  );
}

function Shown({ answer: { letters, code } }: { answer: Answer }) {
  return (
    <div className={styles.code}>
      {letters.ok ? (
        <>
          <p>Read these eight letters aloud, or type them at the table:</p>
          <p className={styles.letters} role="status">
            {letters.value}
          </p>
        </>
      ) : (
        <Notice tone="due">{printRefusal(letters.refusal)}</Notice>
      )}
      {code.ok ? (
        <>
          <p>Or let the table’s device scan this with its camera, and open Phones there:</p>
          <ShownCode address={ownAddress() + writePacketFragment(code.value)} label="Your answer as a code" />
        </>
      ) : (
        <Notice tone="refusal">{printRefusal(code.refusal)}</Notice>
      )}
    </div>
  );
}
