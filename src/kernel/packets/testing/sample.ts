/** For tests only: a linked table, and bytes that are the same every time. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { printRefusal, type Result } from '../../result';
import type { Entropy } from '../../sealing/box';
import { concatBytes } from '../../sealing/box';
import type { Channel } from '../channel';
import type { Grant } from '../pairing';
import { createIdentity, type Room } from '../room';

export function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(printRefusal(result.refusal));
  return result.value;
}
export const refusedBy = (result: Result<unknown>): string =>
  result.ok ? 'accepted' : printRefusal(result.refusal);

/** Bytes that look random, however many, and the same every time. */
export function fixedEntropy(name: string): Entropy {
  let drawn = 0;
  return (bytes) => {
    const parts = Array.from({ length: Math.ceil(bytes / 32) }, () =>
      sha256(utf8ToBytes(`${name} ${drawn++}`)),
    );
    return concatBytes(parts).slice(0, bytes);
  };
}

const hexOf = (name: string, bytes = 32) => bytesToHex(fixedEntropy(name)(bytes));

export const IDENTITY = createIdentity(fixedEntropy('host'));
export const GRANT: Grant = {
  table: 'table-7',
  game: 'goss',
  tableName: 'Tuesday’s game',
  epoch: hexOf('epoch', 16),
  device: hexOf('device', 8),
  person: 'Anna',
  secret: hexOf('secret'),
};
export const ROOM: Room = { table: GRANT.table, epoch: GRANT.epoch, key: fixedEntropy('room')(32) };
export const CHANNEL: Channel = {
  table: GRANT.table,
  epoch: GRANT.epoch,
  device: GRANT.device,
  secret: fixedEntropy('secret')(32),
};
