import type { Token } from '../card-text/grammar/token';
import { tokenize } from '../card-text/grammar/tokens';
import { createSourceText, sourceAt } from '../card-text/read/source-text';
import type { CardPlace } from '../effects/place';

/** Returns the tokens of a line that the grammar knows, ignoring the rest. */
export function notionsOf(line: string, place: CardPlace): Token[] {
  const { plain } = createSourceText(line);
  return tokenize(plain, 0, plain.length, place).filter(({ is }) => is !== 'unknown');
}

/** Returns the line with one such token removed, for each of them. */
export function shortened(line: string, place: CardPlace): string[] {
  const sourceText = createSourceText(line);
  return notionsOf(line, place).map(({ from, end }) =>
    `${line.slice(0, sourceAt(sourceText, from))} ${line.slice(sourceAt(sourceText, end - 1) + 1)}`.trim(),
  );
}
