// Firefox over WebDriver BiDi.
import puppeteer from 'puppeteer-core';
import { getFirefox } from '../../scripts/firefox.mjs';
import { createHands, LIMIT } from './hands.mjs';

export async function openFirefox(errors) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: getFirefox(),
    timeout: LIMIT,
    protocolTimeout: 3 * LIMIT,
  });
  return {
    open: async (address) => createHands(await openPage(browser, address, errors)),
    close: () => browser.close(),
  };
}

async function openPage(browser, address, errors) {
  // The tab that Firefox begins with has no focus.
  const page = await browser.newPage();
  page.setDefaultTimeout(LIMIT);
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.stack ?? error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  await page.setViewport({ width: 1180, height: 740 });
  await page.goto(address);
  return page;
}
