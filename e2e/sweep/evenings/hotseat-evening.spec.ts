import { expect } from '@playwright/test';
import type { App } from '../../pages/app';
import { ADJECTIVES, PEOPLE, POWERS, type Power, readNumber, TO_CRISIS } from '../../pages/words';
import { setUpEvening } from '../../support/evening';
import { test } from '../../support/test';

/**
 * With this entropy Germany has a card for one of two countries in Spring 1935, and Britain a secret one of
 * +1; in Summer Germany's second card comes before or after research points; in Fall it holds two secret
 * ones.
 */
const EVENING = 516;

/** Income from the board each turn, typed at set-up. */
const INCOMES = { Germany: 4, Italy: 3, Britain: 0, France: 3, Russia: 3 };

/** With the incomes known, income events and the taking of income are one tap. */
const ONWARD = ['Show any public events', 'Show events, take income', ...TO_CRISIS.slice(3)];

/** The last value of a total in this turn's entries, newest entry first. */
function lastSaid(rows: readonly string[], total: string): number | null {
  for (const row of rows) {
    const said = [
      ...row.matchAll(new RegExp(`${total} (?:0, \\d+ short|\\S+) to ([+−]?\\d+)(?:, (\\d+) short)?`, 'g')),
    ].at(-1);
    if (said) return said[2] ? -Number(said[2]) : readNumber(said[1] ?? '');
  }
  return null;
}

/** The tiles show the totals after the newest changes of this turn in the journal. */
async function expectTilesAsJournal(app: App): Promise<void> {
  await app.openJournal();
  await app.page.getByRole('radio', { name: 'This turn' }).check();
  const rows = await app.journalRows();
  await app.leaveJournal();
  let compared = 0;
  for (const power of POWERS) {
    const support = lastSaid(rows, `${ADJECTIVES[power]} support`);
    const points = lastSaid(rows, `${ADJECTIVES[power]} tile points`);
    compared += Number(support !== null) + Number(points !== null);
    if (support !== null) expect(readNumber(await app.support(power)), `${power} support`).toBe(support);
    if (points !== null) expect(await app.money(power), `${power} points`).toBe(points);
  }
  expect(compared, 'numbers that moved').toBeGreaterThanOrEqual(2);
}

