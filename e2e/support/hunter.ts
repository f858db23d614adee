import type { Page } from '@playwright/test';
import { furnish } from './furnish';

/** Keeps every message that windows of this device send each other and every line that the page writes. */
export async function listenIn(page: Page): Promise<() => Promise<string>> {
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  const listen = () => {
    const received: unknown[] = [];
    new BroadcastChannel('dispatch-box').addEventListener('message', ({ data }) => received.push(data));
    Object.assign(globalThis, { heard: received });
  };
  await furnish(page, listen);
  return async () => {
    const received = await page.evaluate(() =>
      JSON.stringify((globalThis as { heard?: unknown }).heard ?? []),
    );
    return [...written, received].join('\n');
  };
}

/** The page as it stands, without the styles that it was served with: they are the same at every table. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const style of copy.querySelectorAll('head > style')) style.remove();
    return copy.outerHTML;
  });

/** Everything that a page can be asked for without opening its database: each place with its text. */
export async function searchEverywhere(page: Page): Promise<Record<string, string>> {
  const session = await page.context().newCDPSession(page);
  const tree = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const pageState = await page.evaluate(() => ({
    title: document.title,
    address: location.href,
    history: JSON.stringify(history.state),
    kept: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
    name: window.name,
    written: [...document.querySelectorAll('input, textarea')]
      .map((field) => (field as HTMLInputElement).value)
      .join('\n'),
  }));
  return {
    ...pageState,
    page: await contentOf(page),
    snapshot: await page.ariaSnapshot(),
    tree: JSON.stringify(
      tree.nodes.map(({ name, description, value, properties }) => ({
        name,
        description,
        value,
        properties,
      })),
      // The inspector's own numbering of nodes is no part of the page.
      (key, part) => (key === 'backendDOMNodeId' ? undefined : part),
    ),
  };
}

/** The places where these words occur. */
export function placesOf(found: Record<string, string>, words: string | RegExp): string[] {
  return Object.entries(found)
    .filter(([, text]) => (typeof words === 'string' ? text.includes(words) : words.test(text)))
    .map(([place, text]) => {
      const at = typeof words === 'string' ? text.indexOf(words) : text.search(words);
      return `${place}: …${text.slice(Math.max(0, at - 40), at + 40)}…`;
    });
}
