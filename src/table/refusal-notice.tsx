import { printRefusal, type Refusal } from '@/kernel/result';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

/** A refusal, and how the table does it all the same where it may. */
export type Refused = Refusal & { doAnyway?: () => void };

interface RefusalNoticeProps {
  refusal: Refused;
  onClose?: () => void;
}

/** Why something was refused; beside it “All the same”, where the table may overrule it. */
export function RefusalNotice({ refusal, onClose }: RefusalNoticeProps) {
  return (
    <Notice tone="refusal" {...(onClose ? { onClose } : {})}>
      {printRefusal(refusal)} {refusal.doAnyway && <Button onClick={refusal.doAnyway}>All the same</Button>}
    </Notice>
  );
}
