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
  /** The highest counter of each, the least recently used first; `whole` if all that it sent is remembered. */
  const seen = new Map<string, { counter: number; whole: boolean }>();
  let accepted: string | null = null;
  let forgotten = false;
  return {
    admit({ session, counter, kind }) {
      const last = seen.get(session);
      if (last && counter <= last.counter) return 'replay';
      // Once one was forgotten, a session that seems new may be that one.
      const whole = last?.whole ?? !forgotten;
      const passes = accepted === null ? whole : session === accepted;
      if (!passes && !OPENING.includes(kind)) return 'old-session';
      seen.delete(session);
      seen.set(session, { counter, whole });
      if (seen.size > MOST_SESSIONS) {
        const oldest = [...seen.keys()].find((one) => one !== accepted) as string;
        seen.delete(oldest);
        forgotten = true;
      }
      return null;
    },
    accept(session) {
      if (!seen.has(session)) return false;
      accepted = session;
      return true;
    },
  };
}
