import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { loadHelps } from '@/store/games';
import { lazyComponent } from '@/ui/lazy-component';
import type { HelpProps } from './help/help-sheet';

const HelpSheet = lazyComponent<Omit<HelpProps, 'helps'>>(async () => {
  const [{ HelpSheet: Sheet }, helps] = await Promise.all([import('./help/help-sheet'), loadHelps()]);
  return (props) => <Sheet {...props} helps={helps} />;
});

/** How Help was opened: by key means there is a keyboard to search with. */
export type Asked = 'key' | 'menu' | null;

/** Fields where a question mark is text and does not open Help. */
const WRITES = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

function useHelpKey(onAsk: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(WRITES)) return;
    event.preventDefault();
    onAsk();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

type HelpDoorProps = Omit<HelpProps, 'helps' | 'typed' | 'onClose'> & {
  asked: Asked;
  onAsk: (asked: Asked) => void;
};

/** Opens Help with `?` or from the menu, as the topmost sheet, so nothing under it is closed or lost. */
export function HelpButton({ asked, onAsk, ...props }: HelpDoorProps) {
  useHelpKey(() => onAsk('key'));
  return asked && <HelpSheet {...props} typed={asked === 'key'} onClose={() => onAsk(null)} />;
}

/** Help at its key alone, on a page without a menu. */
export function HelpKey(props: Omit<HelpDoorProps, 'asked' | 'onAsk'>) {
  const [asked, setAsked] = useState<Asked>(null);
  return <HelpButton {...props} asked={asked} onAsk={setAsked} />;
}
