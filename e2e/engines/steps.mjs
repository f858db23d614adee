// A player's actions, step by step: the same in every engine.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../../scripts/setup.mjs';

export const GUIDE = 'aside[aria-label="What to do next"]';
export const within = (place) => `${place} button`;
export const HEADING = 'h1';

/** One of the stored tables, unpacked. */
export function storedTable(folder, name) {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, gunzipSync(readFileSync(join(root, `e2e/support/saves/${name}.json.gz`))));
  return path;
}

/** Opens Home and waits until it is hydrated: until then the page is only prerendered. */
export async function goHome({ page, see, until }, address) {
  await page.goto(`${address}#/`);
  await see(HEADING, /^Dispatch Box$/);
  await until('the app answers', () =>
    page.evaluate(() => Object.keys(document.querySelector('h1')).some((key) => key.startsWith('__react'))),
  );
}

/** Three stored tables are opened, one of each game. */
export async function openStored(hands, { address, folder }) {
  for (const name of ['first-house-deck', 'release-0.6.0-storm-over-asia-app', 'release-0.6.0-goss-paper']) {
    await goHome(hands, address);
    await hands.openFile(storedTable(folder, name));
  }
}

/** Holds the curtain's button until the papers open. */
export async function openPapers({ page, see, until, find }) {
  const hold = await see('button', /I am /);
  await hold.hover();
  await page.mouse.down();
  await until('the papers', () => find('button', /^Hide now/));
  await page.mouse.up();
}

/** The headline and the buttons within reach; runs in the page. */
function readPage() {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const buttons = [...(dialog ?? document).querySelectorAll('button')].filter((one) => one.checkVisibility());
  return {
    headline: document.querySelector('h1')?.textContent ?? '',
    isDialog: dialog !== undefined,
    names: buttons.map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim()),
  };
}

/** Plays with the app's deck at a hotseat, following the guide, until this season begins. */
async function playUntil(hands, season) {
  const { page, press, text, settled } = hands;
  const ahead = /^(Go on|Next: .*’s card)$/;
  for (let acts = 0; acts < 200; acts += 1) {
    await settled();
    const { headline, isDialog, names } = await page.evaluate(readPage);
    if (headline === season && !isDialog) return;
    if (names.some((name) => name.startsWith('I am '))) {
      await openPapers(hands);
      await press(/^Hide now/);
    } else if (!isDialog) await press(/./, within(GUIDE));
    else if (names.some((name) => ahead.test(name))) await press(ahead, 'dialog button');
    else await settle(hands);
  }
  assert.fail(`${season} never came: ${await text('body')}`);
}

async function settle({ find, press, choose }) {
  if (await find('dialog input[type="radio"]', /./)) await choose(/./, 'dialog');
  else await press(/^(?!Close)/, 'dialog button');
}

/** A new table: a power is dragged to another person, the first turn by pointer, the second by key. */
export async function playTwoTurns(hands, { address }) {
  const { see, press, drag, page, until, find } = hands;
  await goHome(hands, address);
  await press(/^Gathering Storm/);
  const germany = await see('button', /^Germany: move to Ben$/);
  const seats = await page.$$('[aria-label="Who sits here"] > li');
  await drag(germany, seats[2]);
  await until('Germany sits with the third', () =>
    page.evaluate(() =>
      /Germany/.test(document.querySelectorAll('[aria-label="Who sits here"] > li')[2]?.innerHTML ?? ''),
    ),
  );
  await press(/^Open the table$/);
  await see(within(GUIDE), /^Turn the card$/);
  // By key alone.
  await until('the guide has the focus', async () => {
    await page.keyboard.press('Tab');
    return page.evaluate((place) => document.activeElement?.matches(`${place} button`), GUIDE);
  });
  await page.keyboard.press('Enter');
  await until('the card is turned', () => find(within(GUIDE), /^Apply the card$/));
  await playUntil(hands, 'Summer 1935');
  await playUntil(hands, 'Fall 1935');
}

/** Returns the table's backup as text. */
export async function backUp({ press, take, page, see }) {
  await press(/^Menu$/);
  await press(/^End the evening/, 'dialog button');
  const text = await take(() => press(/^Back up$/, 'dialog button'));
  await see('dialog [role="status"]', /The copy is in your downloads/);
  await page.reload();
  return text;
}

/** Opens the backup at Home, and checks that it shows the same table. */
export async function openBackup(hands, { address, folder }, text, { beside: keepExisting = false } = {}) {
  const path = join(folder, 'backup.json');
  writeFileSync(path, text);
  await goHome(hands, address);
  await hands.openFile(path, { beside: keepExisting });
  await hands.see(HEADING, /^Fall 1935$/);
}

/** A paper card is typed as it is printed. */
export async function typeCard(hands, { address }) {
  const { press, choose, type, says, see } = hands;
  await goHome(hands, address);
  await press(/^Gathering Storm/);
  await choose(/^Paper/);
  await press(/^Open the table$/);
  await press(/^Enter the card$/, within(GUIDE));
  await choose(/^\+1$/);
  await choose(/^In words$/);
  await type(/^What the card says/, 'More ore is sold.\nTurkey: 1 [Germany]\nGerman national income: +1');
  await says(/Turkey leans to Germany by \+1 this turn\./, 'dialog:modal');
  await press(/^Apply the card$/, 'dialog button');
  await see('button', /^Turkey \+1 for Germany\. Why\?$/);
}

