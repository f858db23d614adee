/** For tests only: puts every text into `<font>`, as the translators of browsers do. */
export function translate(root: Node, how: 'replaceChild' | 'insertBefore' = 'replaceChild'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.trim() && node.parentNode?.nodeName !== 'FONT') texts.push(node as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    inner.textContent = text.data;
    if (how === 'replaceChild') text.replaceWith(outer);
    else {
      text.before(outer);
      text.remove();
    }
  }
}
