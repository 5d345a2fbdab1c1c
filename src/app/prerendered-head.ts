/** Removes the prerendered metadata of another page: React renders that of the current page. */
export function removePrerenderedHead(): void {
  const nodes = [...document.head.childNodes];
  const marks = nodes.filter((node) => node.nodeType === Node.COMMENT_NODE);
  const from = marks.find(({ textContent }) => textContent === 'page');
  const to = marks.find(({ textContent }) => textContent === '/page');
  if (!from || !to) return;
  for (const node of nodes.slice(nodes.indexOf(from), nodes.indexOf(to) + 1)) node.remove();
}
