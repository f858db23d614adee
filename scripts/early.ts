/** What stands in the page before its script: which of its pictures holds, and what was tapped meanwhile. */
export interface Early {
  /**
   * What of the page is drawn: Home as a first visitor finds it; its head alone, where this device may hold tables;
   * nothing, where the address is another page’s.
   */
  drawn: 'first' | 'head' | 'none';
  /** The button that was tapped before anything could answer; from now on nothing is kept. */
  take(): HTMLElement | null;
  /** The files that were dropped before anything could answer; from now on nothing is kept. */
  takeFiles(): File[];
}

/**
 * Runs within the page itself, before its first picture: it dresses the page as this device was told to, says what of
 * it is shown, keeps a tap and a file that nothing can answer yet, and begins the script once the picture is there. It is
 * written into the page as it stands here, so it names nothing outside itself.
 * @param ahead what a first visitor’s first tap will ask for: it comes beside the script
 */
export function early(script: string, ahead: readonly string[]): void {
  const { dataset } = document.documentElement;
  let tapped: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    tapped = (target instanceof Element && target.closest<HTMLElement>('#root button')) || tapped;
  };
  let files: File[] = [];
  /** The browser would leave the app for the file. Other pages take none. */
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

  draw('head');
  let asked: Promise<unknown> = Promise.resolve();
  try {
    const kept = (name: string) => localStorage.getItem(`dispatch-box/${name}`);
    for (const name of ['theme', 'text', 'labels', 'hand']) {
      const value = kept(name);
      if (value) dataset[name] = value;
    }
    const home = kept('home');
    if (!/^(#\/?)?$/.test(location.hash)) draw('none');
    else if (home === 'as-drawn') draw('first');
    // Nothing is known: nobody was here, or somebody with an older release.
    else if (!home)
      asked = Promise.race([
        indexedDB.databases(),
        new Promise<null>((late) => setTimeout(() => late(null), 500)),
      ]).then((all) => all?.some(({ name }) => name === 'dispatch-box') === false && draw('first'));
  } catch {
    // Whatever this device keeps, it cannot be asked for: the head alone is true of all.
  }

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
  // A window that nobody sees paints nothing, and neither does one whose picture is not here.
  const soon = () =>
    document.hidden || now.drawn === 'none' ? begin() : requestAnimationFrame(() => setTimeout(begin));
  const read = () => asked.then(soon, soon);
  addEventListener('DOMContentLoaded', read, { once: true });
}
