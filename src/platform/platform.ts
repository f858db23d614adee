import type { Platform } from '@/kernel/ports';
import { createFileWorker } from './file-worker';
import { createDeckStorage, createSnapshotStorage, createTableStorage } from './table-storage';
import { createWebLocks, openChannel } from './web-locks';

const CHANNEL = 'dispatch-box';

interface Grown {
  id: string;
  entries: number;
}

/** The browser's services, with fallbacks for those that need a secure context. */
export function createPlatform(startReader?: () => Worker): Platform {
  const channel = openChannel(CHANNEL);
  return {
    storage: createTableStorage(),
    decks: createDeckStorage(),
    locks: createWebLocks(),
    snapshots: createSnapshotStorage(),
    ...(startReader ? { fileWorker: createFileWorker(startReader) } : {}),
    entropy: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    now: () => Date.now(),
    async persist() {
      try {
        return (await navigator.storage?.persist?.()) ?? false;
      } catch {
        return false;
      }
    },
    download: give,
    announce(id, entries) {
      try {
        channel?.postMessage({ id, entries } satisfies Grown);
      } catch {
        // A window without a channel reads the table when it writes.
      }
    },
    onAnnounce(listener) {
      const onMessage = ({ data }: MessageEvent<Grown>) => listener(data.id, data.entries);
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
    async findServed() {
      try {
        const { addresses } = (await (await fetch('host.json')).json()) as { addresses: unknown };
        return Array.isArray(addresses) ? addresses.filter((one) => typeof one === 'string') : [];
      } catch {
        return null;
      }
    },
    connect: async (to) => (await import('./mqtt-carrier')).connectMqtt(to),
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
