import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { Platform } from '@/kernel/ports';
import { BoxContext } from '@/store/context';
import { createDeckBox } from '@/store/deck-box';
import { createNoDevice } from '@/store/device';
import { apartFromFirstTurns, firstTurnId, withFirstTurns } from '@/store/first-turn';
import { createBox } from '@/store/store';
import { FREE_PENS } from '@/store/testing/pens';
import { DeviceContext } from '@/store/use-device';
import { App } from '../app';

/** For tests only: somebody at a guided turn of the whole app, who reads what the guide says and taps. */

const PLATFORM = {
  shelf: { list: async () => [], open: async () => null, onTaken: () => () => undefined },
  decks: { list: async () => [] },
  pens: FREE_PENS,
  entropy: (bytes: number) => new Uint8Array(bytes),
  now: () => 1_000,
  persist: async () => true,
  give: async () => 'cancelled',
  announce: () => undefined,
  onAnnounce: () => () => undefined,
} as unknown as Platform;

const CONTROLS = 'button, input[type="radio"], input[type="checkbox"], [role="tab"], a[href]';
const AWAY = ':disabled, [aria-disabled="true"], [hidden] *';
/** What leaves the table, or the device: nobody strays there by mistake. */
const LEAVES = /\b[Pp]rint|\b[Cc]opy|\bfile\b|other device|^Home|^Pause/;
/** Turns of the loop until what was tapped is done. */
const MOST_WAITS = 40;

const pause = (milliseconds: number) =>
  act(() => new Promise<void>((done) => setTimeout(done, milliseconds)));

export const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

/** What lies uppermost: a sheet, or the page. */
const onTop = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

export class Newcomer {
  taps = 0;

  private constructor(
    /** Its address. */
    private readonly table: string,
    private readonly isBusy: () => boolean,
  ) {}

  /** Opens a guided turn from its beginning. */
  static async open(game: string, kind: string): Promise<Newcomer> {
    cleanup();
    location.hash = `#/table/${firstTurnId(game, kind)}`;
    const held = new Map<string, string>();
    const preferences = apartFromFirstTurns({
      read: (name) => held.get(name) ?? null,
      write: (name, value) => void (value === null ? held.delete(name) : held.set(name, value)),
    });
    const box = createBox(withFirstTurns(PLATFORM), preferences);
    render(
      <BoxContext value={{ box, decks: createDeckBox(PLATFORM), preferences }}>
        <DeviceContext value={createNoDevice()}>
          <App />
        </DeviceContext>
      </BoxContext>,
    );
    const newcomer = new Newcomer(firstTurnId(game, kind), () => box.getState().busy);
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

  /** What the guide means: its way back where there is one, else what has the ring. */
  get meant(): HTMLElement | null {
    const back = [...(this.strip?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Take it back',
    );
    return back ?? document.querySelector<HTMLElement>('[data-pointed]');
  }

  /** Where somebody stands: what is said, and what is meant. */
  get place(): string {
    return `${this.said} | ${this.meant ? nameOf(this.meant) : 'nothing'}`;
  }

  /** What else can be tapped here. */
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
    await act(async () => {
      const written = control instanceof HTMLInputElement && control.dataset.pointed;
      if (written) fireEvent.change(control, { target: { value: written } });
      else control.click();
    });
    await this.wait();
  }

  /** Until what was tapped is done and something is meant. */
  private async wait(): Promise<void> {
    const waits = () => this.isBusy() || (this.meant === null && this.step !== Number.POSITIVE_INFINITY);
    await pause(0);
    for (let count = 0; count < MOST_WAITS && waits(); count += 1) await pause(count);
    // A page that is fetched when it is first opened.
    while (this.isHere && !this.strip) await pause(1);
  }

  /** Taps what is meant until the end, or until nothing is meant any more, or nothing comes of it. */
  async follow(most: number): Promise<string[]> {
    const way: string[] = [];
    while (way.length < most && this.step !== Number.POSITIVE_INFINITY && this.meant) {
      way.push(nameOf(this.meant));
      await this.tap(this.meant);
    }
    return way;
  }
}