test('three people play three whole turns on one device', async ({ page }) => {
  const app = await setUpEvening(page, EVENING, { incomes: INCOMES });
  const { papers } = app;
  const passes: number[] = [];
  /** Ends the turn; the next begins with the support that shortfalls left, otherwise with none. */
  const endTurn = async (left: Partial<Record<Power, string>> = {}, counts = false) => {
    await expectTilesAsJournal(app);
    await app.endTurn();
    // What last cards count is looked at before points settle.
    if (counts) await app.go('That is right', 'End the turn');
    passes.push(app.passes);
    app.passes = 0;
    await app.expectSupport({ Germany: '0', Italy: '0', Britain: '0', France: '0', Russia: '0', ...left });
  };

  await test.step('Spring 1935: the card, the deal, the round', async () => {
    await expect(app.season).toHaveText('Spring 1935');
    await app.go('Turn the card', 'Apply the card');
    await app.expectSupport({ France: '−1', Russia: '+1', Germany: '0' });
    await app.next('Deal the cards');
    await app.next('Pass to Anna');

    await app.openPapers('Anna');
    await papers.turnTo('Germany');
    await papers.expectRefusedDecline('Germany has one card and must play it.');
    await papers.answer('Hungary');
    await expect(papers.card).toContainText('Your choice: Hungary.');
    await app.hide();

    await app.openPapers('Ben');
    await papers.turnTo('Britain');
    const title = await papers.title.textContent();
    await papers.order('Play');
    await expect(papers.card).toContainText('shown to all when you hide your papers');
    await app.hide();
    await app.openPapers('Clara');
    await app.hide();

    await app.expectSupport({ Britain: '+1' });
    expect((await app.readJournal()).join('\n')).toContain(`Britain shows ${title}`);
  });

  await test.step('Spring 1935: from public events to the crisis', async () => {
    await app.go(...ONWARD.slice(0, 1));
    await expect(app.moneyButton('Britain')).toHaveAccessibleName('Britain: Income 1');
    await app.go(...ONWARD.slice(1));
    await app.showCountries();
    await expect(page.getByRole('button', { name: 'Hungary +1 for Germany. Why?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bulgaria +1' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Yugoslavia: 1 of 5/ })).toBeVisible();
  });

  await test.step('Spring 1935: Germany takes Austria; last cards; the turn ends', async () => {
    await app.guide.getByRole('button', { name: 'Record an aggression' }).click();
    await app.sheet.getByRole('radio', { name: /^Austria/ }).check();
    await app.sheet.getByRole('button', { name: 'Record it' }).click();
    await expect(app.sheet).toContainText('The index is 1 higher for good, from the turn after.');
    await expect(app.sheet).toContainText('Germany draws an extra card in Summer 1935');
    await app.sheet.getByRole('button', { name: 'Back to the table' }).click();
    await endTurn();
  });

  await test.step('Summer 1935: Austria gives Germany a second card, and says so', async () => {
    await expect(app.season).toHaveText('Summer 1935');
    await app.go('Turn the card', 'Apply the card');
    const why = await app.why(page.getByRole('button', { name: 'Germany: Draws 2' }));
    await expect(why.lines).toContainText('Austria');
    expect(await why.amounts()).toEqual([1, 1]);
    await app.close();
    await expect(page.getByRole('button', { name: 'Italy: Draws 1' })).toBeVisible();
    await app.next('Deal the cards');
  });

  await test.step('Summer 1935: one card goes before research, the other is declined', async () => {
    await app.next('Pass to Anna');
    await app.round(PEOPLE, async (person) => {
      if (person !== 'Anna') return;
      await papers.turnTo('Germany');
      await papers.order('Decline');
      await papers.pick('Second card');
      await papers.expectRefusedDecline('Germany must play at least one of its cards.');
      await page.getByRole('button', { name: 'Bring it to the Axis sheet now' }).click();
      await papers.turnToResearch('Axis');
      await expect(papers.project('Torpedoes')).toContainText('2 steps, 1 level');
    });
    await app.go(...ONWARD);
    // Britain carried 1 point from Spring, and its last card costs 2: one point short.
    await endTurn({ Britain: '−1' }, true);
  });

  await test.step('Fall 1935: one secret card is played at once, the other stays closed', async () => {
    await expect(app.season).toHaveText('Fall 1935');
    await app.go('Turn the card', 'Apply the card');
    await expect(page.getByRole('button', { name: 'Germany: Draws 2' })).toBeVisible();
    await app.next('Deal the cards');
    await app.expectSupport({ Germany: '0' });
    await app.next('Pass to Anna');
    await app.round(PEOPLE, async (person) => {
      if (person !== 'Anna') return;
      await papers.turnTo('Germany');
      await papers.order('Play');
      await papers.pick('Second card');
      await papers.order('Decline');
    });
    await app.expectSupport({ Germany: '+1' });
    await expect(page.getByRole('button', { name: 'Germany: 1 secret card' })).toBeVisible();
    await app.go(...ONWARD);
    // Its support of −2 lowers its income by 2 (GS 10.21), and nothing is there to pay it: two points short.
    await endTurn({ Britain: '−2' });
    await expect(app.season).toHaveText('Winter 1935');
  });

  await test.step('the whole journal: a sentence and a label for each step', async () => {
    for (const count of passes) {
      expect(count).toBe(3);
    }
    expect(passes).toHaveLength(3);
    const rows = await app.readJournal();
    expect(rows.length).toBeGreaterThan(40);
    // Each turn ends with words to note: they let anyone check later that the journal is the same.
    const noted = rows.filter((row) => /^To note at the turn’s end: \w+( \w+){3}$/.test(row));
    expect(noted).toHaveLength(3);
    // A turn step is a short line; every other entry names its rule.
    const steps = /On to |opens the papers$|dealt|ends$/;
    for (const row of rows.filter((one) => !noted.includes(one)))
      expect(row).toMatch(
        steps.test(row) ? /^\d+ \p{Lu}.{6,}$/u : /^\d+ \p{Lu}.{6,} GS (\d|Guide)[\w., ]*$/u,
      );
    const all = rows.join('\n');
    for (const step of [
      'The card is turned',
      'The general card is applied',
      'Cards dealt',
      'opens the papers',
    ])
      expect(all).toContain(step);
    expect(all).toContain('Germany completes its aggression against Austria');
    expect(all).toContain('Income is taken');
    // Britain was a point short as Summer ended: that is told, and so what its support begins with (GS 10.41C).
    expect(all.match(/ 1935 ends/g)).toHaveLength(3);
    expect(all).toMatch(/Summer 1935 ends British tile points 0, 1 short to 0 .*British support .* to −1/);
    expect(all).toContain('Last cards are shown');
    expect(all).toContain('Germany shows and discards');
  });
});
