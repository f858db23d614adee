import type { Page } from '@playwright/test';

/** A dozen entries as typed by a player, with a mistake on each of the lines 5, 24 and 39. */
export const ENTRY_LIST = `General 12
A hard winter
Chinese support level: -1

Genral 3
Trade talks go on
Japanese national income: +1

General 45
A general changes sides
One garrison unit comes back

General 60
A long march
By hand: Move two Communist flags to neighboring regions

Japanese 1, 7
Envoys in the capital [secret]
Chinese support level: -1

Japanese 2, 7
Ships are late [income]
JAI: -1
Japanese suport +1

Diplomatic 43
A governor is flattered

Chinese 79
A warlord comes over
British support level: +1

Chinese 12
Rice is dear
Chinese national income: -1

British 4
Harbor dues
JAI: +x

British 5
Talks in Geneva [any time]
British support level: +1

Russian 9
Quiet river
One garrison unit comes back
`;

/** The same as it is meant. */
export const mendedList = () =>
  ENTRY_LIST.replace('Genral', 'General')
    .replace('Japanese suport +1', 'Japanese support level: +1')
    .replace('JAI: +x', 'JAI: +1');

/** Opens the cards of the deck from the menu. */
export async function openCards(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cards of the deck/ })
    .click();
  await page.getByRole('heading', { name: 'Cards of the deck' }).waitFor();
}
