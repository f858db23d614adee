import { expect, type Locator } from '@playwright/test';
import { App } from './app';
import type { Hands } from './hands';
import { PaperTable } from './paper';

/** A whole turn of each game, from its first act to the next turn, by any kind of input. */

const exact = (name: string) => ({ name, exact: true });

abstract class Turn {
  protected readonly app: App;

  constructor(protected readonly hands: Hands) {
    this.app = new App(hands.page);
  }

  protected get page() {
    return this.hands.page;
  }

  protected button(name: string | RegExp, within: Locator | Hands['page'] = this.page): Locator {
    return within.getByRole('button', typeof name === 'string' ? exact(name) : { name });
  }

  /** The guide’s buttons, one after another as they are labeled. */
  protected async next(...labels: (string | RegExp)[]): Promise<void> {
    for (const label of labels) await this.hands.press(this.button(label, this.app.guide));
  }

  /** The newest part of a form by its name. */
  protected part(name: string): Locator {
    return this.app.sheet.getByRole('group', exact(name)).last();
  }

  abstract play(): Promise<void>;
}

/** Paper cards: a general card, two plain events in their rows, one by its form, an aggression. */
export class PaperTurn extends Turn {
  async play(): Promise<void> {
    const { app, hands, page } = this;
    const table = new PaperTable(page);
    await this.next('Enter the card');
    await hands.choose(app.sheet.getByRole('radio', exact('−1')));
    await hands.choose(this.part('Kind of effect').getByRole('radio', exact('Support')));
    await hands.press(this.part('Whose?').getByRole('button', { name: 'Italy' }));
    await hands.choose(this.part('How much?').getByRole('radio', exact('+1')));
    await hands.press(this.button('Apply the card', app.sheet));
    await app.expectSupport({ Italy: '+1' });
    await this.next('Dealt');

    for (const [power, amount] of [
      ['Germany', '+2'],
      ['France', '−1'],
    ] as const)
      await hands.choose(
        page.getByRole('group', { name: `${power}: support` }).getByRole('radio', exact(amount)),
      );
    await this.next(/^Record /);
    await app.expectSupport({ Germany: '+2', France: '−1' });
    await hands.press(this.button('Britain'));
    await hands.choose(this.part('How much?').getByRole('radio', exact('−2')));
    await hands.press(this.button(/^Done/, app.sheet));
    await expect(app.sheet).toBeHidden();
    await app.expectSupport({ Britain: '−2' });
    await hands.press(app.supportButton('Britain'));
    await hands.leave();
    await hands.press(page.getByRole('button', { name: /^Undo: / }).first());
    await app.expectSupport({ Britain: '0' });
    await this.next(/^(Nobody|No one else)$/, 'Nobody', 'Take income');

    const over = this.button('Nobody: end the turn', app.guide);
    while (!(await over.isVisible())) await hands.press(app.guide.locator('button').last());
    await this.next('Record an aggression');
    await hands.press(this.button('Germany', app.sheet));
    await hands.choose(app.sheet.getByRole('radio', { name: /^Austria/ }));
    await hands.press(this.button('Record it', app.sheet));
    await hands.press(this.button('Back to the table', app.sheet));
    await this.next('Nobody: end the turn');
    await table.settled();
    await expect(app.season).toHaveText('Summer 1935');
  }
}

/** The app’s deck on one shared device: a card is kept, points are placed, shown cards are read. */
export class HotseatTurn extends Turn {
  /** @param atCurtain a check that runs while the curtain is down, and once it is up again */
  constructor(
    hands: Hands,
    private readonly atCurtain: () => Promise<void> = async () => undefined,
  ) {
    super(hands);
  }

  private async visit(person: string, does: () => Promise<void> = async () => undefined): Promise<void> {
    await expect(this.page.getByRole('heading', { name: `Pass to ${person}` })).toBeVisible();
    await this.atCurtain();
    await this.hands.open(person);
    await does();
    await this.hands.press(this.button(/^Hide now/));
    await this.atCurtain();
  }

