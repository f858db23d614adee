import { SEED_BYTES } from '../chance';
import type { Target } from './first-turn';

/** The seed of every lesson whose app deals or rolls: the same cards and dice each time. */
export const LESSON_SEED = new Uint8Array(SEED_BYTES).fill(7);

export const button = (name: string | RegExp, within?: string): Target => ({
  role: 'button',
  name,
  ...(within ? { within } : {}),
});
export const radio = (name: string | RegExp, within?: string): Target => ({
  role: 'radio',
  name,
  ...(within ? { within } : {}),
});
export const dialog = (name: string | RegExp): Target => ({ role: 'dialog', name });

/** A field that its keys fill, one after the other. */
export const typed = (name: string, value: string): Target => ({ role: 'textbox', name, value });

/** The guide's button, by its label. */
export const next = (name: string | RegExp): Target => button(name, 'What to do next');

/** The button that undoes the newest entry. */
export const UNDO = button(/^Undo: /);
