import { type Browser, type Page, test } from '@playwright/test';
import { Phone } from '../pages/phone';
import { openEvening } from '../support/evening';

/** Papers on a phone that the table waits for. */
test.use({
  viewport: { width: 1180, height: 740 },
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
});

const { SCENES } = process.env;
const asked = !SCENES || SCENES.split(',').includes('phones');

async function phones({ page, browser }: { page: Page; browser: Browser }): Promise<void> {
  const app = await openEvening(page, 516);
  const [anna] = (await Phone.linkAll(browser, app)) as [Phone];
  await app.go('Turn the card', 'Apply the card', 'Deal the cards');
  await anna.show();
  await anna.page.screenshot({ path: 'shots/phones-papers.png', animations: 'disabled' });
}

if (asked) {
  test.setTimeout(120_000);
  test('phones', phones);
}
