import type { Place } from '../effects/place';
import { noticeKnown } from '../words/notions/notice';
import type { Noticed } from '../words/notions/notion';
import { createPassage, sourceAt } from '../words/read/passage';

/** What a line says of the rules, whatever else stands on it. */
export const notionsOf = (line: string, place: Place): Noticed[] =>
  noticeKnown(createPassage(line).plain, place);

/** The same line without one thing that it says, each in turn. */
export function shortened(line: string, place: Place): string[] {
  const passage = createPassage(line);
  return notionsOf(line, place).map(({ from, end }) =>
    `${line.slice(0, sourceAt(passage, from))} ${line.slice(sourceAt(passage, end - 1) + 1)}`.trim(),
  );
}
