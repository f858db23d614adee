import { bytesToHex } from '@noble/hashes/utils.js';
import { entropyToMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { accept, type Result, refuse } from '../result';
import { type Entropy, KEY_BYTES } from './box';
import { type RecoveryKind, randomHex, type SealedSeat, type Sealing } from './sealing';
import {
  checkSecret,
  type Keyring,
  othersKey,
  packKeys,
  paperKey,
  restKey,
  type SeatKeys,
  type SeatSecret,
  withPrint,
  wrap,
  wrapSeat,
} from './unlock';

const PAPER_BYTES = 16;

function createRecovery(
  { id, kind }: { id: string; kind: RecoveryKind },
  seats: readonly SeatKeys[],
  entropy: Entropy,
): { recovery: Sealing['recovery']; words: string | null } {
  if (kind === 'none') return { recovery: { kind }, words: null };
  if (kind === 'others') {
    const wrapped = seats.map((seat, at) =>
      wrap(othersKey(id, seats, at), packKeys(seat), [id, 'others', at], entropy),
    );
    return { recovery: { kind, wrapped }, words: null };
  }
  const bytes = entropy(PAPER_BYTES);
  const wrapped = wrap(paperKey(id, bytes), seats.map(packKeys), [id, 'paper'], entropy);
  return { recovery: { kind, wrapped }, words: entropyToMnemonic(bytes, wordlist) };
}

/** Seals a new table: its header, its keys, and the words of the recovery sheet if there is one. */
export async function createSealing(
  seats: readonly SeatSecret[],
  recovery: RecoveryKind,
  entropy: Entropy,
): Promise<Result<{ keyring: Keyring; words: string | null }>> {
  if (seats.length === 0)
    return refuse('Nobody at this table has a hand to seal.', { allowed: 'Leave the hands open.' });
  if (recovery === 'others' && seats.length < 3)
    return refuse('With two seats, either could open the other’s hand.', {
      allowed: 'Choose a recovery sheet, or none.',
    });
  for (const { person, how, secret } of seats) {
    const weak = checkSecret(how, secret);
    if (weak) return refuse(`${person}: ${weak}`, { allowed: 'Enter another.' });
  }
  const id = randomHex(entropy, 16);
  const keys = Object.fromEntries(
    [...new Set(seats.flatMap(({ viewers }) => viewers))].map((viewer) => [viewer, entropy(KEY_BYTES)]),
  );
  const held = seats.map(({ viewers }) => ({
    share: entropy(KEY_BYTES),
    keys: Object.fromEntries(viewers.map((viewer) => [viewer, keys[viewer] as Uint8Array])),
  }));
  const [rest, seed] = [entropy(KEY_BYTES), entropy(KEY_BYTES)];
  const wrapped: SealedSeat[] = [];
  for (const [at, seat] of seats.entries())
    wrapped.push(await wrapSeat(id, seat, held[at] as SeatKeys, entropy));
  const { recovery: way, words } = createRecovery({ id, kind: recovery }, held, entropy);
  const restWrapped = wrap(
    restKey(
      id,
      held.map(({ share }) => share),
    ),
    [bytesToHex(rest), bytesToHex(seed)],
    [id, 'rest'],
    entropy,
  );
  const sealing = withPrint({ version: 1, id, seats: wrapped, rest: restWrapped, recovery: way });
  const byPerson = Object.fromEntries(seats.map(({ person }, at) => [person, held[at] as SeatKeys]));
  return accept({ keyring: { sealing, keys, rest, seed, seats: byPerson }, words });
}
