import type { Refusal } from '@/kernel/result';
import { Button } from '@/ui/form/button';
import { AppFrame } from '@/ui/page/app-frame';
import { PageHeader } from '@/ui/page/page-header';
import { Sheet } from '@/ui/sheet/sheet';

/** Shown in place of a table that cannot be opened. */
export function NoTable({ refusal, go }: { refusal: Refusal; go: (path: string) => void }) {
  return (
    <AppFrame lid={<PageHeader name="Dispatch Box" title="No such table" />}>
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
