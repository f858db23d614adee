import { expect, type Page } from '@playwright/test';
import { PaperTable, type PrintedEffect } from '../../pages/paper';
import type { Power } from '../../pages/words';
import { countTaps, expectTaps, restartTaps } from '../../support/look/taps';
import { test } from '../../support/test';

/** A paper turn of one general and five national cards, numbered and unknown at first. Every digit is a tap. */

interface PaperCard {
  number: number;
  effects: PrintedEffect[];
  /** Chosen as the event is shown. */
  answer?: string;
}
type Turn = Record<Power, PaperCard> & {
  play: (table: PaperTable, show: (power: Power) => Promise<void>) => Promise<void>;
};

const GENERAL: PaperCard = {
  number: 57,
  effects: [
    { kind: 'Diplomacy', country: 'Turkey', favor: 'Germany' },
    { kind: 'Income', power: 'Germany', amount: '+1' },
  ],
};
const PLAIN = {
  Britain: { number: 7, effects: [{ kind: 'Support', amount: '−1' }] },
  Germany: { number: 23, effects: [{ kind: 'Income', amount: '+1' }] },
};

/** Support, income and one secret card. */
const USUAL: Turn = {
  ...PLAIN,
  Italy: {
    number: 41,
    effects: [
      { kind: 'Support', amount: '+1' },
      { kind: 'European Aggression Index', amount: '+1' },
    ],
  },
  France: { number: 88, effects: [{ kind: 'Random tiles', none: true }] },
  Russia: { number: 130, effects: [{ kind: 'Support', amount: '−1' }] },
  async play(table, show) {
    await show('Britain');
    await show('Italy');
    await table.pass();
    await show('Germany');
    await show('France');
    await table.next('No one else');
    await table.next('Take income');
    await table.jump('Crisis');
    await show('Russia');
  },
};

/** Each power shows its card at another moment; one is chosen as it is shown, two count research. */
const SCATTERED: Turn = {
  ...PLAIN,
  Italy: {
    number: 41,
    effects: [
      { kind: 'Flexible diplomacy', oneOf: ['Albania', 'Bulgaria', 'Greece', 'Turkey', 'Yugoslavia'] },
    ],
    answer: 'Turkey',
  },
  France: {
    number: 88,
    effects: [{ kind: 'Support by research results', base: '−2', max: '+2', category: 'naval' }],
  },
  Russia: { number: 130, effects: [{ kind: 'Support by research levels', project: 'Russian armor' }] },
  async play(table, show) {
    await show('Britain');
    await table.pass();
    await show('Germany');
    await table.pass();
    await table.next('Take income');
    await table.jump('Diplomatic');
    await show('Italy');
    await table.jump('Crisis');
    for (const power of ['France', 'Russia'] as const) {
      await show(power);
      await table.next('That is right');
    }
  },
};

async function countTurn(page: Page, turn: Turn, known: boolean): Promise<void> {
  const table = new PaperTable(page);
  await table.setUp({ cards: 'Paper' });
  await restartTaps(page);
  await table.next('Enter the card');
  await table.typeNumber(GENERAL.number);
  if (known) await table.tap(table.sheet.getByRole('button', { name: 'Apply the card' }));
  else await table.fillCard('−1', GENERAL.effects);
  await table.next('Dealt');
  await turn.play(table, async (power) => {
    const { number, effects, answer } = turn[power];
    await table.tap(page.getByRole('button', { name: power, exact: true }));
    await table.typeNumber(number);
    if (!known) await table.fillEvent(...effects);
    if (answer) await table.tap(table.sheet.getByRole('radio', { name: answer, exact: true }));
    await table.tap(table.sheet.getByRole('button', { name: /^Done/ }));
    await expect(table.sheet).toBeHidden();
  });
  await table.endTurn();
  await expect(table.season).toHaveText('Summer 1935');
}

for (const { name, turn, first, again } of [
  { name: 'six cards', turn: USUAL, first: 60, again: 30 },
  { name: 'six cards at six moments @long', turn: SCATTERED, first: 60, again: 35 },
])
  test(`a paper turn of ${name}: entered once, then known by their numbers`, async ({ page }) => {
    await page.goto('./');
    await countTaps(page);
    await countTurn(page, turn, false);
    await expectTaps(page, `a paper turn of ${name}, entered the first time`, first);
    await countTurn(page, turn, true);
    await expectTaps(page, `a paper turn of ${name}, known by number`, again);
  });
