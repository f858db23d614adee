import { createContext, useContext, useState } from 'react';
import voice from '../type.module.css';

/** What is read aloud; one that says the same again is another. */
export interface Announcement {
  words: string;
}

export const Aloud = createContext<Announcement>({ words: '' });

/**
 * Where a page and each sheet over it say what came of the newest thing, since nothing beneath a sheet is heard. It stands
 * there empty before it speaks: a place that comes with its words is not read.
 */
export function ReadAloud() {
  const said = useContext(Aloud);
  const [before] = useState(said);
  // The same words said again are changed words to whoever listens.
  const [told, setTold] = useState({ said, mark: '' });
  if (told.said !== said) setTold({ said, mark: told.mark === '' ? '\u00a0' : '' });
  return (
    <p className={voice.hidden} aria-live="polite" aria-atomic="true" data-aloud="">
      {said === before ? '' : said.words + told.mark}
    </p>
  );
}
