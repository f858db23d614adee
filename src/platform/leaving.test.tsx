import { afterEach, expect, it } from 'vitest';
import { askBeforeLeaving } from './leaving';

/** What the browser does when somebody closes the page. */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => askBeforeLeaving(false));

it('asks before the page is left while something is not on the device, and no longer', () => {
  expect(isAsked()).toBe(false);
  askBeforeLeaving(true);
  askBeforeLeaving(true);
  expect(isAsked()).toBe(true);
  askBeforeLeaving(false);
  expect(isAsked()).toBe(false);
});
