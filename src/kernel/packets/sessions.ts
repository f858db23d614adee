import type { Head, Kind } from './plain';
import type { Why } from './why';

/** More sessions of one sender than these are not remembered. */
const MOST_SESSIONS = 8;

/** They begin a conversation, so they also come from a session that is not accepted yet. Each counts only with a fresh nonce. */
const OPENING: readonly Kind[] = ['join', 'hello', 'challenge'];

/** What a receiver remembers of its sender's sessions, so that nothing opens twice. */
export interface Sessions {
  /** Takes note of a packet, or says why it may not be opened. */
  admit(head: Head): Why | null;
  /** From now on only this session passes, besides what begins a conversation. False if nothing of it was opened lately. */
  accept(session: string): boolean;
}

export function createSessions(): Sessions {
  /** The highest counter of each, the least recently used first. */
  const counters = new Map<string, number>();
  let accepted: string | null = null;
  let forgotten = false;
  return {
    admit({ session, counter, kind }) {
      const last = counters.get(session);
      if (last !== undefined && counter <= last) return 'replay';
      // Once one was forgotten, an unknown session may be that one.
      const isKnown = accepted === null ? last !== undefined || !forgotten : session === accepted;
      if (!isKnown && !OPENING.includes(kind)) return 'old-session';
      counters.delete(session);
      counters.set(session, counter);
      if (counters.size > MOST_SESSIONS) {
        const oldest = [...counters.keys()].find((one) => one !== accepted) as string;
        counters.delete(oldest);
        forgotten = true;
      }
      return null;
    },
    accept(session) {
      if (!counters.has(session)) return false;
      accepted = session;
      return true;
    },
  };
}
