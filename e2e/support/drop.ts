import type { Page } from '@playwright/test';

/**
 * Drops files, by name, on the page. Returns whether the page accepts the drag and the drop: a browser leaves
 * the app to open a file that is not accepted.
 */
export const drop = (page: Page, files: Readonly<Record<string, string>>) =>
  page.evaluate((all) => {
    const dataTransfer = new DataTransfer();
    for (const [name, text] of all) dataTransfer.items.add(new File([text], name));
    const send = (type: string) =>
      !document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    return { held: send('dragover'), taken: send('drop') };
  }, Object.entries(files));
