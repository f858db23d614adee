import { Sheet } from '@/ui/sheet';
import { PublicFrame } from '../public-frame';

/** What of research is shown to all. */
export function ResearchBoard({ go }: { go: (path: string) => void }) {
  return (
    <PublicFrame page="research" go={go}>
      {() => <Sheet title="Research">{null}</Sheet>}
    </PublicFrame>
  );
}
