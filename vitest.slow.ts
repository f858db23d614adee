// `SLOW=30`: what React puts off comes so many milliseconds late. It holds on to what it found as it was first read, so
// that each file is told by itself: `SLOW=30 npm run unit -- --project screens --isolate`.
const late = Number(process.env.SLOW ?? 0);
const wait = globalThis.setTimeout;
if (late > 0) Object.assign(globalThis, { setImmediate: (run: () => void) => wait(run, late) });
