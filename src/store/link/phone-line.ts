import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { Held } from '@/kernel/link/followed-table';
import { type Answer, answerShape, helloShape, joinShape, LINK_VERSION } from '@/kernel/link/messages';
import { type Channel, createReceiver, createSender, type KindOf, topicsOf } from '@/kernel/packets/channel';
import type { Carrier } from '@/kernel/ports';
import type { Entropy } from '@/kernel/sealing/box';

/** Milliseconds without a sign of life after which a phone counts as away. */
export const AWAY_AFTER = 50_000;
/** Milliseconds between two challenges to one device: more joins than that are not answered. */
const CHALLENGE_EVERY = 250;

interface LineOptions {
  carrier: Carrier;
  entropy: Entropy;
  now: () => number;
  /** The phone proved that it speaks now, or gave a sign of life: what it holds. */
  onHello: (held: Held) => void;
  onAnswer: (answer: Answer) => void;
  /** It came or went. */
  onPresence: () => void;
}

/** The host’s end of the connection to one phone: whether it speaks now, and what it says. */
export class PhoneLine {
  here = false;
  /** When it came or went. */
  since: number;
  readonly #sender: ReturnType<typeof createSender<'host'>>;
  readonly #receiver: ReturnType<typeof createReceiver<'host'>>;
  readonly #topic: string;
  readonly #stop: () => void;
  /** The phone’s session that answered a challenge; only its answers count. */
  #session: string | null = null;
  /** The nonce that its next hello must answer, and the one that it answered last. */
  #nonce: string | null = null;
  #answered: string | null = null;
  #challengedAt = 0;
  #heardAt = 0;

  constructor(
    channel: Channel,
    private readonly options: LineOptions,
  ) {
    const { carrier, entropy, now } = options;
    const topics = topicsOf(channel);
    this.since = now();
    this.#sender = createSender(channel, 'host', entropy);
    this.#receiver = createReceiver(channel, 'host');
    this.#topic = topics.hand;
    this.#stop = carrier.listen(topics.host, (packet) => this.#receive(packet));
    if (carrier.state === 'open') this.call();
  }

  close(): void {
    this.#stop();
  }

  /** Asks the phone to join. The nonce counts for nothing: a hello on its way answers the one before. */
  call(): void {
    this.send('challenge', { version: LINK_VERSION, echo: null, nonce: this.#createNonce() });
  }

  send(kind: KindOf<'host'>, body: unknown): void {
    const sealed = this.#sender.seal(kind, body);
    if (sealed.ok) this.options.carrier.send(this.#topic, sealed.value);
  }

  /** A phone that has given no sign of life for a while is away. */
  findAway(): void {
    if (this.here && this.options.now() - this.#heardAt > AWAY_AFTER) this.#mark(false);
  }

  #createNonce = (): string => bytesToHex(this.options.entropy(8));

  #mayAnswer(): boolean {
    const now = this.options.now();
    if (Math.abs(now - this.#challengedAt) < CHALLENGE_EVERY) return false;
    this.#challengedAt = now;
    return true;
  }

  #receive(packet: Uint8Array): void {
    const opened = this.#receiver.open(packet);
    if (!opened.ok) return;
    const { kind, body, session } = opened.value;
    this.#heardAt = this.options.now();
    if (kind === 'join') {
      const join = v.safeParse(joinShape, body);
      if (join.success) this.#challenge(join.output.nonce);
    } else if (kind === 'hello') {
      const hello = v.safeParse(helloShape, body);
      if (hello.success) this.#hear(session, hello.output);
    } else if (session !== this.#session) this.#recall();
    else if (kind === 'answer') {
      const answer = v.safeParse(answerShape, body);
      if (answer.success) this.options.onAnswer(answer.output as Answer);
    } else if (kind === 'away') this.#mark(false);
  }

  #challenge(echo: string): void {
    if (!this.#mayAnswer()) return;
    this.#nonce = this.#createNonce();
    this.send('challenge', { version: LINK_VERSION, echo, nonce: this.#nonce });
  }

  /** A device that the host no longer knows speaks as if it did: it joins again. */
  #recall(): void {
    if (this.#mayAnswer()) this.call();
  }

  #hear(session: string, { echo, ...held }: Held & { echo: string }): void {
    const isNew = echo === this.#nonce;
    if (!isNew && (echo !== this.#answered || session !== this.#session)) return void this.#recall();
    if (isNew) {
      this.#receiver.accept(session);
      this.#session = session;
      this.#answered = echo;
      this.#nonce = null;
    }
    this.#mark(true);
    this.options.onHello(held);
  }

  #mark(here: boolean): void {
    if (this.here === here) return;
    this.here = here;
    this.since = this.options.now();
    this.options.onPresence();
  }
}
