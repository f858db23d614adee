import type { Device, Install } from '@/kernel/ports';

/** The event that a browser sends before it offers to install an app. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Milliseconds without a touch after which the screen may go dark all the same: a tablet that was forgotten. */
const FORGOTTEN = 60 * 60 * 1000;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Calls a browser API; returns `otherwise` if it is missing or refuses. */
async function ask<T>(what: () => Promise<T> | undefined, otherwise: T): Promise<T> {
  try {
    return (await what()) ?? otherwise;
  } catch {
    return otherwise;
  }
}

const isShownAsApp = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** An iPad identifies as a Mac, but with touch. */
const isApples = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Safari on a Mac; other browsers there name themselves, too. */
const isSafari = () => /Macintosh.*Version\/[\d.]+ Safari\//.test(navigator.userAgent);

const worksOffline = () =>
  ask(async () => Boolean((await navigator.serviceWorker?.getRegistration())?.active), false);

/** What this browser and the device below it can do. */
export function createDevice(): Device {
  let offer: InstallOffer | null = null;
  let installed = false;
  let changed = () => {};
  addEventListener('beforeinstallprompt', (event) => {
    // The browser would ask in the middle of a turn.
    event.preventDefault();
    offer = event as InstallOffer;
    changed();
  });
  addEventListener('appinstalled', () => {
    installed = true;
    changed();
  });
  return {
    can: {
      stayAwake: 'wakeLock' in navigator,
      sound: typeof AudioContext !== 'undefined',
      buzz: 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches,
    },
    stayAwake,
    notify(how) {
      try {
        if (how === 'buzz') navigator.vibrate?.([90, 60, 90]);
        else ring();
      } catch {
        // It is seen on the screen as well.
      }
    },
    install(): Install {
      if (installed || isShownAsApp()) return 'done';
      if (offer) return 'offered';
      if (isApples()) return 'by-hand';
      return isSafari() ? 'by-dock' : 'none';
    },
    onInstall(listener) {
      changed = listener;
    },
    askInstall: () =>
      ask(async () => {
        const asked = offer;
        // The prompt can be used once.
        offer = null;
        await asked?.prompt();
        const agreed = (await asked?.userChoice)?.outcome === 'accepted';
        changed();
        return agreed;
      }, false),
    isOffline: worksOffline,
    onOffline(listener) {
      void ask(() => navigator.serviceWorker?.ready.then(listener), undefined);
    },
    storage: () =>
      ask(async () => {
        const { usage } = (await navigator.storage?.estimate?.()) ?? {};
        if (usage === undefined) return null;
        return { used: usage, kept: await ask(() => navigator.storage.persisted?.(), false) };
      }, null),
    isPrivate,
  };
}

/** In Firefox, a refusal reveals private browsing. In other browsers it cannot be detected. */
async function isPrivate(): Promise<boolean> {
  try {
    await navigator.storage?.getDirectory?.();
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === 'SecurityError';
  }
}

/** The browser releases the wake lock when the page is hidden: request it again when the page returns. */
function stayAwake(): () => void {
  let wanted = true;
  let lock: WakeLockSentinel | null = null;
  let asking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const letGo = () => {
    void lock?.release().catch(() => undefined);
    lock = null;
  };
  async function hold() {
    if (!wanted || asking || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    asking = true;
    lock = await ask<WakeLockSentinel | null>(() => navigator.wakeLock?.request('screen'), null);
    asking = false;
    if (!wanted) letGo();
  }
  const touch = () => {
    clearTimeout(timer);
    timer = setTimeout(letGo, FORGOTTEN);
    void hold();
  };
  for (const sign of TOUCHES) addEventListener(sign, touch);
  document.addEventListener('visibilitychange', touch);
  touch();
  return () => {
    wanted = false;
    clearTimeout(timer);
    for (const sign of TOUCHES) removeEventListener(sign, touch);
    document.removeEventListener('visibilitychange', touch);
    letGo();
  };
}

/** Two soft notes, the second a third higher. */
function ring(): void {
  const context = new AudioContext();
  const notes = [523.25, 659.25];
  for (const [at, pitch] of notes.entries()) {
    const begin = context.currentTime + at * 0.16;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.18, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.32);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.34);
    if (at === notes.length - 1) tone.onended = () => void context.close().catch(() => undefined);
  }
  void context.resume().catch(() => undefined);
}
