import { afterEach, expect, it, vi } from 'vitest';
import { brokerPart, ownBroker, readBrokerPart } from './broker-address';

afterEach(() => vi.unstubAllGlobals());
const at = (origin: string) => vi.stubGlobal('location', { origin });
/** As the routes decode an address before they part it. */
const asRouted = (part: string) => decodeURI(part).slice(1);

it.each([
  { url: 'wss://broker.example:8884/mqtt' },
  { url: 'wss://broker.example', user: 'Änne', password: 'a%2F/b#c?100%' },
])('a broker comes back as it was: %j', (broker) => {
  at('https://box.example');
  const part = brokerPart(broker);
  expect(part).toMatch(/^\/[^/#?]+$/);
  expect(readBrokerPart(asRouted(part))).toEqual(broker);
});

it('the page’s own broker needs no part', () => {
  at('http://192.168.1.5:4173');
  expect(ownBroker()).toEqual({ url: 'ws://192.168.1.5:4173/mqtt' });
  expect([brokerPart(ownBroker()), brokerPart(null)]).toEqual(['', '']);
  expect(readBrokerPart(undefined)).toEqual(ownBroker());
});

it.each(['{', '%', '{"url":"http://x"}', 'null'])('%s is no broker', (part) => {
  at('http://localhost');
  expect(readBrokerPart(part)).toBeNull();
});
