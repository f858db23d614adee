// npm run --silent sentences -- [PATH…] [--grep WORD]: every sentence that can be on screen, file by file, to
// be read as one text. {name} stands for a placeholder, {this|that} for one of two.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesOf } from './read-sentences.mjs';
import { root } from './setup.mjs';

/**
 * Not on screen: tests and their helpers, the command line, the cards of the house decks, and what people
 * type.
 */
const LEFT_OUT =
  /\.(test|bench)\.|\.d\.ts$|\/testing\/|^src\/cli\/|\/cards\/house-deck-\d|\/card-text\/(?:grammar\/(?:names|lexicon|printed)|measured\/)/;

const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));
const compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** Every file with its sentences, folder by folder. */
export function readSentences() {
  return readdirSync(join(root, 'src'), { recursive: true })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !LEFT_OUT.test(path))
    .sort((one, other) => compare(folderOf(one), folderOf(other)) || compare(one, other))
    .map((path) => ({
      path,
      sentences: sentencesOf({ path, source: readFileSync(join(root, path), 'utf8') }),
    }));
}

function print(words) {
  const at = words.indexOf('--grep');
  const [, sought = ''] = at < 0 ? [] : words.splice(at, 2);
  const isSought = ({ text }) => text.toLowerCase().includes(sought.toLowerCase());
  for (const { path, sentences } of readSentences()) {
    const said = sentences.filter(isSought);
    if (said.length === 0 || (words.length > 0 && !words.some((word) => path.includes(word)))) continue;
    console.log(`\n${path}`);
    for (const { line, text } of said) console.log(`${String(line).padStart(5)}  ${text}`);
  }
}

if (process.argv[1]?.endsWith('sentences.mjs')) print(process.argv.slice(2));
