import { expect } from '@playwright/test';
import { PaperTable } from '../../pages/paper';
import { openFresh } from '../../support/tables/fresh-table';
import { test } from '../../support/test';

test.describe('a phone with its keyboard up', () => {
  // So much is left of 390 x 844.
  test.use({ viewport: { width: 390, height: 440 } });

  test('feedback on the words is visible while they are typed, and once a player asks for it', async ({
    page,
  }) => {
    await openFresh(page, { paper: true });
    const table = new PaperTable(page);
    await table.enterCard('0');
    await table.next('Dealt');
    await table.typeFor('Britain', '');
    const words = page.getByRole('textbox', { name: 'What the card says' });
    await words.click();
    await words.pressSequentially('Support +1');
    await expect(words).toBeFocused();
    await expect(words).toBeInViewport({ ratio: 0.95 });
    await expect(table.row('Understood').getByText('Understood')).toBeInViewport({ ratio: 1 });
    // The letters go on where they were begun.
    await words.press('End');
    await words.pressSequentially('; Turky: 1');
    await expect(words).toHaveValue('Support +1; Turky: 1');
    await expect(words).toBeInViewport({ ratio: 0.95 });
    await expect(page.getByRole('button', { name: 'Did you mean “Turkey”?' })).toBeInViewport({ ratio: 1 });
  });
});
