import { Sheet } from '@/ui/sheet';
import { PublicFrame } from '../public-frame';

/** Ships and units under construction. */
export function ConstructionBoard({ go }: { go: (path: string) => void }) {
  return (
    <PublicFrame page="construction" go={go}>
      {() => <Sheet title="Construction">{null}</Sheet>}
    </PublicFrame>
  );
}
