import { Button } from '@/ui/form/button';
import type { EuropeView } from './use-europe-view';

interface ViewButtonProps {
  view: EuropeView;
  onView: (view: EuropeView) => void;
}

/** Goes from the map to the list and back; the device remembers it. */
export const ViewButton = ({ view, onView }: ViewButtonProps) => (
  <Button look="quiet" onClick={() => onView(view === 'map' ? 'list' : 'map')}>
    {view === 'map' ? 'As a list' : 'As a map'}
  </Button>
);
