// WebKitGTK over WebDriver (https://www.w3.org/TR/webdriver2/), with the calls of puppeteer that `hands.mjs` uses.
import { spawn } from 'node:child_process';
import { findFreePort } from '../../scripts/free-port.mjs';
import { LIMIT } from './hands.mjs';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Keys without a character, as WebDriver writes them. */
const KEYS = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', Control: '\uE009' };
/** Two clicks at one place within this many milliseconds are a double click, which the app takes for one. */
const DOUBLE_CLICK = 500;
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Starts a virtual screen, the driver on it, and the only session that the driver can run. */
export async function openWebKit({ driver, browser, screen }) {
  const display = `:${40 + (process.pid % 900)}`;
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const port = await findFreePort();
  const children = [
    spawn(screen, [display, '-screen', '0', '1500x1100x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
    spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }),
  ];
  const stop = () => {
    for (const child of children) child.kill();
  };
  try {
    const send = createSender(`http://127.0.0.1:${port}`);
    await whenReady(send);
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId } = await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const command = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
    await command('POST', '/timeouts', { script: LIMIT, pageLoad: LIMIT });
    const windows = createWindows(command);
    return {
      open: (address) => windows.open(address),
      async close() {
        await command('DELETE', '').catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

function createSender(address) {
  return async (method, path, body = {}) => {
    const response = await fetch(address + path, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function whenReady(send) {
  for (let tries = 0; ; tries += 1) {
    try {
      if ((await send('GET', '/status')).ready) return;
    } catch (error) {
      if (tries > 200) throw error;
    }
    await wait(50);
  }
}

/** Commands go to one window at a time: each page switches to its own before it sends. */
function createWindows(command) {
  let current = null;
  async function inWindow(handle, method, path, body) {
    if (current !== handle) await command('POST', '/window', { handle });
    current = handle;
    return command(method, path, body);
  }
  let first = true;
  return {
    async open(address) {
      const handle = first
        ? await command('GET', '/window')
        : (await command('POST', '/window/new', { type: 'window' })).handle;
      first = false;
      const session = (method, path, body) => inWindow(handle, method, path, body);
      await session('POST', '/window/rect', { width: 1200, height: 860 });
      const page = createPage(session);
      await page.goto(address);
      return page;
    },
  };
}

function createPage(session) {
  const toArgument = (value) => (value?.id ? { [ELEMENT]: value.id } : value);
  const toResult = (value) => {
    if (Array.isArray(value)) return value.map(toResult);
    return value?.[ELEMENT] ? createElement(value[ELEMENT]) : value;
  };
  /** Runs a function in the page; a promise is awaited, an element becomes a handle. */
  async function evaluate(run, ...args) {
    // The driver recognizes elements among the arguments themselves, not within a list.
    const script = `const args = [...arguments];
      const done = args.pop();
      Promise.resolve().then(() => (${run})(...args)).then(
        (value) => done([value ?? null]), (error) => done([null, String(error)]));`;
    const [value, error] =
      (await session('POST', '/execute/async', { script, args: args.map(toArgument) })) ?? [];
    if (error) throw new Error(error);
    return toResult(value);
  }
  const act = (type, ...actions) => {
    const parameters = type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {};
    return session('POST', '/actions', { actions: [{ type, id: type, ...parameters, actions }] });
  };
  let pointer = { x: 0, y: 0 };
  let clicked = { x: 0, y: 0, at: 0 };
  const move = (x, y) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
  const toMiddle = async (element) => {
    const { x, y, width, height } = await element.boundingBox();
    return move(x + width / 2, y + height / 2);
  };
  const press = (type) => (key) => act('key', { type, value: KEYS[key] ?? key });
  const keyboard = {
    down: press('keyDown'),
    up: press('keyUp'),
    press: (key) =>
      act('key', { type: 'keyDown', value: KEYS[key] ?? key }, { type: 'keyUp', value: KEYS[key] ?? key }),
  };

  function createElement(id) {
    const element = { id, asElement: () => element };
    return Object.assign(element, {
      evaluate: (run, ...args) => evaluate(run, element, ...args),
      boundingBox: () =>
        evaluate((one) => {
          one.scrollIntoView({ block: 'nearest' });
          const { x, y, width, height } = one.getBoundingClientRect();
          return { x, y, width, height };
        }, element),
      async click() {
        const to = await toMiddle(element);
        const isNear = Math.hypot(to.x - clicked.x, to.y - clicked.y) < 20;
        if (isNear) await wait(Math.max(0, DOUBLE_CLICK - (Date.now() - clicked.at)));
        await act('pointer', to, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
        clicked = { ...to, at: Date.now() };
      },
      hover: async () => act('pointer', await toMiddle(element)),
      /** Set at once: the driver would press Enter for a line break. */
      type: (text) =>
        evaluate(
          (field, value) => {
            const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
            set.call(field, value);
            field.dispatchEvent(new Event('input', { bubbles: true }));
          },
          element,
          text,
        ),
      uploadFile: (path) => session('POST', `/element/${id}/value`, { text: path }),
    });
  }

  const page = {
    goto: (url) => session('POST', '/url', { url }),
    reload: () => session('POST', '/refresh'),
    goBack: () => session('POST', '/back'),
    goForward: () => session('POST', '/forward'),
    close: () => session('DELETE', '/window'),
    evaluate,
    evaluateHandle: async (...all) => (await evaluate(...all)) ?? { asElement: () => null },
    $: (selector) => evaluate((one) => document.querySelector(one), selector),
    $$: (selector) => evaluate((one) => [...document.querySelectorAll(one)], selector),
    async waitForSelector(selector) {
      for (const end = Date.now() + LIMIT; ; ) {
        const found = await page.$(selector);
        if (found) return found;
        if (Date.now() > end) throw new Error(`Never: ${selector}`);
        await wait(20);
      }
    },
    keyboard,
    mouse: {
      /** In steps of 30 ms: a dragged thing follows from frame to frame. */
      async move(x, y, { steps = 1 } = {}) {
        const from = pointer;
        for (let step = 1; step <= steps; step += 1) {
          const part = step / steps;
          await act('pointer', move(from.x + (x - from.x) * part, from.y + (y - from.y) * part));
          await wait(30);
        }
        pointer = { x, y };
      },
      down: () => act('pointer', { type: 'pointerDown', button: 0 }),
      up: () => act('pointer', { type: 'pointerUp', button: 0 }),
    },
  };
  return page;
}
