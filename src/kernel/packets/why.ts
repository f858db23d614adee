import type { Refusal } from '../result';

/** Why a packet is not opened. */
export const WHYS = [
  'foreign',
  'too-new',
  'too-large',
  'unknown-key',
  'revoked-key',
  'reflected',
  'cannot-open',
  'forged',
  'unreadable',
  'replay',
  'old-session',
] as const;
export type Why = (typeof WHYS)[number];

/** A packet as opened, or why not. */
export type OpenedAs<T> = { ok: true; value: T } | { ok: false; why: Why };

export const closed = (why: Why): { ok: false; why: Why } => ({ ok: false, why });

const SENTENCES: Record<Why, Refusal> = {
  foreign: {
    message: 'This did not come from Dispatch Box.',
    allowed: 'Check what you opened or pasted.',
  },
  'too-new': {
    message: 'The other device has a newer Dispatch Box.',
    allowed: 'Update this one: reload the page.',
  },
  'too-large': {
    message: 'The other device sent more than this one can open.',
    allowed: 'Open a copy of the table instead.',
  },
  'unknown-key': {
    message: 'This is from another table, another device, or from before the devices were linked again.',
    allowed: 'Link the device again.',
  },
  'revoked-key': {
    message: 'That device is no longer linked to this table.',
    allowed: 'Link it again if it should be.',
  },
  reflected: {
    message: 'This was made on this device.',
    allowed: 'Open it on the other one.',
  },
  'cannot-open': {
    message: 'Part of this was changed or lost on the way.',
    allowed: 'Send it again.',
  },
  forged: {
    message: 'This was not sent by the table’s own device.',
    allowed: 'Nothing was taken from it. Ask who else watches this table.',
  },
  unreadable: {
    message: 'Another version of Dispatch Box made this, and this one cannot read it.',
    allowed: 'Update both devices.',
  },
  replay: {
    message: 'This, or something newer, has been opened here already.',
    allowed: 'Nothing needs to be done.',
  },
  'old-session': {
    message: 'This is from before the other device connected again.',
    allowed: 'Send a new one.',
  },
};

/** The reason as a host would say it, and what to do. */
export const explainWhy = (why: Why): Refusal => SENTENCES[why];
