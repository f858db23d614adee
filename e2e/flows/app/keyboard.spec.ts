import { expect } from '@playwright/test';
import { App } from '../../pages/app';
import { Keyboard } from '../../pages/keyboard';
import { PEOPLE } from '../../pages/words';
import { storeEveningDeck } from '../../support/evening';
import { lookAtShownCards } from '../../support/look/shown-cards';
import { seedEntropy } from '../../support/tables/seeded';
import { test } from '../../support/test';

test('a whole turn with the app’s deck, by keyboard alone', async ({ page }) => {
  // The deck is in storage; the rest is done by keyboard.
  await seedEntropy(page, 516);
  const app = new App(page);
  await app.openHome();
  await storeEveningDeck(page);
  const keys = new Keyboard(page);
  const next = async (label: string) => {
    await keys.press(app.guide.getByRole('button', { name: label, exact: true }));
    await app.settled();
    await keys.expectFocusSeen();
  };
  await app.openHome();
  await keys.press(page.getByRole('button', { name: /^Gathering Storm/ }));
  for (const cards of [/^Paper/, /^Evening deck/])
    await keys.choose(page.getByRole('group', { name: 'Cards' }), cards);
  await keys.press(page.getByRole('button', { name: 'Open the table' }));
  await expect(app.guide).toContainText('Turn the card');
  await keys.expectFocusSeen();

  for (const label of ['Turn the card', 'Apply the card', 'Deal the cards', 'Pass to Anna'])
    await next(label);
  for (const person of PEOPLE) {
    await keys.holdOpen(person);
    await keys.expectFocusSeen();
    await keys.tabTo(app.papers.slots.first());
    if (person === 'Anna') {
      await keys.choose(page.getByRole('group', { name: 'In which country?' }), 'Bulgaria');
      await keys.tabTo(page.getByRole('tab', { name: /Germany/ }), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: /Italy/ })).toBeFocused();
      await keys.press(app.papers.keys.getByRole('button', { name: 'Keep' }), ' ');
      await expect(app.papers.card).toContainText('Kept.');
    }
    await lookAtShownCards(page);
    await keys.tabTo(app.papers.hideButton, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(app.papers.hideButton).toBeHidden();
    await keys.expectFocusSeen();
  }

  const dialog = async (open: () => Promise<void>, close: () => Promise<void>) => {
    await open();
    await expect(app.sheet).toBeVisible();
    await keys.expectFocusSeen();
    await close();
    await expect(app.sheet).toBeHidden();
    await keys.expectFocusSeen();
  };
  const leave = () => page.keyboard.press('Escape');
  await dialog(() => keys.press(app.supportButton('Germany')), leave);
  await dialog(
    () => keys.press(page.getByRole('button', { name: 'Menu', exact: true })),
    () => keys.press(app.sheet.getByRole('button', { name: 'Close', exact: true })),
  );
  await dialog(async () => {
    await keys.press(page.getByRole('button', { name: 'Menu', exact: true }));
    await keys.press(app.sheet.getByRole('button', { name: /^Board figures/ }));
    await expect(app.sheet.getByRole('heading', { name: 'Board figures' })).toBeVisible();
  }, leave);

  for (const label of ['Show any public events', 'Show any income events', 'Take income']) await next(label);
  await keys.press(
    page.getByRole('navigation', { name: 'Turn sequence' }).getByRole('button', { name: 'Diplomatic' }),
  );
  await expect(app.guide).toContainText('Next: diplomacy');
  await keys.expectFocusSeen();
  await next('Show any events');
  // Three cards are shown: one key press each, and the focus stays on the button.
  for (const label of [/^Next: .*’s card$/, /^Next: .*’s card$/, 'Go on']) {
    const button = app.sheet.getByRole('button', { name: label });
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await keys.expectFocusSeen();
  await next('Finish diplomacy');
  await expect(page.getByRole('button', { name: 'Bulgaria +1 for Germany. Why?' })).toBeVisible();
  await keys.press(app.undoButton);
  await app.settled();
  await keys.expectFocusSeen();
  await next('Finish diplomacy');
  await keys.press(app.guide.getByRole('button', { name: 'Somebody’s papers' }));
  await keys.press(app.sheet.getByRole('button', { name: /^Pass to Ben/ }));
  await keys.holdOpen('Ben');
  await keys.press(app.papers.hideButton);
  await expect(app.papers.hideButton).toBeHidden();
  await next('End the crisis and the turn');
  await expect(app.season).toHaveText('Summer 1935');
});
