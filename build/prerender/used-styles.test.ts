import { describe, expect, it, test } from 'vitest';
import { usedStyles } from './used-styles';

const html = `<!doctype html><html lang="nl"><head></head><body class="flex"><main id="inhoud">
<p class="md:w-1/2 before:content-[&#x27;a&#x27;] [&amp;&gt;p]:mt-1 1x">Tekst met &lt;h6&gt;</p>
<details class="group"><summary>Meer</summary></details>
<a href="/" aria-current="page" style="color:var(--of-element)">Home</a>
<svg viewBox="0 0 1 1"><circle class="knot"/></svg></main></body></html>`;

const isKept = (selector: string) => usedStyles(`${selector}{top:0}`, html) !== '';

describe('a selector', () => {
  test.each([
    'p',
    'P',
    '*',
    ':root',
    '.flex',
    '#inhoud',
    'svg .knot',
    'main>p',
    '[aria-current]',
    'a[aria-current="page"][href]',
    // A value of an attribute, a place and a state can change.
    '[aria-current=step]',
    'circle p',
    'a:hover',
    'a:focus-visible',
    'p:nth-child(2n + 1)',
    'html[lang]:not(.scroll-locked)',
    'p:not(:is(.absent,h2))',
    'main:has(.absent)',
    // Escaped characters, in the sheet and in the document.
    String.raw`.md\:w-1\/2`,
    String.raw`.before\:content-\[\'a\'\]:before`,
    String.raw`.\[\&\>p\]\:mt-1>p`,
    String.raw`.\31 x`,
    // Selector lists: one of their selectors matches the document.
    ':is(h1,p)',
    ':where(.absent, .flex) p',
    '.group:is(:where(.absent,:is(details)) *)',
    // The browser adds the attribute.
    'details[open]',
    '::selection',
    'p:before',
    'p::after',
  ])('%s is kept', (selector) => expect(isKept(selector)).toBe(true));

  test.each([
    'h1',
    'h6',
    '.absent',
    '#absent',
    'p.absent',
    'main>p>h2',
    '[data-state]',
    'a[data-state=open]',
    'html.scroll-locked',
    '.flex:hover .absent',
    '.absent:not(p)',
    ':is(h1,.absent)',
    ':where(.absent) p',
    'p:where(h1,[hidden])',
    String.raw`.md\:w-1`,
    '.Tekst',
    '.md',
    'h1:before',
    '::placeholder',
    '::-webkit-datetime-edit',
  ])('%s is left out', (selector) => expect(isKept(selector)).toBe(false));

  it('keeps those of form fields where the document has one', () => {
    expect(usedStyles('::placeholder{opacity:1}', '<input>')).toBe('::placeholder{opacity:1}');
  });
});

test.each([
  ['of a list only the used selectors', 'h1,p,.absent,a{top:0}', 'p,a{top:0}'],
  ['media', '@media print{p{top:0}h1{top:0}}@media print{h1{top:0}}', '@media print{p{top:0}}'],
  [
    'rules inside rules',
    '@media (width>=9px){@supports (top:0){p{top:0}}@supports (top:1px){h1{top:0}}}',
    '@media (width>=9px){@supports (top:0){p{top:0}}}',
  ],
  [
    'a container',
    '@container (width>=9px){p{top:0}h1{top:0}}',
    '@container (width>=9px){p{top:0}}',
  ],
  ['a page of print', '@media print{@page{margin:2cm}}', '@media print{@page{margin:2cm}}'],
  [
    'the order of layers',
    '@layer theme,base;@layer utilities{h1{top:0}}@layer base{p{top:0}}',
    '@layer theme,base;@layer utilities{}@layer base{p{top:0}}',
  ],
  [
    'the order of rules',
    '.flex{top:0}p{top:1px}.flex{top:2px}',
    '.flex{top:0}p{top:1px}.flex{top:2px}',
  ],
  [
    'fonts',
    '@font-face{font-family:A;src:url(a.woff2)}',
    '@font-face{font-family:A;src:url(a.woff2)}',
  ],
  [
    'keyframes that a rule names',
    'p{animation:1s float}@keyframes float{to{top:0}}@keyframes flo{to{top:0}}',
    'p{animation:1s float}@keyframes float{to{top:0}}',
  ],
  [
    'keyframes that a custom property names',
    ':root{--move:float 1s}p{animation:var(--move)}@keyframes float{to{top:0}}',
    ':root{--move:float 1s}p{animation:var(--move)}@keyframes float{to{top:0}}',
  ],
  ['no keyframes of a rule that is left out', 'h1{animation:1s a}@keyframes a{to{top:0}}', ''],
  [
    'custom properties that are used',
    ':root{--a:red;--b:var(--c);--c:red}p{color:var(--a,red)}h1{color:var(--d)}',
    ':root{--a:red;--c:red}p{color:var(--a,red)}',
  ],
  [
    'custom properties that an element uses',
    'main{--of-element:red;--of-none:red}',
    'main{--of-element:red}',
  ],
  [
    'registered custom properties that are used',
    '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}p{top:var(--a)}',
    '@property --a{syntax:"*";inherits:false}p{top:var(--a)}',
  ],
])('keeps %s', (_, css, expected) => expect(usedStyles(css, html)).toBe(expected));
