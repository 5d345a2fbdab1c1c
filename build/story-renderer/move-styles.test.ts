import { expect, it } from 'vitest';
import { moveStyles } from './move-styles';

const styled = (style: string) => `<p style="${style}">a</p>`;

it('moves equal styles to one rule, in all parts', () => {
  const html = styled('color:red') + styled('width:1px');
  expect(moveStyles({ html, item: styled('color:red') })).toEqual({
    html: '<p data-style="0">a</p><p data-style="1">a</p>',
    item: '<p data-style="0">a</p>',
    styles: '[data-style="0"]{color:red}[data-style="1"]{width:1px}',
  });
});

it('writes entities as the characters that they are', () => {
  const { styles } = moveStyles({ html: styled('--a:&quot;b&quot; &amp; &#x27;c&#x27;') });
  expect(styles).toBe(`[data-style="0"]{--a:"b" & 'c'}`);
});

// Each would end its rule or the sheet, or begin another one.
it.each([
  'color:red}body{color:blue',
  'color:red{',
  'color:red}',
  '--a:&lt;/style&gt;',
  '--a:&gt;',
  'color:red/*',
  '--a:\\7d',
  '@import url(x)',
])('drops %j', (style) =>
  expect(moveStyles({ html: styled(style) })).toEqual({ html: '<p>a</p>', styles: '' }),
);
