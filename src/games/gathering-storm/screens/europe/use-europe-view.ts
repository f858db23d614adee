import { useState } from 'react';
import { usePreferences } from '@/store/context';
import { useSizeCheck } from '@/ui/page/use-narrow';

const VIEWS = ['map', 'list'] as const;
export type EuropeView = (typeof VIEWS)[number];

const VIEW = 'europe-view';
/** Below this width tiles of 44 px do not fit side by side. */
const LEAST_WIDTH = 352;
/** The root size of the largest type, in which a name does not fit a tile. */
const LARGEST_TYPE = 24;

/** Whether the page is too narrow for the map, or its type too large. */
function isCramped(): boolean {
  if (typeof document === 'undefined') return false;
  const { clientWidth } = document.body;
  const type = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (clientWidth > 0 && clientWidth < LEAST_WIDTH) || type >= LARGEST_TYPE;
}

/** Europe as a map or as a list: as this device was last told, otherwise as a map where it fits. */
export function useEuropeView(): [EuropeView, (view: EuropeView) => void] {
  const preferences = usePreferences();
  const cramped = useSizeCheck(isCramped);
  const [chosen, setChosen] = useState(() => VIEWS.find((view) => view === preferences.read(VIEW)));
  return [
    chosen ?? (cramped ? 'list' : 'map'),
    (next) => {
      preferences.write(VIEW, next);
      setChosen(next);
    },
  ];
}
