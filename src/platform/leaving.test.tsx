import { expect, it } from 'vitest';
import { askBeforeLeaving } from './leaving';

/** Simulates closing the page; returns whether the browser would ask. */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before the page is left while something is not on the device, and no longer', () => {
  let unsaved = false;
  const end = askBeforeLeaving(() => unsaved);
  expect(isAsked()).toBe(false);
  unsaved = true;
  expect(isAsked()).toBe(true);
  unsaved = false;
  expect(isAsked()).toBe(false);
  unsaved = true;
  end();
  expect(isAsked()).toBe(false);
});
