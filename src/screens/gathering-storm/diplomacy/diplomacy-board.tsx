import { Sheet } from '@/ui/sheet';
import { PublicFrame } from '../public-frame';

/** Countries by region, and the one that is open. */
export function DiplomacyBoard({ go }: { go: (path: string) => void }) {
  return (
    <PublicFrame page="diplomacy" go={go}>
      {() => <Sheet title="Diplomacy">{null}</Sheet>}
    </PublicFrame>
  );
}
