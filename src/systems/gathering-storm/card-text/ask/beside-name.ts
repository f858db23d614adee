import type { HasProjects } from '../../research/catalogue';
import { notice, noticeKnown } from '../notions/notice';
import type { Noticed } from '../notions/notion';
import { createSourceText } from '../read/source-text';

const isName = ({ is }: Noticed) => is === 'power' || is === 'side' || is === 'country';
/** What stands between the names of a list. */
const JOINS = /^(?: ?[,/&+] ?| and | or | )$/;
/** So short is a name that somebody cut short. */
const SHORTENED = 4;

/** Whether the first thing that a text says is a name of a power, a side or a country. */
export function startsWithName(text: string, place: HasProjects): boolean {
  const [first] = noticeKnown(createSourceText(text).plain, place);
  return first?.from === 0 && isName(first);
}

/** Whether a short word that means nothing stands in a list with names, so that it may be one: “Zog Ger sup +1”. */
export function hasNameLike(text: string, place: HasProjects): boolean {
  const { plain } = createSourceText(text);
  const names = noticeKnown(plain, place).filter(isName);
  for (let from = 0; from < plain.length; ) {
    const read = notice(plain, from, plain.length, place);
    if ('notions' in read) return false;
    const { from: at, end, word } = read.unknown;
    const isBeside = names.some(
      (name) => JOINS.test(plain.slice(end, name.from)) || JOINS.test(plain.slice(name.end, at)),
    );
    if (isBeside && word.length <= SHORTENED && /^\p{L}+$/u.test(word)) return true;
    from = Math.max(end, from + 1);
  }
  return false;
}
