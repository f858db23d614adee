import { noticeKnown } from '../card-text/notions/notice';
import type { Noticed } from '../card-text/notions/notion';
import { createSourceText, sourceAt } from '../card-text/read/source-text';
import type { CardPlace } from '../effects/place';

/** What a line says of the rules, whatever else stands on it. */
export const notionsOf = (line: string, place: CardPlace): Noticed[] =>
  noticeKnown(createSourceText(line).plain, place);

/** The same line without one thing that it says, each in turn. */
export function shortened(line: string, place: CardPlace): string[] {
  const sourceText = createSourceText(line);
  return notionsOf(line, place).map(({ from, end }) =>
    `${line.slice(0, sourceAt(sourceText, from))} ${line.slice(sourceAt(sourceText, end - 1) + 1)}`.trim(),
  );
}