  async play(): Promise<void> {
    const { app, hands, page } = this;
    await this.next('Turn the card', 'Apply the card', 'Deal the cards', 'Pass to Anna');
    await this.visit('Anna', async () => {
      await hands.turnTo(page.getByRole('tab', { name: /^Italy/ }));
      await hands.press(app.papers.keys.getByRole('button', exact('Play')));
      await hands.turnTo(page.getByRole('tab', { name: 'Axis research' }));
      await hands.press(this.button('Put a step on Torpedoes'));
      await expect(app.papers.project('Torpedoes')).toContainText('1 step');
    });
    await this.visit('Ben');
    await this.visit('Clara');
    const shown = page.getByRole('dialog').getByRole('button', { name: /^(Go on|Next: .*’s card)$/ });
    const curtain = page.getByRole('heading', { name: /^Pass to / });
    while ((await app.season.textContent()) !== 'Summer 1935') {
      if (await shown.isVisible()) await hands.press(shown);
      else if (await curtain.isVisible())
        await this.visit((await curtain.textContent())?.replace('Pass to ', '') ?? '');
      else if (await app.sheet.isVisible()) await this.settle();
      else await hands.press(app.guide.locator('button').last());
    }
  }

  /** Settles what is due with the first answer. */
  private async settle(): Promise<void> {
    const { app, hands } = this;
    const radios = app.sheet.getByRole('radio');
    if ((await radios.count()) > 0) await hands.choose(radios.first());
    else await hands.press(app.sheet.getByRole('button', { name: /^(?!Close)/ }).last());
  }
}

/** Storm Over Asia with paper cards: a flag is turned, a card is shown, flags change, a warlord comes. */
export class ChinaTurn extends Turn {
  private get due(): Locator {
    return this.page.getByRole('dialog', { name: 'What is due' });
  }

  private async pick(region: string): Promise<void> {
    const { app, hands } = this;
    if (!(await this.due.isVisible())) await this.next('Settle it');
    await hands.press(this.part('In which region?').getByRole('button', { name: new RegExp(`^${region}:`) }));
    await expect(app.sheet).toBeHidden();
  }

  async play(): Promise<void> {
    const { app, hands, page } = this;
    const number = page.getByRole('textbox', { name: 'Number on the card' });
    await this.next('Enter the card');
    await hands.type(number, '43');
    await hands.press(this.button('Apply the card', app.sheet));
    await this.pick('Northern China');
    await this.next('Dealt', 'Show a card');
    await hands.press(this.button('China', app.sheet));
    await hands.type(number, '79');
    await hands.press(this.button('Show it', app.sheet));
    await this.pick('Szechuan');
    await this.next('Go on', 'Go on', 'Go on');
    await hands.press(
      page.getByRole('region', { name: 'Chinese regions' }).getByRole('button', { name: /^Yunnan\./ }),
    );
    await hands.press(this.button('Change flags'));
    await hands.press(this.button('Place a Japanese flag'));
    const panel = page.getByRole('region', exact('Yunnan')).filter({ has: this.button('Close') });
    await hands.press(this.button('Close', panel));
    await this.next('Go on', 'Enter the card');
    await hands.press(this.button('Central China', app.sheet.getByRole('list', { name: 'Warlord cards' })));
    await expect(app.sheet).toBeHidden();
    await this.next('End the turn');
    await expect(app.season).toHaveText(/Summer 1935/);
  }
}

/** A day of GOSS: one combat event, one movement event that is set off, and every combat of the day. */
export class GossDay extends Turn {
  private async figure(group: string, figure: number): Promise<void> {
    await this.hands.press(
      this.app.sheet.getByRole('group', { name: group }).getByRole('button', exact(String(figure))),
    );
  }

  private async doubles(hex: string, die: number): Promise<void> {
    await this.next('Doubles');
    await this.hands.press(this.button('Western', this.app.sheet));
    await this.hands.type(this.app.sheet.getByRole('textbox', { name: 'The defender’s hex' }), hex);
    await this.figure(die < 5 ? 'Type die, combat event' : 'Type die, movement event', die);
  }

  private async back(): Promise<void> {
    await this.hands.press(this.button('Back to the register', this.app.sheet));
    await expect(this.app.sheet).toBeHidden();
  }

  async play(): Promise<void> {
    const { app, hands } = this;
    await this.doubles('2318', 3);
    await this.figure('The tens', 4);
    await this.figure('The ones', 7);
    await this.back();
    await this.doubles('2417', 7);
    await this.back();
    // A marker waits in enemy hexes until a unit moves there.
    const on = this.button(/^Go to /, app.guide);
    while (!/Before anyone moves/.test((await app.guide.textContent()) ?? '')) await hands.press(on);
    await hands.press(this.button('A unit moves: 2417'));
    await this.figure('The tens', 1);
    await this.figure('The ones', 2);
    await this.back();
    while (!/Day 2/.test((await app.season.textContent()) ?? '')) {
      await hands.press(on);
      if (await app.sheet.isVisible()) await hands.press(this.button(/^Go to/, app.sheet));
    }
  }
}
