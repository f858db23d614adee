import { describe, expect, inject, it } from 'vitest';
import freeLines from '@/games/gathering-storm/rules/card-text/measured/free-lines.json';
import chattyLines from '@/games/gathering-storm/rules/card-text/measured/free-lines-chatty.json';
import metLines from '@/games/gathering-storm/rules/card-text/measured/free-lines-met.json';
import { canon } from '@/games/gathering-storm/rules/card-text/measured/measure';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import { shortened } from '@/games/gathering-storm/rules/testing/shortened';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { share } from '@/kernel/testing/effort';
import { type CardDraft, changeDraft, readCardDraft, turnCardDraft } from '../card-draft';
import { emptyCardDraft } from '../use-card-draft';
import { buildEffect, type EffectDraft } from './effect-draft';

const GENERAL: CardPlace = { general: true };
const GERMANY: CardPlace = { general: false, power: 'Germany' };
const placeOf = (form: string): CardPlace =>
  form === 'general' ? GENERAL : { general: false, power: form as Power };

const wordsOf = (text: string, place: CardPlace): CardDraft => ({
  ...emptyCardDraft('words', place, ['support']),
  text,
});
const piecesOf = (text: string, place: CardPlace) => turnCardDraft(wordsOf(text, place), 'pieces', place);
const builtOf = ({ drafts }: CardDraft, place: CardPlace) =>
  drafts.flatMap((draft) => {
    const built = buildEffect(draft, place);
    return built.ok ? [built.value] : [];
  });

describe('GS 9.41: words that are not all read go on piece by piece', () => {
  it('carries over parsed effects with title and color, and starts the rest with what it names', () => {
    const entry = piecesOf('An uneasy spring\nincome -1, secret\nFrobs Turkey, Ger', GERMANY);
    expect(entry).toMatchObject({
      how: 'pieces',
      title: 'An uneasy spring',
      secret: true,
      typed: { said: false },
    });
    expect(builtOf(entry, GERMANY)).toEqual([{ kind: 'income', power: 'Germany', amount: -1 }]);
    expect(entry.drafts).toMatchObject([
      { kind: 'income' },
      { kind: 'diplomacy', country: 'Turkey', amount: null, beneficiaries: ['Germany'] },
    ]);
  });

  it.each<[string, CardPlace, object]>([
    ['Germany’s support frobs', GENERAL, { kind: 'support', power: 'Germany', amount: null }],
    ['frobs +2 Italian income', GENERAL, { kind: 'income', power: 'Italy', amount: 2 }],
    ['torpedoes frob a level', GERMANY, { kind: 'research-level', project: 'Axis/torpedoes' }],
    ['a civil war frobs in Greece', GENERAL, { kind: 'civil-war', country: 'Greece' }],
    ['the index frobs by 2 upwards', GENERAL, { kind: 'index' }],
    ['the fleet frobs +1', GERMANY, { kind: 'support', power: 'Germany', words: 'the fleet frobs +1' }],
  ])('“%s” begins with what it names', (text, place, draft) =>
    expect(piecesOf(text, place).drafts.at(-1)).toMatchObject(draft),
  );

  it('carries over a type and a color named in the words', () => {
    expect(piecesOf('Fleet\nConstruction: one German destroyer frobs.', GERMANY).drafts).toMatchObject([
      { kind: 'free-ship', ship: 'destroyer' },
    ]);
    expect(piecesOf('A lobby (secret)\nthe king of Greece frobs', GERMANY).secret).toBe(true);
  });

  it('the first line is the title, and no piece', () => {
    expect(piecesOf('A border row\nSpanish civil war frobs', GENERAL)).toMatchObject({
      title: 'A border row',
      drafts: [{ kind: 'civil-war', country: 'Spain' }],
    });
    const secret = piecesOf('A quiet vote, secret\nSupport +1', GERMANY);
    expect(secret).toMatchObject({ secret: true, title: 'A quiet vote' });
    expect(builtOf(secret, GERMANY)).toEqual([{ kind: 'support', power: 'Germany', amount: 1 }]);
  });

  it('a title stays the title above unreadable text, but not alone', () => {
    expect(piecesOf('An uneasy spring\nthe king of Greece frobs', GERMANY)).toMatchObject({
      title: 'An uneasy spring',
      drafts: [{ kind: 'diplomacy', country: 'Greece' }],
    });
    expect(piecesOf('An uneasy spring', GERMANY)).toMatchObject({
      title: null,
      drafts: [{ kind: 'support', amount: null, words: 'An uneasy spring' }],
    });
  });

  it('keeps the words next to the pieces, and restores them while no piece is complete', () => {
    const entry = piecesOf('the index frobs', GENERAL);
    const back = turnCardDraft(entry, 'words', GENERAL);
    expect(back.text).toBe('the index frobs');
    // Viewing the unchanged words again keeps what was chosen; different words start over.
    const chosen = { ...back, drafts: back.drafts.map((draft) => ({ ...draft, amount: 2 })) };
    expect(turnCardDraft(chosen, 'pieces', GENERAL).drafts).toEqual(chosen.drafts);
    const other = turnCardDraft({ ...chosen, text: 'the index wobbles' }, 'pieces', GENERAL);
    expect(other).toMatchObject({ typed: { text: 'the index wobbles', said: false } });
    expect(other.drafts.at(-1)?.amount).toBeNull();
  });

  it('changing pieces after confirming them requires another comparison', () => {
    const entry = piecesOf('-\nincome -1\nthe index frobs', GERMANY);
    const compared = changeDraft(entry, { typed: { text: entry.text, said: true } });
    expect(compared.typed?.said).toBe(true);
    const [first] = compared.drafts as [EffectDraft];
    for (const part of [
      { drafts: [{ ...first, amount: -2 }] },
      { drafts: compared.drafts.slice(1) },
      { title: 'A strike' },
      { secret: true },
    ])
      expect(changeDraft(compared, part).typed?.said).toBe(false);
    // No-op changes and other choices keep it.
    for (const part of [{ drafts: [...compared.drafts] }, { answers: { 0: 'yes' } }])
      expect(changeDraft(compared, part).typed?.said).toBe(true);
  });

  it('words that parse completely become effects, with no text left over', () =>
    expect(piecesOf('Support +1', GERMANY).typed).toBeUndefined());
});

