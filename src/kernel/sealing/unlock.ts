import { bytesToUtf8 } from '@noble/ciphers/utils.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import type { Viewer } from '../game';
import { accept, type Result, refuse } from '../result';
import { deriveKey, type Entropy, KEY_BYTES, openBytes, sealBytes } from './box';
import {
  printOfSealing,
  randomHex,
  type SealedSeat,
  type Sealing,
  type SecretKind,
  viewersOf,
} from './sealing';

/** scrypt with 32 MB: about half a second on a slow laptop. */
export const COST = { N: 2 ** 15, r: 8, p: 1 } as const;

/** What the secret of one seat opens. */
export interface SeatKeys {
  /** Its part of the key of what no single seat may open. */
  share: Uint8Array;
  keys: Record<Viewer, Uint8Array>;
}

/** All keys of an unlocked table. */
export interface Keyring {
  sealing: Sealing;
  keys: Record<Viewer, Uint8Array>;
  /** Of what belongs to no seat. */
  rest: Uint8Array;
  seed: Uint8Array;
  /** By person, to wrap them anew. */
  seats: Record<string, SeatKeys>;
}

/** A seat as set up: who sits there, whose papers they read, and their secret. */
export interface SeatSecret {
  person: string;
  viewers: readonly Viewer[];
  how: SecretKind;
  secret: string;
}

/** The same letters, however a keyboard composes them. */
const normalize = (secret: string) => secret.normalize('NFKC').trim();

/** Why a secret is too weak; null if it can be used. */
export function checkSecret(how: SecretKind, secret: string): string | null {
  const entered = normalize(secret);
  if (how === 'pin') return /^\d{4,12}$/.test(entered) ? null : 'A PIN has 4 to 12 digits.';
  if (entered.length > 200) return 'A passphrase has at most 200 letters.';
  return entered.length >= 12
    ? null
    : 'A passphrase has at least 12 letters. Four or more random words are good.';
}

export const packKeys = ({ share, keys }: SeatKeys) => ({
  share: bytesToHex(share),
  keys: Object.entries(keys).map(([viewer, key]) => [viewer, bytesToHex(key)]),
});

function unpackKeys({ share, keys }: ReturnType<typeof packKeys>): SeatKeys {
  return {
    share: hexToBytes(share),
    keys: Object.fromEntries(keys.map(([viewer, key]) => [viewer, hexToBytes(key as string)])),
  };
}

export const wrap = (key: Uint8Array, value: unknown, bound: unknown, entropy: Entropy): string =>
  bytesToHex(sealBytes(key, utf8ToBytes(JSON.stringify(value)), bound, entropy));

function unwrap<T>(key: Uint8Array, wrapped: string, bound: unknown): T | null {
  const bytes = openBytes(key, hexToBytes(wrapped), bound);
  return bytes && (JSON.parse(bytesToUtf8(bytes)) as T);
}

type Kdf = SealedSeat['kdf'];

const keyOf = (secret: string, { salt, ...cost }: Kdf): Promise<Uint8Array> =>
  scryptAsync(utf8ToBytes(normalize(secret)), hexToBytes(salt), { ...cost, dkLen: KEY_BYTES });

const boundOf = (id: string, { person, viewers, how }: Pick<SealedSeat, 'person' | 'viewers' | 'how'>) => [
  id,
  'seat',
  person,
  viewers,
  how,
];

export async function wrapSeat(
  id: string,
  seat: SeatSecret,
  keys: SeatKeys,
  entropy: Entropy,
): Promise<SealedSeat> {
  const { person, how, secret } = seat;
  const viewers = [...seat.viewers];
  const kdf = { salt: randomHex(entropy, 16), ...COST };
  const bound = boundOf(id, { person, viewers, how });
  const wrapped = wrap(await keyOf(secret, kdf), packKeys(keys), bound, entropy);
  return { person, viewers, how, kdf, wrapped };
}

export const restKey = (id: string, shares: readonly Uint8Array[]) => deriveKey(shares, id, 'rest');
export const paperKey = (id: string, bytes: Uint8Array) => deriveKey([bytes], id, 'paper');
export const othersKey = (id: string, seats: readonly SeatKeys[], without: number) =>
  deriveKey(
    seats.filter((_, at) => at !== without).map(({ share }) => share),
    id,
    `others ${without}`,
  );

