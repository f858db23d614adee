import type { ListFormat } from '@/games/gathering-storm/rules/card-text/list/listed';
import type { Mistake } from '@/games/gathering-storm/rules/card-text/read/mistake';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import { POWERS } from '@/games/gathering-storm/rules/vocabulary';
import { type Way, waysOf } from '../../events/card-text/ways';
import { lineSpanOf, renumbered, replaceLines } from './source-lines';

/** Every place where words of a list may belong. */
const ANYWHERE: readonly CardPlace[] = [
  { general: true },
  ...POWERS.map((power): CardPlace => ({ general: false, power })),
];

/** A fix for a mistake in a list: the whole list after the fix. */
export interface ListWay extends Way {
  /** Whether lines were added or removed. */
  moved: boolean;
}

interface ListPlace {
  source: string;
  lines: readonly string[];
  format: ListFormat;
}

/** The ways out of one mistake of a list. */
export function waysInList({ source, lines, format }: ListPlace, mistake: Mistake): ListWay[] {
  const count = lineSpanOf(lines, mistake);
  const chunk = lines.slice(mistake.line - 1, mistake.line - 1 + count).join('\n');
  const all = ANYWHERE.flatMap((place) => waysOf(chunk, [{ ...mistake, line: 1 }], place));
  const here = all.filter(
    ({ label, text }, at) => fits(text, chunk, format) && all.findIndex((way) => way.label === label) === at,
  );
  const other = format === 'text' ? renumbered(lines, mistake.line) : null;
  const free = other ? [{ label: `Make it card ${other.number}`, text: other.text }] : [];
  return [...free, ...here].map((way) => ({
    ...way,
    moved: way.text.split('\n').length !== count,
    text: replaceLines(source, [mistake.line, count], way.text),
  }));
}

// In a cell or a string a quotation mark or another line would end it.
const fits = (text: string, chunk: string, format: ListFormat) =>
  format === 'text' || ['"', '\n'].every((mark) => text.split(mark).length === chunk.split(mark).length);
