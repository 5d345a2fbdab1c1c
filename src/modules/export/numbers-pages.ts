/** Whether the browser prints the page numbers of the booklet. Firefox has no margin boxes. */
export function numbersPages(): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@page { @bottom-center { content: counter(page); } }');
  return sheet.cssRules[0]?.cssText.includes('@bottom-center') ?? false;
}
