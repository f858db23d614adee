import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RecoveryKind } from '@/kernel/sealing/sealing';
import { createMemoryDevice, type StoredTable } from '@/store/testing/memory-device';
import { newTable } from './testing/new-table';
import { openApp, press } from './testing/open-app';

const PINS: Readonly<Record<string, string>> = { Anna: '1111', Ben: '2222', Cleo: '3333' };

/** A blank device with a clock that stands still; each chance number is another. */
function createDevice() {
  const tables = new Map<string, StoredTable>();
  const clock = { now: 1_000_000 };
  let drawn = 0;
  const platform = {
    ...createMemoryDevice(tables),
    now: () => clock.now,
    entropy: (bytes: number) => Uint8Array.from({ length: bytes }, (_, at) => (at * 7 + ++drawn) % 256),
  };
  return { tables, clock, platform };
}
type Device = ReturnType<typeof createDevice>;

/** A sealed table in a window that was opened later, so that it is locked there. */
async function openLocked(recovery: RecoveryKind, people: readonly string[] = ['Anna', 'Ben', 'Cleo']) {
  const device = createDevice();
  const { store } = openApp('#/', device.platform);
  const seats = people.map((person) => ({ person, how: 'pin' as const, secret: PINS[person] as string }));
  const game = people.length === 2 ? 'storm-over-asia' : 'gathering-storm';
  const id = await newTable(store, game, {}, { seal: { seats, recovery } });
  const { words = '' } = store.getState().recoverySheet ?? {};
  return { device, id, words, app: await reopen(device, id) };
}

async function reopen({ platform }: Device, id: string) {
  const app = openApp(`#/table/${id}`, platform);
  await screen.findByRole('heading', { level: 2, name: /^Unlock / });
  return app;
}

const lockOf = (person: string) => within(screen.getByRole('form', { name: person }));
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const sentence = async () => (await screen.findByRole('alert')).textContent;
const isOpen = () => screen.findByRole('button', { name: 'Menu' });

async function unlock(person: string, pin = PINS[person] as string) {
  enter(lockOf(person).getByLabelText('PIN'), pin);
  await act(async () => void fireEvent.submit(screen.getByRole('form', { name: person })));
  const button = () => screen.queryByRole('button', { name: `Unlock ${person}` });
  await waitFor(() => expect(button()?.getAttribute('aria-disabled') ?? 'false').toBe('false'));
}

