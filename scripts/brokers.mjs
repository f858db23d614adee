// Brokers that other people run, started for the sweep with a user and a password.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { installPackage } from './chromium.mjs';
import { findFreePort } from './free-port.mjs';
import { root } from './setup.mjs';

export const USER = 'anna';
export const PASSWORD = 'in the drawer';

/** The configuration that docs/linking.md gives for Mosquitto, at other places of this machine. */
async function mosquitto(folder, port) {
  const passwords = join(folder, 'passwords');
  spawnSync('/usr/bin/mosquitto_passwd', ['-c', '-b', passwords, USER, PASSWORD]);
  const [, written] = /<<END\n(.*?)\nEND\n/s.exec(readFileSync(join(root, 'docs/linking.md'), 'utf8'));
  const config = join(folder, 'mosquitto.conf');
  const own = written
    .replace('/etc/mosquitto/passwords', passwords)
    .replace('1883', await findFreePort())
    .replace('9001', port);
  writeFileSync(config, `user root\n${own}\n`);
  return { args: ['-c', config], url: `ws://127.0.0.1:${port}/mqtt` };
}

async function nats(folder, port) {
  const store = join(folder, 'store');
  mkdirSync(store);
  const config = join(folder, 'nats.conf');
  const settings = {
    server_name: 'sweep',
    host: '127.0.0.1',
    port: await findFreePort(),
    jetstream: { store_dir: store },
    websocket: { host: '127.0.0.1', port, no_tls: true },
    mqtt: { host: '127.0.0.1', port: await findFreePort() },
    authorization: { users: [{ user: USER, password: PASSWORD }] },
  };
  writeFileSync(config, JSON.stringify(settings));
  return { args: ['-c', config], url: `ws://127.0.0.1:${port}/mqtt` };
}

const BROKERS = {
  mosquitto: { path: '/usr/sbin/mosquitto', write: mosquitto, packages: ['mosquitto'] },
  'nats-server': { path: '/usr/sbin/nats-server', write: nats, packages: ['nats-server'] },
};
export const BROKER_NAMES = Object.keys(BROKERS);

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });

/** A broker that can be killed and started again at the same address; throws with what to do if there is none. */
export async function openBroker(name, folder) {
  const { path, write, packages } = BROKERS[name];
  const find = () => existsSync(path) || undefined;
  if (!(find() ?? installPackage(name, packages, find)))
    throw new Error(`No ${name} was found and none could be got (Debian: apt-get install ${packages[0]}).`);
  const port = await findFreePort();
  const { args, url } = await write(folder, port);
  let child;
  let said = '';
  const start = async () => {
    child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => {
        said += bytes;
      });
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`${name} did not start: ${said}`);
      await new Promise((later) => setTimeout(later, 50));
    }
  };
  const kill = () =>
    new Promise((ended) => {
      child.once('exit', ended);
      child.kill('SIGKILL');
    });
  await start();
  return { url, start, kill, said: () => said };
}
