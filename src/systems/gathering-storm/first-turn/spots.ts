import type { Spot } from '@/kernel/first-turn';
import { printSigned } from '@/kernel/print';
import type { Power } from '../vocabulary';

export const button = (name: string | RegExp, within?: string): Spot => ({
  role: 'button',
  name,
  ...(within ? { within } : {}),
});
export const radio = (name: string | RegExp, within?: string): Spot => ({
  role: 'radio',
  name,
  ...(within ? { within } : {}),
});
export const dialog = (name: string | RegExp): Spot => ({ role: 'dialog', name });

/** The guide's one button, by what it says. */
export const next = (name: string | RegExp): Spot => button(name, 'What to do next');

/** An amount in the row of a power, and the button that records it. */
export const asked = (what: 'support' | 'income', power: Power, amount: number): Spot[] => [
  radio(printSigned(amount), `${power}: ${what}`),
  next(/^Record /),
];

/** A later phase of the turn; on a phone the turn opens first. */
export const phase = (name: string): Spot[] => [
  button(/, step \d/, 'Turn sequence'),
  button(name, 'Turn sequence'),
];
