import { expect, type Locator, type Page } from '@playwright/test';
import { drag } from './drag';
import type { Power } from './words';

/** A player's open papers: sheets, the cards of a hand, and orders. */
export class Papers {
  constructor(readonly page: Page) {}

  async turnTo(power: Power): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${power}\\b`) }).click();
  }

  /** Turns to an alliance's research sheet: "Axis", "Allied", "Russian". */
  async turnToResearch(whose: string): Promise<void> {
    await this.page.getByRole('tab', { name: `${whose} research` }).click();
    await expect(this.page.getByRole('heading', { name: `${whose} research` })).toBeVisible();
  }

  /** A project's row on the research sheet. */
  project(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  async putStep(project: string): Promise<void> {
    await this.page.getByRole('button', { name: `Put a step on ${project}`, exact: true }).click();
  }

  /** A stack of this turn’s tokens, by what they are called: "General", "Surplus". */
  stack(name: string): Locator {
    return this.page
      .getByRole('region', { name: 'Points of this turn' })
      .getByRole('button', { name: new RegExp(`^(Take up|Put back): ${name}`) });
  }

  /** Picks up the top token of a stack. */
  async takeUp(stack: string): Promise<void> {
    await this.stack(stack).click();
    await expect(this.stack(stack)).toHaveAttribute('aria-pressed', 'true');
  }

  /** Pulls the uppermost token of a stack over a project and lets go. */
  async drag(stack: string, project: string): Promise<void> {
    const row = this.project(project);
    // Out from under the foot of the sheet.
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await drag(this.page, this.stack(stack), row, {
      hold: { x: 20, y: 20 },
      said: new RegExp(`Over .*${project}`),
    });
  }

  /** Where the picked up token may be placed. */
  placeHere(project: string): Locator {
    return this.page.getByRole('button', { name: `Place here: ${project}`, exact: true });
  }

  /** The points that are left, in the footer of the sheet. */
  get left(): Locator {
    return this.page.getByRole('region', { name: 'Points of this turn' });
  }

  /** The card that the orders are for. */
  get card(): Locator {
    return this.page.locator('article[aria-current="true"]');
  }

  get title(): Locator {
    return this.card.getByRole('heading');
  }

  /** The cards of the power's hand, each by the key that picks it. */
  get slots(): Locator {
    return this.page
      .getByRole('region', { name: /’s cards$/ })
      .getByRole('article')
      .getByRole('button');
  }

  /** The keys for the card in view. */
  get keys(): Locator {
    return this.page.getByRole('region', { name: /^Orders for the / });
  }

  get hideButton(): Locator {
    return this.page.getByRole('button', { name: 'Hide now' });
  }

  /** Picks one card of the hand, by its place: "First card". */
  async pick(place: string): Promise<void> {
    await this.slots.filter({ hasText: place }).click();
    await expect(this.card).toContainText(place);
  }

  /** Leaves an order for the card in view. */
  async order(what: 'Play' | 'Keep' | 'Decline'): Promise<void> {
    const button = this.keys.getByRole('button', { name: what, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }

  /** Answers the question of the card in view. */
  async answer(choice: string): Promise<void> {
    await this.page.getByRole('radio', { name: choice, exact: true }).check();
    await expect(this.card).toContainText('Your choice');
  }

  async expectRefusedDecline(why: string): Promise<void> {
    const decline = this.keys.getByRole('button', { name: 'Decline', exact: true });
    await expect(decline).toHaveAttribute('aria-disabled', 'true');
    await expect(decline).toHaveAccessibleDescription(`Decline: ${why}`);
  }

  /** The titles of every card in these papers, sheet by sheet. */
  async titles(): Promise<string[]> {
    const found: string[] = [];
    for (const tab of await this.page.getByRole('tab', { name: /, \d+ cards?$/ }).all()) {
      await tab.click();
      for (const slot of await this.slots.all()) {
        await slot.click();
        await expect(slot).toHaveAttribute('aria-pressed', 'true');
        found.push((await this.title.textContent()) ?? '');
      }
    }
    return found;
  }

  async hide(): Promise<void> {
    await this.hideButton.click();
    await expect(this.hideButton).toBeHidden();
  }
}
