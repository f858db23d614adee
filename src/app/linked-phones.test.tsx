import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadScreens } from '@/games/screens';
import { writePacketFragment } from '@/kernel/packets/packet-text';
import { AppStoreContext } from '@/store/context';
import { createDeckStore } from '@/store/deck-store';
import { createHandActions } from '@/store/link/hand-actions';
import { createBroker, createHost, linkPhone, type Phone, settle } from '@/store/link/testing/evening';
import { createMemoryDevice } from '@/store/testing/memory-device';
import { HandContext } from '@/table/link/hand-context';
import { PacketRoute } from './packet-route';

const closing: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const close of closing.splice(0).reverse()) close();
});

async function sitDown(people: readonly string[]) {
  const broker = createBroker();
  const table = await createHost(broker);
  closing.push(() => table.host.actions.closeTable());
  const phones: Phone[] = [];
  for (const person of people) phones.push(await linkPhone(broker, table.host, person));
  closing.push(...phones.map((phone) => () => phone.link.connection.close()));
  return { broker, ...table, phones };
}

const decks = createDeckStore(createMemoryDevice());

async function showTable({ host, id, preferences }: Awaited<ReturnType<typeof sitDown>>) {
  const { TableScreens } = await loadScreens('gathering-storm');
  render(
    <AppStoreContext value={{ store: host, decks, preferences }}>
      <TableScreens id={id} go={() => true} />
    </AppStoreContext>,
  );
  return within(await screen.findByRole('complementary', { name: 'What to do next' }));
}

async function showPhone(phone: Phone) {
  const { Hand } = await loadScreens('gathering-storm');
  if (!Hand) throw new Error('There are no papers.');
  const { store, preferences } = phone;
  render(
    <AppStoreContext value={{ store, decks, preferences }}>
      <HandContext value={phone.hand}>
        <Hand />
      </HandContext>
    </AppStoreContext>,
  );
}

const act = async (work: () => unknown) => {
  await work();
  await settle();
};

it('the table waits for the phones, and goes on once all have answered', async () => {
  const table = await sitDown(['Anna', 'Ben', 'Cleo']);
  const guide = await showTable(table);
  expect(guide.getByText('Waiting for 3 phones')).toBeDefined();
  await act(() => table.phones[0]?.link.send());
  await waitFor(() => expect(guide.getByText('Waiting for 2 phones')).toBeDefined());
  expect(screen.getByRole('list', { name: 'Phones' }).textContent).toBe('Anna answeredBen hereCleo here');
  for (const phone of table.phones.slice(1)) await act(() => phone.link.send());
  await act(() => fireEvent.click(guide.getByRole('button', { name: 'Go on' })));
  await waitFor(() => expect(guide.getByText('Next: public events')).toBeDefined());
});

it('people without a phone take the device, those with one do not', async () => {
  const table = await sitDown(['Ben']);
  const guide = await showTable(table);
  expect(guide.getByText(/Ben reads on the phone/)).toBeDefined();
  await act(() => fireEvent.click(guide.getByRole('button', { name: 'Pass to Anna' })));
  await act(() => table.host.actions.openPapers());
  fireEvent.click(await screen.findByRole('button', { name: /^Hide/ }));
  await act(() => undefined);
  // Not to Ben, who sits between them.
  expect(table.host.getState().curtain).toBe('Cleo');
});

it('whoever’s phone is out gets the device, and the phone says so later', async () => {
  const table = await sitDown(['Anna', 'Ben', 'Cleo']);
  const guide = await showTable(table);
  expect(guide.queryByRole('button', { name: /^Pass to/ })).toBeNull();
  const [anna, ben, cleo] = table.phones as [Phone, Phone, Phone];
  for (const phone of [anna, ben]) await act(() => phone.link.send());
  expect(await guide.findByText('Waiting for Cleo')).toBeDefined();
  expect(screen.getByText('On the phone')).toBeDefined();
  expect(screen.getAllByText('Answered', { selector: 'span' })[0]).toBeDefined();
  await act(() => fireEvent.click(guide.getByRole('button', { name: 'Pass to Cleo' })));
  await act(() => table.host.actions.openPapers());
  fireEvent.click(await screen.findByRole('button', { name: /^Hide/ }));
  await act(() => undefined);
  expect(screen.getByRole('list', { name: 'Phones' }).textContent).toContain('Cleo answered');
  expect([anna, ben, cleo].map(({ link }) => link.opened !== null)).toEqual([false, false, true]);
  cleanup();
  await showPhone(cleo);
  expect(await screen.findByText(/^Your papers were opened at the table at \d/)).toBeDefined();
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'Close this message' })));
  expect(screen.queryByText(/were opened at the table/)).toBeNull();
});

