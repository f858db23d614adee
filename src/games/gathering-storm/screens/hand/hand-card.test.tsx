import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Event } from '@/games/gathering-storm/rules/cards/card';
import { handOf, researchSheetOf } from '@/games/gathering-storm/rules/state/state';
import { event, hands, secret } from '@/games/gathering-storm/rules/testing/play';
import type { Power } from '@/games/gathering-storm/rules/vocabulary';
import { sitDown } from '../testing/sit-down';
import { HandSheet } from './hand-sheet';

function hold(power: Power, cards: readonly Event[], armor?: number) {
  const table = hands({ [power]: cards }, { keeps: ['income', 'research', 'flags'] }).to('read');
  if (armor !== undefined)
    table.run('set-sheet', { board: 'Russia', what: 'steps', project: 'Russia/armor', steps: armor });
  const sheet = armor === undefined ? undefined : researchSheetOf(table.state, 'Russia');
  const hidden = handOf(table.state, power);
  sitDown(table, <HandSheet {...{ power, open: table.open, hidden, sheet }} send={async () => true} />);
  return screen.getAllByRole('article');
}

/** What the pictures of a card say, the face first. */
const drawn = (card: HTMLElement | undefined) =>
  [...(card?.querySelectorAll('[data-picture]') ?? [])].map(({ textContent }) => textContent);

const ARMOR = secret({
  kind: 'support-progress',
  power: 'Russia',
  base: -3,
  max: 3,
  project: 'Russia/armor',
});

it('GS 9.41: the face shows the seal and the figure of the main effect, and below what it would change', () => {
  const [first, second] = hold('Italy', [
    secret({ kind: 'support', power: 'Italy', amount: -2 }),
    event([
      { kind: 'income', power: 'Italy', amount: 3 },
      { kind: 'support', power: 'Italy', amount: 1 },
    ]),
  ]);
  expect(drawn(first)).toEqual(['ISupport−2', 'I0−2']);
  // The second effect has its own picture beside its sentence.
  expect(drawn(second).slice(0, 2)).toEqual(['IIncome+3', 'I+1']);
});

it('GS Guide, Support: a conditional event shows what counts, its worth now and at best', () => {
  const [card] = hold('Russia', [ARMOR], 4);
  const counts = within(card as HTMLElement).getByRole('list', { name: 'What counts now' });
  expect(
    within(counts)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['The card −3', 'Armor, 2 levels +2']);
  expect(screen.getByText('Worth now').parentElement?.textContent).toBe('Worth now at best +3 −1');
  expect(drawn(card)[0]).toBe('RSupport−1');
});

it('GS 9.31: a modifier for one power is drawn with that power alone, above and below', () => {
  const [card] = hold('Germany', [
    event([{ kind: 'diplomacy', country: 'Rhineland', amount: 1, side: 'Axis', beneficiaries: ['Germany'] }]),
  ]);
  const pictures = [...(card?.querySelectorAll('[data-picture]') ?? [])];
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) expect(picture.textContent).not.toMatch(/G.*I|I.*G/);
});
