// Serves the built app to one browser, collects the errors of its pages, and goes offline on request.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { attachBroker } from '../../scripts/broker.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Runs in every page before the app: WebDriver provides no console, so the page sends its own output. */
const COLLECTOR = `
  const send = (kind, error) =>
    navigator.sendBeacon('/errors', kind + ': ' + (error?.stack ? error + ' ' + error.stack : error));
  addEventListener('error', ({ error, message, target }) =>
    send('error', error ?? message ?? target?.src ?? target?.href), true);
  addEventListener('unhandledrejection', ({ reason }) => send('rejection', reason));
  addEventListener('securitypolicyviolation', (event) =>
    send('policy', event.violatedDirective + ' ' + event.blockedURI));
  for (const kind of ['error', 'warn']) {
    const said = console[kind];
    console[kind] = (...all) => { send(kind, all.map(String).join(' ')); said.apply(console, all); };
  }
`;

/** A server of this folder at a free port. `errors` fills as pages send them; `offline` drops every request. */
export async function serve(folder) {
  const site = { address: '', errors: [], offline: false, close: () => server.close() };
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    if (path === '/errors') return takeError(request, response, site.errors);
    if (site.offline) return request.socket.destroy();
    if (path === '/collector.js') return answer(response, COLLECTOR, TYPES['.js']);
    const file = path === '/' ? '/index.html' : path;
    try {
      const body = readFileSync(join(folder, file));
      answer(response, file === '/index.html' ? withCollector(body) : body, TYPES[extname(file)]);
    } catch {
      response.writeHead(404).end();
    }
  });
  await attachBroker(server);
  await new Promise((listening) => server.listen(0, 'localhost', listening));
  site.address = `http://localhost:${server.address().port}/`;
  return site;
}

const withCollector = (html) =>
  html.toString().replace('<script', '<script src="./collector.js"></script><script');

function answer(response, body, type = 'application/octet-stream') {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
}

function takeError(request, response, errors) {
  let text = '';
  request.on('data', (piece) => {
    text += piece;
  });
  request.on('end', () => {
    errors.push(text);
    response.writeHead(204).end();
  });
}
