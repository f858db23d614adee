// What a linked table costs: a phone that joins late, and the packets of one turn.

const ENTRIES = 3000;
const RUNS = 5;
const FIVE = ['Germany', 'Italy', 'Britain', 'France', 'Russia'].map((power) => ({
  person: `At ${power}`,
  powers: [power],
}));

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const random = (bytes) => crypto.getRandomValues(new Uint8Array(bytes));

/** A table of so many public entries. */
async function playTo(load, entries) {
  const { sitDownTo } = await load('cli/testing/evenings.ts');
  const { stateAt } = await load('kernel/journal/moments.ts');
  const evening = sitDownTo('gathering-storm hotseat', 4);
  while (evening.journal.published.length < entries) {
    if (stateAt(evening.journal).open.over) throw new Error('The game was over too soon.');
    evening.move();
  }
  return { journal: evening.journal, state: stateAt(evening.journal) };
}

/** Milliseconds of the host and of the phone, and bytes, until a phone that held nothing shows its papers. */
export async function measureJoin(load) {
  const { createRowsSource, FollowedTable } = await load('kernel/link/followed-table.ts');
  const { OwnPapers } = await load('kernel/link/own-papers.ts');
  const { createReceiver, createSender } = await load('kernel/packets/channel.ts');
  const { SYSTEMS } = await load('cli/testing/systems.ts');
  const system = SYSTEMS['gathering-storm'];
  const { journal, state } = await playTo(load, ENTRIES);
  const channel = { table: 't', epoch: 'e', device: 'd', secret: random(32) };
  const table = { game: 'gathering-storm', rules: journal.game.rules, setup: journal.setup };
  const views = { Germany: state.hidden.Germany };
  const [host, phone, read] = [[], [], []];
  let bytes = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const sender = createSender(channel, 'host', random);
    const receiver = createReceiver(channel, 'hand');
    const begun = performance.now();
    const open = { ...createRowsSource(table, journal.published).updateFrom(0), moment: null, people: [] };
    const packet = sender.seal('update', { open, own: { views, answered: null, played: null } });
    if (!packet.ok) throw new Error(packet.refusal.message);
    const sent = performance.now();
    const { body } = receiver.open(packet.value).value;
    const opened = performance.now();
    const followed = new FollowedTable(system, 'gathering-storm');
    if (followed.apply(body.open) !== 'applied') throw new Error('The phone cannot follow.');
    if (new OwnPapers(system, followed.open, body.own.views).hidden.Germany === undefined)
      throw new Error('The phone has no papers.');
    const shown = performance.now();
    host.push(sent - begun);
    read.push(opened - sent);
    phone.push(shown - sent);
    bytes = packet.value.length;
  }
  const length = `${ENTRIES.toLocaleString('en')} entries`;
  return [
    ['late join: the host seals everything, ms', middle(host)],
    ['late join: the phone opens it and folds it, ms', middle(phone)],
    ['of these, opening, ms', middle(read)],
    ['late join, kB', bytes / 1000],
  ].map(([what, value]) => ({ what, length, who: 'ours', value }));
}

/** Messages and bytes of one turn, from the first answers to the next turn, with five phones. */
export async function measureTurn(load) {
  const { createBroker, createHost, linkPhone, settle } = await load('store/link/testing/evening.ts');
  const { nextCommand } = await load('games/gathering-storm/rules/testing/player.ts');
  const { duesOf } = await load('games/gathering-storm/rules/guide/dues.ts');
  const { HOUSE_DECK } = await load('games/gathering-storm/rules/cards/house-deck.ts');
  const { createPick } = await load('games/gathering-storm/rules/testing/pick.ts');
  const broker = createBroker();
  const { host } = await createHost(broker, { seats: FIVE });
  const phones = [];
  for (const { person } of FIVE) phones.push(await linkPhone(broker, host, person));
  const from = broker.log.length;
  const pick = createPick(3);
  const openNow = () => host.getState().table.view.open;
  const { turn } = openNow();
  const entries = host.getState().table.entries;
  while (openNow().turn === turn) {
    if (host.getState().link.moment) {
      for (const { link } of phones) if (link.moment) link.send();
      await settle();
      await host.actions.revealAnswers();
      await settle();
    }
    const open = openNow();
    await host.actions.dispatch(nextCommand({ open, dues: duesOf(open) }, pick, HOUSE_DECK.cards));
    await settle();
  }
  const sent = broker.log.slice(from);
  const length = `five phones, ${host.getState().table.entries - entries} entries`;
  for (const { link } of phones) link.connection.close();
  host.actions.closeTable();
  return [
    ['one turn, messages', sent.length],
    ['one turn, kB', sent.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000],
  ].map(([what, value]) => ({ what, length, who: 'ours', value }));
}
