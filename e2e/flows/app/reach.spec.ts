import { expect, type Page } from '@playwright/test';
import { onNewDevice } from '../../support/test';

/** Always blocked. Violations are reported in order, so the first one tells whether another address was. */
const BLOCKED = 'wss://localhost:1/blocked';

/** Whether a connection opens; `blocked` by the policy of the page, `none` if nobody is there. */
const connect = (page: Page, url: string) =>
  page.evaluate(
    ([address = '', sentinel = '']) =>
      new Promise<string>((done) => {
        const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) =>
          done(blockedURI === sentinel ? 'none' : 'blocked');
        document.addEventListener('securitypolicyviolation', onViolation, { once: true });
        const socket = new WebSocket(address, ['mqtt']);
        socket.onopen = () => done('open');
        socket.onerror = () => new WebSocket(sentinel);
      }),
    [url, BLOCKED],
  );

onNewDevice(
  'the page reaches its own broker, and of all others the one its table is linked with',
  async ({ page, baseURL }) => {
    await page.goto('./');
    expect(await connect(page, `${baseURL?.replace('http', 'ws')}mqtt`)).toBe('open');
    expect(await connect(page, 'wss://localhost:9/mqtt')).toBe('blocked');
    await page.evaluate(() => localStorage.setItem('dispatch-box/broker', 'wss://localhost:9'));
    await page.reload();
    expect(await connect(page, 'wss://localhost:9/mqtt')).toBe('none');
    expect(await connect(page, 'wss://localhost:10/mqtt')).toBe('blocked');
    expect(await connect(page, 'ws://localhost:9/mqtt')).toBe('blocked');
  },
);
