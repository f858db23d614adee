import { useState } from 'react';
import type { Refusal } from '@/kernel/result';
import type { HandView } from '@/store/link/hand-store';
import { Button } from '@/ui/form/button';
import { useHand, useHandView } from './hand-context';
import styles from './link.module.css';

const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/** What the person is asked, or what became of the answer; null if there is nothing to say. */
function sayAnswer({
  asked,
  sent,
  unsent,
  isLive,
}: HandView): { line: string; button: string | null } | null {
  const later = isLive ? '' : ' It goes out as soon as the table answers.';
  if (sent === 'answer')
    return {
      line: isLive ? 'Answered. You can still change it.' : `Your answer is kept.${later}`,
      button: null,
    };
  if (sent === 'visit') return { line: `Sent to the table.${later}`, button: null };
  const more = unsent > 0 ? ` ${changes(unsent)} to send.` : '';
  if (asked === 'last') return { line: `The turn ends. More to show?${more}`, button: 'Done' };
  if (asked) return { line: `The table waits.${more}`, button: 'Done' };
  return unsent > 0 ? { line: `${changes(unsent)} not sent yet.`, button: 'Send' } : null;
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
  const refused = refusal ?? view.refusal;
  const answer = sayAnswer(view);
  if (!answer && !refused && view.dropped === 0) return null;
  return (
    <div className={styles.answer}>
      <div role="status">
        {refused && (
          <p className={styles.refused}>
            {refused.message} {refused.allowed}
          </p>
        )}
        {view.dropped > 0 && (
          <p>The table went on: {changes(view.dropped)} made here no longer fits, and is taken back.</p>
        )}
        {answer && <p>{answer.line}</p>}
      </div>
      {answer?.button && (
        <Button look="primary" onClick={() => setRefusal(hand?.link.send() ?? null)}>
          {answer.button}
        </Button>
      )}
    </div>
  );
}
