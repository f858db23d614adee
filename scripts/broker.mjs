// The broker for linked devices: MQTT by WebSocket on the port of the page. It passes sealed packets on and keeps
// nothing, neither in memory nor on disk.
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { Aedes } from 'aedes';
import { createWebSocketStream, WebSocketServer } from 'ws';

const LIMITS = {
  path: '/mqtt',
  /** Bytes of one MQTT packet. */
  bytes: 5_000_000,
  clients: 64,
  /** Topics that one client listens to. */
  subscriptions: 32,
  /** MQTT packets of one client in a second, acknowledgements included; five times as many at once. */
  packets: 200,
  /** Bytes that wait for a client that does not read. */
  unread: 8_000_000,
};

/** What a device derives from its secrets: 16 bytes. */
const TOPIC = /^dbx\/[A-Za-z0-9_-]{22}$/;
/** Milliseconds after which a client with too much unread is cut off: until then others wait for it. */
const UNREAD = 1000;
/** Milliseconds for the first packet. */
const SILENT = 10_000;

/** The names under which this machine may be reached in its own network. */
export const ownNames = () => {
  const name = hostname()
    .toLowerCase()
    .replace(/\.local$/, '');
  return ['localhost', name, `${name}.local`];
};

/** Whether a page of this very server asks. Programs that are no browser send no origin and could forge one. */
function isOwnPage({ host = '', origin }, names) {
  try {
    const { hostname: asked } = new URL(`http://${host}`);
    // A foreign name that points here is the page of a stranger.
    if (!isIP(asked.replace(/^\[|\]$/g, '')) && !names.includes(asked.replace(/\.$/, ''))) return false;
    return origin === undefined || new URL(origin).host === new URL(`http://${host}`).host;
  } catch {
    return false;
  }
}

/** Follows the packets in a client's bytes; each call returns false once one is too large or there are too many. */
function createMeter({ bytes, packets }) {
  const most = packets * 5;
  let allowed = most;
  let filledAt = performance.now();
  /** Bytes of the present packet still to come; of its header so far, how many and which length. */
  let rest = 0;
  let header = 0;
  let length = 0;
  function begin() {
    header = 0;
    length = 0;
    allowed -= 1;
    return allowed >= 0;
  }
  return (chunk) => {
    const now = performance.now();
    allowed = Math.min(most, allowed + ((now - filledAt) / 1000) * packets);
    filledAt = now;
    for (let at = 0; at < chunk.length; ) {
      if (rest > 0) {
        const taken = Math.min(rest, chunk.length - at);
        rest -= taken;
        at += taken;
        continue;
      }
      const byte = chunk[at];
      at += 1;
      header += 1;
      if (header === 1) continue;
      length += (byte & 127) * 128 ** (header - 2);
      if (length > bytes || header > 5) return false;
      if (byte > 127) continue;
      rest = length;
      if (!begin()) return false;
    }
    return true;
  };
}

/** What a client may do: exchange messages of now under topics that it knows. */
const rules = ({ subscriptions }) => ({
  preConnect(_client, { clean, will, clientId, protocolVersion }, done) {
    const isWelcome = clean && !will && clientId.length <= 64 && [3, 4].includes(protocolVersion);
    done(isWelcome ? null : new Error('only clean sessions without a will'), isWelcome);
  },
  authorizePublish(_client, { topic, qos, retain }, done) {
    done(TOPIC.test(topic) && qos < 2 && !retain ? null : new Error('not allowed'));
  },
  authorizeSubscribe(client, subscription, done) {
    const held = Object.keys(client.subscriptions);
    const isAllowed =
      TOPIC.test(subscription.topic) && (held.includes(subscription.topic) || held.length < subscriptions);
    done(null, isAllowed ? { ...subscription, qos: Math.min(subscription.qos, 1) } : null);
  },
});

function refuse(socket, status) {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * Adds the broker to a server; its other paths stay as they are. Returns how to take it away again.
 * @param options limits that differ from LIMITS; `names`: further host names of this machine
 */
export async function attachBroker(httpServer, options = {}) {
  const limits = { ...LIMITS, ...options };
  const names = [...ownNames(), ...(options.names ?? [])];
  const broker = await Aedes.createBroker({ ...rules(limits), connectTimeout: SILENT, drainTimeout: UNREAD });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.bytes + 1024,
    perMessageDeflate: false,
    handleProtocols: (offered) => offered.has('mqtt') && 'mqtt',
  });
  sockets.on('connection', (socket, request) => {
    const stream = createWebSocketStream(socket, { writableHighWaterMark: limits.unread });
    const measure = createMeter(limits);
    const push = stream.push.bind(stream);
    // The broker gets no byte of what is over the limits.
    stream.push = (bytes) => {
      if (bytes === null || measure(bytes)) return push(bytes);
      socket.terminate();
      return false;
    };
    broker.handle(stream, request);
  });
  const onUpgrade = (request, socket, head) => {
    if (new URL(request.url, 'http://localhost').pathname !== limits.path) {
      if (httpServer.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found');
    } else if (!isOwnPage(request.headers, names)) refuse(socket, '403 Forbidden');
    else if (sockets.clients.size >= limits.clients) refuse(socket, '503 Service Unavailable');
    else
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  };
  httpServer.on('upgrade', onUpgrade);
  return {
    async close() {
      httpServer.off('upgrade', onUpgrade);
      for (const socket of sockets.clients) socket.terminate();
      await new Promise((closed) => broker.close(closed));
    },
  };
}
