import type { RunOptions } from 'axe-core';

export type Audited = 'structure' | 'colors';

interface Violation {
  id: string;
  help: string;
  nodes: { target: string; html: string }[];
}

export interface Audit {
  /** A sentence for each barrier. */
  found: string[];
  /** Looks of text that were measured here for the first time and are clear. */
  clear: string[];
}

export interface Auditor {
  /**
   * @param story a new one starts without the earlier audits
   * @param known text styles with enough contrast: colors, size and weight, and everything behind the text
   */
  audit(what: readonly Audited[], story: string, known: readonly string[]): Promise<Audit>;
}

/**
 * Installs in a window with axe everything that an audit needs: all of it runs there, since each call from
 * outside takes as long as its work. It must not refer to anything outside itself.
 */
export function bringAuditor(): void {
  const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const CONTRAST = 'color-contrast';
  /** Rules that measure: they take half of the time, so their candidates are filtered first. */
  const BY_SIZE = ['target-size', 'scrollable-region-focusable'];
  const BY_REACH = 'reach';
  /** Marks elements while they are audited. */
  const MARK = 'data-look';
  const MARKED = `[${MARK}]`;
  const FINGERTIP = 24;
  /** So many of one look are measured: more of the same colors over the same grounds come to the same. */
  const ALIKE = 8;
  const FOCUSABLE =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]';
  const PARTS =
    'a, button, label, li, ul, ol, dl, table, fieldset, section, header, nav, main, footer, [role]';

  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const clear = new Set<string>();
  let lastStory: string | undefined;
  /** The state of each element as audited for this test; undefined before the first audit. */
  let audited: WeakMap<Element, string> | undefined;

  /**
   * Waits until a change of scheme or size is painted; there is no animation under reduced motion. Continues
   * after half a minute without a frame, as happened in one run of a hundred: measuring forces a layout
   * anyway.
   */
  const settle = () =>
    new Promise<void>((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => done()));
      setTimeout(done, 30_000);
    });

  // Measuring rules only look at marked elements.
  axe.configure({
    rules: [
      { id: CONTRAST, selector: `[${MARK}~="${CONTRAST}"]` },
      ...BY_SIZE.map((id) => ({ id, selector: `[${MARK}~="${BY_REACH}"]:not(select, textarea)` })),
    ],
  });

  interface Ran {
    violations: Violation[];
    /** Text whose contrast could not be determined, since something overlaps it. */
    untold: Set<Element>;
  }

  /** Collects only violations and undecided results: collecting the rest takes most of the time. */
  async function run(where: Element | string, options: RunOptions): Promise<Ran> {
    if (typeof where === 'string' && !document.querySelector(where))
      return { violations: [], untold: new Set() };
    const { violations, incomplete } = await axe.run(where, {
      ...options,
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
      // No rule of these reads the style sheets themselves.
      preload: false,
    });
    return {
      violations: violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, html }) => ({ target: target.join(' '), html })),
      })),
      untold: new Set(
        incomplete
          .filter(({ id }) => id === CONTRAST)
          .flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? [])),
      ),
    };
  }

  function mark(elements: Iterable<Element>, what: string): void {
    for (const element of elements)
      element.setAttribute(MARK, `${element.getAttribute(MARK) ?? ''} ${what}`.trim());
  }

  /** Removes all marks, so that the page is as the app rendered it. */
  function unmark(): void {
    for (const element of document.querySelectorAll(MARKED)) element.removeAttribute(MARK);
  }

  /** Whether a target is still too small once it is scrolled out from under the bar at the foot. */
  async function isSmall(target: string): Promise<boolean> {
    const element = document.querySelector(target);
    element?.scrollIntoView({ block: 'center' });
    if (element) mark([element], BY_REACH);
    const { violations } = await run(target, { runOnly: { type: 'rule', values: ['target-size'] } });
    unmark();
    return violations.some(({ nodes }) => nodes.some((node) => node.target === target));
  }

  /** Every look of text on this page, with what has it. */
  function gatherLooks(): Map<string, Element[]> {
    const looks = new Map<string, Element[]>();
    const backgrounds = new Map<Element, string>();
    const behind = (element: Element | null): string => {
      if (!element) return '';
      const before = backgrounds.get(element);
      if (before !== undefined) return before;
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      // An opaque background hides everything below it.
      const hides = /^rgb\(/.test(backgroundColor) && backgroundImage === 'none';
      const rest = hides ? '' : behind(element.parentElement);
      const all = `${backgroundColor} ${backgroundImage} ${opacity} ${rest}`;
      backgrounds.set(element, all);
      return all;
    };
    const look = (element: Element | null) => {
      if (!element?.checkVisibility()) return;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const off = element.closest(':disabled, [aria-disabled="true"], [inert]') ? 'off' : '';
      const seen = [color, fontSize, fontWeight, textShadow, off, behind(element)].join(' ');
      const others = looks.get(seen);
      if (others) others.push(element);
      else looks.set(seen, [element]);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) look(texts.currentNode.parentElement);
    // The text of a field is not a node of the page.
    for (const field of document.querySelectorAll('input, textarea, select')) look(field);
    return looks;
  }

  /**
   * The parts not audited for this test yet, at another size: the nearest part around each element that is
   * new, changed, or became visible or hidden.
   */
  function findUnaudited(): Set<Element> {
    const before = audited;
    audited = new WeakMap();
    const changed = new Set<Element>();
    for (const element of document.body.querySelectorAll('*')) {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      const texts = [...element.childNodes].map((node) => (node instanceof Text ? node.data : node.nodeName));
      const state = [element.checkVisibility(), ...attributes, ...texts].join(' ');
      audited.set(element, state);
      if (before?.get(element) !== state) changed.add(element.parentElement?.closest(PARTS) ?? document.body);
    }
    // The first audit covers everything, and rules for the whole page run only then.
    return before ? changed : new Set([document.documentElement]);
  }

  /**
   * Candidates for targets that are too small or out of reach by keyboard: targets smaller than a fingertip
   * or partly under another one, and scroll containers without a focusable element.
   */
  function findDoubtful(): Set<Element> {
    // A modal dialog makes everything else unreachable.
    const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const doubtful = new Set<Element>();
    const targets = [...within.querySelectorAll(`${FOCUSABLE}, [tabindex]`)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    for (const { element, box } of targets) {
      if (box.width < FINGERTIP || box.height < FINGERTIP) doubtful.add(element);
      for (const other of targets) {
        const apart =
          box.right <= other.box.left ||
          other.box.right <= box.left ||
          box.bottom <= other.box.top ||
          other.box.bottom <= box.top;
        if (apart || other.element.contains(element) || element.contains(other.element)) continue;
        doubtful.add(element);
      }
    }
    for (const element of within.querySelectorAll('*')) {
      if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth)
        continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      if (!/auto|scroll/.test(overflowX + overflowY)) continue;
      if (!element.matches(FOCUSABLE) && !element.querySelector(FOCUSABLE)) doubtful.add(element);
    }
    return doubtful;
  }

  /**
   * Marks what is to be measured and measures it in one run, since axe reads the whole page for each run:
   * structure not audited at another size, size and reach everywhere, and the contrast of text styles not
   * known to be clear.
   */
  async function measure(what: readonly Audited[]): Promise<Audit> {
    const parts = what.includes('structure') ? findUnaudited() : [];
    const doubtful = what.includes('structure') ? findDoubtful() : [];
    const unclear = what.includes('colors') ? [...gatherLooks()].filter(([look]) => !clear.has(look)) : [];
    mark(parts, 'structure');
    mark(doubtful, BY_REACH);
    for (const [, alike] of unclear) mark(alike.slice(0, ALIKE), CONTRAST);
    const enable = (ids: readonly string[], enabled: boolean) => ids.map((id) => [id, { enabled }]);
    const options: RunOptions = what.includes('structure')
      ? {
          runOnly: { type: 'tag', values: TAGS },
          rules: Object.fromEntries([
            ...enable(BY_SIZE, true),
            ...enable([CONTRAST], what.includes('colors')),
          ]),
        }
      : { runOnly: { type: 'rule', values: [CONTRAST] } };
    // What belongs to the page as a whole is read where all of it is.
    const whole = document.documentElement.matches(MARKED);
    const { violations, untold: undecided } = await run(whole ? document.documentElement : MARKED, options);
    unmark();
    const pale = violations.some(({ id }) => id === CONTRAST);
    // A look is clear once one of those that have it was measured.
    const measured = unclear.filter(([, alike]) => alike.slice(0, ALIKE).some((one) => !undecided.has(one)));
    const looks = pale ? [] : measured.map(([look]) => look);
    for (const look of looks) clear.add(look);
    const found: string[] = [];
    for (const { id, help, nodes } of violations) {
      for (const { target, html } of nodes) {
        if (id === 'target-size' && !(await isSmall(target))) continue;
        found.push(`${id}: ${help} at ${target} in ${html}`);
      }
    }
    return { found, clear: looks };
  }

  const auditor: Auditor = {
    async audit(what, story, known) {
      for (const look of known) clear.add(look);
      await settle();
      if (lastStory !== story) audited = undefined;
      lastStory = story;
      return measure(what);
    },
  };
  Object.assign(window, { auditor });
}
