import type { Page } from '@playwright/test';

/**
 * Text of the page that does not fit: too small, cut off, over other text, under a button, or beyond the edge; a
 * sentence each. Visually hidden text and letters of a drawing do not count.
 */
export function findMisfits(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const found = new Set<string>();
    const root = document.documentElement;
    // Not the window: its scrollbar gutter is not part of the page.
    if (root.scrollWidth > root.offsetWidth)
      found.add(`the page runs ${root.scrollWidth - root.offsetWidth} px over`);
    const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    /** Scrolling, fixed and modal layers: text must not overlap text within one of them. */
    const layers = new Map<
      Element,
      { node: Node; words: string; box: Omit<DOMRect, 'x' | 'y' | 'width' | 'height' | 'toJSON'> }[]
    >();
    const layerOf = (element: Element | null): Element => {
      for (let here = element; here && here !== within; here = here.parentElement) {
        const { position, overflowX, overflowY } = getComputedStyle(here);
        if (['fixed', 'sticky'].includes(position) || /auto|scroll/.test(overflowX + overflowY)) return here;
      }
      return within;
    };
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const element = node.parentElement;
      const words = node.textContent?.trim().slice(0, 40);
      if (
        !element ||
        !words ||
        element.closest('svg') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const type = Number.parseFloat(getComputedStyle(element).fontSize);
      // The letters themselves: a line box has room above and below them.
      const boxes = [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ left, right, top, bottom }) => {
          const spare = Math.max(0, (bottom - top - type * 0.8) / 2);
          return { left, right, top: top + spare, bottom: bottom - spare };
        });
      let hidden = false;
      for (let here: Element | null = element; here && here !== document.body; here = here.parentElement) {
        const { overflowX, overflowY, clipPath, display, textIndent, textOverflow } = getComputedStyle(here);
        // Read aloud, and drawn for the eye.
        if (clipPath !== 'none' || textIndent.startsWith('-')) hidden = true;
        if (hidden || display === 'inline' || !/hidden|clip/.test(overflowX + overflowY)) continue;
        const frame = here.getBoundingClientRect();
        // If text ends in an ellipsis, its full version is elsewhere.
        if (textOverflow === 'ellipsis')
          for (const box of boxes) box.right = Math.min(box.right, frame.right);
        for (const { left, right, top, bottom } of boxes)
          if (
            left < frame.left - 1 ||
            right > frame.right + 1 ||
            top < frame.top - 1 ||
            bottom > frame.bottom + 1
          )
            found.add(`“${words}” is cut`);
      }
      if (hidden) continue;
      if (type < size) found.add(`“${words}” has ${type} px`);
      const layer = layerOf(element);
      const before = layers.get(layer) ?? [];
      for (const box of boxes) before.push({ node, words, box });
      layers.set(layer, before);
    }
    for (const all of layers.values())
      for (const [at, one] of all.entries())
        for (const other of all.slice(at + 1)) {
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (one.node !== other.node && wide > 2 && high > 2)
            found.add(`“${one.words}” lies over “${other.words}”`);
        }
    for (const button of within.querySelectorAll('button')) {
      const isSolid = /^rgb\(/.test(getComputedStyle(button).backgroundColor);
      if (!isSolid || !button.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const over = button.getBoundingClientRect();
      for (const { node, words, box } of layers.get(layerOf(button)) ?? []) {
        const wide = Math.min(box.right, over.right) - Math.max(box.left, over.left);
        const high = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
        if (wide > 2 && high > 2 && !button.contains(node))
          found.add(`“${words}” lies under the button “${button.textContent?.trim().slice(0, 40)}”`);
      }
    }
    return [...found];
  }, least);
}
