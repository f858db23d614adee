import type { CardPlace } from '../../effects/place';
import { noticeKnown } from '../notions/notice';
import { isMatter } from '../notions/notion';
import type { TrendLine } from '../read/mistake';
import { createSourceText } from '../read/source-text';
import { waysOf as waysSaid } from './fitted';
import { binds } from './likely-title';

/** A longer line says more than a card does of the economy. */
const LONGEST = 400;

/** A trend is at most so many steps. */
const TRENDS = [-3, -2, -1, 0, 1, 2, 3];

/** “The trend falls”: the trend, and which way it goes. */
const TREND_SAID =
  /(?:\b(?:the|econ(?:omic)?)\.? )*\btrend\b(?:[ :=]+(?:is|goes|moves|gets|changes|changed|up|down|dn|rises?|falls?|drops?|better|worse|higher|lower|by|to|of))*(?:[ :=]*[+-]? ?\d+(?![\p{L}\d]|[.,]\d))?/iu;

/**
 * What the trend may be by words that nothing reads, and what else they say; nothing where they do not speak of it.
 * @param isFirst whether they stand on the first line
 * @rule GS 9.21
 */
export function trendsFor(words: string, isFirst: boolean, place: CardPlace): Omit<TrendLine, 'at'>[] {
  if (!place.general) return [];
  const { plain } = createSourceText(words);
  const figure = !isFirst ? null : /^([+-]) ?([0-3])$/.exec(plain);
  if (figure) return [{ value: Number(`${figure[1]}${figure[2]}`) + 0, rest: '' }];
  const said = TREND_SAID.exec(words);
  if (!said) return economyMoves(words, place);
  // “Trend 1.5” says how far, and no trend goes so far.
  if (/^[\s:=]*[+-]?\d/.test(words.slice(said.index + said[0].length))) return [];
  // Whatever else stands there stays.
  const [before, behind] = [words.slice(0, said.index), words.slice(said.index + said[0].length)];
  const rest = `${before.replace(/[\s,;/-]+$/, '')} ${behind.replace(/^[\s.,:;/-]+(?!\d)/, '')}`.trim();
  const { up, down } = waysSaid(noticeKnown(createSourceText(said[0]).plain, {}));
  return TRENDS.filter((value) => up === down || (up ? value > 0 : value < 0)).map((value) => ({
    value,
    rest,
  }));
}

/** Each part of a line that speaks of the economy. */
const OF_ECONOMY = /[^,;.\n]*\b(?:economy|business|clim(?:ate)?)\b[^,;.\n]*/gi;

/** “The economy gets one better”: the trend, where nothing else of the rules is in these parts of the line. @rule GS 9.21 */
function economyMoves(words: string, place: CardPlace): Omit<TrendLine, 'at'>[] {
  const parts = words.match(OF_ECONOMY) ?? [];
  // “When it rains the economy drops one”: what it waits for is not passed over.
  if (parts.length === 0 || words.length > LONGEST || parts.some(binds)) return [];
  const said = parts.flatMap((part) => noticeKnown(createSourceText(part).plain, place));
  const isOther = said.some(
    (one) =>
      one.is === 'country' ||
      one.is === 'power' ||
      (one.is === 'topic' && one.value.some((topic) => topic !== 'climate' && isMatter(topic))),
  );
  if (isOther) return [];
  const sizes = said.flatMap((one) => (one.is === 'amount' && !one.value.weak ? [one.value.size] : []));
  const { up, down } = waysSaid(said);
  const stays = /\b(?:nothing|no change|unchanged|the same)\b/i.test(parts.join(' '));
  // “Business as usual” says of nothing that it changes.
  if (!stays && sizes.length === 0 && up === down) return [];
  const rest = words
    .replace(OF_ECONOMY, '')
    .replace(/[\s,;.]*([,;.])\s*/g, '$1 ')
    .replace(/^[\s,;.]+|[\s,;]+$/g, '');
  if (stays) return [{ value: 0, rest }];
  return TRENDS.filter((value) => sizes.length !== 1 || Math.abs(value) === sizes[0])
    .filter((value) => up === down || (up ? value > 0 : value < 0))
    .map((value) => ({ value, rest }));
}
