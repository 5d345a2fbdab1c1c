import { expect, it } from 'vitest';
import { fillTemplate, inlineStyles, removePreloads, splitHoisted, styleTexts } from './document';

it('splits hoisted head tags from the body', () => {
  const head =
    '<title>Prijzen &amp; meer</title><meta name="a" content="b"/><link rel="c" href="/d"/>';
  expect(splitHoisted(`${head}<div><title>niet deze</title></div>`)).toEqual({
    head,
    body: '<div><title>niet deze</title></div>',
  });
  expect(splitHoisted('<main>$&</main>')).toEqual({ head: '', body: '<main>$&</main>' });
});

const template = '<head><!--app-head--></head><div id="root"><!--app-html--></div>';

it('fills the template without interpreting $ patterns', () => {
  expect(fillTemplate(template, { head: '<title>$1</title>', body: '$&', path: '/help' })).toBe(
    '<head><!--page--><title>$1</title><!--/page--></head><div id="root" data-path="/help">$&</div>',
  );
  expect(fillTemplate(template, { head: '', body: '' })).toBe('<head></head><div id="root"></div>');
});

it('puts the style sheet of the site before that of the page', () => {
  const linked = '<head><!--app-head--><link rel="stylesheet" href="/site.css"></head>';
  const filled = fillTemplate(linked, { head: '', body: '', styles: ['page.css'], path: '/a' });
  const inlined = inlineStyles(filled, (hrefs) => hrefs.join());
  expect(styleTexts(inlined)).toEqual(['/site.css,/page.css']);
});

it('removes the preloads of the template', () => {
  const scripts = '<link rel="modulepreload" href="/b.js">';
  expect(removePreloads(`<head><!--app-head-->${scripts}</head>`)).toBe(
    '<head><!--app-head--></head>',
  );
});

it('inlines the used styles, and links the style sheets at the end of the body', () => {
  const html =
    '<head><link rel="stylesheet" crossorigin href="/assets/a.css"><!--page--><!--/page--></head><body>b</body>';
  const inlined = inlineStyles(html, ([href]) => `${href}{content:"$&"}@media(width<9px){}`);
  expect(styleTexts(inlined)).toEqual(['/assets/a.css{content:"$&"}@media(width<9px){}']);
  expect(inlined.replace(/<style>.*<\/style>/, '<style></style>')).toBe(
    '<head><!--page--><!--/page--><style></style></head><body>b<link rel="stylesheet" crossorigin fetchpriority="low" href="/assets/a.css"></body>',
  );
});