it('a phone says that something is not sent, but not what', async () => {
  const { phones } = await sitDown(['Cleo']);
  const [phone] = phones as [Phone];
  await act(() => phone.link.send());
  await act(() => phone.store.actions.dispatch({ type: 'private-note', power: 'Russia', words: 'Wait.' }));
  await showPhone(phone);
  expect(screen.getByText(/^(The table waits for you|Not everything is sent)$/)).toBeDefined();
  expect(screen.queryByText(/Wait\./)).toBeNull();
});

it('a phone shows nothing hidden before it is asked to, and hides it again', async () => {
  const { phones } = await sitDown(['Cleo']);
  const [phone] = phones as [Phone];
  await showPhone(phone);
  expect(screen.getByRole('heading', { level: 1, name: 'Cleo' })).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'Show my papers' })));
  expect(await screen.findByRole('article')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'All agree: show it now' })).toBeNull();
  await act(() => dispatchEvent(new Event('blur')));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

it('a phone sends what was decided with one button, and says what became of it', async () => {
  const { host, phones } = await sitDown(['Cleo']);
  const [phone] = phones as [Phone];
  await showPhone(phone);
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'Show my papers' })));
  expect(await screen.findByText('The table waits.')).toBeDefined();
  await act(() => phone.store.actions.dispatch({ type: 'private-note', power: 'Russia', words: 'Wait.' }));
  expect(await screen.findByText('The table waits. 1 change to send.')).toBeDefined();
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'Done' })));
  expect(await screen.findByText('Answered. You can still change it.')).toBeDefined();
  await act(() => host.actions.revealAnswers());
  await waitFor(() => expect(screen.queryByText(/Answered|The table waits/)).toBeNull());
});

it('a phone without a connection says since when it is old', async () => {
  const { broker, phones } = await sitDown(['Cleo']);
  const [phone] = phones as [Phone];
  await showPhone(phone);
  await act(() => broker.tell('lost'));
  expect(await screen.findByText(/^No connection to the table\. What you see here is from \d/)).toBeDefined();
});

it('the sheet of phones shows a code, and the address in it', async () => {
  const table = await sitDown([]);
  await showTable(table);
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Phones/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Link Anna’s phone' }));
  expect(await screen.findByRole('img', { name: 'The code for Anna’s phone' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'The camera does not help' }));
  const { fragment, words } = table.host.getState().link?.pairing ?? {};
  expect(screen.getByText(new RegExp(`#/link/${fragment}/`))).toBeDefined();
  // Words do not say which broker.
  expect(screen.queryByText(words ?? '')).toBeNull();
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(table.host.getState().link?.pairing).toBeNull();
});

it('what was refused stands until its owner has read it', async () => {
  const { host, phones } = await sitDown(['Cleo']);
  const [phone] = phones as [Phone];
  await showPhone(phone);
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'Show my papers' })));
  (phone.link.papers as { commands: unknown }).commands = [{ type: 'advance', to: 'income' }];
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'Done' })));
  await act(() => host.actions.revealAnswers());
  expect(
    await screen.findByText(/^A phone decides only for its own powers\..*1 change of yours does not fit/),
  ).toBeDefined();
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'Close this message' })));
  expect(screen.queryByText(/own powers/)).toBeNull();
});

it('the table takes an answer that its own camera opened', async () => {
  const table = await sitDown(['Anna']);
  table.broker.tell('lost');
  const sealed = table.phones[0]?.link.sealAnswer(true);
  if (!sealed?.ok) throw new Error('There is no answer.');
  const { host, preferences, platform } = table;
  const letters = writePacketFragment(sealed.value).replace('#/packet/', '');
  const hands = createHandActions(platform, preferences);
  render(
    <AppStoreContext value={{ store: host, decks, hands, preferences }}>
      <PacketRoute letters={letters} />
    </AppStoreContext>,
  );
  expect(await screen.findByText(/open it, then Menu, Phones/)).toBeDefined();
  cleanup();
  await showTable(table);
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Phones/ }));
  expect(await screen.findByText('Taken: Anna.')).toBeDefined();
  expect(host.getState().link?.people.find(({ person }) => person === 'Anna')?.answered).toBe(true);
});
