import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PartCard } from '@/games/gathering-storm/rules/cards/own-deck';
import { USUAL_CHOICES } from '@/games/gathering-storm/rules/options';
import { event } from '@/games/gathering-storm/rules/testing/play';
import { DeckCard } from './deck-card';

afterEach(cleanup);

const READINGS = { readings: USUAL_CHOICES, countries: {} };
const CARD: PartCard = {
  number: 7,
  trend: 0,
  general: event({ kind: 'civil-war', country: 'Spain' }),
  national: { France: event({ kind: 'income', power: 'France', amount: -1 }) },
};
const OURS = ['Spain comes one event closer to civil war.', 'French income falls by one this turn.'];
const PRINTED = ['Spain: 0', 'French national income: -1'];

describe('GS Guide: an opened card', () => {
  it('shows only our own sentence if it is view-only', () => {
    render(<DeckCard card={CARD} readings={READINGS} />);
    for (const words of OURS) expect(screen.getByText(words, { exact: false })).toBeTruthy();
    for (const words of PRINTED) expect(screen.queryByText(words)).toBeNull();
  });

  it('of a deck that is written here has the printed words under it', () => {
    render(<DeckCard card={CARD} readings={READINGS} writeHref="#/decks/mine/card/7" />);
    for (const words of [...OURS, ...PRINTED]) expect(screen.getByText(words, { exact: false })).toBeTruthy();
  });

  it('draws what a card prints beside its sentence, and nothing of any table', () => {
    render(<DeckCard card={CARD} readings={READINGS} />);
    const pictures = [...document.querySelectorAll<HTMLElement>('[data-picture]')];
    expect(pictures.map(({ dataset }) => dataset.picture)).toEqual(['war', 'amount']);
  });
});
