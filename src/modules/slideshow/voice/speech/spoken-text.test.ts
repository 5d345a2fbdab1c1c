import { expect, test } from 'vitest';
import { spokenText } from './spoken-text';

test.each([
  ['o.a. Piet, bijv. Kees en dhr. Bos', 'onder andere Piet, bijvoorbeeld Kees en de heer Bos'],
  ['D.w.z. ca. 1931', 'dat wil zeggen ongeveer 1931'],
  ['Melk, brood enz.', 'Melk, brood enzovoort'],
  ['www.anekdotes.nl. Daar', 'www.anekdotes.nl. Daar'],
  ['Het was nr. 12, t/m 14', 'Het was nummer 12, tot en met 14'],
  ['De St. Jan bij de firma Bos BV. Klaar', 'De Sint Jan bij de firma Bos BV. Klaar'],
  ['20 st. eieren', '20 st. eieren'],
  ['jaren 50', 'jaren vijftig'],
  ['in de jaren ’30', 'in de jaren dertig'],
  ['omstreeks 1931', 'omstreeks 1931'],
  ['4 mei 1955', '4 mei 1955'],
  ['op 4-5-1955 en 04/05/1955', 'op 4 mei 1955 en 4 mei 1955'],
  ['31-2-1955', '31-2-1955'],
  ['1940-1945 en 1944–45', '1940 tot 1945 en 1944 tot 45'],
  ["In '40-'45 en in ’53", 'In 40 tot 45 en in 53'],
  ['Tel. 0522-123456', 'Tel. 0522-123456'],
  ["foto's uit 1955", "foto's uit 1955"],
  ['Een\n  regel', 'Een regel'],
])('%j is said as %j', (text, spoken) => expect(spokenText(text)).toBe(spoken));
