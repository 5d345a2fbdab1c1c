import { describe, expect, it } from 'vitest';
import { differences, quote, sectionOf, settle } from './record';

describe('quote', () => {
  it.each([
    [[], '(nothing)'],
    [['Oma Riet | Anekdotes — Mozilla Firefox frame.'], '(nothing)'],
    [['document-web.', 'Naar de inhoud link.'], '“Naar de inhoud link.”'],
    [['lijst verlaten.', 'regio verlaten.', 'Delen drukknop.'], '“Delen drukknop.”'],
    [['belangrijkste inhoud', 'regio Filters'], '“regio Filters”'],
    [['Pauze drukknop.', 'Focus-modus'], '“Pauze drukknop.” · “Focus-modus”'],
  ])('writes %j as %s', (said, written) => expect(quote(said)).toBe(written));
});

const record =
  '# Head\n\n## A story\n\n- `h`: “Oma Riet”\n- `Tab`: “Kaart”\n\n## A dialog\n\n- `b`: “Delen”\n';

it('finds a section by its heading', () => {
  expect(sectionOf(record, 'A story')).toBe('## A story\n\n- `h`: “Oma Riet”\n- `Tab`: “Kaart”');
  expect(sectionOf(record, 'A dialog')).toBe('## A dialog\n\n- `b`: “Delen”');
  expect(sectionOf(record, 'A')).toBeUndefined();
});

describe('differences', () => {
  const before = sectionOf(record, 'A story')!;
  it.each([
    ['the same', before, []],
    [
      'another utterance',
      before.replace('Kaart', 'Delen'),
      ['- was: - `Tab`: “Kaart”', '  now: - `Tab`: “Delen”'],
    ],
    [
      'a step that is silent now',
      before.replace('“Kaart”', '(nothing)'),
      ['- was: - `Tab`: “Kaart”', '  now: - `Tab`: (nothing)'],
    ],
    [
      'a step fewer',
      before.replace('\n- `Tab`: “Kaart”', ''),
      ['- was: - `Tab`: “Kaart”', '  now: '],
    ],
    ['a step more', `${before}\n- \`b\`: “Delen”`, ['- was: ', '  now: - `b`: “Delen”']],
  ])('%s', (_, now, expected) => expect(differences(before, now)).toEqual(expected));
});

describe('settle', () => {
  it.each([
    ['what one walk missed', 'a\nb\nc', ['a\n-\nc', '-\nb\nc'], 'a\nb\nc'],
    ['what no walk said', 'a\nb\nc', ['a\n-\nc', 'a\nx\nc'], 'a\nx\nc'],
    ['a walk of other steps', 'a\nb', ['a\nx\nb'], 'a\nx\nb'],
  ])('%s', (_, before, walks, settled) => expect(settle(before, walks)).toBe(settled));
});
