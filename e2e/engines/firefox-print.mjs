// What Firefox prints: a PDF, read as words and as a picture.
import assert from 'node:assert/strict';
import { extractText, getDocumentProxy } from 'unpdf';
import { GUIDE, goHome, HEADING, openPapers, storedTable, within } from './steps.mjs';

// unpdf needs a method that the oldest supported Node lacks.
ArrayBuffer.prototype.transferToFixedLength ??= function (length = this.byteLength) {
  return this.slice(0, length);
};

/** Prints the page on A4; the words of each sheet with where they stand, in points from the left edge. */
async function printPage(page) {
  const pdf = await page.pdf({
    format: 'a4',
    // A preference of people’s Firefox as well; the margins are the page’s own.
    preferCSSPageSize: true,
    printBackground: true,
    timeout: 180_000,
  });
  const file = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const { text } = await extractText(file);
  const edges = [];
  for (let no = 1; no <= file.numPages; no += 1) {
    const sheet = await file.getPage(no);
    const { items } = await sheet.getTextContent();
    const words = items.filter(({ str }) => str.trim() !== '');
    edges.push({
      left: Math.min(...words.map(({ transform }) => transform[4])),
      right: Math.max(...words.map(({ transform, width }) => transform[4] + width)),
      width: sheet.view[2],
    });
  }
  return { sheets: text, edges };
}

/** Checks printed pages: their number and their text, with nothing cut off at the edges. */
export async function printPages(hands, { address, folder }) {
  const { page, see } = hands;
  const at = async (path, ready) => {
    await page.goto(`${address}#${path}`);
    await ready();
    return printPage(page);
  };
  const deck = await at('/decks/house/print', () => page.waitForSelector('[data-card]'));
  assert.equal(deck.sheets.length, 32, 'sheets of cards');
  // The backs between them are drawn as pictures.
  for (const { left, right, width } of deck.edges.filter((_, at) => at % 2 === 0)) {
    assert.ok(left > 25 && right < width - 25, `cards lie within the sheet: ${left} to ${right} of ${width}`);
    assert.ok(
      Math.abs(left + right - width) < 60,
      `cards lie in the middle: ${left} to ${right} of ${width}`,
    );
  }
  await goHome(hands, address);
  await hands.openFile(storedTable(folder, 'release-0.6.0-gathering-storm-app'));
  const table = await page.evaluate(() => location.hash.slice(1));
  const inGuide = () => see(HEADING, /./);
  const board = await at(table, inGuide);
  assert.equal(board.sheets.length, 1);
  // Letters of a variable font are drawn, and no words are read from them.
  for (const words of [/No country has a modifier this turn/, /Yugoslavia taken/, /Ben opens the papers/])
    assert.match(board.sheets[0].replace(/\s+/g, ' '), words);
  const journal = await at(`${table}/journal`, inGuide);
  assert.match(journal.sheets[0], /Fall 1935 ends/);
  for (const sheet of journal.sheets) assert.match(sheet, /After entry 61/);
}

/** Checks that one person's papers print as one sheet, with the owner and the time at the top. */
export async function printPapers(hands, { address }) {
  const { page, press } = hands;
  await goHome(hands, address);
  await press(/^Gathering Storm/);
  await press(/^Open the table$/);
  for (const act of [/^Turn the card$/, /^Apply the card$/, /^Deal the cards$/, /^Pass to Anna$/])
    await press(act, within(GUIDE));
  await openPapers(hands);
  const { sheets } = await printPage(page);
  assert.equal(sheets.length, 1, 'sheets of papers');
  assert.match(sheets[0], /No order yet/);
  assert.match(sheets[0], /Our table, Spring 1935, Turn 1/);
}
