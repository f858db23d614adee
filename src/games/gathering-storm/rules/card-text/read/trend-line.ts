import type { CardPlace } from '../../effects/place';
import type { Mistake } from './mistake';
import { createSourceText } from './source-text';

/** What may separate the trend from the text after it: punctuation, a slash, or only the start of a word. */
const BEHIND = '(?:(?: ?[.,;/&|] ?| ?- |:? )(?=$|[\\p{L}\\p{N}+(-])|[.;,]? ?(?=$|\\p{L}))';
const COUNTS = ['zero', 'one', 'two', 'three'];
const UP = 'up|rises|rise|raised|increases|increased|improves|better|higher|plus';
const DOWN = 'dn|down|falls|fall|drops|drop|lowered|lower|decreases|decreased|worsens|worse|minus';
/** Matches "Economic trend -1", "trend goes up by one" or "trend unchanged", with other text around it. */
const TREND = new RegExp(
  '(?:^|[,;. /&|] ?)(?:and )?(?:the )?(?:econ(?:omic)?\\.? )?trend ?(?:is |of |stays |remains |goes |moves |gets )*[:=]? ?' +
    `(?:(?:(${UP})|(${DOWN})) ?(?:by )?)?` +
    `(?:(?:([+-]? ?[0-3])(?![\\w.,]\\w)|(${COUNTS.join('|')})\\b)(?: ?(?:(${UP})|(${DOWN}))\\b)?|` +
    "(unchanged|no change|does not change|doesn't change|(?:the )?same|stays put|as it is|put|none|nil)\\b)" +
    BEHIND,
  'u',
);
/** Matches "-1 trend" at the start. */
const FIGURE_FIRST = new RegExp(
  `^(?:the )?()()([+-]? ?[0-3])()()()()(?: on)?(?: the)? (?:econ(?:omic)?\\.? )?trend(?!\\p{L})${BEHIND}`,
  'u',
);
/** “No trend”: it is 0. */
const NO_TREND = new RegExp(
  `(?:^|[,;. /&|] ?)(?:and )?()()()()()()(no) (?:econ(?:omic)?\\.? )?trend(?!\\p{L})${BEHIND}`,
  'u',
);
const SPEAKS = /\btrend\b/i;

const GOES_UP =
  'gets? better|picks? up|climbs?|gains?|grows?|goes up|moves up|ticks up|recovers?|up|rises?|improves?';
const GOES_DOWN =
  'gets? worse|dn|slides?|slips?|sinks?|shrinks?|dips?|slumps?|loses?|goes down|moves down|ticks down|down|falls?|drops?|worsens?';
const NOTCH = 'notch(?:es)?|steps?|points?|levels?|spaces?|boxes|box';
/** “The economy picks up a notch”, “climate down 1”: what moves it says how far, and that is the trend. */
const MOVES = new RegExp(
  '(?:^|[,;.\\n] ?)(?:and )?(?:the )?(?:(?:econ(?:omic)? )?trend[:,]? (?:the )?)?(?:economy|econ|business|(?:econ(?:omic)?\\.? )?clim(?:ate)?) ' +
    `(?:(${GOES_UP})|(${GOES_DOWN})) ?(?:by )?` +
    `(?:([0-3])(?![\\w.,]\\w)|(${COUNTS.join('|')})\\b|(an? )(?=${NOTCH}))(?: ?(?:${NOTCH})\\b)?` +
    BEHIND,
  'u',
);
/** Matches "Climate +1": only the trend moves the climate. */
const CLIMATE =
  /(?:^|[,;.\n] ?)(?:and )?(?:the )?(?:(?:econ(?:omic)?\.? )?clim(?:ate)?|econ(?:omy)?)()() ?[:=]? ?([+-] ?[0-3])(?= ?(?:$|[,;.\n](?!\d)))[.,;]?/u;
