import type { Page } from '@playwright/test';

/**
 * Drops files, by their names, on the page. Whether it holds them as they come over it, and takes them: a browser leaves
 * the app for a file that nobody takes.
 */
export const drop = (page: Page, files: Readonly<Record<string, string>>) =>
  page.evaluate((all) => {
    const dataTransfer = new DataTransfer();
    for (const [name, text] of all) dataTransfer.items.add(new File([text], name));
    const send = (type: string) =>
      !document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    return { held: send('dragover'), taken: send('drop') };
  }, Object.entries(files));
