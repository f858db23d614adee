/** What translators put in the place of a text. The app itself has no such element. */
const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/**
 * Lets React update text nodes that a browser translator has replaced. React would change or remove a node
 * that is no longer in the page, so a button would keep an old label, or the page would break. Before React
 * touches such a node it is put back; the translator then translates it again.
 * @returns a function that stops it
 */
export function keepReplacedTexts(root: Node): () => void {
  const places = new Map<Node, HTMLElement>();

  function putBack(text: Node | null): void {
    const place = text && places.get(text);
    if (!place) return;
    places.delete(text);
    if (place.isConnected) place.replaceWith(text);
  }

  /** React writes a text by its `nodeValue`. */
  function watch(text: Node, place: HTMLElement): void {
    places.set(text, place);
    Object.defineProperty(text, 'nodeValue', {
      configurable: true,
      get: () => text.textContent,
      set(words: string) {
        Reflect.deleteProperty(text, 'nodeValue');
        putBack(text);
        text.nodeValue = words;
      },
    });
  }

  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling } of records)
      for (const text of removedNodes) {
        const place = addedNodes[0] ?? previousSibling;
        if (text.nodeType === Node.TEXT_NODE && !text.isConnected && isFont(place)) watch(text, place);
      }
    // React never touches a node again after it removed the surrounding elements.
    for (const [text, place] of places) if (!place.isConnected) places.delete(text);
  });
  observer.observe(root, { childList: true, subtree: true });

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      putBack(child);
      return removeChild.call(this, child);
    },
    insertBefore(this: Node, child: Node, before: Node | null) {
      putBack(child);
      putBack(before);
      return insertBefore.call(this, child, before);
    },
    appendChild(this: Node, child: Node) {
      putBack(child);
      return appendChild.call(this, child);
    },
  });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore, appendChild });
  };
}
