import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { Held } from '@/kernel/link/followed-table';
import { challengeShape, LINK_VERSION, type Update, updateShape } from '@/kernel/link/messages';
import { type Channel, createReceiver, createSender, type KindOf, topicsOf } from '@/kernel/packets/channel';
import type { Carrier, CarrierState } from '@/kernel/ports';
import type { Entropy } from '@/kernel/sealing/box';

/** Milliseconds after which a table that did not answer is asked again. */
const ASK_EVERY = 2000;
/** A sign of life is sent each time after so many of these. */
const SIGNS_APART = 10;
/** A table that did not answer so many questions in a row may be closed, or may not know this phone any more. */
const QUESTIONS_UNTIL_SILENT = 10;
/** So many signs of life without an answer, and the table counts as gone. */
const SIGNS_UNANSWERED = 2;
/** Milliseconds between two joins for what is missing: a table that sends nonsense is not asked in a loop. */
const JOIN_EVERY = 1000;

interface ConnectionOptions {
  entropy: Entropy;
  now: () => number;
  /** What the phone holds. */
  held: () => Held;
  onUpdate: (update: Update) => void;
  /** The table may lack the phone’s answer. */
  onResend: () => void;
  onRevoked: () => void;
  /** The table speaks another version of these messages. */
  onOtherVersion: () => void;
  onChange: () => void;
}

/** A phone’s end of the connection to the table: whether the table is there, and what it sends. */
export class HandConnection {
  /** Whether the table has answered since this page connected. */
  isLive = false;
  /** Whether the broker is there and the table has not answered for a while. */
  isSilent = false;
  #carrier: Carrier | null = null;
  #stop: (() => void)[] = [];
  readonly #sender: ReturnType<typeof createSender<'hand'>>;
  readonly #receiver: ReturnType<typeof createReceiver<'hand'>>;
  readonly #topics: ReturnType<typeof topicsOf>;
  /** The host’s session that answered our own nonce; only its packets count. */
  #session: string | null = null;
  #nonce: string | null = null;
  #echo: string | null = null;
  #joinedAt = Number.NEGATIVE_INFINITY;
  /** Signs of life that the table has not answered, or questions while it is not live. */
  #unanswered = 0;
  #hasEnded = false;

  constructor(
    channel: Channel,
    private readonly options: ConnectionOptions,
  ) {
    this.#sender = createSender(channel, 'hand', options.entropy);
    this.#receiver = createReceiver(channel, 'hand');
    this.#topics = topicsOf(channel);
  }

  get state(): CarrierState {
    return this.#carrier?.state ?? 'connecting';
  }

  connect(carrier: Carrier): void {
    this.#carrier = carrier;
    this.#stop = [
      carrier.listen(this.#topics.hand, (packet) => this.#receive(packet)),
      carrier.onState((state) => {
        this.#unanswered = 0;
        if (state === 'open') this.join();
        else this.#mark({ isLive: false, isSilent: false });
        this.options.onChange();
      }),
    ];
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      if (!this.isLive) this.#askAgain();
      else if (ticks % SIGNS_APART === 0) this.sign();
    }, ASK_EVERY);
    this.#stop.push(() => clearInterval(timer));
    if (carrier.state === 'open') this.join();
  }

  close(): void {
    this.leave();
    this.#end();
    this.#carrier?.close();
    this.#carrier = null;
  }

  /** The page is hidden or left. */
  leave(): void {
    if (this.isLive) this.send('away', {});
  }

  /** Asks for everything that is missing here. @param whole nothing that is held here may be built upon */
  join(whole = false): void {
    const now = this.options.now();
    if (this.#hasEnded || Math.abs(now - this.#joinedAt) < JOIN_EVERY) return;
    this.#joinedAt = now;
    this.#nonce = bytesToHex(this.options.entropy(8));
    const held = whole ? { at: 0, head: '0'.repeat(64) } : this.options.held();
    this.send('join', { version: LINK_VERSION, nonce: this.#nonce, ...held });
  }

  /** A sign of life. The table answers it; an answer that got lost goes out again. */
  sign(): void {
    if (this.#unanswered >= SIGNS_UNANSWERED) {
      this.#mark({ isLive: false });
      this.#unanswered = 0;
      this.options.onChange();
      this.join();
      return;
    }
    this.#unanswered += 1;
    this.send('hello', { echo: this.#echo, ...this.options.held() });
    this.options.onResend();
  }

  /** An update from the table was taken in. */
  heard(): void {
    this.#mark({ isLive: true, isSilent: false });
    this.#unanswered = 0;
  }

  seal = (kind: KindOf<'hand'>, body: unknown, still?: boolean) => this.#sender.seal(kind, body, still);

  send(kind: KindOf<'hand'>, body: unknown): void {
    const sealed = this.seal(kind, body);
    if (sealed.ok) this.#carrier?.send(this.#topics.host, sealed.value);
  }

  #mark(change: { isLive?: boolean; isSilent?: boolean }): void {
    Object.assign(this, change);
  }

  #end(): void {
    this.#hasEnded = true;
    for (const stop of this.#stop) stop();
    this.#stop = [];
  }

  #askAgain(): void {
    this.join();
    if (this.state !== 'open' || this.isSilent) return;
    this.#unanswered += 1;
    if (this.#unanswered < QUESTIONS_UNTIL_SILENT) return;
    this.#mark({ isSilent: true });
    this.options.onChange();
  }

  #receive(packet: Uint8Array): void {
    const opened = this.#receiver.open(packet);
    if (!opened.ok) return;
    const { kind, body, session } = opened.value;
    if (kind === 'challenge') this.#answerChallenge(body, session);
    else if (session !== this.#session) this.join();
    else if (kind === 'update') {
      const update = v.safeParse(updateShape, body);
      if (update.success) this.options.onUpdate(update.output as unknown as Update);
    } else if (kind === 'revoke') {
      this.#end();
      this.options.onRevoked();
    }
  }

  #answerChallenge(body: unknown, session: string): void {
    const read = v.safeParse(challengeShape, body);
    if (!read.success) return;
    const { echo, nonce, version } = read.output;
    if (version !== LINK_VERSION) {
      this.#end();
      this.options.onOtherVersion();
      return;
    }
    // Only an answer to our own nonce is from now: anything else may be a recording, so the table is asked.
    if (echo === null || echo !== this.#nonce) return void this.join();
    this.#nonce = null;
    this.#receiver.accept(session);
    this.#session = session;
    this.#echo = nonce;
    this.send('hello', { echo: nonce, ...this.options.held() });
    this.options.onResend();
  }
}
