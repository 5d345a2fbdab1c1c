import { expect, it } from 'vitest';
import { fillTemplate, inlineStyles, scriptsFirst, splitHoisted, styleTexts } from './document';

it('moves what React hoists into the head, and leaves the rest', () => {
  const head =
    '<title>Prijzen &amp; meer</title><meta name="a" content="b"/><link rel="c" href="/d"/>';
  expect(splitHoisted(`${head}<div><title>niet deze</title></div>`)).toEqual({
    head,
    body: '<div><title>niet deze</title></div>',
  });
  expect(splitHoisted('<main>$&</main>')).toEqual({ head: '', body: '<main>$&</main>' });
});

const template = '<head><!--app-head--></head><div id="root"><!--app-html--></div>';

it('fills a document, to the letter', () => {
  expect(fillTemplate(template, { head: '<title>$1</title>', body: '$&', path: '/help' })).toBe(
    '<head><!--page--><title>$1</title><!--/page--></head><div id="root" data-path="/help">$&</div>',
  );
  expect(fillTemplate(template, { head: '', body: '' })).toBe('<head></head><div id="root"></div>');
});

it('keeps the order of style sheets: the site first, then the page', () => {
  const linked = '<head><!--app-head--><link rel="stylesheet" href="/site.css"></head>';
  const filled = fillTemplate(linked, { head: '', body: '', styles: ['page.css'], path: '/a' });
  expect(styleTexts(inlineStyles(filled, (href) => href))).toEqual(['/site.css/page.css']);
});

it('lets what its script needs pass before the fonts', () => {
  const fonts = '<link rel="preload" href="/a.woff2">';
  const own = '<link rel="modulepreload" href="/b.js">';
  const filled = fillTemplate(scriptsFirst(`<head>${fonts}<!--app-head-->${own}</head>`), {
    head: '<script>1</script>',
    body: '',
  });
  expect(filled).toBe(
    '<head><script>1</script><link rel="preload" fetchpriority="low" href="/a.woff2"></head>',
  );
});

it('puts style sheets into the document, where a policy can hash them', () => {
  const html =
    '<head><link rel="stylesheet" crossorigin href="/assets/a.css"><!--page--><!--/page--></head>';
  const inlined = inlineStyles(html, (href) => `${href}{content:"$&"}@media(width<9px){}\n`);
  expect(inlined).not.toContain('rel="stylesheet"');
  expect(styleTexts(inlined)).toEqual(['/assets/a.css{content:"$&"}@media(width<9px){}']);
});
