import { readFile } from 'node:fs/promises';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { readShownCards } from '../support/look/shown-cards';
import { settled } from '../support/settled';
import { Papers } from './papers';
import { Why } from './why';
import { type Power, readNumber } from './words';

export interface SetUp {
  cards?: 'Paper';
  /** The name of a deck of one’s own. */
  deck?: string;
  running?: { season: string; year: string };
  /** What else, besides events and support, the app does not track. */
  without?: readonly string[];
  /** Base incomes as the board has them. */
  incomes?: Partial<Record<Power, number>>;
  /** The table is sealed by these PINs, and nothing helps if one is forgotten. */
  pins?: Readonly<Record<string, string>>;
}

/** A player's actions in Dispatch Box; everything is found by role and label. */
export class App {
  /** How often the device was passed to another player. */
  passes = 0;
  readonly papers: Papers;

  constructor(readonly page: Page) {
    this.papers = new Papers(page);
  }

  async openHome(): Promise<void> {
    await this.page.goto('./');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Dispatch Box' })).toBeVisible();
  }

  /** Sets a table up with the defaults, or with paper cards, or already running. */
  async setUp({ cards, deck, running, without = [], incomes = {}, pins }: SetUp = {}): Promise<void> {
    const { page } = this;
    await this.openHome();
    await page.getByRole('button', { name: /^Gathering Storm/ }).click();
    if (cards) await page.getByRole('radio', { name: /Paper/ }).check();
    if (deck) await page.getByRole('radio', { name: new RegExp(`^${deck}`) }).check();
    if (running) {
      await page.getByRole('radio', { name: 'Already running' }).check();
      await page.getByRole('radio', { name: running.season }).check();
      await page.getByRole('textbox', { name: 'Year' }).fill(running.year);
    }
    for (const name of without) await page.getByRole('checkbox', { name, exact: true }).uncheck();
    for (const [power, income] of Object.entries(incomes))
      await page.getByRole('textbox', { name: power, exact: true }).fill(String(income));
    if (pins) {
      await page.getByRole('radio', { name: 'Each seat, by a PIN' }).check();
      await page.getByRole('radio', { name: 'Nothing' }).check();
      for (const [person, pin] of Object.entries(pins)) await page.getByLabel(`${person}’s PIN`).fill(pin);
    }
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/#\/table\//);
    await expect(this.guide).toBeVisible();
    if (!running) return;
    await this.guide.getByRole('button', { name: 'Enter it' }).click();
    await this.sheet.getByRole('button', { name: 'All of it is entered' }).click();
  }

  get guide(): Locator {
    return this.page.getByRole('complementary', { name: 'What to do next' });
  }

