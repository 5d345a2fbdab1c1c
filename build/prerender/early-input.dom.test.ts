import { beforeEach, describe, expect, it } from 'vitest';
import { earlyInputScript } from './early-input';

/** The document is parsed while a test runs. */
const parsed = () => document.dispatchEvent(new Event('readystatechange'));

beforeEach(() => {
  globalThis.earlyInput?.takeClick();
  globalThis.earlyInput?.watch(null);
  document.body.innerHTML = `<a href="#buiten" data-skip="main">Buiten</a><div id="root">
    <a href="#inhoud" data-skip="main">Naar de inhoud</a>
    <a href="#filters" data-skip="search">Naar de filters</a>
    <main><button><span>Menu</span></button><p>Tekst</p><a href="#noot">Noot</a></main></div>`;
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- runs the inline script like a browser
  new Function(earlyInputScript)();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const click = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  find(selector).dispatchEvent(event);
  return event;
};
const early = () => globalThis.earlyInput!;

describe('the last click', () => {
  it('is that on a button', () => {
    click('span');
    expect(early().takeClick()).toBe(find('button'));
    click('span');
    expect(early().takeClick()).toBeNull();
  });

  it.each(['p', '[href="#noot"]'])('is forgotten after one on %s', (selector) => {
    click('span');
    expect(click(selector).defaultPrevented).toBe(false);
    expect(early().takeClick()).toBeNull();
  });

  it('moves the focus by a skip link, without a fragment in the address', () => {
    expect(click('[href="#inhoud"]').defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(find('main'));
    expect(early().takeClick()).toBeNull();
  });

  it('is kept on a skip link whose target is not there yet', () => {
    click('[href="#filters"]');
    expect(early().takeClick()).toBe(find('[href="#filters"]'));
  });
});

describe('changes of others', () => {
  it('are recorded once the document is parsed, with what they changed', async () => {
    find('p').textContent = 'Geparsed';
    parsed();
    find('p').firstChild!.textContent = 'Text';
    find('main').prepend(document.createElement('div'));
    await Promise.resolve();
    find('button').remove();
    document.body.append('buiten');
    const taken = early().takeChanges();
    expect(taken.map(({ type, oldValue }) => [type, oldValue])).toEqual([
      ['characterData', 'Geparsed'],
      ['childList', null],
      ['childList', null],
    ]);
    expect(early().takeChanges()).toEqual([]);
  });

  it('are told while only a part is watched', async () => {
    parsed();
    let told = 0;
    early().onChange = () => (told += 1);
    early().watch(find('p'));
    find('main').prepend('nieuw');
    find('p').append('!');
    await Promise.resolve();
    expect([told, early().takeChanges().length]).toEqual([1, 1]);
  });
});
