import { Sheet } from '@/ui/sheet';
import { PublicFrame } from '../public-frame';

/** Five ledgers side by side. */
export function EconomyBoard({ go }: { go: (path: string) => void }) {
  return (
    <PublicFrame page="economy" go={go}>
      {() => <Sheet title="Economy">{null}</Sheet>}
    </PublicFrame>
  );
}
