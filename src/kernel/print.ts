/** "2", "−1" with the true minus sign. */
export const printNumber = (amount: number) => String(amount).replace('-', '−');

/** "+2", "−1", "0", with the true minus sign. */
export const printSigned = (amount: number) => (amount > 0 ? `+${amount}` : printNumber(amount));

/** "Britain", "Britain and France", "Germany, Italy and Russia". */
export function printList(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The same words with a capital first: for the beginning of a line. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words as a whole sentence: a period, unless they end in one already. */
export function asSentence(words: string): string {
  return /[.?!]$/.test(words) ? words : `${words}.`;
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "one", "two" … up to nine; figures beyond. */
export function inWords(amount: number): string {
  return NUMBER_WORDS[Math.abs(amount)] ?? String(Math.abs(amount));
}

/** "1 card", "3 cards". */
export const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** "1 entry", "14 entries". */
export const countEntries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** "both", "all five": of several. */
export const allOf = (count: number): string => (count === 2 ? 'both' : `all ${inWords(count)}`);

/** "a flag", "an Italian flag". */
export const withArticle = (words: string) => `${/^[AEIOUaeiou]/.test(words) ? 'an' : 'a'} ${words}`;
