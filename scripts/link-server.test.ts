import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generate } from 'lean-qr';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { ownNames } from './broker.mjs';
import { linkServer, networkAddresses } from './link-server.mjs';
import { qrLines } from './print-qr.mjs';

const local = ['http://localhost:4173/'];

it('a server of the built page carries packets, and says where other devices find it', async () => {
  const handlers = new Map<string, RequestListener>();
  const http = createServer((request, response) => handlers.get(request.url ?? '')?.(request, response));
  const middlewares = { use: (path: string, handle: RequestListener) => handlers.set(path, handle) };
  const network = ['http://192.168.1.5:4173/', 'http://[fe80::1]:4173/'];
  await linkServer().configurePreviewServer({
    httpServer: http,
    middlewares,
    resolvedUrls: { local, network },
  });
  await new Promise<void>((listening) => http.listen(0, listening));
  const { port } = http.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}/host.json`);
  const names = ownNames().filter((name) => name.endsWith('.local') && name !== 'localhost.local');
  expect(await answer.json()).toEqual({
    addresses: ['http://192.168.1.5:4173/', ...names.map((name) => `http://${name}:${port}/`)],
  });
  const socket = new WebSocket(`ws://localhost:${port}/mqtt`, ['mqtt']);
  await new Promise((opened) => socket.once('open', opened));
  socket.terminate();
  http.closeAllConnections();
  await new Promise((closed) => http.close(closed));
});

it('a server that only this machine reaches names no address for others', () => {
  const httpServer = { address: () => ({ port: 4173 }) };
  expect(networkAddresses({ httpServer, resolvedUrls: { local, network: [] } })).toEqual([]);
  expect(networkAddresses({ httpServer, resolvedUrls: null })).toEqual([]);
});

it('a QR code in a terminal has every module of the code, dark on light, in a light border', () => {
  const address = 'http://192.168.178.25:4173/';
  const lines = qrLines(address);
  const code = generate(address);
  const isDark = (x: number, y: number) => (y % 2 === 0 ? '▀█' : '▄█').includes(lines[y >> 1]?.[x] ?? '');
  for (let y = -2; y < code.size + 2; y += 1)
    for (let x = -2; x < code.size + 2; x += 1)
      expect(isDark(x + 2, y + 2), `${x}, ${y}`).toBe(Boolean(code.get(x, y)));
});
