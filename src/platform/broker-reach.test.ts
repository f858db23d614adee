// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { BROKER_NEEDS_RELOAD, BROKER_NEEDS_TLS } from '@/kernel/ports';
import { checkReach } from './broker-reach';

/** What `scripts/early.ts` writes into a page. */
function limitReach(content: string) {
  const policy = document.createElement('meta');
  policy.id = 'reach';
  policy.content = content;
  document.head.append(policy);
}
afterEach(() => document.querySelector('#reach')?.remove());

const why = (url: string) => {
  try {
    checkReach(url);
    return 'may be reached';
  } catch (error) {
    return (error as Error).message;
  }
};

it.each([
  ['wss://broker.example.org:8884/mqtt', 'may be reached'],
  ['wss://broker.example.org/mqtt', BROKER_NEEDS_RELOAD],
  ['wss://other.example.org', BROKER_NEEDS_RELOAD],
  ['ws://broker.example.org:8884', BROKER_NEEDS_TLS],
  ['mqtt://broker.example.org', BROKER_NEEDS_TLS],
])('where the policy names one broker, %s: %s', (url, answer) => {
  limitReach("connect-src 'self' wss://broker.example.org:8884");
  expect(why(url)).toBe(answer);
});

it('the page’s own server is always within reach', () => {
  limitReach("connect-src 'self'");
  expect(why(`ws://${location.host}/mqtt`)).toBe('may be reached');
});