export const withPrint = (sealing: Omit<Sealing, 'print'>): Sealing => ({
  ...sealing,
  print: printOfSealing(sealing),
});

/** Opens a seat by its secret; null if that is wrong. */
export async function unlockSeat(sealing: Sealing, person: string, secret: string): Promise<SeatKeys | null> {
  const seat = sealing.seats.find((one) => one.person === person);
  if (!seat) return null;
  const packed = unwrap<ReturnType<typeof packKeys>>(
    await keyOf(secret, seat.kdf),
    seat.wrapped,
    boundOf(sealing.id, seat),
  );
  return packed && unpackKeys(packed);
}

/** All keys, once every seat is open; null if one is missing or they do not belong together. */
export function joinSeats(sealing: Sealing, seats: Readonly<Record<string, SeatKeys>>): Keyring | null {
  const held = sealing.seats.flatMap(({ person }) =>
    Object.hasOwn(seats, person) ? [seats[person] as SeatKeys] : [],
  );
  if (held.length < sealing.seats.length) return null;
  const shares = held.map(({ share }) => share);
  const rest = unwrap<[string, string]>(restKey(sealing.id, shares), sealing.rest, [sealing.id, 'rest']);
  if (!rest) return null;
  const keys = Object.assign({}, ...held.map(({ keys: own }) => own)) as Record<Viewer, Uint8Array>;
  if (viewersOf(sealing).some((viewer) => !Object.hasOwn(keys, viewer))) return null;
  return { sealing, keys, rest: hexToBytes(rest[0]), seed: hexToBytes(rest[1]), seats: { ...seats } };
}

/** Opens every seat by the words of the recovery sheet; null if they are wrong. */
export function recoverByPaper(sealing: Sealing, words: string): Record<string, SeatKeys> | null {
  const { id, recovery, seats } = sealing;
  if (recovery.kind !== 'paper') return null;
  try {
    const bytes = mnemonicToEntropy(words.trim().toLowerCase().split(/\s+/).join(' '), wordlist);
    const packed = unwrap<ReturnType<typeof packKeys>[]>(paperKey(id, bytes), recovery.wrapped, [
      id,
      'paper',
    ]);
    return (
      packed && Object.fromEntries(seats.map(({ person }, at) => [person, unpackKeys(packed[at] as never)]))
    );
  } catch {
    return null;
  }
}

/** Opens one seat by all the others; null if that is not the way of this table, or another one is closed too. */
export function recoverByOthers(
  sealing: Sealing,
  person: string,
  open: Readonly<Record<string, SeatKeys>>,
): SeatKeys | null {
  const { id, recovery, seats } = sealing;
  const place = seats.findIndex((seat) => seat.person === person);
  const others = seats.every((seat, at) => at === place || Object.hasOwn(open, seat.person));
  if (recovery.kind !== 'others' || place < 0 || !others) return null;
  const held = seats.map((seat) => open[seat.person] as SeatKeys);
  const wrapped = recovery.wrapped[place] as string;
  const packed = unwrap<ReturnType<typeof packKeys>>(othersKey(id, held, place), wrapped, [
    id,
    'others',
    place,
  ]);
  return packed && unpackKeys(packed);
}

/** Gives a seat another secret. Its keys stay, so nothing else is sealed again. */
export async function changeSecret(
  keyring: Keyring,
  { person, how, secret }: Omit<SeatSecret, 'viewers'>,
  entropy: Entropy,
): Promise<Result<Keyring>> {
  const weak = checkSecret(how, secret);
  if (weak) return refuse(weak, { allowed: 'Enter another.' });
  const { sealing, seats } = keyring;
  const seat = sealing.seats.find((one) => one.person === person);
  if (!seat) return refuse('Nobody of this name has a lock here.', { allowed: 'Choose another seat.' });
  const { viewers } = seat;
  const fresh = await wrapSeat(
    sealing.id,
    { person, viewers, how, secret },
    seats[person] as SeatKeys,
    entropy,
  );
  const others = sealing.seats.map((one) => (one === seat ? fresh : one));
  const { print: _, ...rest } = sealing;
  return accept({ ...keyring, sealing: withPrint({ ...rest, seats: others }) });
}
