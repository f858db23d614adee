import { expect, type Locator } from '@playwright/test';
import { App } from './app';
import type { Power } from './words';

/** What one line of a printed card does, in the words of the form. */
export interface PrintedEffect {
  kind: string;
  power?: Power;
  amount?: string;
  country?: string;
  oneOf?: readonly string[];
  favor?: Power;
  base?: string;
  max?: string;
  category?: string;
  project?: string;
  region?: string;
  none?: boolean;
  words?: string;
  shown?: string;
  /** For research: whose projects, two of them, or what is doubled. */
  owner?: string;
  two?: readonly string[];
  doubled?: string;
  /** Of ships that move on. */
  ships?: string;
  between?: readonly string[];
}

/** A table with paper cards: what is shown is entered, and every tap is counted. */
export class PaperTable extends App {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }

  /** Taps the guide's one button. */
  override async next(label: string | RegExp): Promise<void> {
    await this.tap(this.guide.getByRole('button', { name: label, exact: true }));
  }

  /** Declares that nobody, or nobody else, shows a card now: one tap ends the phase. */
  async pass(): Promise<void> {
    await this.next(/^(Nobody|No one else)/);
  }

  /** Ends the turn from the Crisis with one tap. */
  override async endTurn(): Promise<void> {
    await this.next(/^(Nobody: end the turn|End the crisis and the turn)$/);
  }

  /** Jumps to a later phase by the turn sequence. */
  async jump(phase: string): Promise<void> {
    await this.tap(
      this.page.getByRole('navigation', { name: 'Turn sequence' }).getByRole('button', { name: phase }),
    );
  }

  /** Fills the newest effect of the form in. */
  private async fill(effect: PrintedEffect): Promise<void> {
    const part = (name: string) => this.sheet.getByRole('group', { name, exact: true }).last();
    const kinds = part('Kind of effect');
    const kind = kinds.getByRole('radio', { name: effect.kind, exact: true });
    if ((await kind.count()) === 0)
      await this.tap(this.sheet.getByRole('button', { name: 'Other kinds' }).last());
    if (!(await kind.isChecked())) await this.tap(kind);
    const choose = async (group: string, name: string | undefined) => {
      const choice = part(group).getByRole('radio', { name: name ?? '', exact: true });
      if (name !== undefined && !(await choice.isChecked())) await this.tap(choice);
    };
    const whose = part('Whose?').getByRole('button', { name: effect.power ?? '' });
    if (effect.power && (await whose.getAttribute('aria-pressed')) !== 'true') await this.tap(whose);
    await choose('Where?', effect.country);
    for (const country of effect.oneOf ?? [])
      await this.tap(part('Where, one of').getByRole('checkbox', { name: country, exact: true }));
    if (effect.favor) await this.tap(part('In favor of').getByRole('button', { name: effect.favor }));
    await choose('Base', effect.base);
    await choose('At most', effect.max);
    await choose('Category', effect.category);
    await choose('Project', effect.project ?? effect.doubled);
    await choose('Whose projects', effect.owner);
    await choose('Which ships', effect.ships);
    for (const [group, names] of [
      ['Two projects', effect.two],
      ['Between', effect.between],
    ] as const)
      for (const name of names ?? [])
        await this.tap(part(group).getByRole('checkbox', { name, exact: true }));
    await choose('Region', effect.region);
    await choose('How much?', effect.amount);
    if (effect.none) await this.tap(part('None at all').getByRole('checkbox'));
    if (effect.words)
      await this.sheet.getByRole('textbox', { name: 'What it does' }).last().fill(effect.words);
    await choose('Shown', effect.shown);
  }

  /** Enters the general card: its trend and what it does, which is applied at once. */
  async enterCard(trend: string, effects: readonly PrintedEffect[] = []): Promise<void> {
    await this.next('Enter the card');
    await this.fillCard(trend, effects);
  }

  /** Fills the open form of the general card and applies it. */
  async fillCard(trend: string, effects: readonly PrintedEffect[] = []): Promise<void> {
    const step = this.sheet.getByRole('radio', { name: trend, exact: true });
    if (!(await step.isChecked())) await this.tap(step);
    for (const [at, effect] of effects.entries()) {
      if (at > 0) await this.tap(this.sheet.getByRole('button', { name: 'Another effect' }));
      await this.fill(effect);
    }
    await this.tap(this.sheet.getByRole('button', { name: 'Apply the card' }));
    await expect(this.sheet).toBeHidden();
  }

  /** A power shows the event of a paper card. */
  async show(power: Power, ...effects: PrintedEffect[]): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: power, exact: true }).first());
    await this.enterEvent(...effects);
  }

  /** The same from the power's tile, at any time. */
  async showFromTile(power: Power, ...effects: PrintedEffect[]): Promise<void> {
    await this.tap(this.tile(power));
    await this.enterEvent(...effects);
  }

  /** The button of a power's tile that opens its form, whatever the power still holds. */
  tile(power: Power): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${power}: (Show an event|\\d shown)`) });
  }

  /** The field in which a card is typed as it is printed. */
  get words(): Locator {
    return this.sheet.getByRole('textbox', { name: 'What the card says' });
  }

  /** Types the text of a card into the open form. */
  async type(...lines: string[]): Promise<void> {
    await this.sheet.getByRole('radio', { name: 'In words' }).check();
    await this.words.fill(lines.join('\n'));
  }

  /** Opens the form for a power's card and types its text. */
  async typeFor(power: Power, ...lines: string[]): Promise<void> {
    await this.page.getByRole('button', { name: power, exact: true }).first().click();
    await this.type(...lines);
  }

  /** Types a card’s number by the keys of the sheet; it counts as typing, not as taps. */
  async typeNumber(number: number): Promise<void> {
    const keys = this.sheet.getByRole('group', { name: 'Number of the card, digits' });
    for (const digit of String(number)) await keys.getByRole('button', { name: digit, exact: true }).click();
    await expect(this.number).toHaveValue(String(number));
  }

  /** The field for a card’s number. */
  get number(): Locator {
    return this.sheet.getByRole('textbox', { name: 'Number of the card' });
  }

  /** A power shows a card by its number alone: the deck knows its text. */
  async showNumber(power: Power, number: number): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: power, exact: true }).first());
    await this.typeNumber(number);
    await this.tap(this.sheet.getByRole('button', { name: /^Done/ }));
    await expect(this.sheet).toBeHidden();
  }

  /** The button with the state of the paper cards. */
  get pile(): Locator {
    return this.page.getByRole('button', { name: /^Pile / });
  }

  async expectPile(left: number, inHands: number, discarded: number): Promise<void> {
    await expect(this.pile).toHaveText(`Pile ${left}, in hands ${inHands}, discarded ${discarded}`);
  }

  /** A row of the form: `Understood`, `What changes`, `Line 2`. */
  row(name: string): Locator {
    return this.sheet.getByRole('group', { name, exact: true });
  }

  /** Presses the form's one solid button; it closes only when all was read. */
  async enter(label: string | RegExp = /^Done/): Promise<void> {
    await this.sheet.getByRole('button', { name: label }).click();
  }

  /** Taps the effect of a plain card in its power's row. */
  async quick(power: Power, kind: 'support' | 'income', amount: string): Promise<void> {
    const row = this.page.getByRole('group', { name: `${power}: ${kind}` });
    await this.tap(row.getByRole('radio', { name: amount, exact: true }));
  }

  /** Enters all plain cards that were tapped. */
  async done(): Promise<void> {
    await this.next(/^Record /);
  }

  /** Fills the open form of a power's event. */
  async fillEvent(...effects: PrintedEffect[]): Promise<void> {
    for (const [at, effect] of effects.entries()) {
      if (at > 0) await this.tap(this.sheet.getByRole('button', { name: 'Another effect' }));
      await this.fill(effect);
    }
  }

  private async enterEvent(...effects: PrintedEffect[]): Promise<void> {
    await this.fillEvent(...effects);
    await this.tap(this.sheet.getByRole('button', { name: /^Done/ }));
    await expect(this.sheet).toBeHidden();
  }

  /** Records an aggression that is completed this turn, at its usual value. */
  async takes(power: 'Germany' | 'Italy', target: string): Promise<void> {
    await this.guide.getByRole('button', { name: 'Record an aggression' }).click();
    await this.sheet.getByRole('button', { name: power, exact: true }).click();
    await this.sheet.getByRole('radio', { name: new RegExp(`^${target}`) }).check();
    await this.sheet.getByRole('button', { name: 'Record it' }).click();
    await expect(this.sheet.getByRole('heading', { name: 'Recorded' })).toBeVisible();
    await this.sheet.getByRole('button', { name: 'Back to the table' }).click();
    await expect(this.sheet).toBeHidden();
  }

  /** Types what each sheet brings a turn, and enters all of it. */
  async enterIncomes(incomes: Record<string, number>): Promise<void> {
    const row = this.sheet.getByRole('group', { name: /^Base incomes/ });
    for (const [power, income] of Object.entries(incomes))
      await row.getByRole('textbox', { name: power }).fill(String(income));
    await row.getByRole('button', { name: 'Enter' }).click();
  }

  /** Raises or lowers one figure of the board by taps on its stepper, and enters it. */
  async setFigure(row: RegExp, name: string, taps: number): Promise<void> {
    const stepper = this.sheet
      .getByRole('group', { name: row })
      .getByRole('group', { name, exact: true })
      .getByRole('button', { name: taps > 0 ? 'One more' : 'One less' });
    for (let at = 0; at < Math.abs(taps); at += 1) await stepper.click();
    await this.sheet
      .getByRole('group', { name: row })
      .getByRole('button', { name: `Enter ${taps}`.replace('-', '−'), exact: true })
      .click();
  }
}