/** Storm Over Asia draws its card. */
export async function drawInAsia(hands, { address }) {
  const { press, choose, see, settled, text } = hands;
  await goHome(hands, address);
  await press(/^Storm Over Asia/);
  await choose(/^Open deck/);
  await press(/^Open the table$/);
  await see(within(GUIDE), /^Turn the card$/);
  const before = await text('main');
  await press(/^Turn the card$/, within(GUIDE));
  await settled();
  assert.notEqual(await text('main'), before);
}

/** GOSS: doubles that make a combat event. */
export async function rollDoubles(hands, { address }) {
  const { press, choose, type, says } = hands;
  await goHome(hands, address);
  await press(/^GOSS/);
  await press(/^Open the table$/);
  await press(/^Doubles$/);
  await press(/^Western$/, 'dialog button');
  await type(/^The defender’s hex/, '2318');
  await choose(/^It was a ground assault/, 'dialog');
  const figure = (group, value) =>
    press(new RegExp(`^${value}$`), `dialog [aria-label*="${group}" i] button`);
  await figure('Type die, combat event', 3);
  await figure('The tens', 4);
  await figure('The ones', 7);
  await press(/^Back to the register$/, 'dialog button');
  await says(/the result in 2318/, 'header');
}

/** The first steps of a guided turn: what has the ring is tapped. */
export async function followGuide(hands, { address }) {
  const { page, until, says } = hands;
  await page.goto(`${address}#/table/first-turn.gathering-storm.hotseat`);
  await says(/Step 1 of/);
  for (const step of [2, 3, 4]) {
    await until(`step ${step}`, async () => {
      if (await page.evaluate((no) => document.body.textContent.includes(`Step ${no} of`), step)) return true;
      const pointed = await page.$('[data-pointed]');
      await pointed?.click().catch(() => undefined);
      return false;
    });
  }
}

/**
 * A reload keeps the table and its moment; back and forward go through its pages, and later entries are
 * saved.
 */
export async function reloadAndGoBack(hands, { address, folder }) {
  const { page, see, until } = hands;
  await goHome(hands, address);
  await hands.openFile(storedTable(folder, 'first-house-deck'), { beside: true });
  const season = await hands.text(HEADING);
  const id = await page.evaluate(() => location.hash);
  await page.evaluate((hash) => {
    location.hash = `${hash}/history`;
  }, id);
  await see(HEADING, /./);
  await page.goBack();
  await until('the table', () => page.evaluate((hash) => location.hash === hash, id));
  await page.goForward();
  await until('its history', () => page.evaluate((hash) => location.hash === `${hash}/history`, id));
  await page.goBack();
  await page.reload();
  await see(within(GUIDE), /./);
  assert.equal(await hands.text(HEADING), season);
}

/** Opens one table in two windows: an entry made in one appears in the other. */
export async function openTwoWindows(hands, { open, address }) {
  const { page, text, press, until } = hands;
  const table = await page.evaluate(() => location.hash);
  const other = await open(`${address}${table}`);
  await other.see(within(GUIDE), /./);
  const before = await other.text(`${GUIDE} h2, ${GUIDE}`);
  await press(/./, within(GUIDE));
  await until('the other window follows', async () => (await other.text(`${GUIDE} h2, ${GUIDE}`)) !== before);
  assert.equal(await other.text(GUIDE), await text(GUIDE));
  await other.page.close();
}

/** The policy of the page lets it reach the broker beside it, whose scheme is another. */
export async function reachBroker(hands, { address }) {
  await goHome(hands, address);
  const answer = await hands.page.evaluate(
    (url) =>
      new Promise((done) => {
        const socket = new WebSocket(url, ['mqtt']);
        socket.onopen = () => done('open');
        socket.onerror = () => done('error');
      }),
    `${address.replace('http', 'ws')}mqtt`,
  );
  assert.equal(answer, 'open');
}

/** Without the server the app opens again, and the table in it. */
export async function goOffline(hands, { stop, start }) {
  const { page, until, see } = hands;
  await until('the app is kept', () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
    ),
  );
  await stop();
  await page.reload();
  await see(within(GUIDE), /./);
  await start();
}

/** The steps of every engine, in the order in which they build on each other. */
export function flows(hands, place, openInChromium) {
  return {
    'three stored tables open': () => openStored(hands, place),
    'two turns are played and backed up; the backup opens here and in Chromium': async () => {
      await playTwoTurns(hands, place);
      const backup = await backUp(hands);
      await openBackup(hands, place, backup, { beside: true });
      await openBackup(hands, place, await openInChromium(place.address, backup, /^Fall 1935$/));
    },
    'a paper card is typed': () => typeCard(hands, place),
    'Storm Over Asia draws a card': () => drawInAsia(hands, place),
    'GOSS rolls doubles': () => rollDoubles(hands, place),
    'a guided turn begins': () => followGuide(hands, place),
    'the broker beside the page answers': () => reachBroker(hands, place),
    'reload, back and forward keep the table': () => reloadAndGoBack(hands, place),
    'two windows show one table': () => openTwoWindows(hands, place),
    'the app opens offline': () => goOffline(hands, place),
  };
}
