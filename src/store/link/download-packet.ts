import { writePacketText } from '@/kernel/packets/packet-text';
import type { Platform } from '@/kernel/ports';

/** Gives the user a packet as a small text file: by the share sheet where there is one. */
export const downloadPacket = (platform: Platform, to: string, packet: Uint8Array) =>
  platform.download(`Packet for ${to}.txt`, `${writePacketText(packet)}\n`, 'text/plain');
