// `LATENCY_MS=30` delays what React defers. React keeps the `setImmediate` it finds first, so each file needs its own
// environment: `LATENCY_MS=30 npm run unit -- --project screens --isolate`.
const latency = Number(process.env.LATENCY_MS ?? 0);
const wait = globalThis.setTimeout;
if (latency > 0) Object.assign(globalThis, { setImmediate: (run: () => void) => wait(run, latency) });