  /** The sheet over the table. */
  get sheet(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Waits until every command is done, and the app's decisions after it. */
  async settled(): Promise<void> {
    await expect(this.page.locator('#root')).not.toHaveAttribute('aria-busy', 'true');
  }

  /** Presses the guide's button after checking its label; resolves when its command is done. */
  async next(label: string | RegExp): Promise<void> {
    await this.guide.getByRole('button', { name: label, exact: true }).click();
    await this.settled();
  }

  /**
   * Follows the guide to one of its labels, and settles what is due in the first way that is offered.
   * @param meet deals with a label of the guide itself; false if it is to be pressed
   */
  async followTo(
    until: string,
    meet: (label: string) => Promise<boolean> = async () => false,
  ): Promise<void> {
    const main = this.guide.locator('button').last();
    for (;;) {
      await this.settled();
      if (await this.sheet.isVisible()) {
        const choice = this.sheet.getByRole('radio').first();
        const button = this.sheet.getByRole('button', { name: /^(?!Close)/ }).first();
        await ((await choice.isVisible()) ? choice : button).click();
        continue;
      }
      const label = (await main.textContent()) ?? '';
      if (label === until) return;
      if (!(await meet(label))) await this.next(label);
    }
  }

  /** Presses the guide's button again and again, as it is labeled each time. */
  async go(...labels: string[]): Promise<void> {
    for (const label of labels) await this.next(label);
  }

  /** Ends the turn from the Crisis phase without opening any papers. */
  async endTurn(): Promise<void> {
    const over = this.guide.getByRole('button', { name: /^End the crisis( and the turn)?$/ });
    const last = (await over.textContent()) === 'End the crisis';
    await over.click();
    if (last) await this.next(/^(Nobody: end|End) the turn$/);
  }

  /** The season at the head of the table. */
  get season(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The title of the card face up. */
  async cardTitle(): Promise<string> {
    await settled(this.page);
    return (await this.page.getByRole('article').getByRole('heading').textContent()) ?? '';
  }

  /** Holds the curtain's button until the papers open. */
  async openPapers(person: string): Promise<void> {
    const hold = this.page.getByRole('button', { name: new RegExp(`I am ${person}`) });
    await hold.hover();
    await this.page.mouse.down();
    await expect(this.page.getByRole('heading', { level: 1, name: person, exact: true })).toBeVisible();
    await this.page.mouse.up();
    this.passes += 1;
    // From the first deal on cards are shown.
    await readShownCards(this.page);
  }

  async turnTo(power: Power): Promise<void> {
    await this.papers.turnTo(power);
  }

  async hide(): Promise<void> {
    await this.papers.hide();
  }

  /** One round of the curtain; each player makes the given decisions, then hides. */
  async round(people: readonly string[], decide?: (person: string) => Promise<void>): Promise<void> {
    for (const person of people) {
      await this.openPapers(person);
      await decide?.(person);
      await this.hide();
    }
  }

  /** Passes the device to this player, or around to everyone. */
  async passTo(who: string): Promise<void> {
    await this.guide.getByRole('button', { name: /^(Pass to…|Somebody’s papers)$/ }).click();
    const whom = who === 'everyone' ? 'Pass to everyone, in order' : `Pass to ${who}`;
    await this.sheet.getByRole('button', { name: whom }).click();
    await expect(this.page.getByRole('button', { name: /I am / })).toBeVisible();
  }

  /** Opens and hides the papers of each player the curtain calls, until the table is back. */
  async visit(): Promise<void> {
    const curtain = this.page.getByRole('button', { name: /I am / });
    for (;;) {
      await curtain.or(this.guide).first().waitFor();
      if (!(await curtain.isVisible())) return;
      const name = (await curtain.textContent()) ?? '';
      await this.openPapers(/I am ([^.,:]+?)(?:$|[.,:])/.exec(name)?.[1] ?? '');
      await this.hide();
    }
  }

  /** Turns the card, applies it and deals. */
  async toDeal(): Promise<void> {
    await this.go('Turn the card', 'Apply the card', 'Deal the cards');
  }

  /** The tiles of the powers. The page of a phase may name support elsewhere too. */
  private get powers(): Locator {
    return this.page.getByRole('list', { name: 'Powers' });
  }

  supportButton(power: Power): Locator {
    return this.powers.getByRole('button', { name: new RegExp(`^${power} support`) });
  }

  /** The support on a power's tile: "+1". */
  async support(power: Power): Promise<string> {
    await settled(this.page);
    const name = await this.supportButton(power).getAttribute('aria-label');
    return /support (.+?)\./.exec(name ?? '')?.[1] ?? '';
  }

  /** Waits until the tiles show this support. */
  async expectSupport(levels: Partial<Record<Power, string>>): Promise<void> {
    for (const [power, level] of Object.entries(levels))
      await expect(
        this.powers.getByRole('button', { name: `${power} support ${level}. Why?`, exact: true }),
      ).toBeVisible();
  }

  moneyButton(power: Power): Locator {
    return this.powers.getByRole('button', {
      name: new RegExp(`^${power}: (Income|Income change|Tile points|Points change|Points short) `),
    });
  }

  /** Income, tile points, or points short as a number below 0. */
  async money(power: Power): Promise<number> {
    await settled(this.page);
    const name = (await this.moneyButton(power).getAttribute('aria-label')) ?? '';
    const [, what, value = ''] =
      /: (Income|Income change|Tile points|Points change|Points short) ([^\s,]+)(?:, \d+ kept)?$/.exec(
        name,
      ) ?? [];
    return what === 'Points short' ? -readNumber(value) : readNumber(value);
  }

  /** Expands the list of countries if only the first ones are shown. */
  async showCountries(): Promise<void> {
    const more = this.page.getByRole('button', { name: /^and \d+ more countries$/ });
    if (await more.isVisible()) await more.click();
  }

  async why(button: Locator): Promise<Why> {
    await button.click();
    await expect(this.sheet).toBeVisible();
    return new Why(this.sheet);
  }

  async menu(item?: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
    if (item) await this.sheet.getByRole('button', { name: item }).click();
  }

  /** Dinner: by the head of the page, or on a phone by the menu. */
  async pause(): Promise<void> {
    const key = this.page.getByRole('button', { name: 'Pause', exact: true });
    await this.page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
    if (await key.isVisible()) await key.click();
    else await this.menu(/^Pause/);
  }

  /** Closes a sheet that may have closed by itself, as the list of dues does after the last one. */
  async leave(): Promise<void> {
    await this.settled();
    const close = this.sheet.getByRole('button', { name: 'Close', exact: true });
    if (await close.isVisible()) await close.click();
    await expect(this.sheet).toBeHidden();
  }

  async close(): Promise<void> {
    await this.sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(this.sheet).toBeHidden();
  }

  /** Shuts a sheet in which something was begun, and leaves it. */
  async abandon(): Promise<void> {
    await this.sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await this.sheet.getByRole('button', { name: 'Leave without it' }).click();
    await expect(this.sheet).toBeHidden();
  }

  get undoButton(): Locator {
    return this.page.getByRole('button', { name: /^(Undo: |Nothing to undo)/ });
  }

  /** Undoes the newest entry after checking the label of the button. */
  async undo(what: string | RegExp): Promise<void> {
    const before = (await this.undoButton.textContent()) ?? '';
    await this.page.getByRole('button', { name: what instanceof RegExp ? what : `Undo: ${what}` }).click();
    // The people who saw what is undone agree first.
    const agree = this.page.getByRole('button', { name: /agrees?: undo$/ });
    await agree
      .or(this.undoButton.filter({ hasNotText: before }))
      .first()
      .waitFor();
    if (await agree.isVisible()) await agree.click();
    await expect(this.undoButton).not.toHaveText(before);
  }

  /** Opens one of the table's pages by its tab. */
  async openBoard(name: 'Diplomacy' | 'Economy' | 'Construction' | 'Research' | 'History'): Promise<void> {
    const boards = this.page.getByRole('button', { name: 'Boards', exact: true });
    const tabs = this.page.getByRole('navigation', { name: 'Pages of this table' });
    await boards.or(tabs).waitFor();
    if (await boards.isVisible()) await boards.click();
    const tab = tabs.getByRole('link', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
  }

  /** Opens a country on the diplomacy board by its row; returns its panel. */
  async openCountry(name: string): Promise<Locator> {
    await this.page.getByRole('button', { name: new RegExp(`^${name}\\b`), expanded: false }).click();
    const panel = this.page.getByRole('region', { name, exact: true });
    await expect(panel).toBeVisible();
    return panel;
  }

  /** Places a power’s counter in a country, on the diplomacy board. */
  async layDown(power: Power, country: string): Promise<void> {
    const panel = await this.openCountry(country);
    await panel.getByRole('button', { name: `Place ${power}’s counter` }).click();
    await panel.getByRole('button', { name: 'Place the counter' }).click();
  }

  async openJournal(): Promise<void> {
    await this.page.getByRole('button', { name: 'Journal', exact: true }).click();
    await expect(this.season).toHaveText('Journal');
  }

  async leaveJournal(): Promise<void> {
    await this.page.getByRole('button', { name: 'Table', exact: true }).click();
    await expect(this.guide).toBeVisible();
  }

  /** The journal's entries, newest first, once all of them are rendered: the visible ones come first. */
  async journalEntries(): Promise<Locator> {
    const entries = this.page.getByRole('region', { name: 'Entries' });
    await expect(entries.locator('[aria-busy]')).toHaveCount(0);
    return entries.getByRole('listitem');
  }

  /** The same, each as one line of text. */
  async journalRows(): Promise<string[]> {
    await settled(this.page);
    const rows = await (await this.journalEntries()).allInnerTexts();
    return rows.map((row) => row.replace(/\s+/g, ' ').trim());
  }

  /** Opens the journal, reads it, and comes back. */
  async readJournal(): Promise<string[]> {
    await this.openJournal();
    const rows = await this.journalRows();
    await this.leaveJournal();
    return rows;
  }

  /** "End the evening": returns the text of the whole copy. */
  async copyWhole(): Promise<string> {
    await this.menu(/^End the evening/);
    const given = this.page.waitForEvent('download');
    await this.sheet.getByRole('button', { name: 'Back up' }).click();
    const text = await readDownload(await given);
    await expect(this.sheet.getByRole('status')).toHaveText('The copy is in your downloads.');
    return text;
  }

  /** The public copy, from the sheet that ends the evening. */
  async copyPublic(): Promise<string> {
    const given = this.page.waitForEvent('download');
    await this.sheet.getByRole('button', { name: 'Public copy' }).click();
    return readDownload(await given);
  }

  /** Opens a file from Home. */
  async openFile(name: string, text: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: /^Open a file/ }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  }

  /** Opens a file although its table is here already. */
  async openBeside(): Promise<void> {
    await this.sheet.getByRole('button', { name: 'Open the file beside it' }).click();
  }
}

async function readDownload(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}
