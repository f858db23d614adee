import { createContext, type ReactNode, useContext, useState } from 'react';
import voice from '../type.module.css';

/** New messages, shown at the head of every page and every sheet over it: under a sheet nothing is read. */
export const Said = createContext<Readonly<Record<'page' | 'sheet', ReactNode>> | null>(null);

export function LocalAnnouncement({ on }: { on: 'page' | 'sheet' }) {
  return useContext(Said)?.[on] ?? null;
}

/** Text to read aloud; a new object with the same words is read again. */
export interface Announcement {
  words: string;
}

export const Aloud = createContext<Announcement>({ words: '' });

/**
 * The live region of a page and of each sheet over it, since screen readers ignore what is under a sheet. It
 * is rendered empty first: a live region that appears with its text is not read.
 */
export function ReadAloud() {
  const said = useContext(Aloud);
  const [before] = useState(said);
  // Toggle an invisible mark, so that repeated words count as a change.
  const [announced, setAnnounced] = useState({ said, mark: '' });
  if (announced.said !== said) setAnnounced({ said, mark: announced.mark === '' ? '\u00a0' : '' });
  return (
    <p className={voice.hidden} aria-live="polite" aria-atomic="true" data-aloud="">
      {said === before ? '' : said.words + announced.mark}
    </p>
  );
}
