/**
 * For tests: does to the page what the translators of Chrome and Edge do. Each text node, also one that comes
 * later, is replaced by `<font>` elements. The texts stay as they are. Returns how to stop.
 */
export function translatePage(): () => void {
  const untranslated = 'font, script, style, noscript, textarea, svg, [translate="no"]';
  const translate = (node: Node): void => {
    if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].forEach(translate);
    const text = node.textContent ?? '';
    if (text.trim() === '' || node.parentElement?.closest(untranslated) !== null) return;
    const fonts = [0, 1].map(() => document.createElement('font'));
    fonts[0]!.append(fonts[1]!);
    fonts[1]!.append(text);
    (node as Text).replaceWith(fonts[0]!);
  };
  translate(document.body);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(translate);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
