import type { HasProjects } from '../../research/catalogue';
import { NAMES } from '../notions/names';
import { notice } from '../notions/notice';
import { isSilent, TOPICS } from '../notions/topics';
import { createSourceText } from '../read/source-text';
import { isWrittenAsTitle } from './likely-title';
import { saysRuleWord } from './rule-words';

const COUNTS = /\b(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine)\b/gi;
/** Words of the rules that say of nothing that it changes. */
const HARMLESS =
  /\b(?:Trade )?(?:Pacts?|Research|Diplomacy|Diplomatic|Axis|Allies|Allied|Alliances?|Buildings?)\b/gi;

/** Whether a word is in it that no rule has: names alone may be a part of an effect, “Western Allies in Norway”. */
function hasOther(words: string, place: HasProjects): boolean {
  const { plain } = createSourceText(words);
  const isOther = (word: string) =>
    word.length > 3 && !NAMES.has(word) && !TOPICS.has(word) && !isSilent(word);
  return (plain.match(/\p{L}+/gu) ?? []).some(isOther) && 'unknown' in notice(plain, 0, plain.length, place);
}

/**
 * Whether a line is a title and can be nothing else, “Four Year Plan”: written as titles are, with a word that the
 * rules do not have and none with which a card says what it does.
 */
export function isTitleAtSight(words: string, place: HasProjects): boolean {
  const counts = words.match(COUNTS) ?? [];
  const uncounted = words.replace(COUNTS, 'Many');
  if (counts.length > 1 || !isWrittenAsTitle(uncounted)) return false;
  const bare = counts.length > 0 ? uncounted : words.replace(HARMLESS, 'Many');
  return hasOther(words, place) && !saysRuleWord(bare, place);
}
