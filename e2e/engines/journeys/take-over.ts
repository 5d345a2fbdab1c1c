import type { Journey } from '../journey.ts';
import { until } from '../until.ts';

/** As an extension and a translator do once the document is parsed. */
function changeMarkup() {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') document.querySelector('audio')?.focus();
  });
  addEventListener('DOMContentLoaded', () => {
    Object.assign(window, { kept: [...document.querySelectorAll('main :is(h1, article, audio)')] });
    for (const element of document.querySelectorAll('#root :is(img, audio, input)'))
      element.before(document.createElement('span'));
    for (const { firstChild } of document.querySelectorAll('#root :is(h1, h3 a, p)')) {
      const font = document.createElement('font');
      font.append(firstChild?.textContent ?? '');
      if (firstChild instanceof Text) firstChild.replaceWith(font);
    }
  });
}

export const takeOverJourneys: Journey[] = [
  {
    name: 'a story keeps its elements and the focus, whatever others put into it before',
    async run({ tab, gateway }) {
      gateway.runBefore(changeMarkup);
      await tab.goto('/public/oma-riet');
      await tab.text(/^\d{4} tot (nu|\d{4})$/).see();
      const lost = () =>
        tab.evaluate(() => {
          const { kept } = window as unknown as { kept: Element[] };
          return kept.filter((element) => !element.isConnected).length;
        });
      await until('elements that were rendered again', lost, 0);
      await until(
        'what has the focus',
        () => tab.evaluate(() => document.activeElement?.getAttribute('aria-label')),
        'Afspelen: Het muziekdoosje',
      );
    },
  },
];
