import { useState } from 'react';
import { printRefusal, type Refusal } from '@/kernel/result';
import type { HandView } from '@/store/link/hand-store';
import { Button } from '@/ui/form/button';
import { Notice } from '@/ui/sheet/notice';
import { useHand, useHandView } from './hand-context';
import styles from './link.module.css';
import { sayOpened } from './say-connection';

const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/** What the person is asked, or what became of the answer; null if there is nothing to say. */
function sayAnswer({
  asked,
  sent,
  unsent,
  isLive,
}: HandView): { line: string; button: string | null } | null {
  if (sent !== null && !isLive)
    return { line: 'Kept here. It goes out as soon as the table answers.', button: null };
  if (sent === 'answer') return { line: 'Answered. You can still change it.', button: null };
  if (sent === 'visit') return { line: 'Sent to the table.', button: null };
  const more = unsent > 0 ? ` ${changes(unsent)} to send.` : '';
  if (asked === 'last') return { line: `The turn ends. More to show?${more}`, button: 'Done' };
  if (asked) return { line: `The table waits.${more}`, button: 'Done' };
  return unsent > 0 ? { line: `${changes(unsent)} not sent yet.`, button: 'Send' } : null;
}

/** What became of earlier decisions; null if nothing is to be read. */
function sayTrouble({ dropped, opened }: HandView, refused: Refusal | null): string | null {
  const lines = [
    ...(opened === null ? [] : [sayOpened(opened)]),
    ...(refused ? [printRefusal(refused)] : []),
    ...(dropped > 0
      ? [`The table went on: ${changes(dropped)} of yours ${dropped === 1 ? 'does' : 'do'} not fit any more.`]
      : []),
  ];
  return lines.length > 0 ? lines.join(' ') : null;
}

/** On a phone: what the table asks, and one button that sends everything that was decided here. */
export function AnswerBar() {
  const hand = useHand();
  return hand && <Bar />;
}

function Bar() {
  const hand = useHand();
  const view = useHandView();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSent, setSent] = useState(false);
  if (isSent && view.unsent > 0) setSent(false);
  const answer = sayAnswer(view) ?? (isSent ? { line: 'The table has it.', button: null } : null);
  const trouble = sayTrouble(view, refusal ?? view.refusal);
  if (!hand || (!answer && !trouble)) return null;
  const acknowledge = () => {
    setRefusal(null);
    hand.link.acknowledge();
  };
  return (
    <>
      {trouble && (
        <Notice tone="refusal" onClose={acknowledge}>
          {trouble}
        </Notice>
      )}
      {answer && (
        <div className={styles.answer}>
          <p role="status">{answer.line}</p>
          {answer.button && (
            <Button
              look="primary"
              onClick={() => {
                setSent(view.asked === null);
                setRefusal(hand.link.send());
              }}
            >
              {answer.button}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
