import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { chunksOf } from './film.mjs';
import { readSentences } from './sentences.mjs';
import { root } from './setup.mjs';

const PICTURE = /\.(png|jpe?g|gif|svg|webp)$/;
const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((path) => join(folder, String(path)))
    .filter((path) => statSync(join(root, path)).isFile());

/** The targets of a page, as written: links, images, and image tags. Code is skipped. */
function linksOf(text) {
  const said = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
  return [...said.matchAll(/\]\(([^()\s]+)\)|(?:src|href)="([^"]+)"/g)].map(([, link, tag]) => link ?? tag);
}

/** A heading as an address inside its page. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (text) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));

const read = (path) => readFileSync(join(root, path), 'utf8');
const pages = [
  ...readdirSync(root).filter((path) => path.endsWith('.md')),
  ...filesIn('docs').filter((path) => path.endsWith('.md')),
];
const local = pages.flatMap((page) =>
  linksOf(read(page))
    .filter((link) => !/^[a-z]+:/i.test(link))
    .map((link) => {
      const [path, anchor] = link.split('#');
      return { page, link, path: path ? join(dirname(page), decodeURI(path)) : page, anchor };
    }),
);
const describeLinks = (links) => links.map(({ page, link }) => `${page}: ${link}`);

describe('a link', () => {
  it('is read wherever a page may hold one, and not from code', () => {
    const page = '[a](b.md#c) ![d](e.png) <img src="f.png" alt=""> `[g](h.md)`\n```md\n[i](j.md)\n```\n';
    expect(linksOf(page)).toEqual(['b.md#c', 'e.png', 'f.png']);
    expect(anchorOf('What it keeps, and where')).toBe('what-it-keeps-and-where');
  });

  it('leads to a file that is there', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'SECURITY.md']));
    expect(describeLinks(local.filter(({ path }) => !existsSync(join(root, path))))).toEqual([]);
    // Nothing outside the repository, whose location differs by machine.
    expect(describeLinks(local.filter(({ path }) => relative('.', path).startsWith('..')))).toEqual([]);
  });

  it('leads to a heading that is there', () => {
    const lost = local.filter(
      ({ path, anchor }) => anchor && existsSync(join(root, path)) && !anchorsOf(read(path)).includes(anchor),
    );
    expect(describeLinks(lost)).toEqual([]);
  });

  it('leads to every page that is there', () => {
    const named = new Set(local.map(({ path }) => path));
    const found = (page) => named.has(page) || named.has(`${dirname(page)}/`) || named.has(dirname(page));
    expect(pages.filter((page) => page !== 'README.md' && !found(page))).toEqual([]);
  });
});

describe('README', () => {
  it('is two screens, and begins with the two commands', () => {
    const text = read('README.md');
    expect(text.split('\n').length).toBeLessThanOrEqual(45);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(600);
    expect(text).toMatch(/^# .+\n\n```sh\nnpm start .+\nnpm test .+\n```\n/);
  });
});

describe('a picture', () => {
  const pictures = filesIn('docs').filter((path) => PICTURE.test(path));
  const size = (path) => statSync(join(root, path)).size;

  it('is on a page', () => {
    const shown = new Set(local.map(({ path }) => path));
    expect(pictures.filter((path) => !shown.has(path))).toEqual([]);
  });

  it('is small, as is the total of all still ones; one may be animated, for a limited time', () => {
    const movingOf = (path) =>
      [...chunksOf(readFileSync(join(root, path)))].find(({ type }) => type === 'acTL');
    const moving = pictures.filter(movingOf);
    const still = pictures.filter((path) => !moving.includes(path));
    expect(still.filter((path) => size(path) > 200_000)).toEqual([]);
    expect(still.reduce((sum, path) => sum + size(path), 0)).toBeLessThan(2_000_000);
    expect(moving).toHaveLength(1);
    expect(size(moving[0])).toBeLessThan(600_000);
    const plays = movingOf(moving[0]).data.readUInt32BE(4);
    expect(plays, 'plays; 0 is for ever').toBeGreaterThan(0);
  });

  it('is made by a script', () => {
    const made = read('scripts/shots.mjs') + read('scripts/map.mjs');
    expect(pictures.filter((path) => !made.includes(`'${path}'`))).toEqual([]);
  });

  it('has alternative text', () => {
    const mute = pages.filter((page) => /!\[\]\(|<img (?![^>]*alt="[^"]+")/.test(read(page)));
    expect(mute).toEqual([]);
  });
});

describe('the guide', () => {
  const asWritten = (text) => text.replace(/[.*+?^$()[\]\\|{}]/g, '\\$&');
  /** A sentence of the app as a pattern: a placeholder matches a few words, a choice either of its sides. */
  const asPattern = (sentence) =>
    sentence
      .split(/\{([^}]*)\}/)
      .map((part, at) => {
        if (at % 2 === 0) return asWritten(part);
        return part.includes('|') ? `(${part.split('|').map(asWritten).join('|')})` : '.{1,24}';
      })
      .join('');
  const sentences = readSentences().flatMap(({ sentences }) => sentences.map(({ text }) => text));
  // What does not begin with a word of ours would pass for anything.
  const patterns = sentences
    .filter((text) => /^\p{L}/u.test(text))
    .map((text) => new RegExp(`^${asPattern(text)}$`, 'u'));
  const isSaid = (words) => patterns.some((pattern) => pattern.test(words));
  const guide = pages.filter((page) => dirname(page) === join('docs', 'guide'));

  it('recognizes text of the app', () => {
    for (const words of ['Open the table', 'Pass to Anna', 'Back up'])
      expect(isSaid(words), words).toBe(true);
    expect(isSaid('Send it to the publisher')).toBe(false);
  });

  test.each(guide)('%s uses bold only for text on screen', (page) => {
    const bold = [...read(page).matchAll(/\*\*([^*]+)\*\*/g)].map(([, words]) => words);
    expect(bold.filter((words) => !isSaid(words))).toEqual([]);
    if (!page.endsWith('README.md')) expect(bold.length).toBeGreaterThan(8);
  });
});