const CLIMATE_ITSELF = '(?:econ(?:omic)?\\.? )?clim(?:ate)?';
const AS_IT_IS = '(?:put|as it is|where it is|the same|same|unchanged|level|steady)';
/** “The Economic Climate stays”, as the table says it itself, “climate: no change”, “no change to the climate”. */
const STAYS = new RegExp(
  `(?:^|[,;.\\n] ?)(?:and )?(?:(?:the )?${CLIMATE_ITSELF} ?[:=]? ?` +
    `(?:(?:stays|remains|holds)(?: ${AS_IT_IS})?|(?:is )?(?:unchanged|the same|same)|no change|(?:does not|doesn't|does n't) (?:change|move))` +
    `|no change (?:in|to|of) (?:the )?${CLIMATE_ITSELF})(?!\\p{L})${BEHIND}`,
  'u',
);
const SPEAKS_OF_ECONOMY = /\b(?:econ(?:omy)?|business|clim(?:ate)?)\b/i;

/** Returns the part of a line that moves the economy, and by how much. */
function movedIn(plain: string): { found: RegExpExecArray; value: number } | null {
  const stays = STAYS.exec(plain);
  if (stays) return { found: stays, value: 0 };
  const found = MOVES.exec(plain) ?? CLIMATE.exec(plain);
  if (!found) return null;
  const [, , down, figures, word, one] = found;
  const size = one ? 1 : word ? COUNTS.indexOf(word) : Number(figures?.replace(' ', ''));
  return { found, value: (down ? 0 - size : size) + 0 };
}

/**
 * Returns why a line about the trend is not an effect: the trend is a field of its own, and only on a general
 * card.
 * @rule GS 9.21
 */
export function refuseTrendLine(
  words: string,
  place: CardPlace,
): Pick<Mistake, 'message' | 'rule' | 'allowed' | 'trend'> | null {
  // Most lines do not speak of it, and need not be made readable for that.
  const names = SPEAKS.test(words);
  if (!names && !SPEAKS_OF_ECONOMY.test(words)) return null;
  const { plain } = createSourceText(words);
  const match = names ? (TREND.exec(plain) ?? FIGURE_FIRST.exec(plain) ?? NO_TREND.exec(plain)) : null;
  const moved = match ? null : movedIn(plain);
  if (!names && !moved) return null;
  const rule = 'GS 9.21';
  if (!place.general)
    return { message: 'A trend stands on the general side of a card.', rule, allowed: 'Leave it out here.' };
  const allowed = 'Choose it under “Trend”; in a list it stands behind the card’s number.';
  const message = 'The trend has a place of its own.';
  const found = moved?.found ?? match;
  // Positions refer to the plain text: if its length differs from that of the words, nothing can be cut out.
  if (!found || plain.length !== words.length) return { message, rule, allowed };
  const before = words.slice(0, found.index).replace(/[\s,;/&|-]+$/, '');
  const end = found.index + found[0].length;
  const joined = /^and /i.exec(words.slice(end))?.[0].length ?? 0;
  const behind = words.slice(end + joined);
  const value = moved ? moved.value : changeOf(found);
  const rest = [before, behind.trimStart()].filter((part) => part.trim() !== '').join(', ');
  return {
    message,
    rule,
    allowed,
    ...(value === null ? {} : { trend: { value, rest, at: [before.length, end + joined] } }),
  };
}

/** Returns the change, or null if two signs contradict each other, as in "down by -1" or "up one down". */
function changeOf([, up, down, figures, word, upAfter, downAfter, same]: RegExpExecArray): number | null {
  const signs = [up, down, upAfter, downAfter].filter((sign) => sign);
  if (same) return signs.length > 0 ? null : 0;
  const size = word ? COUNTS.indexOf(word) : Number((figures as string).replace(' ', ''));
  if (signs.length > 1 || (signs.length > 0 && /[+-]/.test(figures ?? ''))) return null;
  return (down || downAfter ? 0 - size : size) + 0;
}
