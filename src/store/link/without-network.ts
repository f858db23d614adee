import * as v from 'valibot';
import { createRowsSource } from '@/kernel/link/followed-table';
import { type Answer, answerShape, type Update, updateShape } from '@/kernel/link/messages';
import { lettersFor, ordersOf } from '@/kernel/link/order-letters';
import { createReceiver, createSender, keyIdsOf } from '@/kernel/packets/channel';
import { readLetters } from '@/kernel/packets/letters';
import { keyIdOf } from '@/kernel/packets/packet';
import { readPacketText, writePacketFragment } from '@/kernel/packets/packet-text';
import { explainWhy } from '@/kernel/packets/why';
import { accept, type Refusal, type Result, refuse } from '@/kernel/result';
import type { Entropy } from '@/kernel/sealing/box';
import type { HandLink } from './hand-link';
import type { LinkHost } from './link-host';
import type { PacketsOpened } from './link-view';

/** Packets that go as a code, as a message or as eight letters. Both sides count them: see decision 44. */

/** Wrong letters for one moment, after which no others are read. */
const MOST_WRONG = 5;
/** The longest fragment that is drawn as a code: with an address it fits the largest QR code, which holds 2,953. */
const MOST_IN_CODE = 2700;
/** More codes than that are no help. */
const MOST_CODES = 4;

const NO_PHONE: Refusal = {
  message: 'No phone is linked for this seat.',
  allowed: 'Link it once in a network; after that it needs none.',
};
const TOO_MUCH = refuse('This is more than four codes hold.', {
  allowed: 'Save it as a packet and send that, or pass the device.',
});
const NOT_ASKED: Refusal = {
  message: 'The table asks nobody of this seat now.',
  allowed: 'Go on at the table; the phone answers what is asked next.',
};
const WRONG: Refusal = {
  message: 'These letters do not answer what is asked now.',
  allowed: 'Compare them with the phone. It must have opened what the table shows now.',
};
const NO_MORE: Refusal = {
  message: 'The letters were wrong five times.',
  allowed: 'Use the code of the phone, or ask for the papers here.',
};
const BEHIND: Refusal = {
  message: 'This phone lacks something that came before.',
  allowed: 'Scan the code before this one, or ask at the table for a packet: it holds everything.',
};
const FORK: Refusal = {
  message: 'The table went on in another way than this phone knows.',
  allowed: 'Ask at the table for a packet: it holds everything. If it was restored, link the phone again.',
};
const OTHER_EDITION: Refusal = {
  message: 'The table plays by another version of the app.',
  allowed: 'Reload this page, or update the app on the table’s device.',
};

/** @param until for a code: the rows before it, without the papers if others follow */
function sealUpdate(
  host: LinkHost,
  person: string,
  entropy: Entropy,
  after: number,
  until?: number,
): Result<Uint8Array> {
  const device = host.deviceOf(person);
  if (!device) return { ok: false, refusal: NO_PHONE };
  // Counted before it is made: nothing else ever has this number.
  const posted = device.posted + 1;
  host.keepDevice(person, { posted });
  const body = host.bodyFor({ ...device, posted }, after, until);
  if (!body) return TOO_MUCH;
  // Who is here is nothing to carry about.
  const open = { ...body.open, people: [] };
  const sender = createSender(host.channelOf(device), 'host', entropy);
  return sender.seal('update', { ...body, open }, until !== undefined);
}

/** Codes that bring a phone up to date: the rows are halved until each part fits. */
function sealCodes(
  host: LinkHost,
  person: string,
  entropy: Entropy,
  after: number,
  all: number,
): Result<string[]> {
  const codes: string[] = [];
  for (let from = after, until = all; codes.length < MOST_CODES; ) {
    const sealed = sealUpdate(host, person, entropy, from, until);
    const fragment = sealed.ok ? writePacketFragment(sealed.value) : null;
    if (fragment !== null && fragment.length <= MOST_IN_CODE) {
      codes.push(fragment);
      if (until === all) return accept(codes);
      [from, until] = [until, all];
    } else {
      const half = from + Math.floor((until - from) / 2);
      // The set-up alone fills a code, and papers cannot be divided.
      if (half <= from || after === 0) break;
      until = half;
    }
  }
  return TOO_MUCH;
}

/** A person’s papers for still codes, usually one: what the phone lacks, and the papers as they are now. */
export function showHand(host: LinkHost, person: string, entropy: Entropy): Result<string[]> {
  const device = host.deviceOf(person);
  const rows = host.rows();
  if (!device || !rows) return { ok: false, refusal: NO_PHONE };
  const known = device.held ? rows.knownTo(device.held) : 0;
  const codes = sealCodes(host, person, entropy, known, rows.held().at);
  const moment = host.moment()?.key;
  if (codes.ok && moment !== undefined && device.shown?.moment !== moment)
    host.keepDevice(person, { shown: { moment, ...rows.held() } });
  return codes;
}

