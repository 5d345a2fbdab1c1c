import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AnswerSources } from './answer-sources';
import { AnswerText } from './message-item';

vi.mock('virtual:help-articles', () => ({
  articles: [{ slug: 'opzeggen' }, { slug: 'wat-kost-het' }],
}));

const show = (text: string) =>
  render(
    <MemoryRouter>
      <AnswerText text={text} />
    </MemoryRouter>,
  ).container;
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('links paths and markdown links of our own pages', () => {
  const box = show('Zie /pricing.\nOf lees [hoe je opzegt](/help/opzeggen) (/help/wat-kost-het).');
  expect(links()).toEqual([
    ['/pricing', '/pricing'],
    ['hoe je opzegt', '/help/opzeggen'],
    ['/help/wat-kost-het', '/help/wat-kost-het'],
  ]);
  expect(box.textContent).toBe('Zie /pricing.\nOf lees hoe je opzegt (/help/wat-kost-het).');
});

it('keeps line breaks, and does not link other slashes', () => {
  const box = show('Foto/video en/of tekst, 24/7.\r\n\r\n\r\n\r\nKlaar.');
  expect(box.textContent).toBe('Foto/video en/of tekst, 24/7.\n\nKlaar.');
  expect(box.querySelector('p')!.className).toContain('whitespace-pre-line');
  expect(links()).toEqual([]);
});

it.each([
  '<img src=x onerror=alert(1)><script>alert(2)</script><a href="/pricing">x</a>',
  '[klik](javascript:alert(1)) [klik](JaVaScRiPt:alert(1)) [klik](data:text/html,x)',
  '![/pricing](/pricing) ![x](https://evil.example/p.png) ![x](//evil.example)',
  'https://evil.example/pricing http://evil.example evil.example/help www.evil.example',
  '[klik](https://evil.example) [klik](//evil.example/help) [klik](/\\evil.example)',
  '//evil.example/pricing ///pricing \\/pricing /\\pricing \\\\evil.example\\pricing',
  '/pricing.evil.example /pricing@evil.example /pricing:80 /pricing?x=1 /help/opzeggen/x',
  '/%2fevil.example /help/../evil /help/%2e%2e /HELP/opzeggen /help/bestaat-niet',
  '[x](/public/oma-riet) /public/oma-riet /home-preview-2 mailto:evil@evil.example',
  '[x](/pricing?next=//evil.example) [x](/pricing#x) [x](/pricing/) [x](pricing)',
])('leaves as text: %s', (text) => {
  const box = show(text);
  expect(links()).toEqual([]);
  expect(box.querySelectorAll('p :not(span)')).toHaveLength(0);
});

it.each(['[x](/pricing "titel")', '[x](/pricing\n)', '[](/pricing)', '[[x](/pr\u200bicing)'])(
  'leads nowhere but to our own page, however odd the markup: %s',
  (text) => {
    show(text);
    expect(links().map(([, href]) => href)).toEqual(['/pricing']);
  },
);

it('removes invisible characters and bidi controls', () => {
  const box = show('pay\u200bpal \u202Eelpmaxe\u202C\u0007 \u2066x\u2069 👨‍👩‍👧');
  expect(box.textContent).toBe('paypal elpmaxe x 👨‍👩‍👧');
});

it('shows at most three different sources of our own pages', () => {
  render(
    <MemoryRouter>
      <AnswerSources
        sources={[
          { title: 'Weg', path: 'https://evil.example' },
          { title: 'Ook weg', path: '/help/bestaat-niet' },
          { title: ' ', path: '/help/opzeggen' },
          { title: 'Opzeggen', path: '/help/opzeggen' },
          { title: 'Nog eens', path: '/help/opzeggen' },
          { title: '<b>Kosten</b>', path: '/help/wat-kost-het' },
          { title: 'Prijzen', path: '/pricing' },
          { title: 'Vierde', path: '/contact' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(links()).toEqual([
    ['Opzeggen', '/help/opzeggen'],
    ['<b>Kosten</b>', '/help/wat-kost-het'],
    ['Prijzen', '/pricing'],
  ]);
});
