// npm run shots: pictures of every scene into shots/. SCENES=table,home SIZES=390x844 FULL=1 narrow or widen it.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getChromium } from './chromium.mjs';
import { toFilm } from './film.mjs';
import { root, run, setUp } from './setup.mjs';

// The pictures of README and of docs/ are the real thing: made anew whenever their scenes are photographed.
const PICTURES = [
  ['shots/crowded-1180-light.png', 'docs/pictures/table.png'],
  ['shots/crowded-390-dark.png', 'docs/pictures/phone-dark.png'],
  ['shots/research-1180-light.png', 'docs/pictures/research.png'],
  ['shots/diplomacy-crowded-1180-light.png', 'docs/pictures/diplomacy.png'],
  ['shots/solo-happened-1180-light.png', 'docs/pictures/solo.png'],
  ['shots/history-1180-light.png', 'docs/pictures/history.png'],
  ['shots/paper-words-390-light.png', 'docs/pictures/words.png'],
  ['shots/deck-found-1180-light.png', 'docs/pictures/deck.png'],
  ['shots/list-mistakes-1180-light.png', 'docs/pictures/list.png'],
  ['shots/china-chosen-1180-light.png', 'docs/pictures/china.png'],
  ['shots/goss-field-390-light.png', 'docs/pictures/goss.png'],
  ['shots/paper-ask-390-light.png', 'docs/pictures/guide-paper-ask.png'],
  ['shots/curtain-390-light.png', 'docs/pictures/guide-curtain.png'],
  ['shots/papers-390-light.png', 'docs/pictures/guide-papers.png'],
  ['shots/goss-doubles-390-light.png', 'docs/pictures/guide-doubles.png'],
  ['shots/phones-papers.png', 'docs/pictures/phone-papers.png'],
].map((pair) => pair.map((path) => join(root, path)));

// README's picture that moves, of the pictures of e2e/shots/film.spec.ts: how long each is seen, in ms.
const FILM = { picture: 'docs/pictures/film.png', seen: [1800, 900, 1400, 1200, 1800, 3600] };

function makeFilm() {
  const shots = FILM.seen.map((ms, at) => ({ path: join(root, `shots/film-${at + 1}.png`), ms }));
  if (!shots.every(({ path }) => existsSync(path))) return;
  const frames = shots.map(({ path, ms }) => ({ png: readFileSync(path), ms }));
  writeFileSync(join(root, FILM.picture), toFilm(frames));
}

const node = (file, ...args) => run(process.execPath, [join(root, 'node_modules', file), ...args]);

try {
  setUp();
  process.env.CHROMIUM_PATH = getChromium();
  const built = node('vite/bin/vite.js', 'build', '--logLevel', 'warn');
  const went = built && node('@playwright/test/cli.js', 'test', '-c', 'playwright.shots.config.ts');
  if (!went) process.exitCode = 1;
  else {
    for (const [shot, picture] of PICTURES) if (existsSync(shot)) copyFileSync(shot, picture);
    makeFilm();
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
