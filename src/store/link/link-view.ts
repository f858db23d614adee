import type { LinkedPerson } from '@/kernel/link/messages';
import type { Moment } from '@/kernel/link/moment';
import type { CarrierAddress, CarrierState } from '@/kernel/ports';
import type { Refusal } from '@/kernel/result';

/** What the table knows of its phones. */
export interface HostView {
  people: readonly LinkedPerson[];
  moment: Moment | null;
  /** Whether a screen watched this table lately. */
  isWatched: boolean;
  /** Whose phones have not answered, and who has no phone and is asked at the table. */
  missing: { phones: readonly string[]; table: readonly string[] };
}

/** What is shown to the person whose phone is linked. */
export interface PairingCode {
  person: string;
  /** What follows the address of the app. */
  fragment: string;
  /** The same as twelve words. */
  words: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** What the table's own device shows of its link. */
export interface LinkView extends HostView {
  state: CarrierState;
  /** The broker's address. */
  address: string;
  /** The whole of it, with user and password: phones get it by their code. */
  broker: CarrierAddress | null;
  /** What each linked phone calls itself, by person. */
  names: Readonly<Record<string, string>>;
  /** What follows the address of the app on a screen that watches this table. */
  room: string;
  /** The code that is shown now. */
  pairing: PairingCode | null;
}

/** What became of the packets in a text. */
export interface PacketsOpened {
  /** Whose packets were taken. */
  taken: readonly string[];
  refusals: readonly Refusal[];
}

/** What became of a packet for the link `device`; `more`: another code follows. */
export interface PacketForHand {
  device: string;
  more: boolean;
  refusal: Refusal | null;
}
