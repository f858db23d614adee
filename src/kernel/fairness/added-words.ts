import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { canonicalJson } from '../file/canonical';

/** Words that people add to the shuffle at set-up, after the seed is committed to; left out if nobody adds any. */
export const addedWordsShape = v.optional(
  v.pipe(
    v.array(
      v.strictObject({
        person: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
        words: v.pipe(
          v.string('Added words are a text.'),
          v.trim(),
          v.minLength(1, 'Type a word, or add none.'),
          v.maxLength(200, 'Added words have at most 200 letters.'),
        ),
      }),
    ),
    v.minLength(1, 'Leave the words out if nobody adds any.'),
    v.maxLength(12),
  ),
);
export type AddedWords = readonly { person: string; words: string }[];

/**
 * The seed that a table draws from: with added words, two blocks of HMAC-SHA-256(seed, "dispatch-box/words/" block
 * "/" words as canonical JSON); without them, the seed itself.
 */
export function effectiveSeed(seed: Uint8Array, words: AddedWords | undefined): Uint8Array {
  if (!words) return seed;
  const block = (no: number) =>
    hmac(sha256, seed, utf8ToBytes(`dispatch-box/words/${no}/${canonicalJson(words)}`));
  return concatBytes(block(0), block(1));
}
