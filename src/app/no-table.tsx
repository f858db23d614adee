import type { Refusal } from '@/kernel/result';
import { AppFrame } from '@/ui/app-frame';
import { Button } from '@/ui/button';
import { Lid } from '@/ui/lid';
import { Sheet } from '@/ui/sheet';

/** Stands where a table should be that cannot be opened. */
export function NoTable({ refusal, go }: { refusal: Refusal; go: (path: string) => void }) {
  return (
    <AppFrame lid={<Lid name="Dispatch Box" title="No such table" />}>
      <Sheet title={refusal.message} pad titleSize="title">
        <p>{refusal.allowed}</p>
        <p>
          <Button look="solid" onClick={() => go('/')}>
            Back to Home
          </Button>
        </p>
      </Sheet>
    </AppFrame>
  );
}
