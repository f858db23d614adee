import { describe, expect, it } from 'vitest';
import { sentencesOf } from './read-sentences.mjs';
import { readSentences } from './sentences.mjs';

const read = (source) => sentencesOf({ path: 'planted.tsx', source }).map(({ text }) => text);

/** Phrases that puzzled players: each with the sentence that had it, and its replacement. */
const BANNED = [
  [/\ball (two|2)\b/, 'Nobody shows one: all two', 'Nobody shows one: both'],
  [/\bof now\b/, 'Nothing of now changes.', 'inverted: No current number changes.'],
  [
    /\bout of force\b/,
    'It is out of force from now on.',
    'a law’s word: It is not used from the next roll on.',
  ],
  [/\blines? ends?\b/, 'This turn’s lines end.', 'our word for a modifier: This turn’s modifiers expire.'],
  [/\blines? of the table’s\b|\btable’s lines?\b/i, 'A line of the table’s own', 'a modifier of the table'],
  [/\bAdd (a|the) line\b/, 'Add a line', 'Add a modifier'],
  [/carries it out/, 'The table carries it out', 'a table carries nothing: Do it on the board'],
  [/\bh?as its time\b/, 'It has its time', 'whose? It must be played at its moment.'],
  [/\bare lost:/, 'Over 21 are lost: Germany 23', 'who loses what: Germany loses 2 points'],
  [/\bKept as\b/, 'Kept as card 37.', '“keep” is for a card in a hand: Card 37 is saved'],
  [/\b(Being|Not|not|are) kept\b/, 'Being kept', 'what is stored is saved'],
  [/\blies? open\b/, 'It lies open for all.', 'a card is face up; what everyone sees is shown'],
  [/\b(What|Nothing|Nobody) (more )?is owed\b/, 'What is owed', 'one word for one thing: What is due'],
  [/\bwith stars\b/, 'All, with stars', 'nobody knows our stars: All saved cards'],
  [/\bno entry stands\b/i, 'No entry stands yet.', 'Nothing has happened yet.'],
  [/\bcan no longer stand\b/, 'This entry can no longer stand:', 'This entry is no longer possible:'],
  [/\bstands? (here|there)\b/, 'Change what stands here', 'What is here'],
  [/\botherwise in\b|\bprinted otherwise\b/, 'It is printed otherwise', 'The card reads differently'],
  [/\bCarried out at their time\b/, 'Carried out at their time.', 'when their time comes'],
  [/\bgoes? from this device\b/, 'It goes from this device for good.', 'It is removed from this device.'],
  [/\bA form that is read\b/, 'A form that is read: EAI: +1', 'Write it like this: EAI: +1'],
  [
    /(?<!There )\bis no (whole number|trend|part|text|hex|power of)\b/,
    'This is no text.',
    'This is not text.',
  ],
  [/\bcounts? nothing\b/, 'half a level counts nothing', 'half a level does not count'],
  [/\bare to be\b|\bis to have\b/, 'How many cards it is to have', 'How many cards it has'],
  [/\bparted by\b/, 'parted by tabs', 'separated by tabs'],
  [/\bbegin anew\b/i, 'Begin anew', 'Start over'],
  [/\b(Keep|Name|Seat) (it|them) so\b/, 'Keep it so', 'a verb with its object: Save the names'],
];

describe('the sentences of a file', () => {
  it('are its strings, templates and JSX text; placeholders are named, a choice shows both', () => {
    const source = `
      import { x } from './Not this';
      const said = \`\${print(turn)} ends; \${count} \${count === 1 ? 'card is' : 'cards are'} left.\`;
      export const Row = () => <p className="not this" title="Of one turn">Take <b>{power}</b> off the map</p>;
    `;
    expect(read(source)).toEqual([
      '{print} ends; {count} {card is|cards are} left.',
      'Take {power} off the map',
      'Of one turn',
    ]);
  });

  it('are not what only the code reads: types, keys, ids, patterns, errors', () => {
    const source = `
      type Kind = 'Not this one';
      if (kind === 'Nor this one' || text.includes('nor that one')) throw new Error('No reader has it.');
      const by = { 'a key with words': 'why:index' }, found = page.querySelector('input, button');
      const pattern = '(?:one|two) steps?';
      switch (kind) { case 'a case of it': run('advance'); }
    `;
    expect(read(source)).toEqual([]);
  });
});

describe('text on screen', () => {
  const files = readSentences();
  const all = files.flatMap(({ path, sentences }) =>
    sentences.map(({ line, text }) => ({ where: `${path}:${line}`, text })),
  );

  it('is read from every layer that speaks, and from no test', () => {
    for (const layer of ['app', 'games', 'kernel', 'store', 'table', 'ui'])
      expect(all.some(({ where }) => where.startsWith(`src/${layer}/`))).toBe(true);
    expect(files.some(({ path }) => /\.test\.|\/testing\//.test(path))).toBe(false);
    expect(all.map(({ text }) => text)).toContain('Every number on the table stays as it is now.');
  });

  it.each(BANNED)('never uses %s', (phrase, puzzled, better) => {
    expect(puzzled).toMatch(phrase);
    expect(
      all.filter(({ text }) => phrase.test(text)).map(({ where, text }) => `${where} ${text}`),
      better,
    ).toEqual([]);
  });

  it('is in American spelling, with an apostrophe that is one', () => {
    const british =
      /\b(colour|favour|neighbour|armour|honour|centre|metre|licence|cancelled|totalled|grey|towards)/i;
    expect(all.filter(({ text }) => british.test(text))).toEqual([]);
    expect(all.filter(({ text }) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  });
});
