import type { CDPSession, Page } from '@playwright/test';

/** One announcement of a screen reader: the focused element, or the new text of a live region. */
export interface Said {
  /** `inserted`: a polite region added with its text; some readers announce it, others do not. */
  how: 'focus' | 'polite' | 'assertive' | 'inserted';
  words: string;
}

interface Reader {
  said: Said[];
  /** Where the focus was before, by the names around it. */
  around: string[];
}

/** Runs in the page: records live regions, as far as a screen reader could hear them. */
function attend(): void {
  const globals = window as unknown as { reader?: Reader };
  if (globals.reader) return;
  const reader: Reader = { said: [], around: [] };
  globals.reader = reader;
  const REGION = '[aria-live], [role="status"], [role="alert"], [role="log"], output';
  const clean = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').trim();
  const manner = (region: Element) => {
    const own = region.getAttribute('aria-live');
    if (own) return own;
    return region.getAttribute('role') === 'alert' ? 'assertive' : 'polite';
  };
  /** Whether a region can be heard: not below an open sheet. */
  const reachable = (region: Element) => {
    const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
    return region.isConnected && region.checkVisibility() && (!sheet || sheet.contains(region));
  };
  const words = (region: Element): string => {
    const walk = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
      if (node.matches('button, a[href], input, select, textarea, [hidden]') || !node.checkVisibility())
        return ' ';
      const label = node.getAttribute('aria-label');
      if (label && node.matches('img, svg, [role="img"]')) return label;
      const inside = [...node.childNodes].map(walk).join('');
      return getComputedStyle(node).display === 'inline' ? inside : ` ${inside} `;
    };
    return clean(walk(region));
  };
  const before = new WeakMap<Element, string>();
  for (const region of document.querySelectorAll(REGION)) before.set(region, words(region));
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const over = at?.closest(REGION);
      if (over) regions.add(over);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const region of [node, ...node.querySelectorAll(REGION)])
            if (region.matches(REGION)) regions.add(region);
    }
    for (const region of regions) {
      const known = before.get(region);
      const now = words(region);
      before.set(region, now);
      const how = manner(region);
      if (known === now || now === '' || how === 'off' || !reachable(region)) continue;
      const inserted = known === undefined && how === 'polite';
      reader.said.push({ how: inserted ? 'inserted' : (how as Said['how']), words: now });
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Runs in the page: the names of the places round the focus that it was not in before. */
function arrive(): string[] {
  const { reader } = window as unknown as { reader: Reader };
  /** Its text without what is hidden from screen readers. */
  const spoken = (place: Element | null): string => {
    const copy = place?.cloneNode(true) as Element | undefined;
    for (const part of copy?.querySelectorAll('[aria-hidden="true"], svg') ?? []) part.remove();
    return copy?.textContent ?? '';
  };
  const named = (place: Element) => {
    const by = place.getAttribute('aria-labelledby');
    const label = by
      ? by
          .split(' ')
          .map((id) => spoken(document.getElementById(id)))
          .join(' ')
      : (place.getAttribute('aria-label') ?? place.querySelector(':scope > legend')?.textContent ?? '');
    return label.replace(/\s+/g, ' ').trim();
  };
  const around: string[] = [];
  const PLACES = 'dialog, fieldset, [role="group"], section, aside, nav, article, [role="tabpanel"]';
  for (let here = document.activeElement?.parentElement; here; here = here.parentElement) {
    if (!here.matches(PLACES)) continue;
    const name = named(here);
    const described = here.getAttribute('aria-describedby');
    const more =
      described && here.matches('dialog') ? (document.getElementById(described)?.textContent ?? '') : '';
    if (name) around.unshift([name, more.replace(/\s+/g, ' ').trim()].filter(Boolean).join('. '));
    if (here.matches('dialog')) break;
  }
  const fresh = around.filter((name) => !reader.around.includes(name));
  reader.around = around;
  return fresh;
}

const sessions = new WeakMap<Page, CDPSession>();

/** A simulated screen reader for this page, as far as the browser exposes what it would read. */
export class ScreenReader {
  private lines: Said[] = [];
  private asked = 0;

  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async begin(page: Page): Promise<ScreenReader> {
    await page.evaluate(attend);
    const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
    sessions.set(page, session);
    return new ScreenReader(page, session);
  }

  /** What the focus is on now, as it is read: the places that were entered, name, role, state and description. */
  async focus(): Promise<string> {
    const fresh = await this.page.evaluate(arrive);
    const { result } = await this.session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (!result.objectId) return '';
    const { nodes } = await this.session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const [node] = nodes;
    const state = (node?.properties ?? []).flatMap(({ name, value }) => {
      if (name === 'expanded') return [value.value ? 'expanded' : 'collapsed'];
      if (name === 'checked' || name === 'pressed') return [`${value.value === 'true' ? '' : 'not '}${name}`];
      if (name === 'disabled' && value.value) return ['unavailable'];
      if (name === 'invalid' && value.value !== 'false') return ['invalid'];
      return [];
    });
    const text = (part: { value?: unknown } | undefined) => String(part?.value ?? '').trim();
    const words = [
      ...fresh,
      text(node?.name),
      text(node?.role),
      ...state,
      text(node?.value),
      text(node?.description),
    ]
      .filter(Boolean)
      .join(', ');
    await this.hear();
    this.lines.push({ how: 'focus', words });
    return words;
  }

  /** Collects everything announced since the last call. */
  async hear(): Promise<Said[]> {
    const fresh = await this.page.evaluate(() => {
      const { reader } = window as unknown as { reader?: Reader };
      return reader?.said.splice(0) ?? null;
    });
    // A new page has no reader yet.
    if (!fresh) await this.page.evaluate(attend);
    this.lines.push(...(fresh ?? []));
    return fresh ?? [];
  }

  /** The announcements since the last call. */
  since(): string[] {
    const fresh = this.lines.slice(this.asked).map(({ words }) => words);
    this.asked = this.lines.length;
    return fresh;
  }

  /** All announcements from the beginning, in order. */
  get transcript(): readonly Said[] {
    return this.lines;
  }
}

const sentencesOf = (words: string) => words.split(/(?<=[.!?]) /).filter((sentence) => sentence.length > 12);

/** Sentences announced twice between two acts, by any source; and the same word twice in a row. */
export function findDoubled(transcript: readonly Said[]): string[] {
  const doubled: string[] = [];
  let announced = new Set<string>();
  for (const { how, words } of transcript) {
    // A control that is read again with its description is not a new announcement.
    if (how === 'focus') {
      // A heading bears the name of its place.
      if (!words.endsWith('heading') && /(^|, )([^,]+), \2(,|$)/.test(words)) doubled.push(words);
      announced = new Set(sentencesOf(words));
      continue;
    }
    for (const sentence of sentencesOf(words)) {
      if (announced.has(sentence)) doubled.push(sentence);
      announced.add(sentence);
    }
  }
  return doubled;
}

/** So long is listened to at once: half a minute. */
const LONG = 500;

/** Announcements that mean nothing without sight: no name, a bare number or sign, or too much at once. */
export function findMeaningless(transcript: readonly Said[]): string[] {
  return transcript.flatMap(({ how, words }) => {
    const bare = how === 'focus' ? /^(button|link|textbox|radio|checkbox|tab)\b/ : /^[-+−–\d\s.,]*$/;
    // A figure is named by its group if the focus just entered the group.
    return [...(bare.test(words) ? [words] : []), ...(words.length > LONG ? [`too long: ${words}`] : [])];
  });
}
