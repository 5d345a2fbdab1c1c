/** A place in the texts of an element that the server rendered. */
interface Place {
  element: Element;
  characters: number;
}

/** The nearest element around the node that is not in one of these, and how many characters stand before. */
function placeOf(node: Node, offset: number, added: ReadonlySet<Node>): Place | null {
  let element: Element | null = node.parentElement;
  if (node instanceof Element) element = node;
  for (let outer: Node | null = node; outer; outer = outer.parentNode)
    if (added.has(outer)) element = outer.parentElement;
  if (!element) return null;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(node, offset);
  return { element, characters: before.toString().length };
}

/** The text at the place; its last one if the texts are shorter now. */
function pointAt({ element, characters }: Place): [node: Node, offset: number] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let point: [Node, number] = [element, 0];
  let left = characters;
  while (texts.nextNode()) {
    const { length } = texts.currentNode as Text;
    point = [texts.currentNode, Math.min(left, length)];
    if (left <= length) break;
    left -= length;
  }
  return point;
}

/** Returns how to restore focus and selection once these changes are undone. */
export function keepPlace(changes: readonly MutationRecord[]): () => void {
  const { activeElement } = document;
  const selection = getSelection();
  const { anchorNode, focusNode, anchorOffset, focusOffset } = selection ?? {};
  // A field keeps its own selection.
  const isText = !activeElement?.matches('input,textarea') && !selection?.isCollapsed;
  const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
  const from = isText && anchorNode ? placeOf(anchorNode, anchorOffset!, added) : null;
  const to = isText && focusNode ? placeOf(focusNode, focusOffset!, added) : null;
  return () => {
    if (from && to) selection!.setBaseAndExtent(...pointAt(from), ...pointAt(to));
    if (activeElement instanceof HTMLElement && activeElement !== document.activeElement)
      activeElement.focus({ preventScroll: true });
  };
}