/** The whole public table and a person’s papers, for a message. */
export function postHand(host: LinkHost, person: string, entropy: Entropy): Result<Uint8Array> {
  return sealUpdate(host, person, entropy, 0);
}

/** Takes the eight letters of a person’s phone as its answer. */
export async function enterLetters(host: LinkHost, person: string, typed: string): Promise<Refusal | null> {
  const device = host.deviceOf(person);
  if (!device) return NO_PHONE;
  const moment = host.moment();
  if (!moment?.people.includes(person)) return NOT_ASKED;
  const { key } = moment;
  const wrong = device.tries?.moment === key ? device.tries.wrong : 0;
  if (wrong >= MOST_WRONG) return NO_MORE;
  const views = host.viewsOf(person);
  const choice = readLetters(host.channelOf(device), lettersFor(key, views), typed);
  if (choice === null) {
    host.keepDevice(person, { tries: { moment: key, wrong: wrong + 1 } });
    return WRONG;
  }
  const { commands, no } = ordersOf(choice, views, device.taken);
  if (no <= device.taken) return explainWhy('replay');
  const refusal = await host.takeFrom(device, { no, since: no, moment: key, commands });
  // It has opened a code of this moment, or was connected.
  if (!refusal && device.shown?.moment === key) {
    const { at, head } = device.shown;
    host.keepDevice(person, { held: { at, head } });
  }
  return refusal;
}

async function openAll(
  input: string,
  open: (packet: Uint8Array) => Promise<Result<string>>,
): Promise<PacketsOpened> {
  const [taken, refusals] = [[] as string[], [] as Refusal[]];
  for (const packet of readPacketText(input)) {
    const result = packet.ok ? await open(packet.value) : packet;
    if (result.ok) taken.push(result.value);
    else refusals.push(result.refusal);
  }
  return { taken, refusals };
}

async function openAnswer(host: LinkHost, packet: Uint8Array): Promise<Result<string>> {
  const key = keyIdOf(packet);
  const mine = host.record.devices.find((device) => {
    const ids = keyIdsOf(host.channelOf(device));
    return ids.hand === key || ids.host === key;
  });
  if (!mine) return { ok: false, refusal: explainWhy(key === null ? 'foreign' : 'unknown-key') };
  const opened = createReceiver(host.channelOf(mine), 'host').open(packet);
  if (!opened.ok) return { ok: false, refusal: explainWhy(opened.why) };
  const read = v.safeParse(answerShape, opened.value.body);
  if (opened.value.kind !== 'answer' || !read.success)
    return { ok: false, refusal: explainWhy('unreadable') };
  const refusal = await host.takeFrom(mine, read.output as Answer);
  const { held } = read.output;
  if (held && host.rows()?.knownTo(held)) host.keepDevice(mine.person, { held });
  return refusal ? { ok: false, refusal } : accept(mine.person);
}

/** At the table: takes the answers in a text, in any order and however often. */
export const openAnswers = (host: LinkHost, input: string): Promise<PacketsOpened> =>
  openAll(input, (packet) => openAnswer(host, packet));

/** Whether a whole table lacks the rows that the phone holds: a fold from the beginning would not notice. */
function isOtherBranch({ followed, record: { game } }: HandLink, { open }: Update): boolean {
  const held = followed.held();
  if (open.after > 0 || held.at === 0) return false;
  const { rules, setup, rows } = open;
  return createRowsSource({ game, rules, setup }, rows).knownTo(held) !== held.at;
}

/** On a phone: takes an update that came without a connection; says whether another code follows. */
export function openUpdate(link: HandLink, packet: Uint8Array): Result<{ more: boolean }> {
  const opened = createReceiver(link.channel, 'hand').open(packet);
  if (!opened.ok) return { ok: false, refusal: explainWhy(opened.why) };
  const read = v.safeParse(updateShape, opened.value.body);
  const own = read.success ? read.output.own : undefined;
  if (opened.value.kind !== 'update' || !read.success || !own?.posted)
    return { ok: false, refusal: explainWhy('unreadable') };
  if (own.posted <= link.record.posted) return { ok: false, refusal: explainWhy('replay') };
  const update = read.output as unknown as Update;
  const applied = isOtherBranch(link, update) ? 'other' : link.take(update);
  if (applied === 'applied' || applied === 'known') return accept({ more: update.open.more ?? false });
  const why = { behind: BEHIND, other: FORK, rules: OTHER_EDITION, unreadable: explainWhy('unreadable') };
  return { ok: false, refusal: why[applied] };
}

export const openUpdates = (link: HandLink, input: string): Promise<PacketsOpened> =>
  openAll(input, async (packet) => {
    const opened = openUpdate(link, packet);
    return opened.ok ? accept(link.record.person) : opened;
  });
