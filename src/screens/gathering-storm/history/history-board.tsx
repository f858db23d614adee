import { Sheet } from '@/ui/sheet';
import { PublicFrame } from '../public-frame';

/** The numbers over the turns. */
export function HistoryBoard({ go }: { go: (path: string) => void }) {
  return (
    <PublicFrame page="history" go={go}>
      {() => <Sheet title="History">{null}</Sheet>}
    </PublicFrame>
  );
}
