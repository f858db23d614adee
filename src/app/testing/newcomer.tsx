import { act, fireEvent } from '@testing-library/react';
import { firstTurnId } from '@/store/first-turn';
import { openApp } from './open-app';

/** For tests only: a person at a guided turn of the whole app, who reads the guide and taps. */

const CONTROLS = 'button, input[type="radio"], input[type="checkbox"], [role="tab"], a[href]';
const AWAY = ':disabled, [aria-disabled="true"], [hidden] *';
/** Controls that leave the table or the device: not tapped by mistake. */
const LEAVES = /\b[Pp]rint|\b[Cc]opy|\bfile\b|other device|^Home|^Pause/;
/** The limit on checks for something that may never happen. Loading a chunk may take any time. */
const MOST_LOOKS = 10_000;
/** More taps than lie between two steps of any lesson. */
const MOST_TAPS = 40;

const pause = (milliseconds: number) =>
  act(() => new Promise<void>((done) => setTimeout(done, milliseconds)));

export const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

/** The topmost element: a sheet, or the page. */
const onTop = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

export class Newcomer {
  taps = 0;

  private constructor(
    /** The table’s id, as in the address. */
    private readonly table: string,
    private readonly isBusy: () => boolean,
  ) {}

  /** Opens a guided turn from its beginning. */
  static async open(game: string, kind: string): Promise<Newcomer> {
    const { store } = openApp(`#/table/${firstTurnId(game, kind)}`);
    const newcomer = new Newcomer(firstTurnId(game, kind), () => store.getState().busy);
    while (!newcomer.strip) await pause(1);
    await newcomer.wait();
    return newcomer;
  }

  private get strip(): Element | null {
    return [...document.querySelectorAll('[data-first-turn]')].at(-1) ?? null;
  }

  /** Its place and its sentence. */
  get said(): string {
    return [...(this.strip?.querySelectorAll('p') ?? [])].map((part) => part.textContent).join(' | ');
  }

  /** The step that is to be done; infinite at the end. */
  get step(): number {
    return this.said.includes('The end')
      ? Number.POSITIVE_INFINITY
      : Number(/Step (\d+)/.exec(this.said)?.[1]);
  }

  /** The control that the guide points to, marked by the ring. */
  get meant(): HTMLElement | null {
    return document.querySelector<HTMLElement>('[data-pointed]');
  }

  /** The statements of the guide that are not true. */
  get untrue(): string[] {
    const { said } = this;
    const buttons = [...(this.strip?.querySelectorAll('button') ?? [])].map(nameOf);
    const ringed = [...document.querySelectorAll('[data-pointed]')].map(nameOf);
    const own = ['Carry on', 'Take it back'].flatMap((name) => {
      const is = [said.includes(`Tap ${name}.`), buttons.includes(name), ringed.includes(name)];
      return new Set(is).size === 1 ? [] : [`${name}: said, there, ringed are ${is}`];
    });
    return [
      ...own,
      ...(ringed.length > 1 ? [`The ring is round ${ringed}`] : []),
      ...(document.querySelector('[data-board-list]') ? ['A list of what to do on a board'] : []),
    ].map((what) => `${what}, at “${said}”`);
  }

  /** The current position: the guide's text, and its target. */
  get place(): string {
    return `${this.said} | ${this.meant ? nameOf(this.meant) : 'nothing'}`;
  }

  /** The other controls that can be tapped here. */
  get others(): HTMLElement[] {
    const { meant } = this;
    return [...onTop().querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (control) =>
        !control.closest('[data-first-turn]') &&
        !control.matches(AWAY) &&
        control.checkVisibility() &&
        !LEAVES.test(nameOf(control)) &&
        (control.getAttribute('href') ?? this.table).includes(this.table) &&
        !meant?.contains(control),
    );
  }

  /** Whether the guide is still there: who went Home has left it. */
  get isHere(): boolean {
    return location.hash.includes(this.table);
  }

  async tap(control: HTMLElement): Promise<void> {
    this.taps += 1;
    await this.press(control);
    await this.wait();
  }

  /** Two quick taps: the second hits the same control during the handling of the first, or the next target. */
  async tapTwice(control: HTMLElement, when: 'at once' | 'after it' | 'a moment later'): Promise<void> {
    // Each pair of taps at its own coordinates.
    this.pairs += 1;
    await this.press(control, 1, this.pairs);
    if (when !== 'at once') await this.wait();
    const next = when === 'at once' ? control : this.meant;
    // Shortly afterwards the browser reports a new single tap; one without `data-resting` is intended.
    const isLate = when === 'a moment later' && !document.documentElement.hasAttribute('data-resting');
    if (next?.isConnected && !isLate) await this.press(next, when === 'a moment later' ? 1 : 2, this.pairs);
    await this.wait();
  }

  /** Presses the control by keyboard twice, the second time while the first press is being handled. */
  async pressTwice(control: HTMLElement): Promise<void> {
    this.taps += 1;
    await act(async () => {
      control.click();
      control.click();
    });
    await this.wait();
  }

  private pairs = 0;

  private press(control: HTMLElement, detail = 0, pair = 0): Promise<void> {
    return act(async () => {
      const written = control instanceof HTMLInputElement && control.dataset.pointed;
      if (written) fireEvent.change(control, { target: { value: written } });
      else if (detail === 0) control.click();
      else fireEvent.click(control, { detail, clientX: 100 * pair });
    });
  }

  /** A control of the page or of the sheet over it, by a part of its name. */
  control(name: string): HTMLElement {
    const found = [...onTop().querySelectorAll<HTMLElement>(CONTROLS)].find(
      (one) => nameOf(one).includes(name) && one.checkVisibility(),
    );
    if (!found) throw new Error(`${name} is not there: ${this.place}`);
    return found;
  }

  /** Taps the ringed control until the guide shows a step that begins with these words. */
  async followTo(words: string): Promise<void> {
    for (let count = 0; !this.said.includes(`| ${words}`); count += 1) {
      if (!this.meant || count > MOST_TAPS) throw new Error(`${words} is never said: ${this.place}`);
      await this.tap(this.meant);
    }
  }

  /** Waits until the tap is handled and the guide points to something. */
  async wait(): Promise<void> {
    const isDue = () => this.meant !== null || this.step === Number.POSITIVE_INFINITY;
    await pause(0);
    for (let looks = 0; looks < MOST_LOOKS && this.isHere && (this.isBusy() || !isDue()); looks += 1)
      await pause(1);
  }

  /** Taps what is ringed until the guide ends, nothing is ringed, or `most` taps are made; returns their names. */
  async follow(most: number): Promise<string[]> {
    const way: string[] = [];
    while (way.length < most && this.step !== Number.POSITIVE_INFINITY && this.meant) {
      way.push(nameOf(this.meant));
      await this.tap(this.meant);
    }
    return way;
  }
}
