import { describe, expect, inject, it } from 'vitest';
import { share } from '@/kernel/testing/effort';
import type { CardPlace } from '../../effects/place';
import { notionsOf, shortened } from '../../testing/shortened';
import type { Power } from '../../vocabulary';
import lines from '../measured/free-lines.json';
import type { Noticed } from '../notions/notion';
import { readLine } from '../read/read-line';
import { createSourceText } from '../read/source-text';

const placeOf = (form: string): CardPlace =>
  form === 'general' ? { general: true } : { general: false, power: form as Power };

const speaks = (said: readonly Noticed[], ...kinds: Noticed['is'][]) =>
  said.some(({ is }) => kinds.includes(is));
const isNumber = (notion: Noticed) => notion.is === 'amount' && !notion.value.weak;

const speaksOf = (said: readonly Noticed[], topic: string) =>
  said.some(({ is, value }) => is === 'topic' && (value as readonly string[]).includes(topic));

/** Things of a line that a mark divides; a semicolon and a full stop are marks as a comma is. */
function partsOf(line: string, said: readonly Noticed[]): Noticed[][] {
  const { plain } = createSourceText(line);
  const parts: Noticed[][] = [[]];
  for (const [at, notion] of said.entries()) {
    const before = plain.slice(said[at - 1]?.end ?? 0, notion.from);
    // A sentence has a number of its own, or none: that of the one before says nothing of it.
    if (/[.](?= )/.test(before) && at > 0) parts.push([]);
    if (speaksOf([notion], 'comma') || speaksOf([notion], 'and')) parts.push([]);
    else parts.at(-1)?.push(notion);
  }
  return parts;
}

/** What each plain question asks for, and whether that stands on the line already. */
const ASKED: [RegExp, (said: readonly Noticed[], place: CardPlace, line: string) => boolean][] = [
  [/^By how much\?/, (said) => said.some(isNumber)],
  // Of several things one may have its number and another none.
  ...(['support', 'income', 'tile', 'index', 'factory'] as const).map(
    (topic): [RegExp, (said: readonly Noticed[], place: CardPlace, line: string) => boolean] => [
      new RegExp(`^By how much do?e?s? .*${topic === 'tile' ? 'random tiles' : topic} change`),
      (said, _, line) => partsOf(line, said).every((part) => !speaksOf(part, topic) || part.some(isNumber)),
    ],
  ),
  [/^Which power is it for\?/, (said, place) => speaks(said, 'power', 'side') || !place.general],
  [/^In which country\?/, (said) => speaks(said, 'country', 'region')],
  [/^Which project\?/, (said) => speaks(said, 'project')],
  [/^Which category of research\?/, (said) => speaks(said, 'category')],
  [
    /^What is the most it can be\?/,
    (said) =>
      speaks(said, 'range') ||
      said.some(({ is, value }) => is === 'topic' && (value as string[]).includes('max')),
  ],
];

const valuesOf = (said: readonly Noticed[], is: Noticed['is']) =>
  said.flatMap((notion) => (notion.is === is ? [String(notion.value)] : []));

/** Names in what is offered that are neither typed nor the card's own, where some were typed. */
function strangersIn(nearest: string, said: readonly Noticed[], place: CardPlace): string[] {
  const offered = notionsOf(nearest, place);
  return (['power', 'country'] as const).flatMap((is) => {
    const typed = valuesOf(said, is);
    const own = is === 'power' && place.power ? [place.power] : [];
    const known = [...typed, ...own];
    const named = valuesOf(offered, is);
    // A dispute or a list may have room for more than was typed: what was typed stands in it then.
    return known.length === 0 || named.length === 0 || typed.some((name) => named.includes(name))
      ? []
      : named.filter((name) => !known.includes(name));
  });
}

describe('what is asked fits what was typed', () => {
  it.each<[string, CardPlace, RegExp]>([
    ['2 free units', { general: false, power: 'France' }, /gives one/],
    ['Double armor', { general: true }, /doubles armor/],
    ['Double rockets, up to two steps', { general: true }, /three steps are doubled, on every/],
    ['Dispute between Hungary and', { general: true }, /Which other country, besides Hungary/],
    ['armor +1', { general: false, power: 'Germany' }, /A level of armor, or a step/],
    ['armor', { general: false, power: 'Germany' }, /What happens to armor/],
    ['armor +1 level', { general: false, power: 'Italy' }, /Italy may not use German armor/],
    ['1,5 support', { general: false, power: 'Russia' }, /“1,5” is not a whole number/],
    ['support is 2', { general: false, power: 'Russia' }, /What is the 2/],
    ['Support +1; EAI', { general: false, power: 'Germany' }, /By how much does the index change/],
    ['civil war in Poland', { general: true }, /Poland has no civil war/],
    ['-1', { general: true }, /What is it that changes/],
    ['Greece: 0 (civil war event; no diplomatic modifier). EAI:', { general: true }, /does the index change/],
    ['Greece: 0 (civil war event; no diplomatic modifier).  : +1', { general: true }, /What is it that/],
    ['Italian support level: +2 (this turn).  : -1.', { general: true }, /What is it that changes/],
  ])('%s', (line, place, asked) => {
    const read = readLine(line, place);
    expect('refused' in read ? read.refused.message : JSON.stringify(read)).toMatch(asked);
  });

  it('a printed doubling of two steps is not told to become three', () => {
    const read = readLine(
      'Double value of previous investment in rockets research, up to a maximum of two steps.',
      { general: true },
    );
    expect('refused' in read && read.refused.allowed).toMatch(/do it by hand/);
  });

  it('each measured line without one of its words is never asked for what stands there', () => {
    const wrong: string[] = [];
    // A sample; all of them in the sweep.
    const every = Math.round(1 / share());
    const sample = lines.filter((_, at) => at % every === inject('seed') % every);
    for (const { form, line } of sample) {
      const place = placeOf(form);
      for (const short of shortened(line, place)) {
        const read = readLine(short, place);
        if (!('refused' in read)) continue;
        const said = notionsOf(short, place);
        for (const [question, stands] of ASKED)
          if (question.test(read.refused.message) && stands(said, place, short))
            wrong.push(`${form}: ${short}: ${read.refused.message}`);
        for (const nearest of read.nearest) {
          const strangers = strangersIn(nearest, said, place);
          if (!nearest.startsWith('By hand') && strangers.length > 0)
            wrong.push(`${form}: ${short}: offers ${nearest}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
