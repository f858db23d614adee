import { bytesToHex } from '@noble/hashes/utils.js';
import { answerPairing, type Grant, type Hello, pairingTopics, startPairing } from '@/kernel/packets/pairing';
import type { Carrier } from '@/kernel/ports';
import { type Refusal, type Result, refuse } from '@/kernel/result';
import type { Entropy } from '@/kernel/sealing/box';

/** Milliseconds for which a code can be used. */
export const CODE_LASTS = 120_000;
/** Milliseconds between two tries of a phone, and after which it gives up. */
const TRY_EVERY = 2000;
const GIVE_UP = 25_000;

const NOBODY: Refusal = {
  message: 'The table does not answer.',
  allowed: 'A code works once, for two minutes. Ask at the table for a new one.',
};

/**
 * The host waits for one phone. The first that knows the secret gets the grant; whoever comes later gets nothing, and
 * only the same message gets the same reply again.
 */
export function awaitPhone(
  carrier: Carrier,
  secret: Uint8Array,
  grant: Grant,
  entropy: Entropy,
  onPaired: (name: string) => void,
): () => void {
  const topics = pairingTopics(secret);
  let answered: { message: string; reply: Uint8Array } | null = null;
  const stop = carrier.listen(topics.host, (packet) => {
    const message = bytesToHex(packet);
    if (answered) {
      if (answered.message === message) carrier.send(topics.phone, answered.reply);
      return;
    }
    const read = answerPairing(secret, packet, grant, entropy);
    if (!read.ok) return;
    answered = { message, reply: read.value.reply };
    carrier.send(topics.phone, read.value.reply);
    onPaired(read.value.hello.name);
  });
  const timer = setTimeout(stop, CODE_LASTS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** A phone asks the host that shows the secret. */
export function askHost(
  carrier: Carrier,
  secret: Uint8Array,
  hello: Hello,
  entropy: Entropy,
): Promise<Result<Grant>> {
  const started = startPairing(secret, hello, entropy);
  if (!started.ok) return Promise.resolve(started);
  const { topics, ...pairing } = started.value;
  return new Promise((resolve) => {
    const send = () => carrier.send(topics.host, pairing.message);
    const stops = [
      carrier.listen(topics.phone, (packet) => {
        const read = pairing.finish(packet);
        if (read.ok) end(read);
      }),
      carrier.onState((state) => {
        if (state === 'open') send();
        if (state === 'refused')
          end(refuse('The broker does not let this phone in.', { allowed: NOBODY.allowed }));
      }),
    ];
    const again = setInterval(send, TRY_EVERY);
    const late = setTimeout(() => end({ ok: false, refusal: NOBODY }), GIVE_UP);
    function end(result: Result<Grant>): void {
      clearInterval(again);
      clearTimeout(late);
      for (const stop of stops) stop();
      resolve(result);
    }
    send();
  });
}
