import type { Platform } from '@/kernel/ports';
import { openChannel } from './channel';
import { createPens } from './pens';
import { createDeckShelf, createShelf } from './shelf';

const CHANNEL = 'dispatch-box';

interface Grown {
  id: string;
  entries: number;
}

/** What the browser lends. Where something needs a secure context, the next best thing stands in. */
export function createPlatform(): Platform {
  const channel = openChannel(CHANNEL);
  return {
    shelf: createShelf(),
    decks: createDeckShelf(),
    pens: createPens(),
    entropy: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    now: () => Date.now(),
    async persist() {
      try {
        return (await navigator.storage?.persist?.()) ?? false;
      } catch {
        return false;
      }
    },
    give,
    announce(id, entries) {
      try {
        channel?.postMessage({ id, entries } satisfies Grown);
      } catch {
        // A window that hears nothing reads the table as it writes.
      }
    },
    onAnnounce(listener) {
      const hear = ({ data }: MessageEvent<Grown>) => listener(data.id, data.entries);
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}

async function give(
  name: string,
  text: string,
  type = 'application/json',
): Promise<'shared' | 'downloaded' | 'cancelled'> {
  const file = new File([text], name, { type });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: name });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'downloaded';
}