describe('GS Guide: choosing continues from any typed text', () => {
  const LINES = [...freeLines, ...chattyLines, ...metLines];
  // A sample of the lines; all of them in the sweep.
  const every = Math.round(1 / share());
  const broken = LINES.flatMap(({ form, line, effects }) =>
    [`${line} frobs`, `frobs ${line}`, ...shortened(line, placeOf(form))].map((text) => ({
      text,
      place: placeOf(form),
      meant: effects.map((effect) => canon([effect])),
      kinds: effects.map(({ kind }) => kind),
    })),
  )
    .filter((_, at) => at % every === inject('seed') % every)
    .filter(
      ({ text, place }) =>
        /\p{L}|\d/u.test(text) &&
        readCardDraft(wordsOf(text, place), place).mistakes.some(({ trend }) => !trend),
    );

  it('always offers a piece to continue with, and carries over effects parsed from other lines', () => {
    const lost = broken.filter(({ text, place }) => {
      const { drafts } = piecesOf(`-\nEAI +2\n${text}`, place);
      return drafts.length < 2 || !drafts.some(({ kind, amount }) => kind === 'index' && amount === 2);
    });
    expect(lost.map(({ text }) => text)).toEqual([]);
  });

  it('a complete part is one of the intended effects', () => {
    const wrong = broken
      .filter(({ text }) => text.includes('frobs'))
      .flatMap(({ text, place, meant }) =>
        builtOf(piecesOf(text, place), place)
          .filter((effect) => 'amount' in effect && !meant.includes(canon([effect])))
          .map((effect) => `${text} → ${JSON.stringify(effect)}`),
      );
    expect(wrong.join('\n')).toBe('');
  });

  it('the kind of an automatically completed piece is the intended one in nine of ten cases', () => {
    const guessed = broken.flatMap(({ text, place, kinds }) =>
      piecesOf(text, place)
        .drafts.slice(-1)
        .map((draft) => ({ text, draft, isMeant: kinds.includes(draft.kind), place })),
    );
    const whole = guessed.filter(({ draft, place }) => buildEffect(draft, place).ok);
    const others = whole.filter(({ isMeant }) => !isMeant).map(({ text, draft }) => `${draft.kind}: ${text}`);
    expect(others.length, others.join('\n')).toBeLessThan(whole.length / 10);
  });
});