describe('a locked table', () => {
  it('asks each seat in turn, by the keyboard alone, and opens with the last', async () => {
    await openLocked('none');
    expect(screen.getByText(/without a way back from a forgotten PIN/)).toBeTruthy();
    const pin = () => document.activeElement as HTMLInputElement;
    lockOf('Anna').getByLabelText('PIN').focus();
    await unlock('Anna');
    expect(await screen.findByText('Anna is unlocked.')).toBeTruthy();
    expect(pin()).toBe(lockOf('Ben').getByLabelText('PIN'));
    expect([pin().type, pin().inputMode, pin().value]).toEqual(['password', 'numeric', '']);
    await unlock('Ben');
    expect(pin()).toBe(lockOf('Cleo').getByLabelText('PIN'));
    await unlock('Cleo');
    await isOpen();
  });

  it('says that a PIN is wrong and how long its lock waits; the field is empty again', async () => {
    const { device } = await openLocked('none');
    await unlock('Ben', '0000');
    expect(await sentence()).toMatch(/This is not Ben’s PIN\. Wait 1 second, then try again\./);
    expect(lockOf('Ben').getByLabelText<HTMLInputElement>('PIN').value).toBe('');
    await unlock('Ben');
    expect(await sentence()).toMatch(/Ben’s lock waits after a wrong entry\. Try again in 1 second\./);
    // Nobody else waits.
    await unlock('Anna');
    expect(screen.getByText('Anna is unlocked.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    device.clock.now += 1000;
    await unlock('Ben');
    expect(screen.getByText('Ben is unlocked.')).toBeTruthy();
  });
});

describe('a forgotten PIN', () => {
  it('is replaced by the words of the sheet: wrong ones are refused, right ones ask for a new PIN', async () => {
    const { device, id, words, app } = await openLocked('paper');
    const field = screen.getByLabelText('Its twelve words');
    enter(field, words.replace(/^\w+/, 'zoo'));
    await press(app, 'Unlock every seat by the sheet');
    expect(await sentence()).toMatch(/not the words of this table’s recovery sheet/);
    enter(field, `  ${words.toUpperCase()} `);
    await press(app, 'Unlock every seat by the sheet');
    await screen.findByRole('heading', { level: 2, name: 'A new PIN or passphrase' });
    await press(app, 'Change it');
    expect(await sentence()).toMatch(/Nobody is chosen/);
    await press(app, 'Ben', 'radio');
    enter(screen.getByLabelText('PIN'), '12');
    await press(app, 'Change it');
    await waitFor(async () => expect(await sentence()).toMatch(/A PIN has 4 to 12 digits/));
    enter(screen.getByLabelText('PIN'), '4444');
    await press(app, 'Change it');
    expect(await screen.findByText('Ben: changed.')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Ben' })).toBeNull();
    await press(app, 'Go to the table');
    await isOpen();
    await reopen(device, id);
    for (const [person, pin] of Object.entries({ ...PINS, Ben: '4444' })) await unlock(person, pin);
    await isOpen();
  });

  it('is replaced by all the others, once they are open; or later, in the menu, for that seat alone', async () => {
    const { app } = await openLocked('others');
    expect(screen.getByText(/all the others unlock first/)).toBeTruthy();
    await unlock('Anna');
    expect(screen.queryByRole('button', { name: /by all the others/ })).toBeNull();
    await unlock('Cleo');
    await press(app, 'Unlock Ben by all the others');
    await screen.findByRole('heading', { level: 2, name: 'A new PIN or passphrase' });
    expect(screen.queryByRole('radio', { name: 'Ben' })).toBeNull();
    await press(app, 'Not now: go to the table');
    await isOpen();
    await press(app, 'Menu');
    await press(app, /^PINs and passphrases/);
    expect(screen.getByLabelText('Present PIN or passphrase')).toBeTruthy();
    await press(app, 'Ben', 'radio');
    expect(screen.queryByLabelText('Present PIN or passphrase')).toBeNull();
    enter(screen.getByLabelText('PIN'), '5555');
    await press(app, 'Change it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // From now on somebody knows it, so it is asked for.
    await press(app, 'Menu');
    await press(app, /^PINs and passphrases/);
    await press(app, 'Ben', 'radio');
    enter(screen.getByLabelText('Present PIN or passphrase'), '2222');
    enter(screen.getByLabelText('PIN'), '6666');
    await press(app, 'Change it');
    expect(await sentence()).toMatch(/This is not Ben’s PIN\./);
  });
});

describe('at set-up', () => {
  const QUESTION = 'Who can read the hands on this device';
  const recoveries = () =>
    within(screen.getByRole('group', { name: /is forgotten, this helps$/ }))
      .getAllByRole<HTMLInputElement>('radio')
      .map((radio) => [radio.labels?.[0]?.textContent, radio.checked, radio.disabled]);

  it('hands are open unless somebody chooses otherwise, and the row says what each way protects', async () => {
    const app = openApp('#/new/gathering-storm', createDevice().platform);
    const row = within((await screen.findAllByRole('group', { name: QUESTION }))[0] as HTMLElement);
    expect(row.getByRole<HTMLInputElement>('radio', { name: 'Whoever has the device' }).checked).toBe(true);
    expect(row.getByText(/the owner of this device can read them/)).toBeTruthy();
    expect(row.queryByLabelText(/’s PIN$/)).toBeNull();
    await press(app, 'Each seat, by a passphrase', 'radio');
    expect(row.getAllByLabelText(/’s passphrase$/)).toHaveLength(3);
    await press(app, 'Each seat, by a PIN', 'radio');
    expect(row.getByText(/it does not protect a file/)).toBeTruthy();
    expect(recoveries()).toEqual([
      ['Nothing', false, false],
      ['A sheet of paper, printed once', true, false],
      ['All other seats together', false, false],
    ]);
  });

  it('two seats are never offered each other’s hands', async () => {
    const app = openApp('#/new/storm-over-asia', createDevice().platform);
    await press(app, 'Each seat, by a PIN', 'radio');
    expect(recoveries().at(-1)).toEqual(['All other seats together', false, true]);
  });

  it('a weak PIN is refused with its person; then the sheet’s words are shown once, and nowhere afterwards', async () => {
    const device = createDevice();
    const app = openApp('#/new/gathering-storm', device.platform);
    await press(app, 'Each seat, by a PIN', 'radio');
    const fields = screen.getAllByLabelText(/’s PIN$/);
    for (const [at, field] of fields.entries()) enter(field, at === 1 ? '12' : '9876');
    await press(app, 'Open the table');
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/A PIN has 4 to 12 digits/),
      ]),
    );
    expect(device.tables.size).toBe(0);
    enter(fields[1] as HTMLElement, '9876');
    await press(app, 'Open the table');
    await screen.findByRole('heading', { level: 2, name: 'Recovery sheet' });
    // Printed, it says which table it opens.
    expect(await screen.findByText(/unlock every seat of “Our table”/)).toBeTruthy();
    const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(words).toHaveLength(12);
    await press(app, 'Go to the table');
    await isOpen();
    const kept = JSON.stringify([app.preferences(), [...device.tables], app.store.getState()]);
    expect(kept).not.toContain(words.join(' '));
    expect(kept).not.toContain('9876');
  });
});
