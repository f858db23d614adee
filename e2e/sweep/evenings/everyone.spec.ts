import { expect, type Page } from '@playwright/test';
import { beginAtHeading, Fingers, type Hands, Keys } from '../../pages/hands';
import { ChinaTurn, GossDay, HotseatTurn, PaperTurn } from '../../pages/turns';
import { CANARY, createCanaryDeck } from '../../support/canary';
import { placesOf, searchEverywhere } from '../../support/hunter';
import { findMisfits } from '../../support/look/fit';
import { findLostMarks, lookInForcedColors } from '../../support/look/other-media';
import { findDoubled, findMeaningless, ScreenReader } from '../../support/look/reader';
import { lookAtShownCards } from '../../support/look/shown-cards';
import { CHINA, openChina } from '../../support/tables/china-table';
import { openGoss } from '../../support/tables/goss-table';
import { openKindTable } from '../../support/tables/kind-table';
import { openPaper } from '../../support/tables/table-file';
import { test } from '../../support/test';

// A whole turn of each game, by whoever plays: by keys with a screen reader listening, and by a finger on a small
// screen with everything at its largest. What it took is printed with the check and stays at or under its number.

interface WholeTurn {
  name: string;
  open: (page: Page) => Promise<unknown>;
  play: (hands: Hands, atCurtain?: () => Promise<void>) => Promise<void>;
  keys: number;
  taps: number;
  /** The expected announcements, in this order. */
  heard: RegExp[];
}

const TURNS: WholeTurn[] = [
  {
    name: 'Gathering Storm with paper cards',
    open: openPaper,
    play: (hands) => new PaperTurn(hands).play(),
    keys: 215,
    taps: 35,
    heard: [
      /^focus: The general card, Close, button/,
      /The general card is applied\. Economic Climate 0 to −1\..* Italian support 0 to \+1\. Next: deal/,
      /German support 0 to \+2\..* French support 0 to −1\./,
      /^focus: Britain shows an event, Close/,
      /British support 0 to −2\./,
      /^focus: Why is British support −2\?/,
      /Undo: Britain’s event\..* British support −2 to 0\./,
      /Income is taken\..* German points change 0 to \+2\./,
      /^polite: Value 2$/,
      /Germany completes its aggression against Austria\./,
      /^focus: Recorded, Back to the table, button, .*extra card/,
      /Spring 1935 ends\..* Next: the general card\.$/,
    ],
  },
  {
    name: 'Gathering Storm at a hotseat',
    open: async (page) => {
      await openKindTable(page, { deck: createCanaryDeck(), keeps: ['income', 'research'], at: 'draw' });
      // A person reads each card that is shown.
      await lookAtShownCards(page);
    },
    play: (hands, atCurtain) => new HotseatTurn(hands, atCurtain).play(),
    keys: 105,
    taps: 34,
    heard: [
      /The card is turned: .* Next: apply the card\./,
      /The general card is applied\. .* support/,
      /Pass to Anna\.$/,
      /^focus: Pass to Anna, heading/,
      /^focus: Anna, heading/,
      /^focus: .*Germany, 1 card, tab/,
      /^focus: .*Put a step on Torpedoes, button, 0 steps/,
      /^polite: 4 points left/,
      /^focus: Pass to Ben, heading/,
      /^focus: Pass to Clara, heading/,
      /^focus: Spring 1935, heading/,
      /^focus: Italy shows .*, Go on, button, Italian support falls .* Italian support 0 to −2\./,
      /^polite: Next: income events\./,
      /Income is taken\./,
      /^polite: Britain shows .*British support 0 to \+1\./,
      /Spring 1935 ends\..* Next: turn the card\.$/,
    ],
  },
  {
    name: 'Storm Over Asia',
    open: (page) =>
      openChina(page, CHINA, (table) => void table.run('set-front', { exists: true, entered: 6 })),
    play: (hands) => new ChinaTurn(hands).play(),
    keys: 65,
    taps: 22,
    heard: [
      /General card 43 is entered\..* First: what is due\./,
      /^focus: What is due/,
      /^focus: General 43: .*In which region\?, Northern China: 1 Nationalist, 2 Japanese, 1 warlord/,
      /Nationalist flag in Northern China\. United Front \+4 to \+3\. Next: deal/,
      /China shows Chinese, card 79\./,
      /in Szechuan\. United Front \+3 to \+2\./,
      /^focus: Chinese regions, Yunnan\. 2 Nationalist\./,
      /Put a Japanese flag in Yunnan\./,
      /^focus: .*Yunnan\. 2 Nationalist, 1 Japanese\. 3 flags/,
      /The warlord card: Central China\..* On to China Incident: attacks and combat\.$/,
      /The turn ends\. Next: the general card\.$/,
    ],
  },
  {
    name: 'a day of GOSS',
    open: (page) => openGoss(page, (table) => void table.to('first:combat')),
    play: (hands) => new GossDay(hands).play(),
    keys: 110,
    taps: 23,
    heard: [
      /^focus: Doubles, Whom does it affect\?, The defender’s hex, textbox/,
      /Type die 3: a combat event for Western in 2318\..* Two dice for the result\./,
      /^focus: Western event in 2318, The tens, 0, button/,
      /^polite: Dice 4/,
      /^focus: Back to the register, button, .*47.*Take its marker off/,
      /^focus: Western event in 2417, Back to the register.*Western markers: 0 to 1\./,
      /Own exploit, Western turn\. Before anyone moves\.$/,
      /^focus: .*A unit moves: 2417, button/,
      /Western markers: 1 to 0/,
      /Take the Western marker off 2417: its phase is over/,
      /Day 2, AM: Combat, Western turn\. 6 phases passed\.$/,
    ],
  },
];

