import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPlace } from './keep-place';
import { undoChanges } from './undo-changes';

const markup =
  '<h1>Oma <!-- -->Riet</h1><form><input><button>Open</button></form><figure><audio></audio><img></figure><p>Een brief</p>';

let root: HTMLElement;
let observer: MutationObserver;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  root = document.getElementById('root')!;
  observer = new MutationObserver(() => {});
  observer.observe(root, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
});
afterEach(() => observer.disconnect());

const find = (selector: string) => root.querySelector<HTMLElement>(selector)!;
const element = (name: string, ...content: (Node | string)[]) => {
  const made = document.createElement(name);
  made.append(...content);
  return made;
};
const texts = () => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
};

const changes: Record<string, () => void> = {
  'an element after another': () => find('input').after(element('div')),
  'an element before another': () => find('audio').before(element('div')),
  'one at the end': () => root.append(element('div', 'icon')),
  'several at once': () => find('p').prepend(element('b'), element('i'), 'text'),
  'a text replaced by an element': () => texts()[0]!.replaceWith(element('font', 'Granny')),
  'every text replaced': () => {
    for (const text of texts()) text.replaceWith(element('font', element('font', text.data)));
  },
  'a text moved into an element': () => {
    const [text] = texts();
    const font = element('font');
    text!.before(font);
    font.append(text!);
  },
  'a text changed in place, twice': () => {
    const [text] = texts();
    text!.data = 'Granny ';
    text!.data = 'Nan ';
  },
  'a comment removed': () => find('h1').childNodes[1]!.remove(),
  'adjacent texts joined': () => {
    find('h1').childNodes[1]!.remove();
    const [first, second] = texts();
    first!.data += second!.data;
    second!.remove();
  },
  'an element wrapped': () => {
    const wrapper = element('div');
    find('img').replaceWith(wrapper);
    wrapper.append(find('img') ?? document.createElement('img'));
  },
  'an element added and removed again': () => {
    const icon = element('div');
    find('form').append(icon);
    icon.remove();
  },
  'an added element changed': () => {
    const icon = element('div', 'a');
    find('form').append(icon);
    icon.append('b');
    icon.firstChild!.textContent = 'c';
  },
  'all children replaced': () => find('form').replaceChildren(element('div')),
};

it.each(Object.keys(changes))('undoes %s, with the nodes that were there', (name) => {
  const nodes = [...root.querySelectorAll('*'), ...texts()];
  changes[name]!();
  undoChanges(observer.takeRecords());
  expect(root.innerHTML).toBe(markup);
  expect(nodes.filter((node) => !node.isConnected)).toEqual([]);
});

it('throws when a node is no longer where it was put', () => {
  const icon = element('div');
  find('form').append(icon);
  const records = observer.takeRecords();
  icon.remove();
  expect(() => undoChanges(records)).toThrow();
});

describe('what was reached', () => {
  const undo = () => {
    const records = observer.takeRecords();
    const restore = keepPlace(records);
    undoChanges(records);
    restore();
  };

  it('stays selected in a text that was replaced', () => {
    changes['every text replaced']!();
    const text = find('p font font').firstChild!;
    getSelection()!.setBaseAndExtent(text, 4, text, 9);
    undo();
    const { anchorNode, anchorOffset, focusOffset } = getSelection()!;
    expect([anchorNode, anchorOffset, focusOffset]).toEqual([find('p').firstChild, 4, 9]);
  });

  it('stays focused when its element was wrapped', () => {
    const button = find('button');
    const wrapper = element('div');
    button.replaceWith(wrapper);
    wrapper.append(button);
    button.focus();
    undo();
    expect(document.activeElement).toBe(button);
  });
});
