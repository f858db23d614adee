import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printEntered } from '@/games/gathering-storm/rules/card-text/read/print-event';
import { parseEntered } from '@/games/gathering-storm/rules/card-text/read/read-event';
import type { CardPlace } from '@/games/gathering-storm/rules/effects/place';
import type { Effect } from '@/games/gathering-storm/rules/effects/shapes';
import { sayLate } from '@/games/gathering-storm/rules/hands/late';
import { generalEvent, ownEvent } from '@/games/gathering-storm/rules/testing/arbitraries';
import { event, paper } from '@/games/gathering-storm/rules/testing/play';
import {
  answersOf,
  type CardDraft,
  changeDraft,
  questionsOf,
  readCardDraft,
  turnCardDraft,
} from './card-draft';
import { asksWhose, buildEffect, createDraft, draftOf, nextDraft, turnDraft } from './pieces/effect-draft';

const GENERAL: CardPlace = { general: true };
const ITALY: CardPlace = { general: false, power: 'Italy' };

const entry = (more: Partial<CardDraft> = {}): CardDraft => ({
  how: 'pieces',
  text: '',
  drafts: [],
  title: null,
  secret: false,
  answers: {},
  ...more,
});
const words = (text: string) => entry({ how: 'words', text });

describe('GS Guide, Support, 10.41B: a conditional support event is secret', () => {
  const KINDS = ['results', 'progress', 'pacts', 'index', 'climate', 'balance'] as const;
  const plain = entry({ drafts: [createDraft('support', 'Italy')] });
  const turned = (kind: Effect['kind'], from = plain) =>
    changeDraft(from, { drafts: from.drafts.map((draft) => turnDraft(draft, kind, ITALY)) });

  it.each(KINDS)('GS 10.41B by %s: it is preset, and goes with the kind', (name) => {
    const conditional = turned(`support-${name}`);
    expect(conditional.secret).toBe(true);
    expect(turned('support', conditional).secret).toBe(false);
  });

  it('GS 10.41B the preset can be changed, and a manual choice is kept', () => {
    const open = changeDraft(turned('support-index'), { secret: false });
    expect(turned('support-climate', open).secret).toBe(false);
    const chosen = changeDraft(plain, { secret: true });
    expect(turned('support', turned('support-index', chosen)).secret).toBe(true);
  });

  it('GS 10.41B its moment is never over', () => {
    const { event: built } = readCardDraft(turned('support-index'), ITALY);
    expect(built).toMatchObject({ secret: true });
    const table = paper().to('diplomacy');
    expect(built && sayLate(table.open, built, 'Italy')).toBeNull();
  });
});

describe('an effect by its pieces', () => {
  it.each<[Effect['kind'], object, string, string]>([
    ['support', {}, 'amount', 'Choose an amount.'],
    ['diplomacy', { country: 'Turkey', amount: 1, beneficiaries: [] }, 'side', 'Choose whom it favors.'],
    [
      'flexible',
      { power: 'Italy', amount: 1, countries: ['Spain'] },
      'countries',
      'Choose at least two countries.',
    ],
    ['doubling', {}, 'project', 'Choose a project.'],
    ['research-level', {}, 'project', 'Choose a project.'],
    ['research-steps', { projects: ['Axis/torpedoes'] }, 'projects', 'Choose two projects.'],
    ['research-level-any', { category: 'air' }, 'owner', 'Choose whose projects.'],
    ['espionage', {}, 'category', 'Choose a category.'],
    ['by-hand', { words: 'Lay it out.' }, 'window', 'Choose when it is shown.'],
    [
      'by-hand',
      { words: 'Lay\u202e it out.', window: 'drawn' },
      'words',
      'There is an invisible character here.',
    ],
  ])('%s with %o says what is missing', (kind, part, at, message) => {
    const built = buildEffect({ ...createDraft(kind, 'Italy'), ...part }, ITALY);
    expect(built).toMatchObject({ ok: false, refusal: { at, message } });
  });

  it('another effect starts with the kind of the last one and no other choices', () => {
    const first = { ...createDraft('income', 'Italy'), amount: 2 };
    expect(nextDraft([first], ['support'], ITALY)).toMatchObject({ kind: 'income', amount: null });
    expect(nextDraft([], ['support'], GENERAL)).toMatchObject({ kind: 'support', power: null });
  });

  it('keeps choices when the kind changes, and ignores those the new kind does not use', () => {
    const turkey = { ...createDraft('diplomacy', 'Italy'), country: 'Turkey' as const, amount: 2 };
    const index = turnDraft(turkey, 'index', ITALY);
    expect(buildEffect(index, ITALY)).toMatchObject({ value: { kind: 'index', amount: 2 } });
    const back = buildEffect(turnDraft(index, 'diplomacy', ITALY), ITALY);
    expect(back).toMatchObject({ value: { kind: 'diplomacy', country: 'Turkey', amount: 2 } });
    const none = { ...createDraft('tile-draw', 'Italy'), none: true };
    expect(buildEffect(turnDraft(none, 'support', ITALY), ITALY)).toMatchObject({ ok: false });
  });

  it('GS 9.41: a card for two powers asks whose each effect is, and a kind of one’s own is never another’s', () => {
    const [own, other] = [createDraft('support', 'Italy'), createDraft('support', 'France')];
    expect([asksWhose(own, ITALY, false), asksWhose(own, ITALY, true)]).toEqual([false, true]);
    expect(asksWhose(other, ITALY, false)).toBe(true);
    expect(asksWhose(createDraft('free-unit', 'Italy'), ITALY, true)).toBe(false);
    const unit = turnDraft(other, 'free-unit', ITALY);
    expect([unit.power, turnDraft(unit, 'income', ITALY).power]).toEqual(['Italy', 'France']);
  });

  it('explains why it cannot be on this card', () => {
    const draft = { ...createDraft('flexible', 'Italy'), amount: 1, countries: ['Spain', 'Turkey'] as never };
    expect(buildEffect(draft, ITALY)).toMatchObject({ ok: true });
    expect(buildEffect(draft, GENERAL)).toMatchObject({
      refusal: { message: 'A flexible event is national.' },
    });
  });

  it('is rebuilt unchanged', () => {
    const cases = fc.oneof(
      generalEvent.map(({ effects }) => [effects, GENERAL] as const),
      ownEvent('Italy').map(({ effects }) => [effects, ITALY] as const),
    );
    fc.assert(
      fc.property(cases, ([effects, place]) => {
        for (const effect of effects) {
          const { order, ...plain } = effect as Effect & { order?: boolean };
          const meant = order ? effect : plain;
          const built = buildEffect(draftOf(effect, place.power ?? null), place);
          expect(built).toEqual({ ok: true, value: meant });
        }
      }),
    );
  });
});