const count = (what: string, acts: number, most: number) => {
  test.info().annotations.push({ type: 'taps', description: `${acts} of at most ${most}: ${what}` });
  expect(acts, what).toBeLessThanOrEqual(most);
};

/** Expects these lines in this order, with others between them. */
function expectInOrder(lines: readonly string[], wanted: readonly RegExp[]): void {
  let from = 0;
  for (const words of wanted) {
    const at = lines.findIndex((line, place) => place >= from && words.test(line));
    expect(at, `${words} is heard in its place, in:\n${lines.join('\n')}`).toBeGreaterThanOrEqual(0);
    from = at;
  }
}

for (const { name, open, play, keys: most, heard: announcements } of TURNS)
  test(`plays a whole turn by keyboard alone, as a screen reader announces it: ${name}`, async ({ page }) => {
    await open(page);
    await beginAtHeading(page);
    const reader = await ScreenReader.begin(page);
    const lost = new Set<string>();
    // In few colors, as Windows shows them in high contrast.
    await page.emulateMedia({ forcedColors: 'active' });
    const keys = new Keys(page, reader, async () => {
      for (const fault of [...(await lookInForcedColors(page)), ...(await findLostMarks(page))])
        lost.add(fault);
    });
    const atCurtain: string[] = [];
    await play(keys, async () => {
      const found = await searchEverywhere(page);
      atCurtain.push(...placesOf(found, CANARY));
      await reader.hear();
      // Only announcements after the papers are hidden: within the papers, anything may be announced.
      const since = reader.since();
      const hidden = since.findLastIndex((line) => line.startsWith('Hide now'));
      atCurtain.push(...since.slice(hidden + 1).filter((line) => line.includes(CANARY)));
    });
    await reader.hear();
    const lines = reader.transcript.map(({ how, words }) => `${how}: ${words}`);
    await test.info().attach('heard', { body: lines.join('\n') });
    expect(atCurtain, 'what the curtain tells of a hand').toEqual([]);
    expect([...lost], 'lost in few colors').toEqual([]);
    expectInOrder(lines, announcements);
    expect(findDoubled(reader.transcript), 'said twice').toEqual([]);
    expect(findMeaningless(reader.transcript), 'says nothing').toEqual([]);
    count(`keys: ${name}`, keys.acts, most);
  });

/** As the sheet of this device dresses the page: everything at its largest. */
const LARGEST = { text: '4', labels: 'big' };

/** User spacing of lines, paragraphs, words and letters (WCAG 1.4.12), at the default text size. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const spaceOut = (page: Page, on: boolean) =>
  page.evaluate(
    ([rules, look, isOn]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      if (isOn) document.adoptedStyleSheets.push(sheet);
      else document.adoptedStyleSheets.pop();
      for (const [name, value] of Object.entries(look)) {
        if (isOn) delete document.documentElement.dataset[name];
        else document.documentElement.dataset[name] = value;
      }
    },
    [SPACED, LARGEST, on] as const,
  );

/** The current place: the page, and the topmost sheet. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
    return `${location.hash} ${[...(sheet ?? document).querySelectorAll('h1, h2')].map((one) => one.textContent).join()}`;
  });

test.describe('by a finger', () => {
  // A window of 640 px at 200 %.
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 });
  test.afterEach(({ page }) =>
    page.evaluate((names) => {
      for (const look of names) delete document.documentElement.dataset[look];
    }, Object.keys(LARGEST)),
  );

  for (const { name, open, play, taps: most } of TURNS)
    test(`a whole turn by taps alone, at 320 px in the largest type: ${name}`, async ({ page }) => {
      await open(page);
      await page.evaluate((look) => void Object.assign(document.documentElement.dataset, look), LARGEST);
      const seen = new Set<string>();
      const spaced = new Set<string>();
      const fingers = new Fingers(page, async () => {
        for (const fault of await findMisfits(page, 18)) seen.add(fault);
        const place = await placeOf(page);
        if (spaced.has(place)) return;
        spaced.add(place);
        await spaceOut(page, true);
        for (const fault of await findMisfits(page, 0)) seen.add(`spaced out, ${fault}`);
        await spaceOut(page, false);
      });
      await play(fingers);
      expect([...seen]).toEqual([]);
      count(`taps: ${name}`, fingers.acts, most);
    });
});
