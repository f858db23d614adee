// How long a packet takes through the embedded broker, which runs in a thread of its own as a stranger's process would.
import { createServer } from 'node:http';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const DEVICES = [2, 5, 50];
const BYTES = 8000;
const ROUNDS = 200;
/** The first rounds compile. */
const WARM = 20;

if (!isMainThread) {
  const { attachBroker } = await import('../scripts/broker.mjs');
  const http = createServer();
  // The rounds follow each other faster than any table's.
  await attachBroker(http, { packets: 1_000_000 });
  http.listen(0, 'localhost', () => parentPort.postMessage(http.address().port));
}

const share = (sorted, part) => sorted[Math.floor(part * (sorted.length - 1))];
const topic = (n) => `dbx/${String(n).padStart(22, '0')}`;

const whenOpen = (carrier) =>
  new Promise((done) => {
    const look = (state) => state === 'open' && done();
    carrier.onState(look);
    look(carrier.state);
  });

/** Milliseconds from sending to each arrival, sorted: one packet for each device, under a topic of its own. */
async function timeRounds(connect, url, count) {
  const arrivals = [];
  let missing = 0;
  let begun = 0;
  let over;
  const devices = Array.from({ length: count }, (_, n) => {
    const device = connect({ url });
    device.listen(topic(n), () => {
      arrivals.push(performance.now() - begun);
      missing -= 1;
      if (missing === 0) over();
    });
    return device;
  });
  const host = connect({ url });
  for (const carrier of [host, ...devices]) await whenOpen(carrier);
  const packet = crypto.getRandomValues(new Uint8Array(BYTES));
  for (let round = 0; round < ROUNDS + WARM; round += 1) {
    if (round === WARM) arrivals.length = 0;
    missing = count;
    const all = new Promise((done) => {
      over = done;
    });
    begun = performance.now();
    for (let n = 0; n < count; n += 1) host.send(topic(n), packet);
    await all;
  }
  for (const carrier of [host, ...devices]) carrier.close();
  return arrivals.toSorted((a, b) => a - b);
}

export async function measureLink(connect) {
  const broker = new Worker(new URL(import.meta.url));
  const port = await new Promise((listening) => broker.once('message', listening));
  const rows = [];
  for (const count of DEVICES) {
    const sorted = await timeRounds(connect, `ws://localhost:${port}/mqtt`, count);
    for (const [name, part] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ])
      rows.push({
        what: `a packet of 8 kB to each device, ${name}, ms`,
        length: `${count} devices`,
        who: 'ours',
        value: share(sorted, part),
      });
  }
  await broker.terminate();
  return rows;
}