describe('a card turned from words to pieces and back', () => {
  const text = 'A visit\nItalian support level: +1\nEAI: +1';

  it('keeps the parsed effects and the words as typed', () => {
    const typed = words('A visit\n\n  italian support +1. EAI 1');
    const pieces = turnCardDraft(typed, 'pieces', ITALY);
    expect(pieces.title).toBe('A visit');
    expect(readCardDraft(pieces, ITALY).event).toEqual(readCardDraft(typed, ITALY).event);
    expect(turnCardDraft(pieces, 'words', ITALY).text).toBe(typed.text);
  });

  it('writes changes to pieces back into words', () => {
    const pieces = turnCardDraft(words(text), 'pieces', ITALY);
    const changed = { ...pieces, drafts: pieces.drafts.slice(0, 1), title: null };
    expect(turnCardDraft(changed, 'words', ITALY).text).toBe('Italian support level: +1');
  });

  it('loses no words that cannot be read', () => {
    const pieces = turnCardDraft(words('Atlantis: 1'), 'pieces', ITALY);
    expect(pieces.drafts).toMatchObject([{ kind: 'support', power: 'Italy', amount: null }]);
    expect(turnCardDraft(pieces, 'words', ITALY).text).toBe('Atlantis: 1');
    const unfinished = { ...pieces, drafts: [createDraft('support', 'Italy')] };
    expect(turnCardDraft(unfinished, 'words', ITALY).text).toBe('Atlantis: 1');
  });

  it('keeps its secret mark', () => {
    const pieces = turnCardDraft(words('Italian support level: +1 [secret]'), 'pieces', ITALY);
    expect(readCardDraft(pieces, ITALY).event?.secret).toBe(true);
  });

  it('is the same card for any content', () => {
    fc.assert(
      fc.property(ownEvent('Italy'), (own) => {
        const typed = words(printEntered(own, ITALY));
        const { event: meant } = readCardDraft(typed, ITALY);
        fc.pre(meant !== null);
        const pieces = turnCardDraft(typed, 'pieces', ITALY);
        expect(readCardDraft(pieces, ITALY).event).toEqual(meant);
        const again = turnCardDraft({ ...pieces, text: '' }, 'words', ITALY);
        expect(parseEntered(again.text, ITALY)).toEqual({ ok: true, value: meant });
      }),
    );
  });
});

describe('mistakes in a card in pieces', () => {
  it('is the first that is missing, by its draft', () => {
    const drafts = [createDraft('support', 'Italy'), createDraft('index', 'Italy')];
    expect(readCardDraft(entry({ drafts }), ITALY)).toMatchObject({
      event: null,
      wrong: { key: drafts[0]?.key, at: 'amount' },
    });
  });

  it('is a letter of the title that cannot be seen', () => {
    expect(readCardDraft(entry({ title: 'A\u202e' }), GENERAL).wrong).toMatchObject({ at: 'title' });
  });

  it('GS 9.12: none for a general card without effects', () => {
    expect(readCardDraft(entry(), GENERAL).event).toEqual(event([], { title: '' }));
  });
});

describe('GS Guide, Diplomacy: questions of an event', () => {
  const FLEXIBLE: Effect = { kind: 'flexible', power: 'Italy', amount: 1, countries: ['Albania', 'Greece'] };
  const shown = event([{ kind: 'index', amount: 1 }, FLEXIBLE]);
  const ask = (answers: Record<number, string>) => questionsOf(paper().open, shown, answers, 'Italy');

  it('is asked by the effect, with its answer', () => {
    expect(ask({})).toMatchObject([{ effect: 1, words: 'In which country?', answer: null }]);
    expect(ask({ 1: 'Greece' })).toMatchObject([{ effect: 1, answer: 'Greece' }]);
    expect(answersOf(ask({ 1: 'Greece' }))).toEqual({ 1: 'Greece' });
  });

  it('an answer that no longer holds is not sent', () => {
    expect(answersOf(ask({ 0: 'Greece', 1: 'Turkey' }))).toEqual({});
  });
});
