// npm start [-- --host]: installs what is missing, builds, serves, and prints the address.
import { root, setUp } from './setup.mjs';

try {
  await start(process.argv.includes('--host'));
} catch (error) {
  console.error(`\nDispatch Box could not start. ${error.message}`);
  process.exitCode = 1;
}

async function start(host) {
  setUp();
  const { build, preview } = await import('vite');
  console.log('Building …');
  await build({ root, logLevel: 'warn' });
  const server = await preview({ root, preview: { host, port: 4173 } });
  const { networkAddresses } = await import('./link-server.mjs');
  console.log('\nDispatch Box is open at');
  const addresses = networkAddresses(server);
  for (const address of addresses) console.log(`  ${address}  (every device in this network)`);
  for (const address of server.resolvedUrls.local) console.log(`  ${address}  (this computer)`);
  if (addresses.length > 0 && process.stdout.isTTY) {
    const { printQr } = await import('./print-qr.mjs');
    printQr(addresses[0]);
  }
  if (host) console.log('Other devices can use it as long as this computer runs it.');
  else console.log('For phones and tablets on the same network: npm start -- --host');
  console.log('Ctrl+C closes it.');
}
