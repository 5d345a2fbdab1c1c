import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWrittenText } from './written-text';

it.each([
  ['Caf&eacute; &lsquo;De Kroeg&rsquo;', 'Café ‘De Kroeg’'],
  [
    'Co&ouml;peratie, &Eacute;&eacute;n, Besan&ccedil;on, &Aring;se, Dvo&rcaron;&aacute;k',
    'Coöperatie, Één, Besançon, Åse, Dvořák',
  ],
  ['Jan&nbsp;de&nbsp;Boer', 'Jan\u00a0de\u00a0Boer'],
  ['Piet &amp; Riet', 'Piet & Riet'],
  ['Piet &amp;amp; Riet, caf&amp;eacute;', 'Piet & Riet, café'],
  ['&#8216;t Gooi, &#x2018;t Sticht, &#145;t Spui&#146;', '‘t Gooi, ‘t Sticht, ‘t Spui’'],
  ['1 &lt; 2 &gt; 0, &quot;ja&quot;, 5&frac12; cent, &euro; 3', '1 < 2 > 0, "ja", 5½ cent, € 3'],
  ['Naam&Tab;Jaar&#9;Plaats', 'Naam\tJaar\tPlaats'],
  ['Lieve Henk,\vHet regent.\fMoeder', 'Lieve Henk,\nHet regent.\nMoeder'],
])('%j reads as %j', (text, expected) => {
  expect(readWrittenText(text)).toBe(expected.normalize('NFC'));
});

it.each([
  'Vroom & Dreesmann; C&A',
  'a & b; c',
  'R&D; en V&D',
  'zoek?a=1&b=2;',
  '&onbekend; &#0; &#xD800; &#1114112; &toString; &constructor;',
  'Tom\tJansen',
  '🎂 &',
])('%j stays as it is', (text) => {
  expect(readWrittenText(text)).toBe(text);
});

it('reads what it has read as the same', () => {
  const pieces = fc.constantFrom('&', 'amp;', 'eacute;', 'lt;', '#233;', ' ', 'e', '\v');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const once = readWrittenText(parts.join(''));
      expect(readWrittenText(once)).toBe(once);
    }),
  );
});
