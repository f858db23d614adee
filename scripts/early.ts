/** The page before its script: which prerendered part is valid, and what was tapped so far. */
export interface Early {
  /**
   * The prerendered part that is shown: Home as a first visitor sees it; only its header if this device may
   * have tables; none if the address is of another page.
   */
  drawn: 'first' | 'head' | 'none';
  /** Returns the button that was tapped before the app was ready, and stops recording. */
  take(): HTMLElement | null;
  /** Returns the files that were dropped before the app was ready, and stops recording. */
  takeFiles(): File[];
}

/**
 * Runs inline before the first paint: applies the theme of this device, decides which prerendered part is
 * shown, limits what the page may reach, records a tap and a file that cannot be handled yet, and starts the
 * script after the first paint. It is inlined as is, so it must not refer to anything outside itself.
 * @param ahead what a first visitor’s first tap will load: fetched along with the script
 */
export function early(script: string, ahead: readonly string[]): void {
  const { dataset } = document.documentElement;
  let tapped: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    tapped = (target instanceof Element && target.closest<HTMLElement>('#root button')) || tapped;
  };
  let files: File[] = [];
  /** Otherwise the browser would navigate to the file. Other pages do not accept files. */
  const hold = (event: DragEvent) => {
    if (now.drawn === 'none' || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') files = [...event.dataTransfer.files];
  };
  addEventListener('click', keep, true);
  addEventListener('dragover', hold);
  addEventListener('drop', hold);
  const now: Early = {
    drawn: 'head',
    take() {
      removeEventListener('click', keep, true);
      return tapped;
    },
    takeFiles() {
      removeEventListener('dragover', hold);
      removeEventListener('drop', hold);
      return files;
    },
  };
  Object.assign(window, { early: now });
  const draw = (drawn: Early['drawn']) => {
    now.drawn = drawn;
    dataset.drawn = drawn;
  };

  /** The page may reach its own server and the broker that a table is linked with; the written policy says `wss:`. */
  const limitReach = (broker: string | null) => {
    const policy = document.createElement('meta');
    policy.id = 'reach';
    policy.httpEquiv = 'Content-Security-Policy';
    const isBroker = /^wss:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(broker ?? '');
    policy.content = `connect-src 'self'${isBroker ? ` ${broker}` : ''}`;
    document.head.append(policy);
  };

  draw('head');
  let broker: string | null = null;
  let asked: Promise<unknown> = Promise.resolve();
  try {
    const readStored = (name: string) => localStorage.getItem(`dispatch-box/${name}`);
    for (const name of ['theme', 'text', 'labels', 'hand']) {
      const value = readStored(name);
      if (value) dataset[name] = value;
    }
    broker = readStored('broker');
    const home = readStored('home');
    if (!/^(#\/?)?$/.test(location.hash)) draw('none');
    else if (home === 'as-drawn') draw('first');
    // Unknown: a first visit, or a device last used with an older release.
    else if (!home)
      asked = Promise.race([
        indexedDB.databases(),
        new Promise<null>((late) => setTimeout(() => late(null), 500)),
      ]).then((all) => all?.some(({ name }) => name === 'dispatch-box') === false && draw('first'));
  } catch {
    // Storage cannot be read: only the header is right for every device.
  }
  limitReach(broker);

  const begin = () => {
    const tag = document.createElement('script');
    tag.type = 'module';
    tag.crossOrigin = '';
    tag.src = script;
    document.head.append(tag);
    for (const href of now.drawn === 'first' ? ahead : []) {
      const link = document.createElement('link');
      link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
      link.as = href.endsWith('.css') ? 'style' : 'script';
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
    }
  };
  // A hidden window does not paint, and neither does a page without a prerendered part.
  const soon = () =>
    document.hidden || now.drawn === 'none' ? begin() : requestAnimationFrame(() => setTimeout(begin));
  const read = () => asked.then(soon, soon);
  addEventListener('DOMContentLoaded', read, { once: true });
}
